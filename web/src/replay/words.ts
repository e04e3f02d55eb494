// What is said about a finished game; fetched with this page.
import type { Part } from "../lib/words";

export const WORDS: Part = {
  en: () => import("../../../src/ronron/locales/en.ftl?part=replay&words"),
  fr: () => import("../../../src/ronron/locales/fr.ftl?part=replay&words"),
};
