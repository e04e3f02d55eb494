// The way to a table: its page, and the words that are only said there.
import { prefs } from "../lib/prefs.svelte";
import { learn } from "../lib/words";
import TablePage from "./TablePage.svelte";

export async function tablePage(): Promise<typeof TablePage> {
  await learn(prefs.chosen.language, "table");
  return TablePage;
}
