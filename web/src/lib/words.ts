// What is said to people, from the Fluent files that Python shares.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../../../src/ronron/locales/en.ftl?raw";
import french from "../../../src/ronron/locales/fr.ftl?raw";
import { prefs, type Language } from "./prefs.svelte";

function bundled(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

const bundles = { en: bundled("en", english), fr: bundled("fr", french) };

/** A message in the person's language; changes with it. */
export function say(id: string, values: Record<string, string | number> = {}): string {
  const bundle = bundles[prefs.chosen.language];
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, values);
}

/** Of sentences in each language, the one for this person. */
export function inOurs(sentences: Record<string, string>): string {
  return sentences[prefs.chosen.language] ?? sentences["en"] ?? "";
}
