// Where everything is in a room, drawn so that its longer side is 1000 whatever the board was measured in.
import type { Room, ToyShape, Way } from "../../generated/caty";

export interface Point {
  x: number;
  y: number;
}

/** A toy on the floor: where its picture stands, how far that may reach, and the printed outline that counts. */
export interface ToySpot extends Point {
  reach: number;
  outline: string;
}

export interface Plan {
  width: number;
  height: number;
  /** All notches; those of furniture f are number 2 f and 2 f + 1. */
  notches: Point[];
  toys: ToySpot[];
}

export const LONGER = 1000;
/** How deep the wall is, where the furniture stands. */
export const BAND = 134;
const PER_WALL = 5;

/** Where a string could go, as it is drawn. */
export type Line = Pick<Way, "side" | "notch" | "enough" | "toys" | "points">;

/** The direction out of the room, wall by wall. */
const OUT: Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function wallOf(furniture: number): number {
  return Math.floor(furniture / PER_WALL);
}

export function plan(room: Room): Plan {
  const scale = LONGER / Math.max(room.width, room.height, 1);
  const point = ([x = 0, y = 0]: readonly number[]): Point => ({ x: x * scale, y: y * scale });
  return {
    width: room.width * scale,
    height: room.height * scale,
    notches: room.notches.map(point),
    toys: room.toys.map((toy) => toySpot(toy, point, scale)),
  };
}

function toySpot(toy: ToyShape, point: (pair: readonly number[]) => Point, scale: number): ToySpot {
  const corners = toy.corners.map(point);
  const [first = { x: 0, y: 0 }] = corners;
  if (toy.radius > 0 || corners.length < 3) {
    const reach = Math.max(toy.radius * scale, 1);
    return { ...first, reach, outline: disc(first, reach) };
  }
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    reach: Math.max(Math.min(right - left, bottom - top) / 2, 1),
    outline: `M${corners.map(({ x, y }) => `${x} ${y}`).join(" L")} Z`,
  };
}

function disc({ x, y }: Point, reach: number): string {
  return `M${x - reach} ${y} a${reach} ${reach} 0 1 0 ${2 * reach} 0 a${reach} ${reach} 0 1 0 ${-2 * reach} 0 Z`;
}

/** The whole picture with its four walls. */
export function viewBox({ width, height }: Plan): string {
  return `${-BAND} ${-BAND} ${width + 2 * BAND} ${height + 2 * BAND}`;
}

/** The ratio of the picture's width to its height. */
export function shapeOf({ width, height }: Plan): number {
  return (width + 2 * BAND) / (height + 2 * BAND);
}

/** Where a point of the floor is in the whole picture, as parts of the picture's width and height. */
export function share({ width, height }: Plan, { x, y }: Point): Point {
  return { x: (x + BAND) / (width + 2 * BAND), y: (y + BAND) / (height + 2 * BAND) };
}

export interface Place extends Point {
  /** How large the furniture is drawn. */
  size: number;
  /** The piece of the wall behind the furniture. */
  panel: { x: number; y: number; width: number; height: number };
}

/** Where a piece of furniture stands: against its wall, over its two notches. */
export function standing({ notches }: Plan, furniture: number): Place {
  const [one = { x: 0, y: 0 }, other = one] = notches.slice(2 * furniture, 2 * furniture + 2);
  const out = OUT[wallOf(furniture)] ?? { x: 0, y: -1 };
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const gap = Math.hypot(one.x - other.x, one.y - other.y);
  const centre = { x: middle.x + (out.x * BAND) / 2, y: middle.y + (out.y * BAND) / 2 };
  const along = Math.max(gap + 64, 90);
  const [width, height] = out.x === 0 ? [along, BAND] : [BAND, along];
  return { ...centre, size: Math.min(BAND - 16, along - 12), panel: { x: centre.x - width / 2, y: centre.y - height / 2, width, height } };
}

/** The way under a piece of furniture, from one notch to the other. */
export function underneath(plan: Plan, entry: number): string {
  const [from, to] = [plan.notches[entry], plan.notches[entry ^ 1]];
  if (!from || !to) return "";
  const out = OUT[wallOf(Math.floor(entry / 2))] ?? { x: 0, y: -1 };
  const bend = { x: (from.x + to.x) / 2 + out.x * 54, y: (from.y + to.y) / 2 + out.y * 54 };
  return `M${from.x} ${from.y} Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}

/** A string between two points; a slack one sags towards the bottom of the picture, or to the right. */
export function strung(from: Point, to: Point, sag = 0): string {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const upright = Math.abs(to.x - from.x) < Math.abs(to.y - from.y);
  return `M${from.x} ${from.y} Q${middle.x + (upright ? sag * 2 : 0)} ${middle.y + (upright ? 0 : sag * 2)} ${to.x} ${to.y}`;
}

/** The loose end that hangs out of a notch into the room. */
export function looseEnd(plan: Plan, exit: number): string {
  const from = plan.notches[exit];
  if (!from) return "";
  const out = OUT[wallOf(Math.floor(exit / 2))] ?? { x: 0, y: -1 };
  const [dx, dy] = [-out.x, -out.y];
  const at = (inward: number, aside: number) => `${from.x + dx * inward - dy * aside} ${from.y + dy * inward + dx * aside}`;
  return `M${from.x} ${from.y} C${at(30, 0)} ${at(34, 22)} ${at(52, 16)} S${at(64, -20)} ${at(78, -4)}`;
}

/** How far along a straight way a point lies, from 0 to 1. */
export function along(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  if (length === 0) return 0;
  return Math.min(Math.max(((point.x - from.x) * dx + (point.y - from.y) * dy) / length, 0), 1);
}

export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The two notches of a piece of furniture as 0 and 1, the left or upper one first. */
export function inSight(room: Room, furniture: number): number[] {
  const side = room.sides[2 * furniture];
  return side === "left" || side === "upper" ? [0, 1] : [1, 0];
}
