// What the plain board makes of a view: areas, places and pieces. It knows no game, only the hints a game gives, and guesses without them.
import type { Choice, Face, Layout } from "../generated/protocol";

/** Something the view says once, such as a phase: for a game without hints. */
export interface Fact {
  kind: "fact";
  field: string;
}
export type Area = Layout["areas"][number] | Fact;
export type AreaOf<Kind extends Area["kind"]> = Extract<Area, { kind: Kind }>;
export type View = Record<string, unknown>;
/** The word of a piece; null where none lies. */
export type Piece = string | null;
/** The word of a piece that lies face down. */
export const HIDDEN = "?";
const LONGEST_SIGN = 4;

/** The areas to be drawn: as the hints say, or by the look of the view. */
export function areasOf(layout: Layout | null, view: View, seats: number): Area[] {
  return layout ? layout.areas : Object.entries(view).flatMap(([field, value]) => guess(field, value, seats) ?? []);
}

function guess(field: string, value: unknown, seats: number): Area | null {
  if (Array.isArray(value)) return value.length > 0 ? guessList(field, value as unknown[], seats) : null;
  return value === null || typeof value === "object" ? null : { kind: "fact", field };
}

function guessList(field: string, list: unknown[], seats: number): Area {
  if (list.length === seats) return isHeld(list) ? { kind: "hand", field } : { kind: "seats", field };
  if (isGrid(list)) return { kind: "grid", field, place: "{column}{row}" };
  return { kind: "hand", field, shared: true };
}

/** Whether this looks like what seats hold: several pieces, or one each that may lie face down. */
function isHeld(list: unknown[]): boolean {
  const words = list.every((value) => value === null || typeof value === "string");
  return list.some((value) => Array.isArray(value) || value === HIDDEN || (words && value === null));
}

function isGrid(list: unknown[]): boolean {
  const lengths = list.map((row) => (Array.isArray(row) || typeof row === "string" ? row.length : 0));
  return lengths.length > 1 && (lengths[0] ?? 0) > 1 && lengths.every((length) => length === lengths[0]);
}

/** What lies on a cell or in a hand. */
function pieceOf(value: unknown): Piece {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "." && value !== "" ? value : null;
}

