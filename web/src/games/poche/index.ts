// Chats de poche at the table: board, score, and what a step looks and sounds like.
import { clanCoat } from "../../art/clans";
import type { View } from "../../generated/poche";
import type { GameModule } from "../../lib/game";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { FIGURES } from "./figures";
import Place from "./Place.svelte";
import Score from "./Score.svelte";
import { change, clanWords, newStep } from "./state";
import { PICTURES } from "./verbs";

/** Steps that have more to show last longer; a prey fought for is watched twice as long as a tile turned over. */
function weight(before: View, after: View): number {
  const stage = newStep(before, after)?.stage;
  if (stage === "capture" || stage === "bonus") return change(before, after).caught.length ? 2 : 1.4;
  if (stage === "dogs" || stage === "crook" || stage === "chaos") return 1.5;
  if (before.phase === "laying") return 1.4;
  return before.phase === "end" && after.phase === "over" ? 0.6 : 1;
}

function sound(before: View, after: View): string | null {
  const stage = newStep(before, after)?.stage;
  if (stage === "dogs") return "bark";
  if (stage === "capture" || stage === "bonus") return change(before, after).caught.length ? "take" : null;
  if (stage === "score") return "purr";
  if (before.phase === "flip" || before.phase === "draft" || before.phase === "laying") return "flip";
  return before.phase === "prey" || stage === "chaos" ? null : "slide";
}

const poche: GameModule<View> = {
  Place,
  Board,
  Score,
  figures: FIGURES,
  pictures: PICTURES,
  weight,
  sound,
  sides: {
    Face,
    of: (view, seat) => view.clans[seat] ?? null,
    words: (view, seat, say) => clanWords(view.clans[seat], say),
  },
  ink: (view, seat) => (view.clans[seat] ? clanCoat(view.clans[seat]).deep : null),
  // Only clan cards are private, and in free mode everybody sees all seven.
  hides: (view) => view.phase === "draft" && view.mode !== "free",
  scores: (view) => view.scores,
  // Whoever knows the hunt may meet the clans: in free mode everybody may choose any.
  next: (view, say) => (view.mode === "first" ? { label: say("poche-next-clans"), options: { mode: "free" } } : null),
};
export default poche;
