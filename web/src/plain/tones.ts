// The colours of seats on the plain board: the same as in the graph of a review.
import { INKS } from "../replay/graph";

export function seatInk(seat: number): string {
  return INKS[seat % INKS.length] ?? "#2b2320";
}
