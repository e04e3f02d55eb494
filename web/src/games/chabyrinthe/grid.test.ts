import { expect, test } from "vitest";
import { across, cellName, cellNamed, focusAfter, lineFrom, placeBox, places, spot } from "./grid";

test("places go clockwise from above the top left", () => {
  expect([0, 3, 4, 7, 8, 11, 12, 15].map((place) => places(4)[place])).toEqual(["a1^", "d1^", "d1>", "d4>", "d4v", "a4v", "a4<", "a1<"]);
  expect(spot(3, "c3v")).toEqual({ cell: 8, side: "S" });
  for (const size of [3, 4]) {
    expect(new Set(places(size)).size).toBe(4 * size);
    for (const place of places(size)) {
      expect(places(size)).toContain(across(size, place));
      expect(across(size, across(size, place))).toBe(place);
      expect(lineFrom(size, place).at(-1)).toBe(spot(size, across(size, place)).cell);
    }
  }
});

test("a line goes from the place it is pushed towards to the other end", () => {
  expect(lineFrom(3, "a1^")).toEqual([0, 3, 6]);
  expect(lineFrom(3, "c2>")).toEqual([5, 4, 3]);
  expect(across(3, "c2>")).toBe("a2<");
});

test("arrow keys stay inside the square", () => {
  expect(focusAfter("ArrowRight", 3, 4, false)).toBe(3);
  expect(focusAfter("ArrowDown", 3, 4, false)).toBe(7);
  expect(focusAfter("Home", 6, 4, false)).toBe(4);
  expect(focusAfter("End", 1, 3, true)).toBe(8);
  expect(focusAfter("q", 1, 3, true)).toBeNull();
});

test("names and boxes", () => {
  expect([cellName(4, 13), cellName(3, 8)]).toEqual(["b4", "c3"]);
  expect([cellNamed(4, "b4"), cellNamed(3, "c3")]).toEqual([13, 8]);
  expect(placeBox(4, "d1>")).toEqual({ x: 4.82, y: 0.82, width: 0.82, height: 1 });
});
