import { expect, test } from "vitest";
import { find, targetsOf } from "./choices";

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
