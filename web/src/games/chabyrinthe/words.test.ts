import { describe as group, expect, test } from "vitest";
import moments from "../../../gallery/chabyrinthe.json";
import { listener } from "../../../gallery/say";
import type { View } from "../../generated/chabyrinthe";
import type { Choice } from "../../generated/protocol";
import { tell } from "../../lib/said";
import { change } from "./change";
import { wayHome } from "./way";
import { describe } from "./words";

interface Moment {
  before: View | null;
  view: View;
  choices: Choice[];
}
const all = moments as unknown as Record<string, Moment>;
const moment = (name: string) => all[name] as Moment;
const SEATS = ["Ada", "Bob", "Cleo", "Dan"].map((name) => ({ name, you: name === "Ada" }));

group("every moment can be said in both languages", () => {
  for (const name of ["en", "fr"]) {
    test(name, () => {
      const { say, missing } = listener(name);
      for (const { view, choices } of Object.values(all)) {
        describe(view, SEATS.slice(0, view.won.length), say);
        for (const { label } of choices) tell(label, SEATS, say);
      }
      expect(missing).toEqual([]);
    });
  }
});

test("the board is told from its ring inwards", () => {
  const { say } = listener("en");
  const lines = describe(moment("chab-where").view, SEATS.slice(0, 2), say);
  expect(lines.slice(0, 4)).toEqual([
    "Cat worth 3 points, above a1",
    "Cat worth 4 points, below d4",
    "Home A, right of d1",
    "Home B, left of a4",
  ]);
  expect(lines[4]).toBe("In hand: elbow");
  expect(lines[5]).toMatch(/^Row 1: a1 elbow, /);
  expect(lines.at(-2)).toBe("You: no cats yet");
});

test("a push is found even where the picture of its line was left out", () => {
  const after = moment("chab-pushed").view;
  const before = moment("chab-start").view;
  expect(change(before, after).pushed).toBe("c1^");
  expect(change(before, after).turned).toBeNull();
});

test("what came and went is found between pictures", () => {
  const between = (name: string) => change(moment(name).before as View, moment(name).view);
  expect(between("chab-turned").turned).toBe(0);
  expect(between("chab-where").drew).toBe(true);
  expect(between("chab-won-2").won.map(({ seat, cat }) => [seat, cat.place, cat.points])).toEqual([[1, "b1^", 3]]);
  expect(between("chab-step-2").stepped).toBe(true);
  expect(between("chab-arrive-2").arrived?.place).toBeDefined();
});

test("a way home begins at the cat and ends at the window", () => {
  const path = [
    { cell: "a1", shape: "elbow", enters: "N", leaves: "E" },
    { cell: "b1", shape: "tee", enters: "W", leaves: "N" },
  ];
  expect(wayHome(3, "a1^", "b1^", path)).toBe("M122 36 L122 72 A50 50 0 0 0 172 122 L172 122 L222 122 L222 72 L222 36");
});
