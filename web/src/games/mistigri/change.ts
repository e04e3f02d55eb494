// What changed between two pictures: which cards went from where to where, who left, and how the arrow lies.
import type { Card, Hand, View } from "../../generated/mistigri";

/** A seat's hand, or the discard. */
export type Where = number | "discard";

export interface Moved {
  /** The card; null where we do not see which it is. */
  card: Card | null;
  from: Where;
  to: Where;
}

export interface Change {
  moves: Moved[];
  /** The players who have just put down or lost their last card. */
  left: number[];
  reversed: boolean;
  passed: number | null;
  counted: boolean;
  dealt: boolean;
}

/** The cards of one pile that are not in another, each as often as it is missing there. */
export function beyond(pile: readonly Card[], other: readonly Card[]): Card[] {
  const spare = new Map<string, number>();
  for (const { name } of other) spare.set(name, (spare.get(name) ?? 0) + 1);
  return pile.filter(({ name }) => {
    const left = spare.get(name) ?? 0;
    spare.set(name, left - 1);
    return left <= 0;
  });
}

export function change(before: View, after: View): Change {
  const dealt = before.round !== after.round;
  const left = dealt ? [] : seats(before).filter((seat) => before.hands[seat]?.playing && !after.hands[seat]?.playing);
  const passed = before.phase === "first" && before.turns === after.turns - 1 && !dealt ? before.to_move : null;
  const lastPass = before.phase === "first" && after.phase === "counted" ? before.to_move : null;
  return {
    moves: dealt ? [] : movesBetween(before, after),
    left,
    reversed: !dealt && before.arrow !== after.arrow,
    passed: passed ?? lastPass,
    counted: after.phase === "counted" && before.phase !== "counted",
    dealt,
  };
}

/**
 * Whether cards come to a seat or go from it, other than to the discard: because this seat draws (`ours`), or because others draw from it or
 * give to it (`theirs`).
 */
export function concerns(happened: Change | null, before: View | null, seat: number | null): "ours" | "theirs" | null {
  const move = happened?.moves[0];
  if (!move || !before || seat === null || move.to === "discard" || (move.from !== seat && move.to !== seat)) return null;
  const mover = before.phase === "take" ? before.source : before.to_move;
  return mover === seat ? "ours" : "theirs";
}

function movesBetween(before: View, after: View): Moved[] {
  const sizes = seats(before).map((seat) => (after.hands[seat]?.size ?? 0) - (before.hands[seat]?.size ?? 0));
  const [giver, taker] = [sizes.findIndex((size) => size < 0), sizes.findIndex((size) => size > 0)];
  const thrown = beyond(after.discard, before.discard);
  const fetched = beyond(before.discard, after.discard);
  if (thrown.length) return giver < 0 ? [] : thrown.map((card) => ({ card, from: giver, to: "discard" }));
  if (fetched.length) return taker < 0 ? [] : fetched.map((card) => ({ card, from: "discard", to: taker }));
  if (giver < 0 || taker < 0) return [];
  const seen = beyond(cardsOf(after.hands[taker]), cardsOf(before.hands[taker]));
  const count = sizes[taker] ?? 0;
  return Array.from({ length: count }, (_, at) => ({ card: (seen.length === count && seen[at]) || null, from: giver, to: taker }));
}

function cardsOf(hand: Hand | undefined): Card[] {
  return hand?.cards ?? [];
}

function seats(view: View): number[] {
  return view.hands.map((_, seat) => seat);
}
