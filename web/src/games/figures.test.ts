import { expect, test } from "vitest";

const FIGURES = import.meta.glob<string>("./*/figures.ts", { eager: true, query: "?raw", import: "default" });
const RULES = import.meta.glob<string>("../../../src/ronron/games/*/rules.en.md", { eager: true, query: "?raw", import: "default" });

const found = (pattern: RegExp, text = ""): string[] => [...text.matchAll(pattern)].map(([, article = ""]) => article);

test.each(Object.keys(FIGURES))("%s has pictures for articles that there are", (path) => {
  const game = path.split("/")[1] ?? "";
  const rules = Object.entries(RULES).find(([each]) => each.includes(`/${game}/`))?.[1];
  const articles = found(/^- \*\*([A-Z]\d+)\*\*/gm, rules);
  const pictured = found(/^ {2}([A-Z]\d+):/gm, FIGURES[path]);
  expect(pictured.length).toBeGreaterThan(5);
  expect(pictured.filter((each) => !articles.includes(each))).toEqual([]);
});
