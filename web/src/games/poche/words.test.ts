import { expect, test } from "vitest";
import { listener } from "../../../gallery/say";
import type { Say } from "../../lib/game";
import { picture, prey } from "./pictures";
import { describe, lyingWords } from "./words";

const [en, fr] = ["en", "fr"].map((language): Say => {
  const { say, missing } = listener(language);
  return (id, values) => {
    const said = say(id, values);
    if (missing.length) throw new Error(`${language} does not say ${missing.join()}`);
    return said;
  };
}) as [Say, Say];
const seats = [
  { name: "Maïa", you: true },
  { name: "Tom", you: false },
];

const ROWS = "D1 . . . .  . M4a . . .  . . C7* . .  . . . X* .  . . . . C1";

test("the board is described row by row, and every tile as it lies", () => {
  const lines = describe(picture(ROWS, { captured: [[prey("M4a")], []] }), seats, en);
  expect(lines).toHaveLength(7);
  expect(lines[0]).toBe("You, Crooks: mouse 4");
  expect(lines[1]).toBe("Tom, Chaoticats: no prey yet");
  expect(lines[2]).toBe("Row 1: a1 a dog looking north; b1 face down; c1 face down; d1 face down; e1 face down");
  expect(lyingWords(picture(ROWS.replace("C1", "[C1]"), { phase: "end" }), 24, en)).toBe("Crooks 1, turned face down");
  expect(lyingWords(picture(ROWS, { captured: [[prey("M4a")], []] }), 6, fr)).toBe("vide, proie attrapée : souris 4");
});
