// What is said to people, from the Fluent files that Python shares. Only the language that is spoken is fetched, and the
// words of a game only when somebody sits down at it.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languages, parts, start } from "virtual:words";
import { prefs } from "./prefs.svelte";

const needed = ["home"];
const bundles = new Map(languages.map((language) => [language, begun(language)]));
const learnt = new Set<string>();

/** A language with the few words that are here from the start. */
function begun(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(start[language] ?? ""));
  return bundle;
}

/** Fetch all words that are needed so far, in one language, each once: `more` is a game, or another part of them. */
export async function learn(language: string, more?: string): Promise<void> {
  if (more && !needed.includes(more)) needed.push(more);
  await Promise.all(needed.map((part) => fetched(part, language)));
}

async function fetched(part: string, language: string): Promise<void> {
  const name = `${part}/${language}`;
  if (learnt.has(name)) return;
  const words = await parts[part]?.[language]?.();
  bundles.get(language)?.addResource(new FluentResource(words?.default ?? ""));
  learnt.add(name);
}

/** Change to another language; where its words cannot be had, nothing changes. */
export async function speak(language: string): Promise<void> {
  try {
    await learn(language);
  } catch {
    return;
  }
  prefs.change({ language });
}

/** A message in the person's language; changes with it. */
export function say(id: string, values: Record<string, string | number> = {}): string {
  return sayIn(prefs.chosen.language, id, values);
}

/** A message in a language of which the words are here: those of the start are for all. */
export function sayIn(language: string, id: string, values: Record<string, string | number> = {}): string {
  const bundle = bundles.get(language);
  const message = bundle?.getMessage(id);
  return bundle && message?.value ? typeset(bundle.formatPattern(message.value, values), language) : id;
}

/** French sets a space before some signs, at which no line may break; the files keep plain ones, which one can see. */
export function typeset(text: string, language: string): string {
  return language === "fr" ? text.replace(/ ([:;?!»%])/g, "\u00a0$1").replaceAll("« ", "«\u00a0") : text;
}

/** Of sentences in each language, the one for this person. */
export function inOurs(sentences: Record<string, string>): string {
  return typeset(sentences[prefs.chosen.language] ?? sentences["en"] ?? "", prefs.chosen.language);
}
