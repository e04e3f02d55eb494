import { describe as group, expect, test } from "vitest";
import moments from "../../../gallery/caty.json";
import { listener } from "../../../gallery/say";
import type { View } from "../../generated/caty";
import type { Choice } from "../../generated/protocol";
import { find } from "../../lib/choices";
import { tell } from "../../lib/said";
import { isCalled, isStarted, isTaken, runsBetween } from "./change";
import { describe, furnitureWords, notchLabel, wayWords } from "./words";

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

group("every moment can be said in both languages", () => {
  for (const name of ["en", "fr"]) {
    test(name, () => {
      const { say, missing } = listener(name);
      for (const { view, choices } of Object.values(all)) {
        expect(describe(view, SEATS.slice(0, view.players.length), say).join("\n")).not.toContain("undefined");
        for (const choice of choices) expect(tell(choice.label, SEATS, say)).not.toBe("");
      }
      const [{ view }] = Object.values(all) as [Moment];
      view.furniture.forEach((_, furniture) => expect(furnitureWords(view, furniture, say)).not.toBe(""));
      expect(missing).toEqual([]);
    });
  }
});

test("a way that is too far says so, with its article", () => {
  const { say } = listener("en");
  const { view, choices } = moment("short-4");
  expect(choices.length).toBe(1);
  const [short] = view.ways.filter(({ enough }) => !enough);
  expect(wayWords(short as never, say)).toMatch(/too far; it would use [\d,]+ of string, and [\d,]+ is left \(Y10\)$/);
  expect(describe(view, SEATS, say).some((line) => line.endsWith(wayWords(short as never, say)))).toBe(true);
});

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

test("rooms and hands are described seat by seat", () => {
  const { say } = listener("en");
  const lines = describe(moment("tile-4").view, SEATS, say).join("\n");
  expect(lines).toMatch(/^You have the marker\.$/m);
  expect(lines).toMatch(/^Bob, furniture clockwise from the top left: turquoise wall: [\w ,]+; yellow wall: /m);
  expect(lines).toMatch(/^Bob, toys on the floor: building block (at|on|in) the /m);
  expect(lines).toMatch(/^Bob, in hand: (turquoise|yellow|red|violet)/m);
  expect(lines).toMatch(/^Bob, string comes out at: [\w ]+, (left|right|upper|lower) notch$/m);
});

test("tokens won add up to the points", () => {
  for (const { view } of Object.values(all)) {
    for (const { won, points, races } of view.players) {
      expect(won.reduce((sum, { value }) => sum + value, 0)).toBe(points);
      expect(races.reduce((sum, race) => sum + race.points, 0)).toBe(points);
    }
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
