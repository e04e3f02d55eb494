// Moods that somebody shows at the table: their cat makes the face.
import { MOODS, type Mood } from "../art/palette";
import type { Remark, Say } from "../generated/protocol";

export const EMOTES = ["happy", "sly", "surprised", "sleepy", "grumpy", "fierce"] as const satisfies readonly NonNullable<Say["phrase"]>[];

/** The mood that is shown by what somebody said; null for words. */
export function moodOf({ phrase }: Remark): Mood | null {
  return (EMOTES as readonly string[]).includes(phrase) ? (MOODS.find((mood) => mood === phrase) ?? null) : null;
}
