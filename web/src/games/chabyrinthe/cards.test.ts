import { expect, test } from "vitest";
import moments from "../../../gallery/chabyrinthe.json";
import type { View } from "../../generated/chabyrinthe";
import { Cards, towards } from "./cards.svelte";

const views = moments as unknown as Record<string, { before: View; view: View }>;
const at = (cards: Cards, cell: number) => cards.placed.find((card) => card.cell === cell);

test("a card turns the short way", () => {
  expect(towards(0, 3)).toBe(-90);
  expect(towards(-90, 0)).toBe(0);
  expect(towards(270, 0)).toBe(360);
  expect(towards(90, 3)).toBe(270);
  expect(towards(-90, 3)).toBe(-90);
});

test("a pushed line keeps its cards; one leaves and the next number comes in at the other end", () => {
  const { before, view } = views["chab-pushed"] as { before: View; view: View };
  const cards = new Cards();
  cards.show(before, null);
  const ids = [2, 6, 10, 14].map((cell) => at(cards, cell)?.id);
  const coming = cards.coming;
  cards.show(view, before);
  expect([2, 6, 10].map((cell) => at(cards, cell)?.id)).toEqual(ids.slice(1));
  expect(at(cards, 14)?.id).toBe(coming);
  expect(cards.placed).toHaveLength(16);
  expect(cards.marked).toEqual([2, 6, 10, 14]);
});

test("a turned card is the same card, and taking it back turns it back", () => {
  const { view } = views["chab-start"] as { view: View };
  const after = {
    ...view,
    actions: 1,
    cells: view.cells.map((gutter, cell) => (cell === 5 ? { ...gutter, facing: (gutter.facing + 3) % 4 } : gutter)),
  };
  const cards = new Cards();
  cards.show(view, null);
  const before = at(cards, 5);
  cards.show(after, view);
  expect(at(cards, 5)).toEqual({ ...before, angle: (before?.angle ?? 0) - 90 });
  expect(cards.marked).toEqual([5]);
  cards.show({ ...view }, null);
  expect(at(cards, 5)).toEqual(before);
  expect(cards.marked).toEqual([]);
});
