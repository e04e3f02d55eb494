import { expect, test } from "vitest";
import moments from "../../../gallery/chabyrinthe.json";
import type { View } from "../../generated/chabyrinthe";
import { change } from "./change";
import { wayHome } from "./way";

interface Moment {
  before: View | null;
  view: View;
}
const all = moments as unknown as Record<string, Moment>;
const moment = (name: string) => all[name] as Moment;

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
  expect(wayHome(3, "a1^", "b1^", path)).toBe("M132 41 L132 82 A50 50 0 0 0 182 132 L182 132 L232 132 L232 82 L232 41");
});
