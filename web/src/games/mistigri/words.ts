// What cards and people are called on the table.
import { catLook } from "../../art/coats";
import type { Card } from "../../generated/mistigri";
import type { Say, SeatName } from "../../lib/game";
import { listed, tell } from "../../lib/said";

/** "red 4, heart": a card as it is pictured. */
export function cardWords(card: Card, say: Say, colours: readonly string[] = []): string {
  return say("mistigri-pictured", { card: tell(card.words, [], say), symbol: catLook(card.colour, colours).symbol });
}

export function cardsWords(cards: readonly Card[], say: Say): string {
  return listed(
    cards.map((card) => tell(card.words, [], say)),
    say,
  );
}

export function nameOf(seat: number, seats: SeatName[], say: Say): string {
  if (seats[seat]?.you) return say("you");
  return seats[seat]?.name ?? say("ui-player", { number: seat + 1 });
}
