import type { Result } from "../generated/protocol";
import type { GameModule } from "./game";

/** Everybody's points: as the board shows them, or those of the result in a game that counts at its end only. */
export function pointsOf(game: GameModule<unknown>, view: unknown, result: Result | null): number[] {
  const shown = game.scores(view);
  return shown.length === 0 && result ? result.scores : shown;
}
