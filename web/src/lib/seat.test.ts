import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Listener } from "./connection";

let listener: Listener;
let answer: unknown;
const asked: unknown[] = [];

vi.mock("./connection", async (original) => ({
  ...(await original<object>()),
  Connection: class {
    constructor(_token: string, given: Listener) {
      listener = given;
    }
    ask(wish: unknown): Promise<unknown> {
      asked.push(wish);
      return Promise.resolve(answer);
    }
    close(): void {}
  },
}));

const { Seat } = await import("./seat.svelte");

const sight = (version: number, view: string, choices: unknown[] = []) => ({ version, view, choices, prompt: PROMPT });
const PROMPT = { said: { id: "plain-prompt" }, article: "" };
const picture = (decisions: number, view: string) => ({ decisions, mover: 0, text: "", told: [{ id: view }], view, prompt: PROMPT });
const moved = (number: number, pictures: string[], view: string, choices: unknown[] = []) => ({
  type: "event",
  news: {
    number,
    kind: "moved",
    pictures: [...pictures, view].map((each) => picture(number, each)),
    keep: null,
    remark: null,
    sight: { ...sight(number, view, choices), view: null, prompt: null },
  },
});
const CHOICE = { decision: 3, text: "flip d1" };

function seated(): InstanceType<typeof Seat> {
  const seat = new Seat("token");
  seat.tempo = { duration: () => 100, shown: () => {} };
  listener.heard({ type: "table", sight: sight(3, "start", [CHOICE]), log: [], remarks: [], present: [], watching: 0 } as never);
  return seat;
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => void vi.useRealTimers());

