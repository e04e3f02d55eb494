import { describe, expect, it } from "vitest";
import type { Choice, Layout } from "../generated/protocol";
import {
  areasOf,
  cellsOf,
  changedIn,
  columnName,
  handPlace,
  heldIn,
  lookOf,
  placeName,
  placesOf,
  sorted,
  spotsOf,
  stackOf,
  towards,
  type AreaOf,
} from "./layout";

const GRID: AreaOf<"grid"> = { kind: "grid", field: "rows", place: "{column}{row}" };
const HAND: AreaOf<"hand"> = { kind: "hand", field: "cards", place: "{piece}" };
const ROWS = { rows: ["x.o", ".x."] };
const choice = (decision: number, ...targets: string[]): Choice => ({ decision, text: "", verb: "put", targets, label: { id: "" } });

describe("a view without hints", () => {
  it("shows what is by seat at the seats, rows as a grid, and the rest as it comes", () => {
    const view = {
      rows: ["x.o", ".x.", "..."],
      cards: ["J", null],
      kept: [["a"], []],
      staked: [1, 3],
      market: ["tuna", "mouse", "wool"],
      phase: "bid",
      gone: [],
      folded: null,
    };
    expect(areasOf(null, view, 2).map(({ kind, field }) => `${kind} ${field}`)).toEqual([
      "grid rows",
      "hand cards",
      "hand kept",
      "seats staked",
      "hand market",
      "fact phase",
    ]);
    expect(areasOf(null, { said: ["call", "raise"], held: [["a"], 2], last: [null, 3] }, 2).map(({ kind }) => kind)).toEqual([
      "seats",
      "hand",
      "seats",
    ]);
  });

  it("is not asked where there are hints", () => {
    const layout = { areas: [GRID] } as unknown as Layout;
    expect(areasOf(layout, { rows: [], more: [1, 2, 3] }, 2)).toEqual([GRID]);
  });
});

describe("places", () => {
  it("are named by column, row or number", () => {
    expect(cellsOf(GRID, ROWS).map(({ place }) => place)).toEqual(["a2", "b2", "c2", "a1", "b1", "c1"]);
    expect(cellsOf({ ...GRID, place: "{index}" }, ROWS).at(-1)?.place).toBe("5");
    expect(cellsOf(GRID, { rows: [["cat", null]] }).map(({ piece }) => piece)).toEqual(["cat", null]);
    expect([0, 25, 26, 53].map(columnName)).toEqual(["a", "z", "aa", "bb"]);
    expect(placeName("{what} {other}", { what: 1 })).toBe("1 {other}");
  });

  it("of one name are one spot", () => {
    const columns = spotsOf(cellsOf({ ...GRID, place: "{column}" }, ROWS));
    expect(columns.map(({ place, top, bottom, left, right }) => [place, top, bottom, left, right])).toEqual([
      ["a", 0, 1, 0, 0],
      ["b", 0, 1, 1, 1],
      ["c", 0, 1, 2, 2],
    ]);
    expect(columns[1]?.pieces).toEqual([null, "x"]);
  });

  it("are reached by arrow keys", () => {
    const spots = spotsOf(cellsOf(GRID, ROWS));
    const to = (key: string, from: string, ends = false) =>
      towards(
        key,
        spots,
        spots.find(({ place }) => place === from)!,
        ends,
      )?.place;
    expect([to("ArrowRight", "a2"), to("ArrowLeft", "c2"), to("ArrowDown", "b2"), to("ArrowUp", "b1")]).toEqual(["b2", "b2", "b1", "b2"]);
    expect([to("ArrowRight", "c2"), to("ArrowLeft", "a1")]).toEqual(["a1", "c2"]);
    expect([to("ArrowRight", "c1"), to("ArrowLeft", "a2"), to("ArrowUp", "a2"), to("x", "a2")]).toEqual(Array(4).fill(undefined));
    expect([to("Home", "c1"), to("End", "a1"), to("Home", "c1", true), to("End", "a2", true)]).toEqual(["a1", "c1", "a2", "c1"]);
  });

  it("take the choices whose first target names them", () => {
    const { at, others } = sorted([choice(1, "a1"), choice(2, "a1", "up"), choice(3, "pass"), choice(4)], new Set(["a1"]));
    expect(at.get("a1")?.map(({ decision }) => decision)).toEqual([1, 2]);
    expect(others.map(({ decision }) => decision)).toEqual([3, 4]);
  });

  it("are those of one's own hand, of what lies open, of piles and of tracks", () => {
    const view = { cards: [["a", "b"], 2], row: ["q"] };
    expect(placesOf(HAND, view, 0)).toEqual(["a", "b"]);
    expect(placesOf(HAND, view, 1)).toEqual(["?", "?"]);
    expect(placesOf(HAND, view, null)).toEqual([]);
    expect(placesOf({ ...HAND, field: "row", shared: true }, view, null)).toEqual(["q"]);
    expect(placesOf({ kind: "pile", field: "row", place: "stock" }, view, 0)).toEqual(["stock"]);
    expect(placesOf({ kind: "pile", field: "row", place: "" }, view, 0)).toEqual([]);
    expect(placesOf({ kind: "track", field: "at", steps: 2, place: "s{step}" }, view, 0)).toEqual(["s0", "s1"]);
    expect(placesOf({ kind: "seats", field: "at" }, view, 0)).toEqual([]);
    expect(handPlace({ ...HAND, place: "{index}" }, "q", 3)).toBe("3");
  });
});

