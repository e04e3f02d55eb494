import { describe as group, expect, test } from "vitest";
import moments from "../../../gallery/caty.json";
import { listener } from "../../../gallery/say";
import { FURNITURE, TOYS, WALLS } from "../../art/walls";
import type { View } from "../../generated/caty";
import { pointsOf, runsBetween, tieBreaker, tookBetween, winners, wonBy } from "./change";
import {
  article,
  costWords,
  describe,
  furnitureWords,
  happened,
  label,
  leftWords,
  prompt,
  remaining,
  sentence,
  toyWords,
  wallWords,
} from "./words";

interface Moment {
  before: View | null;
  view: View;
  choices: { decision: number; text: string }[];
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
      for (const { before, view, choices } of Object.values(all)) {
        prompt(view, say);
        remaining(view, say);
        expect(describe(view, SEATS.slice(0, view.players.length), say).join("\n")).not.toContain("undefined");
        if (before) happened(before, view, SEATS, say);
        for (const choice of choices) {
          label(choice, view, say);
          sentence({ seat: 1, text: choice.text }, SEATS, say, [{ seat: 0, text: "play fishtank" }]);
        }
      }
      for (const wall of WALLS) wallWords(wall, say);
      for (const toy of TOYS) toyWords(toy, say);
      const [view] = Object.values(all).map((each) => each.view);
      FURNITURE.forEach((_, furniture) => furnitureWords(view as View, furniture, say));
      expect(missing).toEqual([]);
    });
  }
});

test("what happened is told from the pictures", () => {
  const { say } = listener("en");
  expect(happened(...step("raced-4"), SEATS, say)[0]).toMatch(/^You run to the [\w ]+: [\w -]+ \+\d/);
  expect(happened(...step("raced-other-4"), SEATS, say)[0]).toMatch(/^(Bob|Cleo|Dan) runs to the [\w ]+: [\w -]+ \+\d/);
  expect(happened(...step("called-4"), SEATS, say)).toEqual([expect.stringMatching(/^You send everyone to the [\w ]+\.$/)]);
  expect(happened(...step("slept-4"), SEATS, say)[0]).toMatch(/sleeps: the string is too short\. \(Y10\)$/);
});

test("the log speaks from the notation", () => {
  const { say } = listener("en");
  const line = (seat: number, text: string, ...before: string[]) =>
    sentence(
      { seat, text },
      SEATS,
      say,
      before.map((text) => ({ seat: 0, text })),
    );
  expect(line(0, "pile red")).toBe("You take a red tile.");
  expect(line(1, "start 0")).toBe("Bob’s string begins at the first notch.");
  expect(line(1, "play fishtank")).toBe("Bob sends everyone to the fish tank.");
  expect(line(0, "enter 1", "play sofa", "enter 0", "play bed", "enter 1")).toBe("You run to the bed, second notch.");
  expect(line(1, "play hammock")).toBe("Bob sends everyone to the hammock.");
  expect(line(1, "purr")).toBe("purr");
  const french = listener("fr").say;
  expect(sentence({ seat: 1, text: "play fishtank" }, SEATS, french, [])).toBe("Bob envoie tout le monde vers l’aquarium.");
});

test("choices say what they cost and bring, and why not", () => {
  const { say } = listener("en");
  const { view, choices } = moment("short-4");
  expect(choices.length).toBe(1);
  expect(label(choices[0] as never, view, say)).toMatch(/^(left|right|upper|lower) notch: .*of string/);
  expect(describe(view, SEATS, say).some((line) => /too far; it would use [\d,]+ of string, and [\d,]+ is left \(Y10\)/.test(line))).toBe(
    true,
  );
  expect(article(view)).toBe("Y7");
  expect(article(moment("over-2").view)).toBe("Y13");
});

test("the last colour is out, unless a hand has no other", () => {
  const { say } = listener("en");
  const view = structuredClone(moment("tile-4").view);
  expect(prompt(view, say)).toMatch(/^Where does everyone run\? Play a tile that is not (turquoise|yellow|red|violet)$/);
  const wall = view.walls[Math.floor((view.order.at(-1) ?? 0) / 5)] ?? "";
  for (const tile of view.players[0]?.hand ?? []) tile.wall = wall;
  expect(prompt(view, say)).toBe("Where does everyone run? You have no other colour, so any tile will do");
});

test("string never looks longer than it is", () => {
  expect([leftWords(639_999), costWords(639_001)]).toEqual([639, 640]);
});

test("a tile taken is named only to who sees it", () => {
  const before = moment("pile-2").view;
  const after = structuredClone(before);
  after.piles[0] = (after.piles[0] ?? 1) - 1;
  expect(tookBetween(before, after)).toEqual({ seat: 0, wall: 0, furniture: null });
  const drawn = [0, 1, 2, 3, 4].find((furniture) => !before.players[0]?.hand.some((tile) => tile.furniture === furniture)) as number;
  after.players[0]?.hand.push({ wall: "turquoise", furniture: drawn });
  expect(tookBetween(before, after)?.furniture).toBe(drawn);
  const { say } = listener("en");
  expect(happened(before, after, SEATS, say)[0]).toMatch(/^You take a turquoise tile: /);
});

test("tokens won add up to the points", () => {
  for (const { view } of Object.values(all)) {
    view.players.forEach((player, seat) => {
      expect([...wonBy(view, seat).values()].flat().reduce((sum, value) => sum + value, 0)).toBe(player.points);
    });
  }
  const [run] = runsBetween(...step("raced-4"));
  expect(run?.seat).toBe(0);
  expect(pointsOf(run?.race as never)).toBeGreaterThan(3);
});

test("most points win, then more string, then all", () => {
  const over = moment("over-4").view;
  expect(winners(moment("tile-4").view)).toEqual([]);
  expect(winners(over).length).toBe(1);
  const level = { ...over, scores: [30, 30, 2, 1] };
  const longer = (level.players[0]?.string ?? 0) > (level.players[1]?.string ?? 0) ? 0 : 1;
  expect([winners(level), tieBreaker(level)]).toEqual([[longer], "string"]);
  const even = { ...level, players: level.players.map((player) => ({ ...player, string: 5 })) };
  expect([winners(even), tieBreaker(even)]).toEqual([[0, 1], "shared"]);
  expect(tieBreaker({ ...over, scores: [30, 3, 2, 1] })).toBeNull();
});
