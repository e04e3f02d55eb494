import { expect, test } from "vitest";
import { linesOf } from "./log";

test("a decision and all that followed from it are one line", () => {
  const entry = (decisions: number, mover: number | null, id: string) => ({ decisions, mover, text: "", told: [{ id }] });
  const lines = linesOf([entry(1, 0, "flip"), entry(1, null, "falls"), entry(2, 1, "swap")]);
  expect(lines.map(({ decisions, told }) => [decisions, told.map(({ id }) => id).join()])).toEqual([
    [1, "flip,falls"],
    [2, "swap"],
  ]);
});
