// A card held by finger or mouse. A press that does not travel stays a tap.
import type { Card } from "../../generated/mistigri";

/** How far a finger slips without meaning to. */
const SLIP = 8;

export interface Held {
  /** The card; null if it is somebody else's, of which only the back is seen. */
  card: Card | null;
  /** The number of this card among several alike. */
  copy: number;
  /** Our hand, the discard, or the seat from whose hand it is drawn. */
  from: "hand" | "discard" | number;
}

export class Drag {
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
  /** What the card would be dropped on: `seat:2`, `card:red4.0`, `discard`, `hand`. */
  over = $state<string | null>(null);
  #dropped: (held: Held, on: string) => void;
  #just = false;

  constructor(dropped: (held: Held, on: string) => void) {
    this.#dropped = dropped;
  }

  /** A pointer goes down on a card. */
  press(event: PointerEvent, pressed: Held): void {
    if (event.button !== 0) return;
    this.#just = false;
    const [startX, startY] = [event.clientX, event.clientY];
    const moved = (next: PointerEvent) => {
      if (next.pointerId !== event.pointerId) return;
      if (!this.held && Math.hypot(next.clientX - startX, next.clientY - startY) < SLIP) return;
      next.preventDefault();
      this.held = pressed;
      [this.x, this.y] = [next.clientX, next.clientY];
      this.over = under(next.clientX, next.clientY, `card:${pressed.card?.name}.${pressed.copy}`);
    };
    const ended = (next: PointerEvent) => {
      if (next.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", ended);
      removeEventListener("pointercancel", ended);
      const { held, over } = this;
      [this.held, this.over] = [null, null];
      if (!held) return;
      this.#just = true;
      setTimeout(() => (this.#just = false));
      if (next.type === "pointerup" && over) this.#dropped(held, over);
    };
    addEventListener("pointermove", moved, { passive: false });
    addEventListener("pointerup", ended);
    addEventListener("pointercancel", ended);
  }

  /** The click that ends a drag chooses nothing. */
  get ended(): boolean {
    return this.#just;
  }
}

/** The topmost thing at a point that takes cards, other than the card itself. */
function under(x: number, y: number, itself: string): string | null {
  const targets = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>("[data-drop]")?.dataset["drop"]);
  return targets.find((target) => target && target !== itself) ?? null;
}
