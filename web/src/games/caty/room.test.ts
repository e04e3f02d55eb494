import { expect, test } from "vitest";
import moments from "../../../gallery/caty.json";
import type { Room, View } from "../../generated/caty";
import { along, BAND, between, inSight, looseEnd, plan, shapeOf, share, standing, strung, underneath, viewBox, wallOf } from "./room";

const view = (moments as unknown as Record<string, { view: View }>)["tile-4"]?.view as View;
const room = view.players[0]?.room as Room;

test("furniture stands against its own wall, over its notches", () => {
  const drawn = plan(room);
  for (let furniture = 0; furniture < 20; furniture += 1) {
    const { x, y, panel } = standing(drawn, furniture);
    const outside = [y < 0, x > drawn.width, y > drawn.height, x < 0];
    expect(outside.map((out, wall) => (out ? wall : null)).filter((wall) => wall !== null)).toEqual([wallOf(furniture)]);
    expect(panel.x).toBeGreaterThanOrEqual(-BAND);
    expect(panel.x + panel.width).toBeLessThanOrEqual(drawn.width + BAND);
  }
});

test("a board of another size is drawn as large, and everything on it with it", () => {
  const small = {
    ...room,
    width: 400,
    height: 200,
    notches: room.notches.map(() => [100, 0]),
    toys: [
      { corners: [[100, 100]], radius: 10 },
      {
        corners: [
          [200, 50],
          [240, 50],
          [240, 90],
        ],
        radius: 0,
      },
    ],
  } as unknown as Room;
  const drawn = plan(small);
  expect([drawn.width, drawn.height]).toEqual([1000, 500]);
  expect(drawn.notches[3]).toEqual({ x: 250, y: 0 });
  expect(drawn.toys[0]).toMatchObject({ x: 250, y: 250, reach: 25 });
  expect(drawn.toys[1]).toEqual({ x: 550, y: 175, reach: 50, outline: "M500 125 L600 125 L600 225 Z" });
  expect(viewBox(drawn)).toBe(`${-BAND} ${-BAND} ${1000 + 2 * BAND} ${500 + 2 * BAND}`);
  expect(shapeOf(drawn)).toBeCloseTo((1000 + 2 * BAND) / (500 + 2 * BAND));
  expect(share(drawn, { x: -BAND, y: 500 + BAND })).toEqual({ x: 0, y: 1 });
});

test("of two notches the left or upper one comes first", () => {
  // Clockwise: left to right above, downwards at the right, right to left below, upwards at the left.
  expect([0, 5, 10, 15].map((furniture) => inSight(room, furniture))).toEqual([
    [0, 1],
    [0, 1],
    [1, 0],
    [1, 0],
  ]);
});

test("a string is straight when taut, and hangs when slack", () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 100, y: 40 },
  ];
  expect(strung(from, to)).toBe("M0 0 Q50 20 100 40");
  expect(strung(from, to, 10)).toBe("M0 0 Q50 40 100 40");
  expect(strung({ x: 0, y: 0 }, { x: 10, y: 100 }, 10)).toBe("M0 0 Q25 50 10 100");
});

test("it goes under the furniture out of the room, and hangs out into it", () => {
  const drawn = plan({
    ...room,
    notches: [
      [40, 0],
      [160, 0],
    ],
  } as unknown as Room);
  expect(underneath(drawn, 0)).toBe("M40 0 Q100 -54 160 0");
  expect(underneath(drawn, 9)).toBe("");
  expect(looseEnd(drawn, 1)).toMatch(/^M160 0 C160 30 /);
});

test("how far along a way something lies", () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  expect([-20, 25, 140].map((x) => along(from, to, { x, y: 9 }))).toEqual([0, 0.25, 1]);
  expect(along(from, from, to)).toBe(0);
  expect(between(from, to, 0.3)).toEqual({ x: 30, y: 0 });
});
