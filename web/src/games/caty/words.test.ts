import { expect, test } from "vitest";
import moments from "../../../gallery/caty.json";
import { listener } from "../../../gallery/say";
import type { View } from "../../generated/caty";
import type { Choice } from "../../generated/protocol";
import { find } from "../../lib/choices";
import { tell } from "../../lib/said";
import { isCalled, isStarted, isTaken, runsBetween } from "./change";
import { notchLabel } from "./words";

interface Moment {
  before: View | null;
  view: View;
  choices: Choice[];
}
const all = moments as unknown as Record<string, Moment>;
const moment = (name: string) => all[name] as Moment;
const step = (name: string): [View, View] => [moment(name).before as View, moment(name).view];
const SEATS = [
  { name: "Ada", you: true },
  { name: "Bob", you: false },
  { name: "Cleo", you: false },
  { name: "Dan", you: false },
];

test("a notch says what choosing it would do", () => {
  const { say } = listener("en");
  const start = moment("start-4");
  expect(notchLabel(null, start.choices[0], say)).toMatch(/^Begin at the (left|right|upper|lower) notch$/);
  const { view, choices } = moment("entry-4");
  for (const way of view.ways) {
    const choice = find(choices, "enter", view.furniture[way.furniture]?.name ?? "", String(way.side));
    expect(notchLabel(way, choice, say)).toBe(tell(choice?.label as never, SEATS, say));
  }
});

test("what changed is seen from the pictures", () => {
  const [run] = runsBetween(...step("raced-4"));
  expect(run?.seat).toBe(0);
  expect(run?.race.points).toBeGreaterThan(3);
  expect(runsBetween(...step("slept-4")).map(({ race }) => race.end)).toEqual([null]);
  expect([isCalled(...step("called-4")), isCalled(...step("raced-4"))]).toEqual([true, false]);
  const { view } = moment("start-4");
  const begun = view.players.map((player) => ({ ...player, start: player.start ?? 0 }));
  expect([isStarted(view, { ...view, players: begun }), isStarted(view, view)]).toEqual([true, false]);
  const piles = view.piles.map((count) => count - 1);
  expect([isTaken(view, { ...view, piles }), isTaken(view, view)]).toEqual([true, false]);
});
