// Pure functions on views of Chats de poche, without a page. The rules are on the server.
import type { Choice } from "../../generated/protocol";
import type { Step, Tile, View } from "../../generated/poche";
import type { Say } from "../../lib/game";

export const SIDE = 5;
export const CELLS = SIDE * SIDE;
export const CENTRE = 12;
export const WAYS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
const STEPS = [
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
] as const;

/** `a1` is top left, `e5` bottom right. */
export function cellName(cell: number): string {
  return `${"abcde"[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`;
}

export function cellNumber(name: string): number {
  return "abcde".indexOf(name[0] ?? "a") + SIDE * (Number(name[1]) - 1);
}

/** The cell next to this one in a direction, or null outside the square. */
export function neighbour(cell: number, direction: number): number | null {
  const [down, right] = STEPS[direction] ?? [0, 0];
  const row = Math.floor(cell / SIDE) + down;
  const column = (cell % SIDE) + right;
  return row >= 0 && row < SIDE && column >= 0 && column < SIDE ? row * SIDE + column : null;
}

/** Where a key on the focused cell leads; null if it is not a key of the grid. */
export function focusAfter(key: string, cell: number, toEnds: boolean): number | null {
  const row = Math.floor(cell / SIDE);
  const column = cell % SIDE;
  const moves: Record<string, number> = {
    ArrowUp: Math.max(row - 1, 0) * SIDE + column,
    ArrowDown: Math.min(row + 1, SIDE - 1) * SIDE + column,
    ArrowLeft: row * SIDE + Math.max(column - 1, 0),
    ArrowRight: row * SIDE + Math.min(column + 1, SIDE - 1),
    Home: toEnds ? 0 : row * SIDE,
    End: toEnds ? CELLS - 1 : row * SIDE + SIDE - 1,
  };
  return moves[key] ?? null;
}

/** For every cell of the later picture, the cell its tile lay on in the earlier one. */
export function follow(before: View, after: View): number[] {
  const places = new Map<string, number>();
  before.cells.forEach((tile, cell) => tile && places.set(identity(tile), cell));
  const from: (number | null)[] = after.cells.map((tile) => (tile && places.get(identity(tile))) ?? null);
  const known = new Set(from);
  const left = before.cells.map((_, cell) => cell).filter((cell) => !known.has(cell));
  // Unknown tiles: most are assumed to stay where they were, the others take the cells that are left.
  from.forEach((source, cell) => {
    if (source === null && left.includes(cell)) from[cell] = left.splice(left.indexOf(cell), 1)[0] ?? cell;
  });
  return from.map((source, cell) => source ?? left.shift() ?? cell);
}

/** A dog's name says how it lies; turned, it is still the same dog. */
function identity(tile: Tile): string {
  return tile.kind === "dog" ? (tile.name.split("^")[0] ?? tile.name) : tile.name;
}

/** A prey that came to a seat. */
export interface Catch {
  seat: number;
  name: string;
  cell: number;
}

/** What differs between two consecutive pictures. */
export interface Change {
  flipped: number[];
  swapped: [from: number, to: number] | null;
  fallen: number[];
  turned: { cell: number; quarters: number } | null;
  caught: Catch[];
}

export function change(before: View, after: View): Change {
  const from = follow(before, after);
  const moved = from.flatMap((source, cell) => (source === cell ? [] : [cell]));
  return {
    flipped: after.cells.flatMap((tile, cell) => (tile && !before.cells[from[cell] ?? cell] ? [cell] : [])),
    swapped: moved.length === 2 ? inOrder(before, after, moved) : null,
    fallen: after.cells.flatMap((tile, cell) => (tile?.out && !before.cells[from[cell] ?? cell]?.out ? [cell] : [])),
    turned: turned(before, after, from),
    caught: after.captured.flatMap((caught, seat) =>
      caught
        .filter(({ name }) => !before.captured[seat]?.some((had) => had.name === name))
        .map(({ name }) => ({ seat, name, cell: after.cells.findIndex((tile) => tile?.name === name) })),
    ),
  };
}

/** The two cells of a swap: first the one the moved tile came from, then the one it went to. */
function inOrder(before: View, after: View, cells: number[]): [number, number] {
  const [one = 0, other = 0] = cells;
  const origin = before.moving ?? (after.step?.stage === "defender" ? after.step.cell : null);
  return origin !== null && cellNumber(origin) === other ? [other, one] : [one, other];
}

function turned(before: View, after: View, from: number[]): Change["turned"] {
  for (const [cell, tile] of after.cells.entries()) {
    const earlier = before.cells[from[cell] ?? cell];
    if (tile?.kind !== "dog" || earlier?.kind !== "dog" || tile.quarters === earlier.quarters) continue;
    return { cell, quarters: ((tile.quarters ?? 0) - (earlier.quarters ?? 0) + 4) % 4 };
  }
  return null;
}

/** A dog the royal chief may turn, and how it would look then. */
export interface DogChoice {
  cell: number;
  facings: { decision: number; tile: Tile }[];
}

/** The dogs that may be turned: choices name their cell, then by how many quarters. */
export function dogChoices(view: View, choices: Choice[]): DogChoice[] {
  const turns = choices.filter(({ verb }) => verb === "turn");
  const cells = [...new Set(turns.map(({ targets }) => targets[0] ?? ""))];
  return cells.flatMap((name) => {
    const cell = cellNumber(name);
    const dog = view.cells[cell];
    if (!dog) return [];
    const facings = turns
      .filter(({ targets }) => targets[0] === name)
      .map(({ decision, targets }) => ({ decision, tile: { ...dog, arrows: turnArrows(dog.arrows ?? [], Number(targets[1])) } }));
    return { cell, facings };
  });
}

export function turnArrows(arrows: string[], quarters: number): string[] {
  return arrows.map((arrow) => WAYS[(WAYS.indexOf(arrow as (typeof WAYS)[number]) + 2 * quarters) % 8] ?? arrow);
}

/** The direction from one cell to another beside or diagonal to it. */
export function wayTo(from: number, to: number): number {
  const down = Math.sign(Math.floor(to / SIDE) - Math.floor(from / SIDE));
  const right = Math.sign((to % SIDE) - (from % SIDE));
  return STEPS.findIndex(([row, column]) => row === down && column === right);
}

/** A tile of the picture by its name; one that was caught is spoken of as such, not as a gap on the board. */
export function tileNamed(view: View, name: string): Tile | undefined {
  return [...view.captured.flat(), ...view.cells].find((tile) => tile?.name === name) ?? undefined;
}

export function clanWords(clan: string | null | undefined, say: Say): string {
  return clan ? say(`poche-clan-${clan}`) : "";
}

// The text of a clan card has the clan's power, then, after this word, its chief's.
const CHIEF = /(?=(?:Chief|Chef)\s?:)/;

/** A clan's power, and its chief's. */
export function powerWords(clan: string, say: Say): string[] {
  return say(`poche-card-${clan}`).split(CHIEF);
}

/** Which seat took the prey on each cell, where one did. */
export function takenBy(view: View): Map<number, number> {
  const taken = new Map<number, number>();
  view.cells.forEach((tile, cell) => {
    const seat = tile ? view.captured.findIndex((caught) => caught.some(({ name }) => name === tile.name)) : -1;
    if (seat >= 0) taken.set(cell, seat);
  });
  return taken;
}

/** The step of the end that led to this picture, if it is not the one that was already there. */
export function newStep(before: View | null, after: View): Step | null {
  if (!after.step || !before?.step) return after.step;
  const { stage, cell } = before.step;
  return stage === after.step.stage && cell === after.step.cell ? null : after.step;
}
