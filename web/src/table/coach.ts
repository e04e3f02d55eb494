// The coach comes with its own code and words, when a game is guided.
import { prefs } from "../lib/prefs.svelte";
import { learn, type Part } from "../lib/words";

const words: Part = {
  en: () => import("../../../src/ronron/locales/en.ftl?part=lesson&words"),
  fr: () => import("../../../src/ronron/locales/fr.ftl?part=lesson&words"),
};

export async function coach(): Promise<typeof import("./Coach.svelte").default> {
  const [{ default: Coach }] = await Promise.all([import("./Coach.svelte"), learn(prefs.chosen.language, words)]);
  return Coach;
}
