import { expect, test } from "vitest";
import { find, means, targetsOf } from "./choices";

const choice = (decision: number, verb: string, ...targets: string[]) => ({ decision, verb, targets, text: "", label: { id: "" } });
const OPEN = [choice(7, "turn", "a1", "1"), choice(8, "turn", "a1", "2"), choice(9, "stay")];

test("a decision is found by what it does and to what", () => {
  expect(find(OPEN, "turn", "a1", "2")?.decision).toBe(8);
  expect(find(OPEN, "turn", "a1")?.decision).toBe(7);
  expect(find(OPEN, "turn", "c3")).toBeUndefined();
});

test("targets lead to their choices", () => {
  expect([...targetsOf(OPEN, "turn").keys()]).toEqual(["a1"]);
});

test("an empty verb means any, and targets must agree as far as they are given", () => {
  const turn = choice(7, "turn", "a1", "1");
  expect(means({ verb: "", targets: ["a1"] }, turn)).toBe(true);
  expect(means({ verb: "stay", targets: ["a1"] }, turn)).toBe(false);
  expect(means({ verb: "turn", targets: ["a1", "2"] }, turn)).toBe(false);
});
