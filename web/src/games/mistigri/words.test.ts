import { expect, test } from "vitest";
import { listener } from "../../../gallery/say";
import type { Card } from "../../generated/mistigri";
import { cardWords } from "./words";

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
