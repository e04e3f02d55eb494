// Chabyrinthe at the table: board, score, and what a step looks and sounds like.
import type { View } from "../../generated/chabyrinthe";
import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import { change } from "./change";
import { CUSHIONS } from "./cushions";
import { FIGURES } from "./figures";
import Place from "./Place.svelte";
import Score from "./Score.svelte";
import { PICTURES } from "./verbs";

/** A cat's walk home takes longest to show; what follows from it is quick. */
function weight(before: View, after: View): number {
  if (after.phase === "saving") return 2.4;
  const { won, turned, pushed } = change(before, after);
  if (won.length) return 0.9;
  if (turned !== null || pushed !== null) return 1;
  return before.phase === "where" || before.phase === "facing" ? 0.8 : 0.7;
}

function sound(before: View, after: View): string | null {
  const { turned, pushed, drew, won, stepped, arrived } = change(before, after);
  if (won.length) return "take";
  if (after.phase === "saving" && before.phase !== "saving") return "purr";
  if (drew) return "flip";
  if (turned !== null || pushed !== null || stepped) return "slide";
  return arrived ? "flip" : null;
}

const chabyrinthe: GameModule<View> = {
  Place,
  Board,
  Score,
  figures: FIGURES,
  pictures: PICTURES,
  weight,
  sound,
  // Nothing is hidden from a single player: nobody knows the order of the piles.
  hides: () => false,
  ink: (_, seat) => CUSHIONS[seat] ?? null,
  scores: (view) => view.scores,
  scored: (score, view, say) => (view.scores.length === 1 ? say("chabyrinthe-turns", { turns: score }) : say("points", { points: score })),
};
export default chabyrinthe;
