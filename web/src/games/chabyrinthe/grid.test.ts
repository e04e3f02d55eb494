import { describe as group, expect, test } from "vitest";
import type { Gutter } from "../../generated/chabyrinthe";
import {
  across,
  cellName,
  focusAfter,
  INSERT,
  laid,
  lights,
  lineFrom,
  placeBeside,
  placeBox,
  placeName,
  placeNamed,
  pushed,
  reach,
  spot,
  turned,
} from "./grid";

const NAMES: Record<string, string> = { e: "elbow", s: "straight", t: "tee", x: "cross", d: "double_elbow", b: "bridge" };
/** A square as the notation writes it. */
const square = (text: string): Gutter[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => laid(NAMES[word[0] ?? ""] ?? "", Number(word[1])));

test("places go clockwise from above the top left", () => {
  expect([0, 3, 4, 7, 8, 11, 12, 15].map((place) => placeName(4, place))).toEqual(["a1^", "d1^", "d1>", "d4>", "d4v", "a4v", "a4<", "a1<"]);
  expect(spot(3, 6)).toEqual({ cell: 8, side: "S" });
  for (const size of [3, 4]) {
    for (let place = 0; place < 4 * size; place += 1) {
      const { cell, side } = spot(size, place);
      expect(placeBeside(size, cell, side)).toBe(place);
      expect(placeNamed(size, placeName(size, place))).toBe(place);
      expect(across(size, across(size, place))).toBe(place);
      expect(lineFrom(size, place).at(-1)).toBe(spot(size, across(size, place)).cell);
    }
  }
  expect(placeNamed(3, "d4>")).toBe(-1);
});

test("a line is pushed towards the card that leaves, and the new one enters at the other end", () => {
  const cells = square("e0 e1 e2  s0 s1 s0  t0 t1 t2");
  const card = laid("cross", 0);
  expect(lineFrom(3, 0)).toEqual([0, 3, 6]);
  expect(pushed(3, cells, 0, card).map((gutter) => gutter.shape)).toEqual([
    "straight",
    "elbow",
    "elbow",
    "tee",
    "straight",
    "straight",
    "cross",
    "tee",
    "tee",
  ]);
  const right = pushed(3, cells, 4, card);
  expect(right.slice(3, 6).map((gutter) => gutter.shape)).toEqual(["cross", "straight", "straight"]);
  expect(right[4]?.facing).toBe(0);
});

test("a quarter turn takes north to east, also where gutters do not mix", () => {
  expect(laid("tee", 1).joins).toEqual(["NES"]);
  expect(turned(laid("double_elbow", 0), 1).joins).toEqual(["ES", "NW"]);
  expect(turned(laid("bridge", 0), 3)).toEqual({ shape: "bridge", facing: 3, joins: ["EW", "NS"] });
});

group("what gutters join", () => {
  const cells = square("s0 e0 e0  b0 s1 e1  e0 s1 s1");

  test("a way runs from place to place, over the bridge and not along it", () => {
    const { ways, pipes } = reach(3, cells, 0);
    expect([...ways.keys()]).toEqual([5]);
    expect([...pipes]).toContain("3:0");
    expect([...pipes]).not.toContain("3:1");
    expect(ways.get(5)).toEqual([
      { cell: 0, enters: "N", leaves: "S" },
      { cell: 3, enters: "N", leaves: "S" },
      { cell: 6, enters: "N", leaves: "E" },
      { cell: 7, enters: "W", leaves: "E" },
      { cell: 8, enters: "W", leaves: "E" },
    ]);
  });

  test("a gutter that does not open to a place joins it to nothing", () => {
    expect(reach(3, cells, 1)).toMatchObject({ pipes: new Set(["1:0"]) });
    expect(reach(3, square("s1 e0 e0  b0 s1 e3  e0 e1 e1"), 0).pipes.size).toBe(0);
  });

  test("a round way ends", () => {
    expect(reach(3, square("x0 x0 x0  x0 x0 x0  x0 x0 x0"), 0).ways.size).toBe(11);
  });

  test("cats and homes light what they reach, and what would be won is told", () => {
    const before = lights(3, cells, [{ place: 0, points: 4 }], [5, 9]);
    expect(before.links.map(({ place, points, home }) => [place, points, home])).toEqual([[0, 4, 0]]);
    const apart = lights(3, square("s0 e0 e0  b0 s1 e3  e2 e1 e1"), [{ place: 0, points: 4 }], [5, 9]);
    expect(apart.links).toEqual([]);
    expect(apart.cat.has("0:0")).toBe(true);
  });
});

test("arrow keys stay inside the square", () => {
  expect(focusAfter("ArrowRight", 3, 4, false)).toBe(3);
  expect(focusAfter("ArrowDown", 3, 4, false)).toBe(7);
  expect(focusAfter("Home", 6, 4, false)).toBe(4);
  expect(focusAfter("End", 1, 3, true)).toBe(8);
  expect(focusAfter("q", 1, 3, true)).toBeNull();
});

test("names and boxes", () => {
  expect(INSERT).toBe(48);
  expect([cellName(4, 13), cellName(3, 8)]).toEqual(["b4", "c3"]);
  expect(placeBox(4, 4)).toEqual({ x: 4.72, y: 0.72, width: 0.72, height: 1 });
});
