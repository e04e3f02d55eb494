// What is said to people, from the Fluent files that Python shares. Only the language that is spoken is fetched, and the
// words of a game only when somebody sits down at it.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../../../src/ronron/locales/en.ftl?part=start&words";
import french from "../../../src/ronron/locales/fr.ftl?part=start&words";
import { prefs, type Language } from "./prefs.svelte";

/** Some of the words, in each language. */
export type Part = Record<Language, () => Promise<{ default: string }>>;

const parts: Part[] = [
  {
    en: () => import("../../../src/ronron/locales/en.ftl?part=home&words"),
    fr: () => import("../../../src/ronron/locales/fr.ftl?part=home&words"),
  },
];
const bundles: Record<Language, FluentBundle> = {
  en: new FluentBundle("en", { useIsolating: false }),
  fr: new FluentBundle("fr", { useIsolating: false }),
};
bundles.en.addResource(new FluentResource(english));
bundles.fr.addResource(new FluentResource(french));
const learnt = new Map<Part, Set<Language>>();

/** Fetch all words that are needed so far, in one language, each once. */
export async function learn(language: Language, more?: Part): Promise<void> {
  if (more && !parts.includes(more)) parts.push(more);
  await Promise.all(
    parts.map(async (part) => {
      const known = learnt.get(part) ?? new Set();
      learnt.set(part, known);
      if (known.has(language)) return;
      bundles[language].addResource(new FluentResource((await part[language]()).default));
      known.add(language);
    }),
  );
}

/** Change to another language; where its words cannot be had, nothing changes. */
export async function speak(language: Language): Promise<void> {
  try {
    await learn(language);
  } catch {
    return;
  }
  prefs.change({ language });
}

/** A message in the person's language; changes with it. */
export function say(id: string, values: Record<string, string | number> = {}): string {
  const bundle = bundles[prefs.chosen.language];
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return typeset(bundle.formatPattern(message.value, values), prefs.chosen.language);
}

/** French sets a space before some signs, at which no line may break; the files keep plain ones, which one can see. */
export function typeset(text: string, language: Language): string {
  return language === "fr" ? text.replace(/ ([:;?!»%])/g, "\u00a0$1").replaceAll("« ", "«\u00a0") : text;
}

/** Of sentences in each language, the one for this person. */
export function inOurs(sentences: Record<string, string>): string {
  return typeset(sentences[prefs.chosen.language] ?? sentences["en"] ?? "", prefs.chosen.language);
}
