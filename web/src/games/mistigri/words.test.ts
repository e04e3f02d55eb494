import { expect, test } from "vitest";
import moments from "../../../gallery/mistigri.json";
import { listener } from "../../../gallery/say";
import type { Card, View } from "../../generated/mistigri";
import type { Choice, Result } from "../../generated/protocol";
import { tell } from "../../lib/said";
import { cardWords, describe, placeWords } from "./words";

interface Moment {
  view: View;
  choices: Choice[];
  result?: Result;
}
const all = moments as unknown as Record<string, Moment>;
const moment = (name: string) => all[name] as Moment;
const SEATS = ["Ada", "Bob", "Cleo", "Dan", "Eve"].map((name, seat) => ({ name, you: seat === 0 }));

test.each(["en", "fr"])("every moment is described, and every choice and score told, in %s", (language) => {
  const { say, missing } = listener(language);
  for (const { view, choices, result } of Object.values(all)) {
    expect(describe(view, SEATS, say).every((line) => line.length > 0)).toBe(true);
    for (const { label } of choices) expect(tell(label, SEATS, say)).not.toBe("");
    for (const { said } of result?.sheets.flat() ?? []) expect(tell(said, SEATS, say)).not.toBe("");
  }
  expect(missing).toEqual([]);
});

test("a card is called by colour, value and symbol, and a colour we have no word for by its own name", () => {
  const { say } = listener("en");
  const cat = (colour: string): Card => ({
    name: `${colour}4`,
    colour,
    value: 4,
    words: { id: "mistigri-card", values: { colour, value: 4 } },
  });
  const mummy: Card = { name: "mistigri", colour: "mistigri", value: 10, words: { id: "mistigri-mummy" } };
  expect(cardWords(cat("red"), say)).toBe("red 4, heart");
  expect(cardWords(mummy, say)).toBe("Mistigri, the mummy, 10");
  expect(cardWords(cat("teal"), say, ["red", "teal"])).toMatch(/^teal 4, \w+$/);
  expect(cardWords(cat("red"), listener("fr").say)).toBe("4 rouge, cœur");
});

test("a place tells how many cards there are and how the help card lies, or that somebody has left", () => {
  const { say } = listener("en");
  const { view } = moment("first-someone-out-5");
  const out = view.hands.findIndex((hand) => !hand.playing);
  expect(placeWords(view, out, SEATS, say)).toMatch(/ out of the round, \d+ penalty points?$/);
  expect(placeWords(view, 0, SEATS, say)).toMatch(/^You: \d+ cards?, help card face (up|down), \d+ penalty points?$/);
});

test("what others hold is described only as far as it is certain", () => {
  const { say } = listener("en");
  const { view } = moment("first-knowing-5");
  const lines = describe(view, SEATS, say).join("\n");
  const known = view.hands.findIndex((hand, seat) => seat > 0 && hand.cards.length > 0 && !hand.open);
  expect(lines).toContain("You hold: ");
  expect(lines).toContain(`${SEATS[known]?.name}, certainly in hand: `);
});

test("a draw is described to who draws, whose card it is and who looks on", () => {
  const line = (name: string) => describe(moment(name).view, SEATS, listener("en").say).at(-1);
  expect(line("draw-for-me-3")).toMatch(/^You are drawing from \w+; \d still to draw$/);
  expect(line("draw-from-me-4")).toMatch(/^\w+ is drawing from you; \d still to draw$/);
  expect(line("draw-others-5")).toMatch(/^\w+ is drawing from (?!you)\w+; \d still to draw$/);
});