/** The name of a place by its pattern. */
export function placeName(pattern: string, values: Record<string, string | number>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Columns are a to z from the left, then aa, ab and so on. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

export interface Cell {
  row: number;
  column: number;
  piece: Piece;
  place: string;
}

/** The cells of a grid in reading order. */
export function cellsOf(area: AreaOf<"grid">, view: View): Cell[] {
  const rows = listed(view[area.field]).map((row) => (typeof row === "string" ? [...row] : listed(row)));
  let index = 0;
  return rows.flatMap((pieces, row) =>
    pieces.map((piece, column) => {
      const named = { column: columnName(column), row: rows.length - row, index: index++ };
      return { row, column, piece: pieceOf(piece), place: placeName(area.place ?? "", named) };
    }),
  );
}

/** Something one can press: all cells of the same name. */
export interface Spot {
  place: string;
  top: number;
  left: number;
  bottom: number;
  right: number;
  pieces: Piece[];
}

export function spotsOf(cells: Cell[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const { row, column, piece, place } of cells) {
    const spot = spots.get(place) ?? { place, top: row, left: column, bottom: row, right: column, pieces: [] };
    spots.set(place, {
      ...spot,
      top: Math.min(spot.top, row),
      left: Math.min(spot.left, column),
      bottom: Math.max(spot.bottom, row),
      right: Math.max(spot.right, column),
      pieces: [...spot.pieces, piece],
    });
  }
  return [...spots.values()];
}

/** The spot an arrow key leads to, at the end of a row into the next one; null if the key leads nowhere. */
export function towards(key: string, spots: Spot[], from: Spot, toEnds: boolean): Spot | null {
  const row = spots.filter(({ top }) => toEnds || top === from.top);
  const column = spots.filter(({ left }) => left === from.left);
  const at = spots.indexOf(from);
  const found: Record<string, Spot | undefined> = {
    ArrowRight: spots[at + 1],
    ArrowLeft: at > 0 ? spots[at - 1] : undefined,
    ArrowDown: column.find(({ top }) => top > from.top),
    ArrowUp: column.findLast(({ top }) => top < from.top),
    Home: row[0],
    End: row.at(-1),
  };
  return found[key] ?? null;
}

/** The pieces a seat holds, or all pieces of an open row. */
export function heldIn(value: unknown): string[] {
  if (typeof value === "number") return Array.from({ length: value }, () => HIDDEN);
  const pieces = Array.isArray(value) ? (value as unknown[]) : [value];
  return pieces.map((piece) => pieceOf(piece) ?? HIDDEN);
}

/** How targets name a piece of a hand. */
export function handPlace(area: AreaOf<"hand">, piece: string, index: number): string {
  return placeName(area.place ?? "", { piece, index });
}

export interface Stack {
  /** How many pieces there are; null if that is not known. */
  count: number | null;
  top: Piece;
}

export function stackOf(value: unknown): Stack {
  if (typeof value === "number") return { count: value, top: value > 0 ? HIDDEN : null };
  if (Array.isArray(value)) return { count: value.length, top: value.length > 0 ? (pieceOf(value.at(-1)) ?? HIDDEN) : null };
  return { count: null, top: pieceOf(value) };
}

/** What a field says about a seat. */
export function ofSeat(view: View, field: string, seat: number): unknown {
  return listed(view[field])[seat];
}

export function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

/** The names of everything in an area that could be pressed by a seat. */
export function placesOf(area: Area, view: View, seat: number | null): string[] {
  switch (area.kind) {
    case "grid":
      return cellsOf(area, view).map(({ place }) => place);
    case "hand":
      if (!area.shared && seat === null) return [];
      return heldIn(area.shared ? view[area.field] : ofSeat(view, area.field, seat ?? 0)).map((piece, index) =>
        handPlace(area, piece, index),
      );
    case "pile":
      return area.place ? [area.place] : [];
    case "track":
      return Array.from({ length: area.steps }, (_, step) => placeName(area.place ?? "", { step }));
    default:
      return [];
  }
}

/** Choices by the place they are made at, and those that are made at no place that is to be seen. */
export function sorted(choices: Choice[], places: Set<string>): { at: Map<string, Choice[]>; others: Choice[] } {
  const [at, others] = [new Map<string, Choice[]>(), [] as Choice[]];
  for (const choice of choices) {
    const place = choice.targets[0] ?? "";
    if (places.has(place)) at.set(place, [...(at.get(place) ?? []), choice]);
    else others.push(choice);
  }
  return { at, others };
}

/** What changed in an area, by the keys of its parts: `row.column`, `seat.index`, a seat, or the whole. */
export function changedIn(area: Area, before: View | null, after: View, seats: number): Set<string> {
  if (!before) return new Set();
  if (area.kind === "hand") return new Set(holders(area, seats).flatMap((seat) => added(area, before, after, seat)));
  const [old, now] = [partsOf(area, before), partsOf(area, after)];
  return new Set([...now.keys()].filter((key) => old.get(key) !== now.get(key)));
}

/** The seats that have a part of an area; -1 for all of them together. */
function holders(area: AreaOf<"hand">, seats: number): number[] {
  return area.shared ? [-1] : Array.from({ length: seats }, (_, seat) => seat);
}

/** The pieces that a hand did not hold before: a hand is no row of places, and others may have moved up. */
function added(area: AreaOf<"hand">, before: View, after: View, seat: number): string[] {
  const held = (view: View): string[] => heldIn(seat < 0 ? view[area.field] : ofSeat(view, area.field, seat));
  const old = held(before);
  return held(after).flatMap((piece, index) => {
    const found = old.indexOf(piece);
    if (found < 0) return [`${seat}.${index}`];
    old.splice(found, 1);
    return [];
  });
}

function partsOf(area: Exclude<Area, { kind: "hand" }>, view: View): Map<string, string> {
  if (area.kind === "grid") return new Map(cellsOf(area, view).map(({ row, column, piece }) => [`${row}.${column}`, piece ?? ""]));
  const value = view[area.field];
  const parts = area.kind === "pile" || area.kind === "fact" ? [value] : listed(value);
  return new Map(parts.map((part, seat) => [String(seat), JSON.stringify(part ?? null)]));
}

export interface Look {
  sign: string;
  tone: NonNullable<Face["tone"]>;
}

/** How a piece looks. */
export function lookOf(layout: Layout | null, piece: string): Look {
  const face = layout?.faces?.[piece];
  return { sign: face?.sign || shortened(piece), tone: face?.tone ?? "plain" };
}

function shortened(word: string): string {
  return word.length > LONGEST_SIGN ? `${word.slice(0, LONGEST_SIGN - 1)}.` : word;
}

/** The name of a field as people read it. */
export function readable(field: string): string {
  return field.replaceAll("_", " ");
}

/** The other seats in the order of the table, beginning after one's own. */
export function othersOf(seat: number | null, seats: number): number[] {
  return Array.from({ length: Math.max(0, seats - 1) }, (_, index) => ((seat ?? 0) + 1 + index) % seats);
}
