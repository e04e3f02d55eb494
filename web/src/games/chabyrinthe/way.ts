// A cat's way home as a line to draw and to walk along, in hundredths of a card from the corner of the ring.
import type { Stretch } from "../../generated/chabyrinthe";
import { cellNamed, opposite, placeBox, RING } from "./grid";

const U = 100;
const MIDDLES: Record<string, [number, number]> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };

export function centreOf(size: number, place: string): [number, number] {
  const box = placeBox(size, place);
  return [(box.x + box.width / 2) * U, (box.y + box.height / 2) * U];
}

/** The way follows an arc where the gutter bends, and goes through the middle of the card where gutters meet. */
export function wayHome(size: number, from: string, to: string, path: readonly Stretch[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const parts = [`M${centreOf(size, from).map(round).join(" ")}`];
  for (const { cell: name, shape, enters, leaves } of path) {
    const cell = cellNamed(size, name);
    const [x, y] = [(RING + (cell % size)) * U, (RING + Math.floor(cell / size)) * U];
    const point = (side: string) => (MIDDLES[side] ?? [50, 50]).map((part, axis) => round(part + (axis ? y : x))).join(" ");
    parts.push(`L${point(enters)}`);
    if (leaves !== opposite(enters)) {
      const bends = shape.endsWith("elbow");
      parts.push(
        bends ? `A50 50 0 0 ${clockwise(enters, leaves) ? 1 : 0} ${point(leaves)}` : `L${round(x + 50)} ${round(y + 50)} L${point(leaves)}`,
      );
    } else parts.push(`L${point(leaves)}`);
  }
  return [...parts, `L${centreOf(size, to).map(round).join(" ")}`].join(" ");
}

/** Whether the bend goes round clockwise, as seen on the screen. */
function clockwise(enters: string, leaves: string): boolean {
  return ["NW", "WS", "SE", "EN"].includes(enters + leaves);
}
