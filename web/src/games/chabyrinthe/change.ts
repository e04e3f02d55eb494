// What changed between two pictures: which card turned, which line was pushed, who came and went around the square.
import type { Gutter, View, Waiting } from "../../generated/chabyrinthe";
import { lineFrom, places } from "./grid";

export interface Change {
  /** The cell of the card that turned. */
  turned: number | null;
  /** The place beside the card that was pushed out. */
  pushed: string | null;
  drew: boolean;
  /** Cats that have just been won, and by whom. */
  won: { seat: number; cat: Waiting }[];
  /** Whether a home has moved on. */
  stepped: boolean;
  arrived: Waiting | null;
}

export function change(before: View, after: View): Change {
  return {
    turned: turnBetween(before, after),
    pushed: pushBetween(before, after),
    drew: before.hand === null && after.hand !== null,
    won: wonBetween(before, after),
    stepped: after.homes.some(({ place }, home) => place !== before.homes[home]?.place),
    arrived: after.cats.find((cat) => !before.cats.some((old) => old.place === cat.place)) ?? null,
  };
}

function alike(one: Gutter | undefined, other: Gutter | undefined): boolean {
  return one?.shape === other?.shape && one?.facing === other?.facing;
}

function differing(before: readonly Gutter[], after: readonly Gutter[]): number[] {
  return after.flatMap((gutter, cell) => (alike(gutter, before[cell]) ? [] : cell));
}

function turnBetween(before: View, after: View): Change["turned"] {
  const changed = differing(before.cells, after.cells);
  const [cell] = changed;
  if (changed.length !== 1 || cell === undefined || before.removes !== null) return null;
  const [old, now] = [before.cells[cell], after.cells[cell]];
  return old?.shape === now?.shape ? cell : null;
}

/** The line that was pushed, as the picture before says; if that was skipped, the line that fits both pictures. */
function pushBetween(before: View, after: View): string | null {
  if (before.side !== after.side || after.hand !== null) return null;
  if (before.removes !== null) return before.removes;
  if (turnBetween(before, after) !== null || !differing(before.cells, after.cells).length) return null;
  return places(before.side).find((place) => !differing(shifted(before, after, place), after.cells).length) ?? null;
}

/** The cards as they were, but a line moved up towards a place, and what lies behind it now. */
function shifted(before: View, after: View, place: string): Gutter[] {
  const line = lineFrom(before.side, place);
  return before.cells.map((gutter, cell) => {
    const at = line.indexOf(cell);
    if (at < 0) return gutter;
    const next = line[at + 1];
    return (next === undefined ? after.cells[cell] : before.cells[next]) ?? gutter;
  });
}

function wonBetween(before: View, after: View): Change["won"] {
  const gone = before.cats.filter((cat) => !after.cats.some((still) => still.place === cat.place));
  return after.won.flatMap((cats, seat) =>
    cats.slice(before.won[seat]?.length ?? 0).flatMap((points) => {
      const at = gone.findIndex((cat) => cat.points === points);
      return at < 0 ? [] : { seat, cat: gone.splice(at, 1)[0] as Waiting };
    }),
  );
}
