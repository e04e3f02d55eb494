import { describe, expect, it } from "vitest";
import type { Seat } from "../lib/seat.svelte";
import { Guide } from "./guide.svelte";

const note = (text: string, part = "") => ({ text, part });
const act = (cell: string, verb = "flip") => ({ verb, targets: [cell] });
const step = (decision: number, ...notes: ReturnType<typeof note>[]) => ({ decision, ...act(`c${decision}`), notes });

function seat(lesson: unknown, more: Partial<Record<"staged" | "scenes", unknown[]>> = {}): Seat {
  return { sight: { lesson }, staged: [], scenes: [], busy: false, ...more } as unknown as Seat;
}

const ASKED = { done: 4, of: 9, steps: [step(7, note("look", "cell-c3"), note("do")), step(8, note("then"))], farewell: [] };
const OTHERS = { done: 6, of: 9, steps: [], farewell: [] };

describe("a guided game", () => {
  it("lights what is spoken of, and then what is to be done", () => {
    const guide = new Guide();
    guide.follow(seat(ASKED));
    expect([guide.note?.text, guide.part, guide.lit]).toEqual(["look", "cell-c3", null]);
    guide.turn(1);
    expect([guide.note?.text, guide.part, guide.lit]).toEqual(["do", "", 7]);
  });

  it("offers nothing but what it wants, and answers anything else kindly", () => {
    const guide = new Guide();
    guide.follow(seat(ASKED));
    expect(
      guide
        .choices([7, 5].map((decision) => ({ decision, text: "", verb: "", targets: [], label: { id: "" } })))
        .map((each) => each.decision),
    ).toEqual([7]);
    expect(guide.lets(seat(ASKED), [act("c5")])).toBe(false);
    expect(guide.strayed).toBe(true);
    expect(guide.lets(seat(ASKED), [act("c7")])).toBe(false); // too early: it is lit first
    expect([guide.strayed, guide.lit]).toEqual([false, 7]);
    expect(guide.lets(seat(ASKED), [act("c7"), act("c5")])).toBe(false);
    expect(guide.lets(seat(ASKED), [act("c7"), act("c8", "swap")])).toBe(false);
    expect(guide.lets(seat(ASKED), [act("c7"), act("c8")])).toBe(true);
    expect(guide.lets(seat(ASKED), [act("c7", ""), act("c8", "")])).toBe(true);
  });

  it("goes on with the second decision of a move, and waits while a move is shown", () => {
    const guide = new Guide();
    guide.follow(seat(ASKED));
    guide.follow(seat(ASKED, { staged: [7] }));
    expect([guide.note?.text, guide.lit]).toEqual(["then", 8]);
    guide.follow(seat(OTHERS, { scenes: [1] }));
    expect([guide.note, guide.lit]).toEqual([undefined, null]);
    guide.follow(seat(ASKED, { scenes: [1] }));
    expect(guide.note).toBe(undefined);
    guide.follow(seat(ASKED));
    expect(guide.note?.text).toBe("look");
  });

  it("ends with a farewell that leaves everything open, or when it is left", () => {
    const guide = new Guide();
    guide.follow(seat({ done: 9, of: 9, steps: [], farewell: [note("farewell")] }));
    expect([guide.note?.text, guide.lit, guide.lets(seat(OTHERS), [act("c5")])]).toEqual(["farewell", null, true]);
    guide.leave();
    guide.follow(seat(ASKED));
    expect([guide.talk, guide.lets(seat(ASKED), [act("c5")])]).toEqual([null, true]);
  });
});
