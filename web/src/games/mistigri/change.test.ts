import { expect, test } from "vitest";
import moments from "../../../gallery/mistigri.json";
import type { Card, View } from "../../generated/mistigri";
import { articleOfRest, beyond, change, decider, nextIfTurned, winners } from "./change";
import { Felt } from "./felt.svelte";

const all = moments as unknown as Record<string, { before: View | null; view: View }>;
const viewOf = (name: string) => all[name]?.view as View;
const step = (name: string): [View, View] => [all[name]?.before as View, viewOf(name)];
const card = (kind: number): Card => ({ kind, colour: "red", value: kind });
const kinds = (cards: readonly Card[]) => cards.map(({ kind }) => kind);

test("what is beyond a pile is told as often as it is missing there", () => {
  expect(kinds(beyond([card(1), card(2), card(2), card(3)], [card(2), card(4)]))).toEqual([1, 2, 3]);
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

test("in a swap its owner decides, though the turn is another's", () => {
  expect(decider(viewOf("put-3"))).toBe(0);
  expect(viewOf("put-3").to_move).not.toBe(0);
  expect(decider(viewOf("first-3"))).toBe(0);
});

test("once the arrow is turned, the nearest player still in the other way is next", () => {
  const view = viewOf("start-4");
  expect(nextIfTurned({ ...view, to_move: 0, arrow: "clockwise" })).toBe(3);
  expect(nextIfTurned({ ...view, to_move: 0, arrow: "counterclockwise" })).toBe(1);
  const out = view.hands.map((hand, seat) => ({ ...hand, playing: seat !== 3 }));
  expect(nextIfTurned({ ...view, hands: out, to_move: 0, arrow: "clockwise" })).toBe(2);
});

test("the fewest penalty points win, and may be shared", () => {
  const over = viewOf("over-4");
  expect(winners({ ...over, scores: [12, 3, 20, 4] })).toEqual([1]);
  expect(winners({ ...over, scores: [3, 3, 20, 4] })).toEqual([0, 1]);
  expect(winners(viewOf("start-4"))).toEqual([]);
});

test("each article of the end of a round is the one that says so", () => {
  const some = { cards: [card(4)], penalty: 4 };
  const none = { cards: [], penalty: 0 };
  expect([0, 1, 2].map((seat) => articleOfRest([some, none, none], seat))).toEqual(["M19", "M21", "M21"]);
  expect([0, 1, 2].map((seat) => articleOfRest([some, none, some], seat))).toEqual(["M20", "M21", "M20"]);
});

test("the heap keeps its order: what came last lies on top", () => {
  const felt = new Felt();
  const view = { ...viewOf("start-4"), discard: [card(3), card(5)] };
  felt.show(view, null, 0);
  expect([kinds(felt.heap), felt.landed]).toEqual([[3, 5], 0]);
  const more = { ...view, discard: [card(1), card(2), card(3), card(5)] };
  felt.show(more, view, 0);
  expect([kinds(felt.heap), felt.landed]).toEqual([[3, 5, 1, 2], 2]);
  const less = { ...view, discard: [card(1), card(2), card(5)] };
  felt.show(less, more, 0);
  expect(kinds(felt.heap)).toEqual([5, 1, 2]);
  felt.show(view, null, 0);
  expect([kinds(felt.heap).sort(), felt.landed]).toEqual([[3, 5], 0]);
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
    return kinds(felt.fresh);
  });
  expect(fresh).toEqual([[2], [2, 2], [2], [7]]);
});