describe("a seat", () => {
  it("shows a step that is asked for only when it is asked for", () => {
    const seat = seated();
    seat.tempo = { duration: () => 100, waits: (view) => view === "one", shown: () => {} };
    listener.heard(moved(4, ["one"], "two", [CHOICE]) as never);
    vi.advanceTimersByTime(10_000);
    expect([seat.view, seat.waiting, seat.choices]).toEqual(["one", true, []]);
    listener.heard(moved(5, [], "three", [CHOICE]) as never);
    expect(seat.view).toBe("one");
    seat.onward();
    expect([seat.previous, seat.view, seat.waiting]).toEqual(["one", "two", false]);
    vi.advanceTimersByTime(200);
    expect([seat.view, seat.choices]).toEqual(["three", [CHOICE]]);
  });

  it("can skip a step that waits", () => {
    const seat = seated();
    seat.tempo = { duration: () => 100, waits: () => true, shown: () => {} };
    listener.heard(moved(4, ["one"], "two", [CHOICE]) as never);
    seat.skip();
    expect([seat.view, seat.waiting, seat.choices]).toEqual(["two", false, [CHOICE]]);
  });

  it("shows step after step, and offers choices only when the last one is shown", () => {
    const seat = seated();
    listener.heard(moved(4, ["one", "two"], "three", [CHOICE]) as never);
    expect(seat.view).toBe("one");
    expect(seat.choices).toEqual([]);
    vi.advanceTimersByTime(100);
    expect([seat.previous, seat.view]).toEqual(["one", "two"]);
    vi.advanceTimersByTime(100);
    expect(seat.view).toBe("three");
    vi.advanceTimersByTime(100);
    expect(seat.choices).toEqual([CHOICE]);
    expect(seat.log.map(({ told }) => told[0]?.id)).toEqual(["one", "two", "three"]);
  });

  it("tells in its log, and of whose turn it is, no more than the board has shown", () => {
    const seat = seated();
    const told = () => seat.log.map((entry) => entry.told[0]?.id);
    const by = (mover: number | null, event: ReturnType<typeof moved>) => {
      const pictures = event.news.pictures.map((each) => ({ ...each, mover }));
      return { ...event, news: { ...event.news, pictures, sight: { ...event.news.sight, turn: 0, phase: "over" } } } as never;
    };
    listener.heard(by(1, moved(4, ["one"], "two")));
    listener.heard(by(null, moved(5, [], "three")));
    listener.heard(by(2, moved(6, [], "four")));
    const seen = [];
    for (let step = 0; step < 5; step += 1) {
      seen.push([told().length, told().at(-1) === seat.view, seat.turn, seat.over]);
      vi.advanceTimersByTime(100);
    }
    expect(seen).toEqual([
      [1, true, 1, false],
      [2, true, 1, false],
      [3, true, 1, false], // nature drew for whoever moved before
      [4, true, 2, false],
      [4, true, null, true],
    ]);
  });

  it("has the whole log at once when the rest is skipped", () => {
    const seat = seated();
    listener.heard(moved(4, ["one", "two"], "three") as never);
    expect(seat.log).toHaveLength(1);
    seat.skip();
    expect(seat.log).toHaveLength(3);
  });

  it("notices when links to the table may be others than before", () => {
    const seat = seated();
    const happened = (number: number, kind: string) => {
      const event = moved(number, [], "start");
      return { ...event, news: { ...event.news, kind } };
    };
    const known = seat.links;
    listener.heard(happened(4, "kicked") as never);
    expect(seat.links).toBe(known);
    listener.heard(happened(5, "invitation_changed") as never);
    expect(seat.links).toBe(known + 1);
    listener.heard(happened(6, "watchers_cleared") as never);
    expect(seat.links).toBe(known + 2);
  });

  it("explains a refusal, and says nothing where no reason is given", async () => {
    const seat = seated();
    const why = { type: "refused", id: "1", code: "sent_away", article: "", sentences: { en: "You were sent away." }, sight: null };
    answer = { ...why, code: "closed", sentences: {} };
    await seat.choose(3);
    expect([seat.refusal, seat.busy]).toEqual([null, false]);
    answer = why;
    await seat.choose(3);
    expect([seat.refusal?.sentences, seat.busy]).toEqual([why.sentences, false]);
    seat.refusal = null;
    await seat.askForHint();
    expect([seat.refusal, seat.hinting]).toEqual([{ sentences: why.sentences, article: "" }, false]);
  });

  it("queues what happens while steps are shown, and can skip to the end", () => {
    const seat = seated();
    listener.heard(moved(4, ["one"], "two") as never);
    listener.heard(moved(5, ["three"], "four", [CHOICE]) as never);
    expect(seat.view).toBe("one");
    seat.skip();
    expect(seat.view).toBe("four");
    expect(seat.choices).toEqual([CHOICE]);
  });

  it("keeps an unfinished move to itself and takes it back without asking anybody", async () => {
    const seat = seated();
    answer = { type: "staged", id: "x", decisions: [3], view: "rehearsed", choices: [{ decision: 4, text: "to e1" }] };
    await seat.choose(3);
    expect([seat.view, seat.staged]).toEqual(["rehearsed", [3]]);
    expect(seat.choices).toEqual([{ decision: 4, text: "to e1" }]);
    seat.unstage();
    expect([seat.view, seat.staged]).toEqual(["start", []]);
    expect(asked).toHaveLength(1);
    answer = { type: "done", id: "y", version: 4 };
    await seat.choose(3);
    expect(asked[1]).toEqual({ type: "move", version: 3, decisions: [3], then: [] });
  });

  it("asks for several things at once by what they do, and takes back the last one alone", async () => {
    const seat = seated();
    const acts = [
      { verb: "choose", targets: ["1"] },
      { verb: "", targets: ["d1"] },
    ];
    answer = { type: "staged", id: "x", decisions: [3, 4], view: "both", choices: [CHOICE] };
    await seat.attempt(acts);
    expect(asked[0]).toMatchObject({ decisions: [], then: acts });
    expect([seat.view, seat.staged]).toEqual(["both", [3, 4]]);
    answer = { type: "staged", id: "y", decisions: [3], view: "one", choices: [CHOICE] };
    await seat.undo();
    expect(asked[1]).toMatchObject({ decisions: [3] });
    expect([seat.view, seat.previous, seat.staged]).toEqual(["one", null, [3]]);
    await seat.undo();
    expect([seat.view, seat.staged]).toEqual(["start", []]);
    expect(asked).toHaveLength(2);
  });

  it("does not show again what its own rehearsal has shown", async () => {
    const seat = seated();
    answer = { type: "staged", id: "x", decisions: [3], view: "one", choices: [CHOICE] };
    await seat.choose(3);
    answer = { type: "staged", id: "x", decisions: [3, 4], view: "two", choices: [CHOICE] };
    await seat.choose(4);
    answer = { type: "done", id: "y", version: 4 };
    await seat.choose(5);
    listener.heard(moved(4, ["one", "two"], "three") as never);
    expect([seat.previous, seat.view]).toEqual(["two", "three"]);
    vi.advanceTimersByTime(1000);
    listener.heard(moved(5, ["one", "two"], "three") as never);
    expect(seat.view).toBe("one");
  });

  it("explains a refusal with its article", async () => {
    const seat = seated();
    answer = { type: "refused", id: "x", code: "illegal", article: "P6", sentences: { en: "No." }, sight: null };
    await seat.choose(9);
    expect(seat.refusal).toEqual({ article: "P6", sentences: { en: "No." } });
    expect(seat.choices).toEqual([CHOICE]);
  });

  it("asks for a hint about what it shows, and keeps it for as long as it shows that", async () => {
    const seat = seated();
    answer = { type: "staged", id: "x", decisions: [3], view: "rehearsed", choices: [CHOICE] };
    await seat.choose(3);
    answer = { type: "hinted", id: "y", decision: 3, share: 0.62 };
    await seat.askForHint();
    expect(asked[1]).toEqual({ type: "hint", version: 3, decisions: [3] });
    expect(seat.hint).toMatchObject({ decision: 3, share: 0.62 });
    seat.unstage();
    expect(seat.hint).toBeNull();
  });

  it("asks for one hint at a time, and for none while there is nothing to choose", async () => {
    const seat = seated();
    answer = { type: "hinted", id: "x", decision: 3, share: null };
    await Promise.all([seat.askForHint(), seat.askForHint()]);
    expect(asked).toHaveLength(1);
    listener.heard(moved(4, ["one"], "two", [CHOICE]) as never);
    expect(seat.hint).toBeNull();
    await seat.askForHint();
    expect(asked).toHaveLength(1);
  });

  it("drops a hint that comes too late, and says why there is none", async () => {
    const seat = seated();
    answer = { type: "refused", id: "x", code: "stale", article: "", sentences: { en: "Late." }, sight: null };
    await seat.askForHint();
    expect(seat.refusal).toBeNull();
    answer = { type: "refused", id: "y", code: "too_many", article: "", sentences: { en: "Slowly." }, sight: null };
    await seat.askForHint();
    expect(seat.refusal).toEqual({ article: "", sentences: { en: "Slowly." } });
    expect([seat.hint, seat.hinting]).toEqual([null, false]);
  });

  it("forgets lines of the log that were taken back", () => {
    const seat = seated();
    listener.heard(moved(4, [], "one") as never);
    vi.advanceTimersByTime(1000);
    listener.heard({
      type: "event",
      news: { number: 5, kind: "took_back", pictures: [], keep: 0, remark: null, sight: sight(5, "start", [CHOICE]) },
    } as never);
    expect([seat.view, seat.log]).toEqual(["start", []]);
  });
});
