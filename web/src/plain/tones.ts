import type { Layout } from "../generated/protocol";
import { INKS } from "../replay/graph";
import "./tones.css";

/** The colour of a seat: that of its pieces, or else the same as in the graph of a review. */
export function seatInk(layout: Layout | null | undefined, seat: number): string {
  const tone = layout?.seats?.[seat];
  return tone ? `var(--deep-${tone})` : (INKS[seat % INKS.length] ?? "#2b2320");
}
