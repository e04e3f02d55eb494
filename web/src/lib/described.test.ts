import { expect, test } from "vitest";
import type { Answer, Wish } from "./connection";
import { Described } from "./described.svelte";

/** A seat whose answers come when we say so. */
class Waiting {
  readonly wishes: Wish[] = [];
  private readonly answers: ((answer: Answer) => void)[] = [];
  ask(wish: Wish): Promise<Answer> {
    this.wishes.push(wish);
    return new Promise((answered) => this.answers.push(answered));
  }
  async answer(number: number, line: string): Promise<void> {
    this.answers[number]?.({ type: "described", id: "1", lines: [{ id: line }] });
    await Promise.resolve();
  }
  async refuse(number: number): Promise<void> {
    this.answers[number]?.({ type: "refused", id: "1", code: "stale", article: "", sentences: {}, sight: null });
    await Promise.resolve();
  }
}

test("the board is described as it stands after what nobody else has heard of", async () => {
  const [seat, described] = [new Waiting(), new Described()];
  void described.ask(seat, 4, [7]);
  expect(seat.wishes).toEqual([{ type: "describe", decided: 4, decisions: [7] }]);
  await seat.answer(0, "poche-row");
  expect(described.lines).toEqual([{ id: "poche-row" }]);
});

test("an answer that comes late does not take the place of a newer one, and a refusal of none", async () => {
  const [seat, described] = [new Waiting(), new Described()];
  void described.ask(seat, 4, []);
  void described.ask(seat, 5, []);
  await seat.answer(1, "newer");
  await seat.answer(0, "older");
  expect(described.lines).toEqual([{ id: "newer" }]);
  void described.ask(seat, 6, []);
  await seat.refuse(2);
  expect(described.lines).toEqual([{ id: "newer" }]);
});

test("what is forgotten does not come back with an answer", async () => {
  const [seat, described] = [new Waiting(), new Described()];
  void described.ask(seat, 4, []);
  described.forget();
  await seat.answer(0, "hand");
  expect(described.lines).toEqual([]);
});
