// Crazy Mistigri at the table: board, score, and what a step looks and sounds like.
import type { View } from "../../generated/mistigri";
import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import { change, concerns } from "./change";
import { FIGURES } from "./figures";
import Place from "./Place.svelte";
import Score from "./Score.svelte";
import { PICTURES } from "./verbs";

/** The count of a round takes longest to show, then what others do to us; a pair takes a moment, a mere choice none. */
function weight(before: View, after: View, seat: number | null): number {
  const happened = change(before, after);
  const { moves, left, reversed, passed, counted, dealt } = happened;
  const ours = concerns(happened, before, seat);
  if (counted) return 7;
  if (dealt) return 3;
  const leaves = left.length ? 1.4 : 0;
  if (ours) return (ours === "ours" ? 2.2 : 4.2) + leaves;
  if (moves.length) return (moves[0]?.to === "discard" ? 1.6 : 1.3) + 0.3 * (moves.length - 1) + leaves;
  const told = ["branch", "chain", "serve"].includes(before.phase) && !["second", "offer"].includes(after.phase);
  return (passed !== null || reversed || told ? 1.2 : 0) + leaves;
}

function sound(before: View, after: View): string | null {
  const { moves, left, reversed, counted, dealt } = change(before, after);
  if (left.length) return "meow";
  if (counted) return "take";
  if (reversed) return "turn";
  if (moves.length) return moves[0]?.to === "discard" ? "flip" : "slide";
  return dealt ? "flip" : null;
}

/** A card that is to be drawn from somebody's fan waits for the hand that draws it. */
function waits(view: View, seat: number): boolean {
  return view.phase === "draw" && view.to_move === seat && view.source !== null && view.draws > 0;
}

const mistigri: GameModule<View> = {
  Place,
  Board,
  Score,
  figures: FIGURES,
  pictures: PICTURES,
  weight,
  waits,
  sound,
  hides: (view) => view.phase !== "over",
  scores: (view) => view.scores,
  scored: (score, _, say) => say("mistigri-penalty", { points: score }),
};
export default mistigri;
