// The square and the ring of places around it: where things lie. Places have the name of the cell they touch and an arrow
// that points out of the square: a1^ is above a1.

export const SIDES = "NESW";
/** The ring around the square, in widths of a card: wide enough for a finger wherever a card is. */
export const RING = 0.82;
const STEPS: Record<string, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const ARROWS = "^>v<";
const COLUMNS = "abcd";

export function opposite(side: string): string {
  return SIDES[(SIDES.indexOf(side) + 2) % 4] ?? side;
}

export function cellName(size: number, cell: number): string {
  return `${COLUMNS[cell % size]}${Math.floor(cell / size) + 1}`;
}

/** A cell by its name. */
export function cellNamed(size: number, name: string): number {
  return size * (Number(name[1]) - 1) + COLUMNS.indexOf(name[0] ?? "");
}

/** All places, clockwise from above the top left. */
export function places(size: number): string[] {
  const along = Array.from({ length: size }, (_, at) => at);
  const back = [...along].reverse();
  return [
    ...along.map((column) => `${cellName(size, column)}^`),
    ...along.map((row) => `${cellName(size, row * size + size - 1)}>`),
    ...back.map((column) => `${cellName(size, (size - 1) * size + column)}v`),
    ...back.map((row) => `${cellName(size, row * size)}<`),
  ];
}

/** The card a place touches, and by which side. */
export function spot(size: number, place: string): { cell: number; side: string } {
  return { cell: cellNamed(size, place), side: SIDES[ARROWS.indexOf(place[2] ?? "")] ?? "N" };
}

/** The cells of the line that ends at a place, from there inwards. */
export function lineFrom(size: number, place: string): number[] {
  const { cell, side } = spot(size, place);
  const [down, right] = STEPS[side] ?? [0, 0];
  return Array.from({ length: size }, (_, at) => cell - at * (down * size + right));
}

/** The place at the other end of the same line. */
export function across(size: number, place: string): string {
  const side = opposite(spot(size, place).side);
  return `${cellName(size, lineFrom(size, place).at(-1) ?? 0)}${ARROWS[SIDES.indexOf(side)]}`;
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
export function placeBox(size: number, place: string): { x: number; y: number; width: number; height: number } {
  const { cell, side } = spot(size, place);
  const [row, column] = [Math.floor(cell / size) + RING, (cell % size) + RING];
  if (side === "N") return { x: column, y: 0, width: 1, height: RING };
  if (side === "S") return { x: column, y: size + RING, width: 1, height: RING };
  return { x: side === "W" ? 0 : size + RING, y: row, width: RING, height: 1 };
}
