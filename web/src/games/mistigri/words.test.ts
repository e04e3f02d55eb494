import { describe as group, expect, test } from "vitest";
import moments from "../../../gallery/mistigri.json";
import { listener } from "../../../gallery/say";
import type { View } from "../../generated/mistigri";
import type { Choice } from "../../generated/protocol";
import { article, branchWords, cardWords, describe, happened, label, prompt, remaining, sentence } from "./words";

interface Moment {
  before: View | null;
  view: View;
  choices: Choice[];
}
const all = moments as unknown as Record<string, Moment>;
const moment = (name: string) => all[name] as Moment;
const step = (name: string): [View, View] => [moment(name).before as View, moment(name).view];
const SEATS = ["Ada", "Bob", "Cleo", "Dan", "Eve"].map((name, seat) => ({ name, you: seat === 0 }));
const LOG = [
  "red4 from 1 to 0",
  "red4 from 0 to 1",
  "? from 1 to 2",
  "play red4",
  "with blue4",
  "pass",
  "decline",
  "effect",
  "reverse",
  "offer red4 to 2",
  "offer ? to 2",
  "choose 2",
  "choose 0",
  "give red4 to 2",
  "give ? to 2",
  "give mistigri to 0",
  "serve red4 to 2",
  "skip 2",
  "skip 0",
  "put red4",
  "take blue2",
];

group("every moment can be said in both languages", () => {
  for (const name of ["en", "fr"]) {
    test(name, () => {
      const { say, missing } = listener(name);
      for (const { before, view, choices } of Object.values(all)) {
        prompt(view, say, SEATS);
        remaining({ ...view, turns_left: 12 }, say);
        expect(article(view)).toMatch(/^M\d+$/);
        describe(view, SEATS, say);
        if (before) happened(before, view, SEATS, say);
        for (const choice of choices) expect(label(choice, view, say, SEATS)).not.toBe(choice.text);
      }
      for (const text of LOG) for (const seat of [0, 1, -1]) expect(sentence({ seat, text }, SEATS, say)).not.toBe(text);
      expect(missing).toEqual([]);
    });
  }
});

test("a line of the log is told from its notation alone, to whom it concerns", () => {
  const { say } = listener("en");
  const told = (text: string, seat = 1) => sentence({ seat, text }, SEATS, say);
  expect(told("red4 from 1 to 0", -1)).toBe("You draw the red 4 from Bob.");
  expect(told("red4 from 0 to 1", -1)).toBe("Bob draws the red 4 from you.");
  expect(told("? from 1 to 2", -1)).toBe("Cleo draws a card from Bob.");
  expect(told("give mistigri to 0")).toBe("Bob gives you Mistigri.");
  expect(told("give ? to 2")).toBe("Bob gives a card to Cleo.");
  expect(told("serve red4 to 2", 0)).toBe("You serve the red 4 to Cleo.");
  expect(told("skip 0")).toBe("Bob serves you nothing.");
  expect(told("pass", 0)).toBe("You pass.");
});

test("French conjugates for vous", () => {
  const { say } = listener("fr");
  const told = (text: string, seat = 1) => sentence({ seat, text }, SEATS, say);
  expect(told("red4 from 1 to 0", -1)).toBe("Vous piochez le 4 rouge chez Bob.");
  expect(told("red4 from 0 to 1", -1)).toBe("Bob pioche le 4 rouge chez vous.");
  expect(told("offer ? to 2")).toBe("Bob fait piocher une carte à Cleo.");
  expect(told("offer blue2 to 0")).toBe("Bob vous fait piocher le 2 bleu.");
  expect(told("take blue2", 0)).toBe("Vous prenez le 2 bleu dans la défausse.");
  expect(told("choose 0")).toBe("Bob vous choisit.");
});

test("a card is called by colour, value and symbol, and a colour we have no word for by its own name", () => {
  const { say } = listener("en");
  expect(cardWords({ kind: 3, colour: "red", value: 4 }, say)).toBe("red 4, heart");
  expect(cardWords({ kind: 40, colour: "mistigri", value: 10 }, say)).toBe("Mistigri the mummy, 10");
  expect(cardWords({ kind: 3, colour: "teal", value: 4 }, say, ["red", "teal"])).toMatch(/^teal 4, \w+$/);
});

test("what happened is told from the pictures", () => {
  const { say } = listener("en");
  const told = (name: string) => happened(...step(name), SEATS, say);
  expect(told("second-4")).toEqual([]);
  expect(told("branch2-4")[0]).toMatch(/^You discard the \w+ 2 and the \w+ 2\.$/);
  expect(told("reversed-4").at(-1)).toMatch(/reverses? the arrow: play goes (anti)?clockwise\.$/);
  expect(told("first-4")[0]).toMatch(/^You draw (the \w+ \d|Mistigri) from \w+\.$/);
  expect(told("take-5")[0]).toMatch(/^You put (the \w+ \d|Mistigri) on the discard\.$/);
  expect(told("given-to-me-4")[0]).toMatch(/ gives you (the \w+ \d|Mistigri)\.$/);
  expect(told("served-to-me-5")[0]).toMatch(/ serves you the \w+ \d\.$/);
  expect(told("i-leave-4").at(-1)).toBe("Miaouuuu! You leave the round.");
  expect(told("counted-3").join(" ")).toMatch(/Round \d is over\. You: \d+, Bob: \d+, Cleo: \d+\.$/);
  expect(happened(moment("counted-3").view, { ...moment("start-3").view, round: 2 }, SEATS, say)[0]).toMatch(/^Round 2 begins; /);
});

test("the branches of an effect say what they do here; one that does nothing says so", () => {
  const { say } = listener("en");
  const view = moment("branch3-3").view;
  expect(branchWords(46, view, SEATS, say)).toBe(`Swap a card after ${SEATS[view.next]?.name} has drawn`);
  expect(branchWords(47, { ...view, arrow: "clockwise", to_move: 0 }, SEATS, say)).toBe("Reverse the arrow: Cleo to play");
  expect(branchWords(46, { ...view, next: view.to_move }, SEATS, say)).toBe("Leave the arrow as it is");
  expect(branchWords(46, moment("branch1-5").view, SEATS, say)).toMatch(/^(Discard my|Leave the arrow)/);
});

test("what others hold is described only as far as it is certain", () => {
  const { say } = listener("en");
  const { view } = moment("first-knowing-5");
  const lines = describe(view, SEATS, say).join("\n");
  const known = view.hands.findIndex((hand, seat) => seat > 0 && hand.cards.length > 0 && !hand.open);
  expect(lines).toContain("You hold: ");
  expect(lines).toContain(`${SEATS[known]?.name}, certainly in hand: `);
});
