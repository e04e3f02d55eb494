// Messages for people, from the Fluent files that Python uses too. Only the current language is fetched, and the words of a game only when
// somebody sits down at it.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { SvelteSet } from "svelte/reactivity";
import { languages, parts, start } from "virtual:words";
import { prefs } from "./prefs.svelte";

const needed = ["home"];
const bundles = new Map(languages.map((language) => [language, begun(language)]));
const learnt = new SvelteSet<string>();

/** A language with the few messages that are built into the page. */
function begun(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(start[language] ?? ""));
  return bundle;
}

/** What a language can say so far. */
function messages(language: string): FluentBundle | undefined {
  void learnt.size; // whoever asks is to ask again when there is more
  return bundles.get(language);
}

/** Fetch all words needed so far in a language, each part once; `more` is a game or another part. */
export async function learn(language: string, more?: string): Promise<void> {
  if (more && !needed.includes(more)) needed.push(more);
  await Promise.all(needed.map((part) => fetched(part, language)));
}

async function fetched(part: string, language: string): Promise<void> {
  const name = `${part}/${language}`;
  if (learnt.has(name)) return;
  const known = parts[part];
  const words = known ? (await known[language]?.())?.default : await askedFor(part, language);
  bundles.get(language)?.addResource(new FluentResource(words ?? ""));
  learnt.add(name);
}

/** The words of a game that the page was built without. */
async function askedFor(game: string, language: string): Promise<string> {
  const response = await fetch(`/api/games/${game}/words/${language}`);
  if (!response.ok) throw new Error(`no words of ${game}`);
  return response.text();
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

/** Whether there is such a message. */
export function has(id: string): boolean {
  return messages(prefs.chosen.language)?.hasMessage(id) === true;
}

/** A message in the person's language, or something else where there is none. */
export function sayOr(id: string, otherwise: string, values: Record<string, string | number> = {}): string {
  return has(id) ? say(id, values) : otherwise;
}

/** What a game is called; nothing until its words have been learnt. */
export function nameOf(game: string): string {
  return sayOr(`${game}-name`, "");
}

/** A message in any language, if its words are loaded; those built into the page always are. */
export function sayIn(language: string, id: string, values: Record<string, string | number> = {}): string {
  const bundle = messages(language);
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
