// What changed between two pictures, to be shown and heard.
import type { Race, View } from "../../generated/caty";

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

/** Whether a tile has been played, so that all run now. */
export function isCalled(before: View, after: View): boolean {
  return after.order.length > before.order.length;
}

/** Whether somebody has chosen the notch where their string begins. */
export function isStarted(before: View, after: View): boolean {
  return after.players.some((player, seat) => player.start !== null && before.players[seat]?.start === null);
}

/** Whether somebody has taken a tile from a pile. */
export function isTaken(before: View, after: View): boolean {
  return after.piles.some((count, wall) => count < (before.piles[wall] ?? 0));
}
