// Crazy Mistigri in words, hand by hand, for people who cannot see the table.
import { catLook } from "../../art/coats";
import type { Card, View } from "../../generated/mistigri";
import type { Say, SeatName } from "../../lib/game";
import { listed, tell } from "../../lib/said";

/** "red 4, heart": a card as it is pictured. */
export function cardWords(card: Card, say: Say, colours: readonly string[] = []): string {
  return say("mistigri-pictured", { card: tell(card.words, [], say), symbol: catLook(card.colour, colours).symbol });
}

export function cardsWords(cards: readonly Card[], say: Say): string {
  const words = cards.map((card) => tell(card.words, [], say));
  return listed(words, say) || say("mistigri-no-cards");
}

export function nameOf(seat: number, seats: SeatName[], say: Say): string {
  if (seats[seat]?.you) return say("you");
  return seats[seat]?.name ?? say("ui-player", { number: seat + 1 });
}

/** What a seat shows to all. */
export function placeWords(view: View, seat: number, seats: SeatName[], say: Say): string {
  const hand = view.hands[seat];
  const points = view.scores[seat] ?? 0;
  if (!hand?.playing && !hand?.size) return tell({ id: "mistigri-place-out", values: { points }, seats: { who: seat } }, seats, say);
  const values = { cards: hand.size, help: hand.face_down ? "down" : "up", points };
  return tell({ id: "mistigri-place", values, seats: { who: seat } }, seats, say);
}

/** What we see of a hand, or are certain of. */
function handWords(view: View, seat: number, seats: SeatName[], say: Say): string[] {
  const hand = view.hands[seat];
  if (!hand?.cards.length) return [];
  const id = hand.open ? "mistigri-holds" : "mistigri-certain";
  return [tell({ id, values: { list: cardsWords(hand.cards, say) }, seats: { who: seat } }, seats, say)];
}

export function describe(view: View, seats: SeatName[], say: Say): string[] {
  const lines = [say(`mistigri-arrow-${view.arrow}`)];
  view.hands.forEach((_, seat) => lines.push(placeWords(view, seat, seats, say), ...handWords(view, seat, seats, say)));
  lines.push(say("mistigri-discard-words", { count: view.discard.length, list: cardsWords(view.discard, say) }));
  if (view.phase === "draw" && view.source !== null) {
    const drawing = { id: "mistigri-drawing", values: { draws: view.draws }, seats: { who: view.to_move, other: view.source } };
    lines.push(tell(drawing, seats, say));
  }
  return lines;
}
