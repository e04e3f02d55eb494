// Chats de poche in words, cell by cell, for people who cannot see the board.
import type { View } from "../../generated/poche";
import type { Say, SeatName } from "../../lib/game";
import { listed, tell } from "../../lib/said";
import { CELLS, SIDE, cellName, takenBy } from "./state";

export function clanWords(clan: string | null | undefined, say: Say): string {
  return clan ? say(`poche-clan-${clan}`) : "";
}

/** What lies on a cell, and which way up. */
export function lyingWords(view: View, cell: number, say: Say): string {
  const tile = view.cells[cell];
  if (!tile) return say("poche-face-down");
  const words = tell(tile.words, [], say);
  if (takenBy(view).has(cell)) return say("poche-gone", { tile: words });
  return tile.out ? say("poche-turned-down", { tile: words }) : words;
}

export function describe(view: View, seats: SeatName[], say: Say): string[] {
  const sides = seats.map((seat, number) => {
    const caught = (view.captured[number] ?? []).map((tile) => tell(tile.words, [], say));
    return say("poche-has", {
      who: seat.you ? say("you") : seat.name,
      clan: clanWords(view.clans[number], say) || say("poche-no-clan"),
      prey: listed(caught, say) || say("poche-no-prey"),
    });
  });
  const rows = Array.from({ length: SIDE }, (_, row) => row);
  const cells = Array.from({ length: CELLS }, (_, cell) => `${cellName(cell)} ${lyingWords(view, cell, say)}`);
  const lines = rows.map((row) =>
    say("poche-row", { row: row + 1, tiles: cells.slice(row * SIDE, row * SIDE + SIDE).join(say("between")) }),
  );
  return [...sides, ...lines];
}
