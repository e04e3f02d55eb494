// The way to a table: its page, and the words that are only said there.
import { prefs } from "../lib/prefs.svelte";
import { learn, type Part } from "../lib/words";
import TablePage from "./TablePage.svelte";

const words: Part = {
  en: () => import("../../../src/ronron/locales/en.ftl?part=table&words"),
  fr: () => import("../../../src/ronron/locales/fr.ftl?part=table&words"),
};

export async function tablePage(): Promise<typeof TablePage> {
  await learn(prefs.chosen.language, words);
  return TablePage;
}
