// Which piece of cardboard lies where. Face-down tiles have no name, so pieces are followed from picture to picture.
import type { View } from "../../generated/poche";
import { CELLS, change, follow, type Change } from "./state";

export interface Placed {
  id: number;
  cell: number;
}

export class Pieces {
  /** In the order of their numbers, so that elements are never reordered and every move can be animated. */
  placed = $state.raw<Placed[]>(Array.from({ length: CELLS }, (_, cell) => ({ id: cell, cell })));
  /** What the newest picture changed; null if there was no picture before it. */
  latest = $state.raw<Change | null>(null);
  /** Cells of the last flip or swap, until the next. */
  marked = $state.raw<number[]>([]);
  #shown: View | null = null;

  show(view: View, previous: View | null): void {
    const shown = this.#shown;
    if (shown === view) return;
    this.#shown = view;
    if (!previous) {
      this.latest = null;
      this.marked = [];
      return;
    }
    this.latest = change(previous, view);
    if (shown) this.#move(follow(shown, view));
    const { swapped, flipped } = this.latest;
    if (swapped) this.marked = swapped;
    else if (flipped.length) this.marked = flipped;
  }

  #move(from: number[]): void {
    const landing = new Map(from.map((source, cell) => [source, cell]));
    this.placed = this.placed.map(({ id, cell }) => ({ id, cell: landing.get(cell) ?? cell }));
  }
}
