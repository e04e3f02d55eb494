// Which card lies where, followed from picture to picture so that cards slide and turn instead of changing their faces.
import type { Gutter, View } from "../../generated/chabyrinthe";
import { change, type Change } from "./change";
import { lineFrom } from "./grid";

export interface Card {
  id: number;
  cell: number;
  /** All degrees it has been turned by, so that a left turn is animated to the left. */
  angle: number;
  shape: string;
}

/** The nearest way to turn from where a card stands to a facing. */
export function towards(angle: number, facing: number): number {
  const quarters = (((facing - angle / 90) % 4) + 4) % 4;
  return angle + (quarters === 3 ? -90 : quarters * 90);
}

export class Cards {
  placed = $state.raw<Card[]>([]);
  latest = $state.raw<Change | null>(null);
  /** The cells that the last action touched, until the next. */
  marked = $state.raw<number[]>([]);
  #shown: View | null = null;
  #next = 0;

  /** The number the next card to come will have: it may be shown before it is there. */
  get coming(): number {
    return this.#next;
  }

  show(view: View, previous: View | null): void {
    const shown = this.#shown;
    if (shown === view) return;
    this.#shown = view;
    this.latest = previous ? change(previous, view) : null;
    if (!shown || shown.side !== view.side) this.placed = view.cells.map((gutter, cell) => this.#fresh(gutter, cell));
    else {
      const push = previous ? change(shown, view).pushed : null;
      if (push !== null) this.#push(view, push);
      this.placed = this.placed.map((card) => this.#as(card, view.cells[card.cell]));
    }
    if (!this.latest) this.marked = [];
    else if (this.latest.turned !== null) this.marked = [this.latest.turned];
    else if (this.latest.pushed !== null) this.marked = lineFrom(view.side, this.latest.pushed);
  }

  #fresh(gutter: Gutter, cell: number): Card {
    this.#next += 1;
    return { id: this.#next - 1, cell, angle: gutter.facing * 90, shape: gutter.shape };
  }

  #as(card: Card, gutter: Gutter | undefined): Card {
    if (!gutter) return card;
    return { ...card, shape: gutter.shape, angle: card.shape === gutter.shape ? towards(card.angle, gutter.facing) : gutter.facing * 90 };
  }

  #push(view: View, place: string): void {
    const line = lineFrom(view.side, place);
    const entered = line.at(-1) ?? 0;
    const moved = this.placed.flatMap((card) => {
      const at = line.indexOf(card.cell);
      if (at === 0) return [];
      return at < 0 ? card : { ...card, cell: line[at - 1] ?? card.cell };
    });
    this.placed = [...moved, this.#fresh(view.cells[entered] as Gutter, entered)];
  }
}
