import { describe as group, expect, test } from "vitest";
import { picture, prey } from "./pictures";
import {
  cellName,
  cellNumber,
  change,
  dogChoices,
  focusAfter,
  follow,
  newStep,
  powerWords,
  takenBy,
  tileNamed,
  turnArrows,
  wayTo,
} from "./state";

const HALFWAY = `
  .   C7* .   D4  .
  .   P5  M5a .   .
  C1  J1a P2  M4a C2
  .   .   .   .   M3
  F4  .   .   .   J9*`;

const END = `
  M5b  M4b C7* P5   Xd
  Xa   M6  M5a P2   Xc
  F4   C1  D5  [C3] Xb
  D2^1 M3  X*  [C4] D3^2
  D1^3 F3  D4  M4a  C2`;

test("cells are named by column and row from the top left", () => {
  expect([0, 4, 12, 20, 24].map(cellName)).toEqual(["a1", "e1", "c3", "a5", "e5"]);
  expect(Array.from({ length: 25 }, (_, cell) => cellNumber(cellName(cell)))).toEqual(Array.from({ length: 25 }, (_, cell) => cell));
});

test("arrow keys stay inside the square", () => {
  expect(focusAfter("ArrowRight", 3, false)).toBe(4);
  expect(focusAfter("ArrowRight", 4, false)).toBe(4);
  expect(focusAfter("ArrowUp", 2, false)).toBe(2);
  expect(focusAfter("ArrowDown", 2, false)).toBe(7);
  expect(focusAfter("Home", 13, false)).toBe(10);
  expect(focusAfter("End", 13, true)).toBe(24);
  expect(focusAfter("x", 13, false)).toBeNull();
});

group("what changed between two pictures", () => {
  test("a flip shows a tile and moves nothing", () => {
    const before = picture(HALFWAY);
    const after = picture(HALFWAY.replace(".   P5", "M6  P5"), { phase: "move", flipped: "a2", moving: "a2" });
    expect(follow(before, after)).toEqual(before.cells.map((_, cell) => cell));
    expect(change(before, after)).toEqual({ flipped: [5], swapped: null, fallen: [], turned: null, caught: [] });
  });

  test("a swap with a face-down tile is followed both ways, and told from where it began", () => {
    const before = picture(HALFWAY, { phase: "move", flipped: "c2", moving: "c2" });
    const after = picture(HALFWAY.replace("M5a .", ".   M5a"));
    const from = follow(before, after);
    expect([from[7], from[8]]).toEqual([8, 7]);
    expect(from.filter((source, cell) => source !== cell)).toHaveLength(2);
    expect(change(before, after).swapped).toEqual([7, 8]);
    expect(change(before, after).flipped).toEqual([]);
  });

  test("a swap towards the top left also begins where the moved tile lay", () => {
    const before = picture(HALFWAY, { phase: "move", flipped: "e5", moving: "e5" });
    const after = picture(HALFWAY.replace("C7*", "there").replace("J9*", "C7*").replace("there", "J9*"));
    expect(change(before, after).swapped).toEqual([24, 1]);
  });

  test("the defenders' chief takes the centre from where the step says", () => {
    const before = picture(HALFWAY, { phase: "end" });
    const rows = HALFWAY.replace("P2", "J9*").replace(/J9\*$/, "P2");
    const after = picture(rows, {
      phase: "end",
      step: { stage: "defender", article: "P14", cell: "e5", sums: null, attackers: [], taker: null },
    });
    expect(change(before, after).swapped).toEqual([24, 12]);
  });

  test("a turned dog is the same dog", () => {
    const before = picture(HALFWAY, { phase: "rotate" });
    const after = picture(HALFWAY.replace("D4", "D4^3"), { phase: "end" });
    expect(change(before, after)).toMatchObject({ swapped: null, flipped: [], turned: { cell: 3, quarters: 3 } });
  });

  test("bitten cats fall, and caught prey goes to a seat", () => {
    const before = picture(END, { phase: "end" });
    const bitten = picture(END.replace("C1 ", "[C1]"), { phase: "end" });
    expect(change(before, bitten).fallen).toEqual([11]);
    const caught = picture(END, { phase: "end", captured: [[], [prey("M5b")]] });
    expect(change(before, caught).caught).toEqual([{ seat: 1, name: "M5b", cell: 0 }]);
    expect(takenBy(caught)).toEqual(new Map([[0, 1]]));
  });

  test("a step that was already there is not new", () => {
    const step = { stage: "dogs", article: "P15", cell: "c3", sums: null, attackers: [], taker: null };
    const view = picture(END, { phase: "end", step });
    expect(newStep(null, view)).toBe(step);
    expect(newStep(picture(END, { phase: "end" }), view)).toBe(step);
    expect(newStep(view, picture(END, { phase: "end", step: { ...step } }))).toBeNull();
  });
});

group("what may be chosen", () => {
  test("the royal chief is offered each dog beside him in its three other facings", () => {
    const view = picture(HALFWAY.replace("C7*", "R5*").replace(".   D4", "D2  D4"), { phase: "rotate", clans: ["royal", "defender"] });
    const told = { text: "", label: { id: "" } };
    const choices = [3, 4, 5].map((decision) => ({ decision, verb: "turn", targets: ["c1", String(decision - 2)], ...told }));
    const dogs = dogChoices(view, [...choices, { decision: 12, verb: "decline", targets: [], ...told }]);
    expect(dogs.map(({ cell }) => cell)).toEqual([2]);
    expect(dogs[0]?.facings.map(({ decision, tile }) => [decision, tile.arrows?.join()])).toEqual([
      [3, "N,S"],
      [4, "E,W"],
      [5, "S,N"],
    ]);
  });

  test("a quarter turn takes north to east", () => {
    expect(turnArrows(["N", "NW"], 1)).toEqual(["E", "NE"]);
    expect(turnArrows(["N", "NW"], 4)).toEqual(["N", "NW"]);
  });
});

group("the end", () => {
  test("a dog looks towards the cell it bites", () => {
    expect([8, 18, 16, 6].map((bitten) => wayTo(12, bitten))).toEqual([1, 3, 5, 7]);
    expect([7, 13, 17, 11].map((bitten) => wayTo(12, bitten))).toEqual([0, 2, 4, 6]);
  });

  test("a tile is found by its name, on the board or beside it", () => {
    expect(tileNamed(picture(END), "C7*")).toMatchObject({ clan: "crook", chief: true });
    expect(tileNamed(picture(HALFWAY, { captured: [[prey("P9")], []] }), "P9")).toEqual(prey("P9"));
    expect(tileNamed(picture(HALFWAY), "P9")).toBeUndefined();
  });
});

group("a clan's power", () => {
  test.each(["Chief: may turn a dog.", "Chef : peut tourner.", "Chef\u00a0: peut tourner.", "Chef\u202f: peut tourner."])(
    "is told before its chief's: %s",
    (chief) => {
      expect(powerWords("royal", () => `A cat may stay. ${chief}`)).toEqual(["A cat may stay. ", chief]);
    },
  );
});
