// Chabyrinthe in words, card by card, for people who cannot see the board.
import type { View } from "../../generated/chabyrinthe";
import type { Say, SeatName } from "../../lib/game";
import { tell } from "../../lib/said";
import { cellName } from "./grid";

export function describe(view: View, seats: SeatName[], say: Say): string[] {
  const size = view.side;
  const rows = Array.from({ length: size }, (_, row) => row).map((row) =>
    say("chabyrinthe-row", {
      row: row + 1,
      cards: view.cells
        .slice(row * size, row * size + size)
        .map((gutter, column) => `${cellName(size, row * size + column)} ${tell(gutter.words, [], say)}`)
        .join(say("between")),
    }),
  );
  const around = [...view.cats, ...view.homes].map(({ words }) => tell(words, [], say));
  const owners = seats.map((seat, number) =>
    say("chabyrinthe-has", {
      who: seat.you ? say("you") : seat.name,
      cats: view.won[number]?.length ? say("chabyrinthe-cats-worth", { list: view.won[number].join(", ") }) : say("chabyrinthe-no-cats"),
    }),
  );
  const top = view.pile[0];
  return [
    ...around,
    ...(view.hand ? [say("chabyrinthe-in-hand", { shape: view.hand })] : []),
    ...rows,
    say("chabyrinthe-piles", { gutters: view.pile.length, cats: view.cat_pile }),
    ...(top ? [say("chabyrinthe-pile-top", { shape: top })] : []),
    ...owners,
  ];
}
