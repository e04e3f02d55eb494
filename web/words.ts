// The Fluent files, joined and cut into parts, so that the home page does not wait for the words of every table. `virtual:words` says which
// languages there are and how each part is fetched; `virtual:words/home/en` is one part in one language: `home` is what is said before a
// game begins, a game's own name what is said at its table. `start` has the messages needed when the others cannot be fetched. Messages
// that only Python uses are in no part.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** A file of words, and the game in whose folder it lies; none for those of the house. */
export interface Source {
  game: string;
  text: string;
}

/** The messages of a game that its box on the home page shows: what it is, and its options. */
const ON_THE_SHELF = /^(name|facts|line|option-.*)$/;
/** Said before anything can be fetched. */
const AT_THE_START = [
  "ui-missing",
  "ui-missing-line",
  "ui-missing-still",
  "ui-reload",
  "ui-try-again",
  "ui-language-name",
  "ui-language-switch",
];
/** Messages of the terminal, reasons of refusals, lines of bots: the server sends the page what it needs of them. */
export const PYTHON_ONLY = /^(cli|level|error|link)-|^[^-]+-(t|why|title|error)(-|$)/;
const MODULE = "\0virtual:words";
const PART = /^\0virtual:words\/([\w-]+)\/([\w-]+)$/;

/** The part that a message belongs to; none for those that only Python says. */
export function partOf(key: string, game: string): string | null {
  const [first = ""] = key.split("-");
  if (PYTHON_ONLY.test(key)) return null;
  if (AT_THE_START.includes(key)) return "start";
  if (first === "refused") return "table"; // elsewhere the server sends the sentence
  if (first === "replay" || first === "table" || first === "lesson") return first;
  return !game || ON_THE_SHELF.test(key.slice(game.length + 1)) ? "home" : game;
}

/** The messages of a part as they stand in a file, by name. */
export function cut({ game, text }: Source, part: string): Map<string, string> {
  const messages = text.split(/^(?=[a-z][\w-]* =)/m).map((each): [string, string] => [each.slice(0, each.indexOf(" =")), each]);
  return new Map(messages.filter(([key]) => /^[a-z]/.test(key) && partOf(key, game) === part));
}

/** The files of a language: those of the house, and those of every game that speaks it. */
function files(home: string, language: string): { game: string; path: string }[] {
  const games = readdirSync(`${home}/games`).map((game) => ({ game, path: `${home}/games/${game}/locales/${language}.ftl` }));
  return [{ game: "", path: `${home}/locales/${language}.ftl` }, ...games.filter(({ path }) => existsSync(path))];
}

/** What a part says in a language, and in English what the language does not say. */
function said(home: string, part: string, language: string): string {
  const sources = [...files(home, "en"), ...files(home, language)];
  const messages = sources.flatMap(({ game, path }) => [...cut({ game, text: readFileSync(path, "utf-8") }, part)]);
  return [...new Map(messages).values()].join("");
}

/** English first. */
function languages(home: string): string[] {
  const found = readdirSync(`${home}/locales`).filter((name) => name.endsWith(".ftl"));
  const names = found.map((name) => name.slice(0, -".ftl".length)).sort();
  return ["en", ...names.filter((name) => name !== "en")];
}

function contents(home: string): string {
  const spoken = languages(home);
  const games = files(home, "en").flatMap(({ game }) => (game ? [game] : []));
  const fetched = (part: string): string =>
    `{${spoken.map((each) => `${JSON.stringify(each)}: () => import("virtual:words/${part}/${each}")`).join(", ")}}`;
  const parts = ["home", "table", "replay", "lesson", ...games].map((part) => `${JSON.stringify(part)}: ${fetched(part)}`);
  const start = Object.fromEntries(spoken.map((each) => [each, said(home, "start", each)]));
  return [
    `export const languages = ${JSON.stringify(spoken)};`,
    `export const start = ${JSON.stringify(start)};`,
    `export const parts = {${parts.join(",\n")}};`,
  ].join("\n");
}

/** The words of the package, or those in a folder laid out like it. */
export function words(folder?: string): Plugin {
  let home = "";
  return {
    name: "words",
    configResolved: (config) => void (home = folder ?? `${config.root}/../src/ronron`),
    resolveId: (id) => (id.startsWith("virtual:words") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(MODULE)) return null;
      for (const language of languages(home)) for (const { path } of files(home, language)) this.addWatchFile(path);
      const [, part, language] = PART.exec(id) ?? [];
      return part && language ? `export default ${JSON.stringify(said(home, part, language))}` : contents(home);
    },
  };
}