describe("pieces", () => {
  it("are held as words, as one word, or face down", () => {
    expect([heldIn(["a", null]), heldIn("a"), heldIn(2), heldIn(null)]).toEqual([["a", "?"], ["a"], ["?", "?"], ["?"]]);
  });

  it("lie on piles by their number or with the last on top", () => {
    expect([stackOf(3), stackOf(0), stackOf(["a", "b"]), stackOf([]), stackOf("Q"), stackOf(null)]).toEqual([
      { count: 3, top: "?" },
      { count: 0, top: null },
      { count: 2, top: "b" },
      { count: 0, top: null },
      { count: null, top: "Q" },
      { count: null, top: null },
    ]);
  });

  it("have a face, or their word", () => {
    const layout = { areas: [], faces: { x: { sign: "✕", tone: "red" }, mouse: { tone: "grey" } } } as unknown as Layout;
    expect([lookOf(layout, "x"), lookOf(layout, "mouse"), lookOf(null, "Q")]).toEqual([
      { sign: "✕", tone: "red" },
      { sign: "mou.", tone: "grey" },
      { sign: "Q", tone: "plain" },
    ]);
  });
});

describe("what changed", () => {
  it("is nothing before anything was seen", () => {
    expect(changedIn(GRID, null, ROWS, 2).size).toBe(0);
  });

  it("is told by cell, by seat, or as a whole", () => {
    expect([...changedIn(GRID, ROWS, { rows: ["xoo", ".x."] }, 2)]).toEqual(["0.1"]);
    expect([...changedIn({ kind: "seats", field: "at" }, { at: [1, 2] }, { at: [1, 3] }, 2)]).toEqual(["1"]);
    expect([...changedIn({ kind: "pile", field: "top" }, { top: null }, { top: "Q" }, 2)]).toEqual(["0"]);
  });

  it("is in a hand only what was not there before", () => {
    const [before, after] = [{ cards: [["a", "b", "c"], 2] }, { cards: [["b", "c", "b"], 3] }];
    expect([...changedIn(HAND, before, after, 2)]).toEqual(["0.2", "1.2"]);
    expect([...changedIn({ ...HAND, shared: true }, { cards: ["a"] }, { cards: ["a", "d"] }, 2)]).toEqual(["-1.1"]);
  });
});
