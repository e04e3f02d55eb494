import { expect, test } from "vitest";
import { EMOTES, moodOf } from "./emotes";

const remark = (phrase: string): Parameters<typeof moodOf>[0] => ({ at: 0, chair: 0, text: "", phrase });

test("a mood that is shown is a face of the cat, and a phrase or a text is none", () => {
  expect(EMOTES.map((mood) => moodOf(remark(mood)))).toEqual([...EMOTES]);
  expect(moodOf(remark("hello"))).toBeNull();
  expect(moodOf(remark(""))).toBeNull();
});
