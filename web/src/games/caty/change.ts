// What changed between two pictures, and who has won.
import type { Race, View } from "../../generated/caty";
import { wallOf } from "./room";

export interface Run {
  seat: number;
  race: Race;
}

/** The races run, or slept through, since the picture before. */
export function runsBetween(before: View, after: View): Run[] {
  return after.players.flatMap((player, seat) =>
    player.races.slice(before.players[seat]?.races.length ?? 0).map((race) => ({ seat, race })),
  );
}

/** The furniture just called, to which all run now. */
export function calledBetween(before: View, after: View): number | null {
  if (after.order.length <= before.order.length) return null;
  return after.order.at(-1) ?? null;
}

/** Who has just fixed the end of the string. */
export function startedBetween(before: View, after: View): number | null {
  const seat = after.players.findIndex((player, number) => player.start !== null && before.players[number]?.start === null);
  return seat < 0 ? null : seat;
}

/** From which pile somebody has just taken a tile, and which it was if that can be seen. */
export function tookBetween(before: View, after: View): { seat: number; wall: number; furniture: number | null } | null {
  const wall = after.piles.findIndex((count, number) => count < (before.piles[number] ?? 0));
  if (wall < 0 || before.phase !== "pile") return null;
  const seat = before.to_move;
  const had = new Set(before.players[seat]?.hand.map((tile) => tile.furniture));
  const drawn = after.players[seat]?.hand.find((tile) => tile.furniture !== null && !had.has(tile.furniture));
  return { seat, wall, furniture: drawn?.furniture ?? null };
}

/** Y6: has whoever plays a tile only the colour of the last one, so that any will do? */
export function anyColour(view: View): boolean {
  const last = view.walls[wallOf(view.order.at(-1) ?? 0)];
  const hand = view.players[view.to_move]?.hand ?? [];
  return view.phase === "tile" && hand.every((tile) => tile.wall === last);
}

export function pointsOf(race: Race | undefined): number {
  return Object.values(race?.won ?? {}).reduce((sum, value) => sum + value, 0);
}

/** The tokens a seat has won, toy by toy, in the order in which they were won. */
export function wonBy(view: View, seat: number): Map<string, number[]> {
  const won = new Map<string, number[]>();
  for (const race of view.players[seat]?.races ?? []) {
    for (const [toy, value] of Object.entries(race.won)) won.set(toy, [...(won.get(toy) ?? []), value]);
  }
  return won;
}

/** Y12: most points, then more string, then all of them. Nobody before the end. */
export function winners(view: View): number[] {
  if (view.phase !== "over") return [];
  const ahead = best(
    view.scores,
    view.players.map((_, seat) => seat),
  );
  return best(
    view.players.map((player) => player.string),
    ahead,
  );
}

/** Y12: what decides between equal scores; null where nothing has to. */
export function tieBreaker(view: View): "string" | "shared" | null {
  if (view.phase !== "over") return null;
  const ahead = best(
    view.scores,
    view.players.map((_, seat) => seat),
  );
  if (ahead.length < 2) return null;
  return winners(view).length === 1 ? "string" : "shared";
}

function best(of: number[], seats: number[]): number[] {
  const most = Math.max(...seats.map((seat) => of[seat] ?? 0));
  return seats.filter((seat) => of[seat] === most);
}
