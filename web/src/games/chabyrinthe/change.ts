// What changed between two pictures: which card turned, which line was pushed, who came and went around the square.
import type { Gutter, View, Waiting } from "../../generated/chabyrinthe";
import { lineFrom, pushed } from "./grid";

export interface Change {
  turned: { cell: number; quarters: number } | null;
  /** The place beside the card that was pushed out. */
  pushed: number | null;
  drew: boolean;
  /** Cats that have just been won, and by whom. */
  won: { seat: number; cat: Waiting }[];
  stepped: { home: number; from: number; to: number } | null;
  arrived: Waiting | null;
}

export function change(before: View, after: View): Change {
  return {
    turned: turnBetween(before, after),
    pushed: pushBetween(before, after),
    drew: before.hand === null && after.hand !== null,
    won: wonBetween(before, after),
    stepped: stepBetween(before, after),
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
  return old && now && old.shape === now.shape ? { cell, quarters: (now.facing - old.facing + 4) % 4 } : null;
}

/** The picture before says which line is pushed; if it was left out, the line is the one that fits. */
function pushBetween(before: View, after: View): number | null {
  if (before.side !== after.side || after.hand !== null) return null;
  if (before.removes !== null) return before.removes;
  if (turnBetween(before, after) || !differing(before.cells, after.cells).length) return null;
  const places = Array.from({ length: 4 * before.side }, (_, place) => place);
  const fits = (place: number) => {
    const entered = lineFrom(before.side, place).at(-1) ?? 0;
    const card = after.cells[entered];
    return card !== undefined && !differing(pushed(before.side, before.cells, place, card), after.cells).length;
  };
  return places.find(fits) ?? null;
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

function stepBetween(before: View, after: View): Change["stepped"] {
  const home = after.homes.findIndex((place, number) => place !== before.homes[number]);
  return home < 0 ? null : { home, from: before.homes[home] ?? 0, to: after.homes[home] ?? 0 };
}

/** Most points, then more cats, then all of them (C14); alone, whoever saved all. Nobody before the end. */
export function winners(view: View): number[] {
  if (view.phase !== "over") return [];
  if (view.won.length === 1) return allSaved(view) ? [0] : [];
  const best = (of: number[], seats: number[]) => {
    const most = Math.max(...seats.map((seat) => of[seat] ?? 0));
    return seats.filter((seat) => of[seat] === most);
  };
  const ahead = best(
    view.scores,
    view.won.map((_, seat) => seat),
  );
  return best(
    view.won.map((cats) => cats.length),
    ahead,
  );
}

export function allSaved(view: View): boolean {
  return view.cats.length === 0 && view.cat_pile === 0;
}

/** C14: what decides between equal scores; null where nothing has to. */
export function tieBreaker(view: View): "cats" | "shared" | null {
  if (view.phase !== "over" || view.won.length === 1) return null;
  const most = Math.max(...view.scores);
  if (view.scores.filter((score) => score === most).length < 2) return null;
  return winners(view).length === 1 ? "cats" : "shared";
}
