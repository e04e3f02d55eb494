import { describe, expect, it } from "vitest";
import { across, apart, DASHES, down, INKS, momentAt, points } from "./graph";

const frame = { left: 40, top: 10, width: 200, height: 100 };

describe("who was winning, drawn", () => {
  it("goes from left to right, and up to the one who wins", () => {
    expect(
      points(
        frame,
        [
          [0.5, 0.5],
          [0.75, 0.25],
          [1, 0],
        ],
        0,
      ),
    ).toEqual([
      [40, 60],
      [140, 35],
      [240, 10],
    ]);
    expect(
      points(
        frame,
        [
          [0.5, 0.5],
          [0.75, 0.25],
          [1, 0],
        ],
        1,
      ),
    ).toEqual([
      [40, 60],
      [140, 85],
      [240, 110],
    ]);
    expect([across(frame, 0, 0), down(frame, 1)]).toEqual([40, 10]);
  });

  it("finds the moment below a finger, and the first and last beside the picture", () => {
    expect([0, 40, 89, 91, 240, 999].map((x) => momentAt(frame, x, 4))).toEqual([0, 0, 1, 1, 4, 4]);
  });

  it("writes no name over another, and none outside", () => {
    const placed = apart([110, 110, 10, 110], 10, 110);
    const sorted = placed.toSorted((one, other) => one - other);
    expect(Math.min(...sorted.slice(1).map((y, at) => y - sorted[at]!))).toBeGreaterThanOrEqual(24);
    expect(placed[2]).toBe(10);
    expect(Math.max(...placed)).toBe(110);
  });

  it("has an ink and a dash for everybody", () => {
    expect(new Set(INKS).size).toBe(6);
    expect(new Set(DASHES).size).toBe(6);
  });
});
