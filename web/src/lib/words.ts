// What is said to people, from the Fluent files that Python shares. Only the language that is spoken is fetched.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { prefs, type Language } from "./prefs.svelte";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/ronron/locales/en.ftl?raw"),
  fr: () => import("../../../src/ronron/locales/fr.ftl?raw"),
};
const bundles = new Map<Language, FluentBundle>();

/** Fetch the words of a language, once. */
export async function learn(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await SOURCES[language]()).default));
  bundles.set(language, bundle);
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
  const bundle = bundles.get(prefs.chosen.language);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, values);
}

/** Of sentences in each language, the one for this person. */
export function inOurs(sentences: Record<string, string>): string {
  return sentences[prefs.chosen.language] ?? sentences["en"] ?? "";
}
