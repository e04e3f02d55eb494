import { expect, test } from "vitest";
import english from "../../../src/ronron/locales/en.ftl?raw";
import { cut, partOf } from "../../words";

test("every message the page says is in exactly one part, and the terminal's in none", () => {
  const keys = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
  const names = ["start", "home", "replay", "table", "lesson", "poche", "chabyrinthe", "mistigri", "caty"];
  const parts = names.map((part) => cut(english, part));
  for (const key of keys) {
    const holding = parts.filter((part) => new RegExp(`^${key} =`, "m").test(part));
    expect([key, holding.length]).toEqual([key, key.split("-")[1] === "t" ? 0 : 1]);
  }
});

test("what the shelf shows is said before a game is chosen", () => {
  expect(partOf("ui-try-again")).toBe("start");
  expect(partOf("mistigri-line")).toBe("home");
  expect(partOf("caty-scoring-expert-line")).toBe("home");
  expect(partOf("caty-asleep")).toBe("caty");
  expect(partOf("caty-t-asleep")).toBeNull();
  expect(partOf("refused-chat-off")).toBe("table");
  expect(cut("caty-name = Caty\ncaty-x = { $a ->\n    [one] 1\n   *[other] 2\n}\nui-a = A\n", "caty")).toBe(
    "caty-x = { $a ->\n    [one] 1\n   *[other] 2\n}\n",
  );
});
