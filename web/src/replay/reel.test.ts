import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Picture } from "../generated/protocol";
import { Reel } from "./reel.svelte";

const picture = (decisions: number, mover: number | null, view: string): Picture => ({
  decisions,
  mover,
  text: mover === null ? "" : view,
  told: [{ id: view }],
  view,
  prompt: { said: { id: "plain-prompt" }, article: "" },
});
const GAME = [
  picture(0, null, "dealt"),
  picture(1, 0, "first"),
  picture(1, null, "falls"),
  picture(1, null, "settles"),
  picture(2, 1, "second"),
];

describe("a game shown again", () => {
  let reel: Reel;
  let seen: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    reel = new Reel();
    seen = [];
    reel.tempo = { duration: () => 100, shown: (_, after) => seen.push(after as string) };
    reel.show(GAME);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("goes from decision to decision and shows what follows from each", () => {
    expect([reel.at, reel.last, reel.view]).toEqual([0, 2, "dealt"]);
    reel.forward();
    expect([reel.at, reel.view, reel.previous]).toEqual([1, "first", "dealt"]);
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["first", "falls", "settles"]);
    expect([reel.at, reel.stepping]).toEqual([1, false]);
    expect(reel.told(1).map(({ id }) => id)).toEqual(["first", "falls", "settles"]);
    expect(reel.told(2).map(({ id }) => id)).toEqual(["second"]);
  });

  it("jumps to where everything has come to rest, and goes no further than the end", () => {
    reel.jump(1);
    expect([reel.view, reel.previous]).toEqual(["settles", null]);
    reel.jump(99);
    expect([reel.at, reel.view]).toEqual([2, "second"]);
    reel.forward();
    expect(reel.at).toBe(2);
    reel.jump(-1);
    expect(reel.at).toBe(0);
  });

  it("steps on at once when asked again in the middle of a step", () => {
    reel.forward();
    reel.forward();
    expect([reel.at, reel.view, reel.previous]).toEqual([2, "second", "settles"]);
  });

  it("plays to the end by itself, stops when told, and begins anew from the end", () => {
    reel.play();
    vi.advanceTimersByTime(120);
    reel.pause();
    vi.advanceTimersByTime(5000);
    expect([reel.at, reel.view, reel.running]).toEqual([1, "settles", false]);
    reel.play();
    vi.advanceTimersByTime(5000);
    expect([reel.at, reel.running]).toEqual([2, false]);
    reel.play();
    expect(reel.at).toBe(1);
  });

  it("keeps its moment through other eyes", () => {
    reel.jump(1);
    reel.show(GAME.map((each) => ({ ...each, view: `open ${String(each.view)}` })));
    expect([reel.at, reel.view]).toEqual([1, "open settles"]);
  });
});
