import { describe as group, expect, test } from "vitest";
import moments from "../../../gallery/chabyrinthe.json";
import { listener } from "../../../gallery/say";
import type { View } from "../../generated/chabyrinthe";
import { change, tieBreaker, winners } from "./change";
import { lights } from "./grid";
import { wayHome } from "./way";
import { describe, happened, label, prompt, remaining, sentence } from "./words";

interface Moment {
  before: View | null;
  view: View;
  choices: { decision: number; text: string }[];
}
const all = moments as unknown as Record<string, Moment>;
const moment = (name: string) => all[name] as Moment;
const step = (name: string): [View, View] => [moment(name).before as View, moment(name).view];
const SEATS = [
  { name: "Ada", you: true },
  { name: "Bob", you: false },
  { name: "Cleo", you: false },
  { name: "Dan", you: false },
];

group("every moment can be said in both languages", () => {
  for (const name of ["en", "fr"]) {
    test(name, () => {
      const { say, missing } = listener(name);
      for (const { before, view, choices } of Object.values(all)) {
        prompt(view, say);
        remaining({ ...view, patience: 12 }, say);
        describe(view, SEATS.slice(0, view.won.length), say);
        if (before) happened(before, view, SEATS, say);
        for (const choice of choices) {
          label(choice, view, say);
          sentence({ seat: 1, text: choice.text, decision: choice.decision } as never, SEATS, say);
        }
      }
      expect(missing).toEqual([]);
    });
  }
});

test("what happened is told from the pictures", () => {
  const { say } = listener("en");
  expect(happened(...step("chab-turned"), SEATS, say)).toEqual(["You turn a1 a quarter turn to the right."]);
  expect(happened(...step("chab-where"), SEATS, say)).toEqual(["You draw a gutter: elbow."]);
  expect(happened(...step("chab-facing"), SEATS, say)).toEqual([]);
  expect(happened(...step("chab-pushed"), SEATS, say)).toEqual(["You push column c, upwards."]);
  expect(happened(...step("chab-saving-2"), SEATS, say).at(-1)).toMatch(/^The cat above b1 comes home to B: 3 points\.$/);
  expect(happened(...step("chab-won-2"), SEATS, say)).toEqual(["Bob wins a cat worth 3 points."]);
  expect(happened(...step("chab-step-2"), SEATS, say)[0]).toMatch(/^Home B moves on: /);
  expect(happened(...step("chab-arrive-2"), SEATS, say)[0]).toMatch(/^A new cat worth \d points waits /);
});

test("a push is found even where the picture of its line was left out", () => {
  const [, after] = step("chab-pushed");
  const before = moment("chab-start").view;
  expect(change(before, after).pushed).toBe(2);
  expect(change(before, after).turned).toBeNull();
});

test("the gutters join here what the engine says they join", () => {
  for (const { view } of Object.values(all)) {
    const { links } = lights(view.side, view.cells, view.cats, view.homes);
    if (view.phase === "saving" || view.phase === "home") {
      expect(new Set(links.map((link) => link.place))).toEqual(new Set(view.rescues.map((way) => way.place)));
      const [rescue] = view.rescues;
      const link = links.find((each) => each.place === rescue?.place && each.home === rescue.home);
      expect(link?.path.length).toBe(rescue?.path.length);
    } else if (["act", "where", "facing"].includes(view.phase)) expect(links).toEqual([]);
  }
});

test("a way home begins at the cat and ends at the window", () => {
  const path = [
    { cell: 0, enters: "N", leaves: "E" },
    { cell: 1, enters: "W", leaves: "N" },
  ];
  expect(wayHome(3, 0, 1, path, ["elbow", "tee"])).toBe("M122 36 L122 72 A50 50 0 0 0 172 122 L172 122 L222 122 L222 72 L222 36");
});

test("most points win, then more cats, then all; alone whoever saved all", () => {
  const over = moment("over-chab-2").view;
  expect(winners(over)).toEqual([1]);
  expect(tieBreaker(over)).toBeNull();
  const level = { ...over, scores: [30, 30] };
  expect([winners(level), tieBreaker(level)]).toEqual([[1], "cats"]);
  const equal = {
    ...level,
    won: [
      [5, 5],
      [5, 5],
    ],
  };
  expect([winners(equal), tieBreaker(equal)]).toEqual([[0, 1], "shared"]);
  expect(winners(moment("over-chab-1s").view)).toEqual([0]);
  expect(winners({ ...moment("over-chab-1s").view, cat_pile: 1 })).toEqual([]);
  expect(winners(moment("chab-start").view)).toEqual([]);
});
