// The coach comes with its own code and words, when a game is guided.
import { prefs } from "../lib/prefs.svelte";
import { learn } from "../lib/words";

export async function coach(): Promise<typeof import("./Coach.svelte").default> {
  const [{ default: Coach }] = await Promise.all([import("./Coach.svelte"), learn(prefs.chosen.language, "lesson")]);
  return Coach;
}
