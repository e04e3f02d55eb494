// What pictures of Chats de poche mean: pure functions on views, without a page. The rules themselves are the server's.
import { CLANS } from "../../art/clans";
import type { Choice } from "../../generated/protocol";
import type { Step, Tile, View } from "../../generated/poche";

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
const SIDES = [0, 2, 4, 6];
const CORNERS = [1, 3, 5, 7];
const SIDE_NAMES = ["north", "east", "south", "west"];

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
  // Tiles nobody knew: most lie where they lay, the others take what is left.
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
    caught: after.captured.flatMap((names, seat) =>
      names
        .filter((name) => !before.captured[seat]?.includes(name))
        .map((name) => ({ seat, name, cell: after.cells.findIndex((tile) => tile?.name === name) })),
    ),
  };
}

/** Of two cells that changed places: first where the tile came from that was moved, then where it went. */
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

/** Does a cell stand for a decision in this phase? Elsewhere numbers mean clans or dogs. */
export function choosesCells(view: View): boolean {
  return view.phase === "flip" || view.phase === "move" || view.phase === "prey";
}

/** Cells that may be chosen now. */
export function targets(view: View, choices: Choice[]): Set<number> {
  if (view.phase === "rotate") return new Set(dogChoices(view, choices).map((dog) => dog.cell));
  return new Set(choosesCells(view) ? choices.map((choice) => choice.decision) : []);
}

/** What choosing a cell means: a decision, legal or not; a dog to be asked about; or nothing. */
export type Meaning = { decision: number } | { dog: number } | null;

export function meaning(view: View, choices: Choice[], cell: number): Meaning {
  if (choosesCells(view)) return { decision: cell };
  if (view.phase !== "rotate") return null;
  if (targets(view, choices).has(cell)) return { dog: cell };
  const side = besideChief(view).indexOf(cell);
  return side < 0 ? null : { decision: side * 3 };
}

/** A dog the royal chief may turn, and how it would look then. */
export interface DogChoice {
  cell: number;
  side: string;
  facings: { decision: number; quarters: number; arrows: string[] }[];
}

export function dogChoices(view: View, choices: Choice[]): DogChoice[] {
  if (view.phase !== "rotate") return [];
  const beside = besideChief(view);
  return SIDE_NAMES.flatMap((side, number) => {
    const cell = beside[number] ?? null;
    const facings = choices.filter((choice) => choice.text.startsWith(`turn ${side} `));
    const arrows = cell === null ? [] : (view.cells[cell]?.arrows ?? []);
    if (cell === null || !facings.length) return [];
    return {
      cell,
      side,
      facings: facings.map(({ decision, text }) => {
        const quarters = Number(text.split(" ")[2]);
        return { decision, quarters, arrows: turnArrows(arrows, quarters) };
      }),
    };
  });
}

function besideChief(view: View): (number | null)[] {
  const chief = view.cells.findIndex((tile) => tile?.clan === "royal" && tile.chief);
  return chief < 0 ? [] : SIDES.map((direction) => neighbour(chief, direction));
}

export function turnArrows(arrows: string[], quarters: number): string[] {
  return arrows.map((arrow) => WAYS[(WAYS.indexOf(arrow as (typeof WAYS)[number]) + 2 * quarters) % 8] ?? arrow);
}

/** The cells a dog's arrows point to, whatever lies there. */
export function bittenFrom(view: View, cell: number): { cell: number; direction: number }[] {
  return (view.cells[cell]?.arrows ?? []).flatMap((arrow) => {
    const direction = WAYS.indexOf(arrow as (typeof WAYS)[number]);
    const reached = neighbour(cell, direction);
    return reached === null ? [] : { cell: reached, direction };
  });
}

/** P18: by seat, the cells whose cats count for the prey on this cell; for showing where a sum comes from. */
export function attackers(view: View, prey: number): number[][] {
  const beside = new Set(SIDES.map((direction) => neighbour(prey, direction)));
  const corners = new Set(CORNERS.map((direction) => neighbour(prey, direction)));
  const inLine = (cell: number) => cell % SIDE === prey % SIDE || Math.floor(cell / SIDE) === Math.floor(prey / SIDE);
  const seats: number[][] = [[], []];
  view.cells.forEach((tile, cell) => {
    if (tile?.kind !== "cat" || tile.out || cell === prey) return;
    const far = view.effects && tile.chief && (tile.clan === "gourmet" ? corners.has(cell) : tile.clan === "power" && inLine(cell));
    if (beside.has(cell) || far) seats[tile.seat ?? 0]?.push(cell);
  });
  return seats;
}

export function attackSums(view: View, prey: number): number[] {
  return attackers(view, prey).map((cells) => cells.reduce((sum, cell) => sum + (view.cells[cell]?.value ?? 0), 0));
}

/** A tile from its name alone: whole if it lies on the board, else what a prey's name says. */
export function tileNamed(view: View, name: string): Tile {
  const found = view.cells.find((tile) => tile?.name === name);
  if (found) return found;
  const kinds: Record<string, string> = { M: "mouse", P: "pigeon", F: "fly" };
  return { name, kind: kinds[name[0] ?? ""] ?? "cat", value: Number.parseInt(name.slice(1), 10) || null };
}

/** Which seat took the prey on each cell, where one did. */
export function takenBy(view: View): Map<number, number> {
  const taken = new Map<number, number>();
  view.cells.forEach((tile, cell) => {
    const seat = tile ? view.captured.findIndex((names) => names.includes(tile.name)) : -1;
    if (seat >= 0) taken.set(cell, seat);
  });
  return taken;
}

/** P21: what decides between equal scores; null where nothing has to. */
export function tieBreaker(view: View): "prey" | "defenders" | "shared" | null {
  const [mine = 0, theirs = 0] = view.scores;
  if (view.phase !== "over" || mine !== theirs) return null;
  if (view.captured[0]?.length !== view.captured[1]?.length) return "prey";
  return view.effects && view.clans.includes("defender") ? "defenders" : "shared";
}

/** P21: the seats that win, both where the win is shared; nobody before the end. */
export function winners(view: View): number[] {
  if (view.phase !== "over") return [];
  const tie = tieBreaker(view);
  if (tie === "defenders") return [view.clans.indexOf("defender")];
  const counts = tie === "prey" ? view.captured.map((names) => names.length) : view.scores;
  const most = Math.max(...counts);
  return counts.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** The step of the end that led to this picture, if it is not the one that was already there. */
export function newStep(before: View | null, after: View): Step | null {
  if (!after.step || !before?.step) return after.step;
  const { stage, cell } = before.step;
  return stage === after.step.stage && cell === after.step.cell ? null : after.step;
}

export function clanIndex(clan: string): number {
  return CLANS.indexOf(clan as (typeof CLANS)[number]);
}
