import { expect, test } from "vitest";
import { listener } from "../../../gallery/say";
import type { Say } from "../../lib/game";
import { picture } from "./pictures";
import { article, describe, happened, label, lyingWords, prompt, remaining, sentence } from "./words";

const [en, fr] = ["en", "fr"].map((language): Say => {
  const { say, missing } = listener(language);
  return (id, values) => {
    const said = say(id, values);
    if (missing.length) throw new Error(`${language} does not say ${missing.join()}`);
    return said;
  };
}) as [Say, Say];
const seats = [{ name: "Maïa", you: true }, { name: "Tom", you: false }];

const ROWS = "D1 . . . .  . M4a . . .  . . C7* . .  . . . X* .  . . . . C1";
const move = picture(ROWS, { phase: "move", flipped: "b2", moving: "b2", to_move: 0 });

test("what is to be done is said with the tile in hand", () => {
  expect(prompt(move, en)).toBe("Where does it go: mouse 4 on b2?");
  expect(prompt(move, fr)).toBe("Où va cette tuile : souris 4 en b2 ?");
  expect(article(move)).toBe("P7");
  expect(remaining(move, en)).toBe("12 turns left");
  expect(remaining(picture(ROWS, { phase: "over" }), en)).toBe("");
});

test.each([
  ["flip b3", "Flip b3", "Retourner b3"],
  ["to c1", "Swap with c1", "Échanger avec c1"],
  ["stay", "Leave it where it is", "Laisser le chat en place"],
  ["move a5", "Move the prey on a5", "Déplacer la proie en a5"],
  ["turn north 1", "Turn the dog to the north by a quarter turn", "Faire pivoter le chien au nord d’un quart de tour"],
  ["turn west 2", "Turn the dog to the west by a half turn", "Faire pivoter le chien à l’ouest d’un demi-tour"],
  ["turn east 3", "Turn the dog to the east by three quarters of a turn", "Faire pivoter le chien à l’est de trois quarts de tour"],
  ["decline", "Turn no dog", "Ne faire pivoter aucun chien"],
  ["ghost", "Polterkitties", "Fantominous"],
])("the choice %s has words in both languages", (text, inEnglish, inFrench) => {
  const choice = { decision: 0, text };
  expect(label(choice, move, en)).toBe(inEnglish);
  expect(label(choice, move, fr)).toBe(inFrench);
});

test("a line of the log speaks to you in the second person", () => {
  expect(sentence({ seat: 0, text: "flip b3" }, seats, en)).toBe("You flip b3.");
  expect(sentence({ seat: 0, text: "to b3" }, seats, fr)).toBe("Vous échangez la tuile avec b3.");
  expect(sentence({ seat: 1, text: "royal" }, seats, fr)).toBe("Tom choisit les Griffes du Roi.");
  expect(sentence({ seat: 1, text: "turn south 2" }, seats, en)).toBe("Tom turns the dog to the south.");
  expect(sentence({ seat: 1, text: "?" }, seats, en)).toBe("Tom chooses in secret.");
});

test("each step between two pictures is told", () => {
  const flip = picture(ROWS.replace("M4a", "."), { to_move: 0 });
  expect(happened(flip, move, seats, en)).toEqual(["You flip b2: mouse 4."]);
  const moved = picture(ROWS.replace(". M4a", "M4a ."), { to_move: 1 });
  expect(happened(move, moved, seats, en)).toEqual(["You swap it with a2."]);
  expect(happened(move, picture(ROWS), seats, en)).toEqual(["You leave it where it is."]);
  const chosen = happened(picture(ROWS, { phase: "draft", clans: ["crook", null] }), picture(ROWS, { phase: "laying" }), seats, en);
  expect(chosen).toEqual(["Tom chooses the Chaoticats."]);
});

test("the end is told with its sums and its captor", () => {
  const before = picture(ROWS, { phase: "end" });
  const capture = { stage: "capture", article: "P18", cell: "b2", sums: [7, 4] };
  const after = picture(ROWS, { phase: "end", step: capture, captured: [["M4a"], []] });
  expect(happened(before, after, seats, en)).toEqual(["mouse 4 on b2: 7 against 4 — it goes to you. (P18)"]);
  const dogs = { stage: "dogs", article: "P15", cell: "a1", sums: null };
  const bitten = picture(ROWS.replace("C1", "[C1]"), { phase: "end", step: dogs });
  expect(happened(before, bitten, seats, en)).toEqual(["The dog on a1 attacks: Crooks 1. (P15)"]);
  expect(happened(before, picture(ROWS, { phase: "end", step: dogs }), seats, fr)).toEqual([
    "Le chien en a1 attaque : personne à portée. (P15)",
  ]);
});

test("the board is described row by row, and every tile as it lies", () => {
  const lines = describe(picture(ROWS, { captured: [["M4a"], []] }), seats, en);
  expect(lines).toHaveLength(7);
  expect(lines[0]).toBe("You, Crooks: mouse 4");
  expect(lines[1]).toBe("Tom, Chaoticats: no prey yet");
  expect(lines[2]).toBe("Row 1: a1 a dog looking north; b1 face down; c1 face down; d1 face down; e1 face down");
  expect(lyingWords(picture(ROWS.replace("C1", "[C1]"), { phase: "end" }), 24, en)).toBe("Crooks 1, turned face down");
  expect(lyingWords(picture(ROWS, { captured: [["M4a"], []] }), 6, fr)).toBe("vide, proie attrapée : souris 4");
});
