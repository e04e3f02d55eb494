import { expect, test } from "vitest";
import { readAvatar, writeAvatar } from "./avatar";
import { botAvatar } from "./bots";

const LEVELS = ["chaton", "matou", "gouttiere", "raminagrobis"];

test("every level has a face of its own, written as avatars are", () => {
  const faces = LEVELS.map((level) => botAvatar(level));
  expect(new Set(faces).size).toBe(LEVELS.length);
  for (const face of faces) expect(writeAvatar(readAvatar(face))).toBe(face);
});

test("bots of one level at one table have one mood and different coats", () => {
  const cats = [0, 1, 2, 3, 4].map((earlier) => readAvatar(botAvatar("raminagrobis", earlier)));
  expect(new Set(cats.map(({ coat }) => coat)).size).toBe(5);
  expect(new Set(cats.map(({ mood }) => mood)).size).toBe(1);
});

test("a level nobody has drawn yet has a face too", () => {
  expect(readAvatar(botAvatar("tigre"))).toEqual(readAvatar(botAvatar("tigre")));
});
