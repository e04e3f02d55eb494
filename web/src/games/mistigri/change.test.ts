import { expect, test } from "vitest";
import moments from "../../../gallery/mistigri.json";
import type { Card, View } from "../../generated/mistigri";
import { beyond, change } from "./change";
import { Felt } from "./felt.svelte";

const all = moments as unknown as Record<string, { before: View | null; view: View }>;
const viewOf = (name: string) => all[name]?.view as View;
const step = (name: string): [View, View] => [all[name]?.before as View, viewOf(name)];
const card = (value: number): Card => ({
  name: `red${value}`,
  colour: "red",
  value,
  words: { id: "mistigri-card", values: { colour: "red", value } },
});
const values = (cards: readonly Card[]) => cards.map(({ value }) => value);

test("what is beyond a pile is told as often as it is missing there", () => {
  expect(values(beyond([card(1), card(2), card(2), card(3)], [card(2), card(4)]))).toEqual([1, 2, 3]);
  expect(beyond([], [card(1)])).toEqual([]);
});

test("every card goes from where it was to where it is", () => {
  for (const { before, view } of Object.values(all)) {
    if (!before || before.round !== view.round) continue;
    const sizes = before.hands.map((hand) => hand.size);
    let heap = before.discard.length;
    for (const { from, to } of change(before, view).moves) {
      if (from === "discard") heap -= 1;
      else sizes[from] = (sizes[from] ?? 0) - 1;
      if (to === "discard") heap += 1;
      else sizes[to] = (sizes[to] ?? 0) + 1;
    }
    expect(sizes).toEqual(view.hands.map((hand) => hand.size));
    expect(heap).toBe(view.discard.length);
  }
});

test("a card drawn is seen by who draws it and whose it was, and by nobody else", () => {
  const [before] = step("first-4");
  const drawn = change(...step("first-4")).moves;
  expect(drawn).toHaveLength(1);
  expect(drawn[0]?.to).toBe(before.to_move);
  for (const name of Object.keys(all)) {
    const { before: old, view } = all[name] as { before: View | null; view: View };
    if (old?.phase !== "draw") continue;
    for (const { card: seen, from, to } of change(old, view).moves) if (from === 0 || to === 0) expect(seen, name).not.toBeNull();
  }
});

test("who leaves, who passes and how the arrow turns is told", () => {
  expect(change(...step("someone-leaves-5")).left).toHaveLength(1);
  expect(change(...step("i-leave-4")).left).toEqual([0]);
  expect(change(...step("reversed-4")).reversed).toBe(true);
  const [before, after] = step("counted-3");
  expect(change(before, after)).toMatchObject({ counted: true, passed: before.to_move });
  expect(change(after, { ...viewOf("start-3"), round: 2 })).toMatchObject({ dealt: true, moves: [], left: [] });
});

test("the heap keeps its order: what came last lies on top", () => {
  const felt = new Felt();
  const view = { ...viewOf("start-4"), discard: [card(3), card(5)] };
  felt.show(view, null, 0);
  expect([values(felt.heap), felt.landed]).toEqual([[3, 5], 0]);
  const more = { ...view, discard: [card(1), card(2), card(3), card(5)] };
  felt.show(more, view, 0);
  expect([values(felt.heap), felt.landed]).toEqual([[3, 5, 1, 2], 2]);
  const less = { ...view, discard: [card(1), card(2), card(5)] };
  felt.show(less, more, 0);
  expect(values(felt.heap)).toEqual([5, 1, 2]);
  felt.show(view, null, 0);
  expect([values(felt.heap).sort(), felt.landed]).toEqual([[3, 5], 0]);
});

test("what came to our hand is new until something newer comes or it goes", () => {
  const start = viewOf("start-4");
  const own = (cards: Card[], more: Partial<View>): View => ({
    ...start,
    ...more,
    hands: start.hands.map((hand, seat) => (seat ? hand : { ...hand, size: cards.length, cards })),
  });
  const felt = new Felt();
  const steps = [
    own([card(1)], { phase: "draw", turns: 4 }),
    own([card(1), card(2)], { phase: "draw", turns: 4 }),
    own([card(1), card(2), card(2)], { phase: "first", turns: 4 }),
    own([card(1), card(2)], { phase: "draw", turns: 5 }),
    own([card(1), card(2), card(7)], { phase: "first", turns: 8 }),
  ];
  felt.show(steps[0] as View, null, 0);
  const fresh = steps.slice(1).map((next, at) => {
    felt.show(next, steps[at] as View, 0);
    return values(felt.fresh);
  });
  expect(fresh).toEqual([[2], [2, 2], [2], [7]]);
});
