import { expect, test } from "vitest";
import { catLook, catTones } from "./coats";
import { COATS } from "./palette";

const BOX = ["yellow", "red", "green", "blue", "purple"];

test("the colours of the box have coats of their own name, with or without the box at hand", () => {
  for (const colour of BOX) {
    expect(catLook(colour, BOX).coat).toBe(colour);
    expect(catLook(colour)).toEqual(catLook(colour, BOX));
  }
  expect(catTones("red")).toBe(COATS.red);
});

test("no two colours of a corrected box look alike, whatever they are called", () => {
  for (const box of [
    [...BOX, "orange", "black", "white"],
    ["rouge", "jaune", "vert", "bleu", "violet", "rose", "blanc", "noir"],
    ["turquoise", "red", "lilac", "sky", "a", "b", "c", "d"],
  ]) {
    const looks = box.map((colour) => catLook(colour, box));
    for (const trait of ["coat", "fur", "symbol"] as const) expect(new Set(looks.map((look) => look[trait])).size).toBe(8);
  }
});

test("a colour without its box is always the same cat, and never Mistigri", () => {
  for (const colour of ["black", "white", "x"]) {
    expect(catLook(colour)).toEqual(catLook(colour));
    expect(catLook(colour).symbol).not.toBe("eye");
  }
  expect(catLook("mistigri", BOX)).toMatchObject({ coat: "grey", symbol: "eye" });
});
