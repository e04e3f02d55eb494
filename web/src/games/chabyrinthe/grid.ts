// The square and the ring of places around it: where things lie, and what the gutters join. No rules, only geometry.
import type { Gutter, Stretch, View, Waiting } from "../../generated/chabyrinthe";

export const SIDES = "NESW";
export const INSERT = 48;
/** The ring around the square, in widths of a card. */
export const RING = 0.72;
/** What each shape joins before it is turned; two words are two gutters that do not mix. */
export const SHAPES: Record<string, string[]> = {
  elbow: ["NE"],
  straight: ["NS"],
  tee: ["NEW"],
  cross: ["NESW"],
  double_elbow: ["NE", "SW"],
  bridge: ["NS", "EW"],
};
const STEPS: Record<string, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const ARROWS = "^>v<";

export function opposite(side: string): string {
  return SIDES[(SIDES.indexOf(side) + 2) % 4] ?? side;
}

export function turnSides(sides: string, quarters: number): string {
  const turned = new Set([...sides].map((side) => (SIDES.indexOf(side) + quarters) % 4));
  return [...SIDES].filter((_, index) => turned.has(index)).join("");
}

export function turned(gutter: Gutter, quarters: number): Gutter {
  return {
    shape: gutter.shape,
    facing: (gutter.facing + quarters) % 4,
    joins: gutter.joins.map((sides) => turnSides(sides, quarters)),
  };
}

/** A card as it would lie. */
export function laid(shape: string, facing: number): Gutter {
  return turned({ shape, facing: 0, joins: SHAPES[shape] ?? [] }, facing);
}

export function cellName(size: number, cell: number): string {
  return `${"abcd"[cell % size]}${Math.floor(cell / size) + 1}`;
}

/** The card a place touches, and by which side. */
export function spot(size: number, place: number): { cell: number; side: string } {
  const [along, last] = [place % size, size - 1];
  const side = SIDES[Math.floor(place / size)] ?? "N";
  const [row, column] = side === "N" ? [0, along] : side === "E" ? [along, last] : side === "S" ? [last, last - along] : [last - along, 0];
  return { cell: row * size + column, side };
}

export function placeName(size: number, place: number): string {
  const { cell, side } = spot(size, place);
  return `${cellName(size, cell)}${ARROWS[SIDES.indexOf(side)]}`;
}

/** A place from its name; -1 if there is none of that name. */
export function placeNamed(size: number, name: string): number {
  return Array.from({ length: 4 * size }, (_, place) => place).find((place) => placeName(size, place) === name) ?? -1;
}

/** The place at the other end of the same line. */
export function across(size: number, place: number): number {
  return ((Math.floor(place / size) + 2) % 4) * size + (size - 1 - (place % size));
}

/** The cells of the line that ends at a place, from there inwards. */
export function lineFrom(size: number, place: number): number[] {
  const { cell, side } = spot(size, place);
  const [down, right] = STEPS[side] ?? [0, 0];
  return Array.from({ length: size }, (_, at) => cell - at * (down * size + right));
}

/** The square after a card has been pushed in: the one beside the place is gone. */
export function pushed(size: number, cells: readonly Gutter[], place: number, card: Gutter): Gutter[] {
  const line = lineFrom(size, place);
  const after = [...cells];
  line.forEach((cell, at) => {
    const next = line[at + 1];
    after[cell] = next === undefined ? card : (cells[next] as Gutter);
  });
  return after;
}

export function beside(size: number, cell: number, side: string): number | null {
  const [down, right] = STEPS[side] ?? [0, 0];
  const [row, column] = [Math.floor(cell / size) + down, (cell % size) + right];
  return row < 0 || column < 0 || row >= size || column >= size ? null : row * size + column;
}

/** The place outside a card's side; null inside the square. */
export function placeBeside(size: number, cell: number, side: string): number | null {
  if (beside(size, cell, side) !== null) return null;
  const [row, column, last] = [Math.floor(cell / size), cell % size, size - 1];
  if (side === "N") return column;
  if (side === "E") return size + row;
  return side === "S" ? 2 * size + last - column : 3 * size + last - row;
}

