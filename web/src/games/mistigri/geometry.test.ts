import { expect, test } from "vitest";
import { around, fallen, fan, smallFan } from "./geometry";

const PHONE = { width: 70, height: 97 };
const DESKTOP = { width: 94, height: 130 };

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

test("of every card in hand a finger's width shows, and its middle is free", () => {
  for (const [room, card] of [
    [344, PHONE],
    [362, PHONE],
    [940, DESKTOP],
  ] as const) {
    for (let count = 1; count <= 20; count += 1) {
      const { cards, height } = fan(count, room, card);
      expect(cards).toHaveLength(count);
      cards.forEach((here, at) => {
        expect(here.x).toBeGreaterThanOrEqual(-0.01);
        expect(here.x + card.width).toBeLessThanOrEqual(room + 0.01);
        expect(here.y + card.height).toBeLessThanOrEqual(height);
        const next = cards[at + 1];
        if (next?.row === here.row) expect(next.x - here.x).toBeGreaterThanOrEqual(44);
        if (next?.row === here.row) expect(next.x - here.x).toBeGreaterThan(card.width / 2);
      });
      const tops = [...new Set(cards.map(({ row }) => row))].map((row) =>
        Math.min(...cards.filter((each) => each.row === row).map(({ y }) => y)),
      );
      tops.slice(1).forEach((top, row) => expect(top - (tops[row] ?? 0)).toBeGreaterThan(card.height / 2));
    }
  }
});

test("fourteen cards make two rows on a phone and one or two on a desk; none make no trouble", () => {
  expect(new Set(fan(14, 362, PHONE).cards.map(({ row }) => row)).size).toBe(2);
  expect(new Set(fan(14, 940, DESKTOP).cards.map(({ row }) => row)).size).toBe(1);
  expect(fan(0, 362, PHONE).cards).toEqual([]);
  expect(fan(3, 0, PHONE).cards).toHaveLength(3);
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
