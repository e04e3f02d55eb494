// Caty Mini at the table: board, score, and the game in words.
import type { View } from "../../generated/caty";
import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import { calledBetween, pointsOf, runsBetween, startedBetween, tookBetween } from "./change";
import Score from "./Score.svelte";
import { woolOf } from "./tones";
import { describe } from "./words";

/** A race is watched, a sleeping cat only noticed. */
function weight(before: View, after: View): number {
  const runs = runsBetween(before, after);
  if (runs.some(({ race }) => race.end !== null)) return 3.4;
  if (runs.length || calledBetween(before, after) !== null) return 1.6;
  return 0.8;
}

function sound(before: View, after: View): string | null {
  const runs = runsBetween(before, after);
  if (runs.some(({ race }) => pointsOf(race) > 0)) return "take";
  if (runs.some(({ race }) => race.end === null)) return "purr";
  if (runs.length) return "slide";
  if (calledBetween(before, after) !== null || tookBetween(before, after)) return "flip";
  return startedBetween(before, after) === null ? null : "slide";
}

const caty: GameModule<View> = {
  Board,
  Score,
  describe,
  weight,
  sound,
  // Which furniture is in a hand only its owner sees.
  hides: (view) => view.phase !== "over",
  ink: (_, seat) => woolOf(seat),
  scores: (view) => view.scores,
};
export default caty;
