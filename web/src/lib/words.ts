// Messages for people, from the Fluent files that Python uses too. Only the current language is fetched, and the words of a game only when
// somebody sits down at it.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languages, parts, start } from "virtual:words";
import { prefs } from "./prefs.svelte";

const needed = ["home"];
const bundles = new Map(languages.map((language) => [language, begun(language)]));
const learnt = new Set<string>();

/** A language with the few messages that are built into the page. */
function begun(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(start[language] ?? ""));
  return bundle;
}

/** Fetch all words needed so far in a language, each part once; `more` is a game or another part. */
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

/** Change to another language; if its words cannot be loaded, nothing changes. */
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

/** A message in any language, if its words are loaded; those built into the page always are. */
export function sayIn(language: string, id: string, values: Record<string, string | number> = {}): string {
  const bundle = bundles.get(language);
  const message = bundle?.getMessage(id);
  return bundle && message?.value ? typeset(bundle.formatPattern(message.value, values), language) : id;
}

/** French has a non-breaking space before some signs; the files have plain spaces, which are visible in an editor. */
export function typeset(text: string, language: string): string {
  return language === "fr" ? text.replace(/ ([:;?!»%])/g, "\u00a0$1").replaceAll("« ", "«\u00a0") : text;
}

/** The sentence in this person's language. */
export function inOurs(sentences: Record<string, string>): string {
  return typeset(sentences[prefs.chosen.language] ?? sentences["en"] ?? "", prefs.chosen.language);
}
