// The geometry of the chart of who was winning: its lines, and the names beside them.

/** Colours for seats whose game has none. Each seat also has its own dash pattern, so that nothing depends on colour alone. */
export const INKS = ["#b5361f", "#2b639b", "#35774a", "#654087", "#8a5a00", "#7a2f55"];
export const DASHES = ["", "10 6", "2 6", "14 5 2 5", "6 4", "18 6 6 6"];
/** The least distance between two names, in pixels. */
const APART = 24;

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const across = (frame: Frame, at: number, last: number): number => frame.left + (last > 0 ? (at / last) * frame.width : 0);
export const down = (frame: Frame, share: number): number => frame.top + (1 - share) * frame.height;

/** The moment below a point of the picture. */
export function momentAt(frame: Frame, x: number, last: number): number {
  return Math.round(Math.max(0, Math.min(1, (x - frame.left) / frame.width)) * last);
}

export function points(frame: Frame, line: number[][], seat: number): [number, number][] {
  return line.map((shares, at) => [across(frame, at, line.length - 1), down(frame, shares[seat] ?? 0)]);
}

export const path = (dots: [number, number][]): string => `M${dots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** Positions of the names: beside the ends of their lines, without overlapping. */
export function apart(wanted: number[], top: number, bottom: number): number[] {
  const order = wanted.map((_, seat) => seat).toSorted((one, other) => wanted[one]! - wanted[other]! || one - other);
  const placed: number[] = [];
  let lowest = top - APART;
  for (const seat of order) lowest = placed[seat] = Math.max(wanted[seat]!, lowest + APART);
  let highest = bottom + APART;
  for (const seat of order.toReversed()) highest = placed[seat] = Math.min(placed[seat]!, highest - APART);
  return placed;
}
