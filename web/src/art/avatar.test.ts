import { expect, test } from "vitest";
import { randomAvatar, readAvatar, withOthers, writeAvatar } from "./avatar";

test("an avatar reads in any order and writes back", () => {
  const cat = { coat: "yellow", fur: "tabby", mood: "happy", crown: false };
  expect(readAvatar("tabby-yellow-happy")).toEqual(cat);
  expect(writeAvatar(readAvatar("tabby-yellow-happy"))).toBe("yellow-tabby-happy");
  expect(readAvatar("red-patch-sly-crown").crown).toBe(true);
});

test("any word is a cat, and always the same one", () => {
  for (const word of ["", "x", "minou-42", "a-b-c"]) expect(readAvatar(word)).toEqual(readAvatar(word));
  expect(readAvatar("minou")).not.toEqual(readAvatar("matou"));
  // Python reads it the same way, for the pictures of links.
  expect(readAvatar("chair-0")).toEqual({ coat: "purple", fur: "tuxedo", mood: "sly", crown: false });
});

test("a random avatar is one the server takes, and survives reading", () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const avatar = randomAvatar();
    expect(avatar).toMatch(/^[a-z0-9-]{0,60}$/);
    expect(writeAvatar(readAvatar(avatar))).toBe(avatar);
  }
});

test("of the cats to choose from no two are alike, and mine is the first", () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const mine = randomAvatar();
    const cats = withOthers(mine, 7);
    expect(cats[0]).toBe(mine);
    expect(new Set(cats).size).toBe(8);
  }
});
