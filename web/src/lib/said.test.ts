import { expect, test } from "vitest";
import { listener } from "../../gallery/say";
import { listed, tell } from "./said";

const { say } = listener("en");
const { say: dire } = listener("fr");
const SEATS = [
  { name: "Anna", you: true },
  { name: "Tom", you: false },
];
const flipped = (who: number) => ({
  id: "poche-flipped",
  seats: { who },
  values: { cell: "b3" },
  parts: { tile: [{ id: "poche-mouse", values: { value: 4 } }] },
});

test("who reads is spoken to, others are named, and parts are said within", () => {
  expect(tell(flipped(0), SEATS, say)).toBe("You flip b3: mouse 4.");
  expect(tell(flipped(1), SEATS, say)).toBe("Tom flips b3: mouse 4.");
  expect(tell(flipped(0), SEATS, dire)).toBe("Vous retournez b3 : souris 4.");
});

test("whom something is done to is said as an object", () => {
  expect(tell({ id: "poche-taken-by", seats: { who: 0 } }, SEATS, say)).toBe("it goes to you.");
  expect(tell({ id: "poche-taken-by", seats: { who: 1 } }, SEATS, say)).toBe("it goes to Tom.");
});

test("a list has commas, and an and before its last", () => {
  expect(["", "a", "a and b", "a, b and c"]).toEqual([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((words) => listed(words, say)));
});
