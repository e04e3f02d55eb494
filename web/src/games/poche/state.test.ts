import { describe as group, expect, test } from "vitest";
import { picture } from "./pictures";
import {
  attackers,
  attackSums,
  bittenFrom,
  cellName,
  cellNumber,
  change,
  dogChoices,
  focusAfter,
  follow,
  meaning,
  newStep,
  takenBy,
  targets,
  tieBreaker,
  tileNamed,
  turnArrows,
  winners,
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
    const after = picture(rows, { phase: "end", step: { stage: "defender", article: "P14", cell: "e5", sums: null } });
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
    const caught = picture(END, { phase: "end", captured: [[], ["M5b"]] });
    expect(change(before, caught).caught).toEqual([{ seat: 1, name: "M5b", cell: 0 }]);
    expect(takenBy(caught)).toEqual(new Map([[0, 1]]));
  });

  test("a step that was already there is not new", () => {
    const step = { stage: "dogs", article: "P15", cell: "c3", sums: null };
    const view = picture(END, { phase: "end", step });
    expect(newStep(null, view)).toBe(step);
    expect(newStep(picture(END, { phase: "end" }), view)).toBe(step);
    expect(newStep(view, picture(END, { phase: "end", step: { ...step } }))).toBeNull();
  });
});

group("what may be chosen", () => {
  test("cells stand for decisions while tiles are flipped and moved, legal or not", () => {
    const view = picture(HALFWAY);
    expect(targets(view, [{ decision: 0, text: "flip a1" }])).toEqual(new Set([0]));
    expect(meaning(view, [], 24)).toEqual({ decision: 24 });
  });

  test("in the draft and after the end a cell means nothing", () => {
    for (const phase of ["draft", "laying", "end", "over"]) {
      const view = picture(HALFWAY, { phase });
      expect(targets(view, [{ decision: 3, text: "defender" }])).toEqual(new Set());
      expect(meaning(view, [], 3)).toBeNull();
    }
  });

  test("the royal chief is offered each dog beside him in its three other facings", () => {
    const view = picture(HALFWAY.replace("C7*", "R5*").replace(".   D4", "D2  D4"), { phase: "rotate", clans: ["royal", "defender"] });
    const choices = [3, 4, 5].map((decision) => ({ decision, text: `turn east ${decision - 2}` }));
    const dogs = dogChoices(view, [...choices, { decision: 12, text: "decline" }]);
    expect(dogs).toHaveLength(1);
    expect(dogs[0]).toMatchObject({ cell: 2, side: "east" });
    expect(dogs[0]?.facings.map(({ decision, quarters, arrows }) => [decision, quarters, arrows.join()])).toEqual([
      [3, 1, "N,S"],
      [4, 2, "E,W"],
      [5, 3, "S,N"],
    ]);
    expect(targets(view, choices)).toEqual(new Set([2]));
    expect(meaning(view, choices, 2)).toEqual({ dog: 2 });
    expect(meaning(view, choices, 6)).toEqual({ decision: 6 });
    expect(meaning(view, choices, 24)).toBeNull();
  });

  test("a quarter turn takes north to east", () => {
    expect(turnArrows(["N", "NW"], 1)).toEqual(["E", "NE"]);
    expect(turnArrows(["N", "NW"], 4)).toEqual(["N", "NW"]);
  });
});

group("the end", () => {
  test("a dog's bites stop at the edge of the square", () => {
    const view = picture(END, { phase: "end" });
    expect(bittenFrom(view, 12).map((bite) => bite.cell)).toEqual([8, 18, 16, 6]);
    expect(bittenFrom(view, 20).map((bite) => bite.cell)).toEqual([]);
    expect(bittenFrom(view, 19).map((bite) => bite.cell)).toEqual([23, 18, 13]);
  });

  test("sums come from the cats face up beside a prey", () => {
    const view = picture(END.replace(/X(?=[a-d*])/g, "X4"), { phase: "end" });
    expect(attackSums(view, cellNumber("b1"))).toEqual([7, 0]);
    expect(attackSums(view, cellNumber("d1"))).toEqual([7, 4]);
    expect(attackSums(view, cellNumber("b2"))).toEqual([1, 4]);
    expect(attackSums(view, cellNumber("d5"))).toEqual([2, 0]);
    expect(attackers(view, cellNumber("d1"))).toEqual([[2], [4]]);
  });

  test("the Gourmets' chief counts diagonally, the Power Cats' in his lines, and neither without effects", () => {
    const rows = "G3* . . . .  . M4a . . W2*  . . . . .  . . . . .  . . . . .";
    const clans = ["gourmet", "power"];
    expect(attackSums(picture(rows, { clans }), 6)).toEqual([3, 2]);
    expect(attackSums(picture(rows, { clans, effects: false }), 6)).toEqual([0, 0]);
  });

  test("a tile is found by its name, on the board or from the name alone", () => {
    const view = picture(END);
    expect(tileNamed(view, "C7*")).toMatchObject({ clan: "crook", chief: true });
    expect(tileNamed(picture(HALFWAY), "P9")).toEqual({ name: "P9", kind: "pigeon", value: 9 });
  });

  test("nobody has won before the end; then most points, more prey, the defenders, or both", () => {
    const over = { phase: "over", scores: [9, 9] };
    expect(winners(picture(END, { scores: [5, 0] }))).toEqual([]);
    expect(winners(picture(END, { ...over, scores: [3, 9] }))).toEqual([1]);
    expect(tieBreaker(picture(END, { ...over, scores: [3, 9] }))).toBeNull();
    const more = picture(END, { ...over, captured: [["M4a", "M5a"], ["M6"]] });
    expect([tieBreaker(more), winners(more)]).toEqual(["prey", [0]]);
    const law = picture(END, { ...over, clans: ["royal", "defender"] });
    expect([tieBreaker(law), winners(law)]).toEqual(["defenders", [1]]);
    const both = picture(END, over);
    expect([tieBreaker(both), winners(both)]).toEqual(["shared", [0, 1]]);
  });
});