/** One gutter of one card. */
export type Pipe = `${number}:${number}`;

export interface Reach {
  pipes: Set<Pipe>;
  /** The places joined to the first, and the shortest way to each. */
  ways: Map<number, Stretch[]>;
}

/** Everything that gutters join to a place. */
export function reach(size: number, cells: readonly Gutter[], start: number): Reach {
  const found: Reach = { pipes: new Set(), ways: new Map() };
  const first = spot(size, start);
  const waiting: { cell: number; side: string; way: Stretch[] }[] = [{ ...first, way: [] }];
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const { cell, side, way } = step;
    const pipe = cells[cell]?.joins.findIndex((sides) => sides.includes(side)) ?? -1;
    if (pipe < 0 || found.pipes.has(`${cell}:${pipe}`)) continue;
    found.pipes.add(`${cell}:${pipe}`);
    for (const leaves of cells[cell]?.joins[pipe] ?? "") {
      if (leaves === side) continue;
      const longer = [...way, { cell, enters: side, leaves }];
      const next = beside(size, cell, leaves);
      const outside = placeBeside(size, cell, leaves);
      if (next !== null) waiting.push({ cell: next, side: opposite(leaves), way: longer });
      else if (outside !== null && !found.ways.has(outside)) found.ways.set(outside, longer);
    }
  }
  return found;
}

/** A cat joined to a home. */
export interface Link {
  place: number;
  points: number;
  /** 0 or 1, as in `homes`. */
  home: number;
  path: Stretch[];
}

export interface Lights {
  /** Gutters that a home's light runs along … */
  home: Set<Pipe>;
  /** … those that a cat could walk along … */
  cat: Set<Pipe>;
  /** … and the cats that would be home. */
  links: Link[];
}

export function lights(size: number, cells: readonly Gutter[], cats: readonly Waiting[], homes: readonly number[]): Lights {
  const all: Lights = { home: new Set(), cat: new Set(), links: [] };
  for (const place of homes) reach(size, cells, place).pipes.forEach((pipe) => all.home.add(pipe));
  for (const { place, points } of cats) {
    const { pipes, ways } = reach(size, cells, place);
    pipes.forEach((pipe) => all.cat.add(pipe));
    homes.forEach((at, home) => {
      const path = ways.get(at);
      if (path) all.links.push({ place, points, home, path });
    });
  }
  return all;
}

/** The square if one card lay differently. */
export function withTurn(view: View, cell: number, quarters: number): Gutter[] {
  return view.cells.map((gutter, at) => (at === cell ? turned(gutter, quarters) : gutter));
}

/** The square if the card in hand were pushed in. */
export function withPush(view: View, place: number, facing: number): Gutter[] {
  return view.hand ? pushed(view.side, view.cells, place, laid(view.hand, facing)) : view.cells;
}

/** Where arrow keys lead inside the square; null for other keys. */
export function focusAfter(key: string, cell: number, size: number, far: boolean): number | null {
  const [row, column, last] = [Math.floor(cell / size), cell % size, size - 1];
  switch (key) {
    case "ArrowUp":
      return row > 0 ? cell - size : cell;
    case "ArrowDown":
      return row < last ? cell + size : cell;
    case "ArrowLeft":
      return column > 0 ? cell - 1 : cell;
    case "ArrowRight":
      return column < last ? cell + 1 : cell;
    case "Home":
      return far ? 0 : row * size;
    case "End":
      return far ? size * size - 1 : row * size + last;
    default:
      return null;
  }
}

/** Where a place's box begins and how big it is, in widths of a card from the corner of the ring. */
export function placeBox(size: number, place: number): { x: number; y: number; width: number; height: number } {
  const { cell, side } = spot(size, place);
  const [row, column] = [Math.floor(cell / size) + RING, (cell % size) + RING];
  if (side === "N") return { x: column, y: 0, width: 1, height: RING };
  if (side === "S") return { x: column, y: size + RING, width: 1, height: RING };
  return { x: side === "W" ? 0 : size + RING, y: row, width: RING, height: 1 };
}
