// What changed between two pictures: which cards went from where to where, who left, and how the arrow lies.
import type { Card, Hand, Rest, View } from "../../generated/mistigri";

export const NOTHING = 45;
export const EFFECT = 46;
export const REVERSE = 47;
export const SEAT = 48;

/** A seat's hand, or the discard. */
export type Where = number | "discard";

export interface Moved {
  /** Null where we do not see which. */
  card: Card | null;
  from: Where;
  to: Where;
}

export interface Change {
  moves: Moved[];
  /** Who has just put down or lost their last card. */
  left: number[];
  reversed: boolean;
  passed: number | null;
  counted: boolean;
  dealt: boolean;
}

/** The cards of one pile that are not in another, each as often as it is missing there. */
export function beyond(pile: readonly Card[], other: readonly Card[]): Card[] {
  const spare = new Map<number, number>();
  for (const { kind } of other) spare.set(kind, (spare.get(kind) ?? 0) + 1);
  return pile.filter(({ kind }) => {
    const left = spare.get(kind) ?? 0;
    spare.set(kind, left - 1);
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

/** Whose decision it is: in a swap its owner's, though the turn is another's. */
export function decider(view: View): number {
  return view.phase === "put" || view.phase === "take" ? (view.source ?? view.to_move) : view.to_move;
}

/** Whose turn comes if the arrow is turned. */
export function nextIfTurned(view: View): number {
  const way = view.arrow === "clockwise" ? -1 : 1;
  const count = view.hands.length;
  let seat = (view.to_move + way + count) % count;
  while (!view.hands[seat]?.playing && seat !== view.to_move) seat = (seat + way + count) % count;
  return seat;
}

/** The fewest penalty points win (M23); nobody before the end. */
export function winners(view: View): number[] {
  if (view.phase !== "over") return [];
  const fewest = Math.min(...view.scores);
  return view.scores.flatMap((score, seat) => (score === fewest ? seat : []));
}

/** Which article says what a seat counts at the end of a round. */
export function articleOfRest(rests: readonly Rest[], seat: number): string {
  if (!rests[seat]?.cards.length) return "M21";
  return rests.filter((rest) => rest.cards.length).length === 1 ? "M19" : "M20";
}
