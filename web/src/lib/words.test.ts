import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { languages, parts, start } from "virtual:words";
import { expect, test } from "vitest";
import { FILES } from "../../gallery/say";
import { cut, partOf, PYTHON_ONLY } from "../../words";

const KEY = /^([a-z][\w-]*) =/gm;
const keysOf = (text: string): string[] => [...text.matchAll(KEY)].map((match) => match[1] ?? "");

test("every message the page says is in exactly one part, and what only Python says in none", async () => {
  for (const language of languages) {
    const fetched = await Promise.all(Object.values(parts).flatMap((part) => part[language]?.() ?? []));
    const found = [start[language] ?? "", ...fetched.map((part) => part.default)].flatMap(keysOf);
    const written = Object.entries(FILES).flatMap(([path, text]) => (path.endsWith(`/${language}.ftl`) ? keysOf(text) : []));
    expect(found.sort()).toEqual(written.filter((key) => !PYTHON_ONLY.test(key)).sort());
  }
});

test("every language the house speaks is offered, English first", () => {
  const house = Object.keys(FILES).filter((path) => !path.includes("/games/"));
  expect(languages[0]).toBe("en");
  expect(languages.map((language) => `../../src/ronron/locales/${language}.ftl`).sort()).toEqual(house.sort());
});

test("what the shelf shows is said before a game is chosen", () => {
  expect(partOf("ui-try-again", "")).toBe("start");
  expect(partOf("ludo-line", "ludo")).toBe("home");
  expect(partOf("ludo-line-left", "ludo")).toBe("ludo");
  expect(partOf("ludo-option-scoring-expert-line", "ludo")).toBe("home");
  expect(partOf("ludo-asleep", "ludo")).toBe("ludo");
  expect(partOf("ludo-t-asleep", "ludo")).toBeNull();
  expect(partOf("refused-chat-off", "")).toBe("table");
  expect(partOf("table-heading", "")).toBe("table");
  expect(partOf("ludo-title", "ludo")).toBeNull();
  const text = "ludo-name = Ludo\nludo-x = { $a ->\n    [one] 1\n   *[other] 2\n}\nludo-t-a = A\n";
  expect([...cut({ game: "ludo", text }, "ludo")]).toEqual([["ludo-x", "ludo-x = { $a ->\n    [one] 1\n   *[other] 2\n}\n"]]);
});

test("whatever the page says by name is sent to the page", () => {
  // Read as files: modules that are imported as text would count as run in the coverage.
  const paths = readdirSync("src", { recursive: true }).filter((path) => /\.(ts|svelte)$/.test(path));
  const sources = paths.map((path) => readFileSync(`src/${path}`, "utf-8"));
  const ids = sources.flatMap((text) => [...text.matchAll(/\bsay\("([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""));
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id) => PYTHON_ONLY.test(id))).toEqual([]);
});

/** English with an accent on every vowel, outside of what stands in braces: a language nobody speaks. */
function accented(text: string): string {
  const marks = { a: "áá", e: "éé", i: "íí", o: "óó", u: "úú", y: "ýý" };
  const vowel = (letter: string): string => marks[letter.toLowerCase() as keyof typeof marks];
  const line = (each: string): string => {
    const [, name = "", rest = ""] = /^((?:[a-z][\w-]* =|\s+\*?\[\w+\])?)(.*)$/.exec(each) ?? [];
    return (
      name +
      rest
        .split(/(\{.*?(?:\}|->\s*$))/)
        .map((part) => (part.startsWith("{") ? part : part.replace(/[aeiouy]/gi, vowel)))
        .join("")
    );
  };
  return text
    .split("\n")
    .map((each) => (each.startsWith("#") ? each : line(each)))
    .join("\n");
}

test("a language made of accents says every message, and nothing without an accent", () => {
  const bundle = new FluentBundle("eo", { useIsolating: false });
  const english = Object.entries(FILES).flatMap(([path, text]) => (path.endsWith("/en.ftl") ? [text] : []));
  for (const text of english) expect(bundle.addResource(new FluentResource(accented(text)))).toEqual([]);
  const values = Object.fromEntries([...english.join("\n").matchAll(/\$([\w-]+)/g)].map(([, name]) => [name ?? "", 2]));
  for (const key of english.flatMap(keysOf)) {
    const errors: Error[] = [];
    const said = bundle.formatPattern(bundle.getMessage(key)?.value ?? "", values, errors);
    expect([key, errors]).toEqual([key, []]);
    expect([key, said.match(/(?<![áéíóúý\w])[a-z]*[aeiou][a-z]*(?![áéíóúý\w])/gi) ?? []]).toEqual([key, []]);
  }
});
