import { expect, test } from "vitest";
import { decisionFor, find, targetsOf } from "./choices";

const choice = (decision: number, verb: string, ...targets: string[]) => ({ decision, verb, targets, text: "", label: { id: "" } });
const OPEN = [choice(7, "turn", "a1", "1"), choice(8, "turn", "a1", "2"), choice(9, "stay")];
const RULED_OUT = [{ decision: 3, verb: "turn", targets: ["b2", "1"] }];

test("a decision is found by what it does and to what", () => {
  expect(find(OPEN, "turn", "a1", "2")?.decision).toBe(8);
  expect(find(OPEN, "turn", "a1")?.decision).toBe(7);
  expect(find(OPEN, "turn", "c3")).toBeUndefined();
});

test("what is ruled out can be asked for, so that somebody says why", () => {
  expect(decisionFor(OPEN, RULED_OUT, "turn", "b2")).toBe(3);
  expect(decisionFor(OPEN, RULED_OUT, "stay")).toBe(9);
  expect(decisionFor(OPEN, RULED_OUT, "flip", "b2")).toBeNull();
});

test("targets lead to their choices", () => {
  expect([...targetsOf(OPEN, "turn").keys()]).toEqual(["a1"]);
});
