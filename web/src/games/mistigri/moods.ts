// How players feel about what has just happened to them.
import type { View } from "../../generated/mistigri";
import type { Mood } from "../../art/palette";
import type { Change } from "./change";

/** The mood of a seat; nothing where nothing has happened to it. */
export function moodOf(view: View, latest: Change | null, seat: number): Mood | undefined {
  if (view.phase === "counted") return (view.rounds.at(-1)?.[seat]?.penalty ?? 0) > 0 ? "grumpy" : "happy";
  if (view.phase === "over") return undefined;
  const hand = view.hands[seat];
  if (!hand?.playing) return "sleepy";
  const move = latest?.moves[0];
  if (move?.from === seat) return move.to === "discard" ? "happy" : "surprised";
  if (move?.to === seat) return move.from === "discard" ? "grumpy" : "curious";
  if (latest?.passed === seat) return "grumpy";
  if (view.phase === "draw" && view.source === seat) return "shy";
  return view.effect && view.effect >= 7 && view.to_move === seat ? "fierce" : undefined;
}
