import { expect, test } from "vitest";
import { around, fallen, fan, smallFan } from "./geometry";

test("the next seat sits on our left, and so on clockwise to our right", () => {
  for (const narrow of [true, false]) {
    for (const players of [3, 4, 5]) {
      const seated = around(players, 1, narrow);
      expect(seated.map(({ seat }) => seat)).toEqual(Array.from({ length: players }, (_, at) => (1 + at) % players));
      const [, ...others] = seated.map(({ spot }) => spot.x);
      expect(others).toEqual([...others].sort((one, other) => one - other));
      expect(others[0]).toBeLessThan(50);
      expect(others.at(-1)).toBeGreaterThan(50);
    }
  }
});

/** The room for a hand on each screen, and the largest card on it. */
const ROOMS = [
  [340, 172],
  [370, 190],
  [345, 240],
  [640, 200],
  [900, 200],
] as const;

test("of every card in hand a finger's width shows, and all lie within the hand", () => {
  for (const [width, height] of ROOMS) {
    for (let count = 1; count <= 18; count += 1) {
      const { cards, card } = fan(count, { width, height }, 132);
      const high = (card * 180) / 130;
      expect(cards).toHaveLength(count);
      expect(card).toBeGreaterThanOrEqual(56);
      cards.forEach((here, at) => {
        expect(here.x).toBeGreaterThanOrEqual(-0.01);
        expect(here.x + card).toBeLessThanOrEqual(width + 0.01);
        expect(here.y + high).toBeLessThanOrEqual(height + 0.01);
        const next = cards[at + 1];
        if (next?.row === here.row) expect(next.x - here.x).toBeGreaterThanOrEqual(44);
        if (next?.row === here.row) expect(next.x - here.x).toBeGreaterThan(card / 2);
      });
      const tops = [...new Set(cards.map(({ row }) => row))].map((row) =>
        Math.min(...cards.filter((each) => each.row === row).map(({ y }) => y)),
      );
      tops.slice(1).forEach((top, row) => expect(top - (tops[row] ?? 0)).toBeGreaterThanOrEqual(43.9));
    }
  }
});

test("ten cards hide nobody's effect, and none make no trouble", () => {
  for (const [width, height] of ROOMS) {
    const { cards, card } = fan(10, { width, height }, 132);
    cards.forEach((here, at) => {
      const next = cards[at + 1];
      if (next?.row === here.row) expect(next.x - here.x).toBeGreaterThanOrEqual(card * 0.68);
      else if (next) expect(next.y - here.y).toBeGreaterThan(card * 1.3);
    });
  }
  expect(fan(0, { width: 362, height: 180 }, 132).cards).toEqual([]);
  expect(fan(3, { width: 0, height: 0 }, 132).cards).toHaveLength(3);
});

test("a small fan keeps within its room and is the same from both sides", () => {
  for (const count of [1, 2, 7, 10, 16]) {
    const cards = smallFan(count, 120, 34);
    const [first, last] = [cards[0], cards.at(-1)];
    expect((first?.x ?? 0) + (last?.x ?? 0)).toBeCloseTo(0);
    expect((last?.x ?? 0) - (first?.x ?? 0)).toBeLessThanOrEqual(120 - 34);
  }
});

test("a card stays on the heap as it fell", () => {
  expect(fallen(7)).toEqual(fallen(7));
  expect(fallen(7)).not.toEqual(fallen(8));
  expect(Math.abs(fallen(30).tilt)).toBeLessThanOrEqual(22);
});
