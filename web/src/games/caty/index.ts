// Caty Mini at the table: board, score, and what a step looks and sounds like.
import type { View } from "../../generated/caty";
import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import { isCalled, isStarted, isTaken, runsBetween } from "./change";
import { FIGURES } from "./figures";
import Place from "./Place.svelte";
import Score from "./Score.svelte";
import { woolOf } from "./tones";
import { PICTURES } from "./verbs";

/** A race takes longer to show than a sleeping cat. */
function weight(before: View, after: View): number {
  const runs = runsBetween(before, after);
  if (runs.some(({ race }) => race.end !== null)) return 3.4;
  if (runs.length || isCalled(before, after)) return 1.6;
  return 0.8;
}

function sound(before: View, after: View): string | null {
  const runs = runsBetween(before, after);
  if (runs.some(({ race }) => race.points > 0)) return "take";
  if (runs.some(({ race }) => race.end === null)) return "purr";
  if (runs.length) return "slide";
  if (isCalled(before, after) || isTaken(before, after)) return "flip";
  return isStarted(before, after) ? "slide" : null;
}

const caty: GameModule<View> = {
  Place,
  Board,
  Score,
  figures: FIGURES,
  pictures: PICTURES,
  weight,
  sound,
  // Only the owner of a hand sees which furniture is in it.
  hides: (view) => view.phase !== "over",
  ink: (_, seat) => woolOf(seat),
  scores: (view) => view.scores,
};
export default caty;
