// What lies on the felt, followed from picture to picture: which cards fell last, and which came to our hand.
import type { Card, View } from "../../generated/mistigri";
import { beyond, change, type Change } from "./change";

export class Felt {
  /** The discard pile in the order it was built up; the view has it sorted. */
  heap = $state.raw<Card[]>([]);
  /** How many cards on top of the heap came with the last step. */
  landed = $state(0);
  /** Cards of our own hand that came last. */
  fresh = $state.raw<Card[]>([]);
  /** Who took part in the last thing that happened. */
  marked = $state.raw<number[]>([]);
  latest = $state.raw<Change | null>(null);
  #shown: View | null = null;
  /** The turn in which the fresh cards came. */
  #since = 0;

  show(view: View, previous: View | null, seat: number | null): void {
    if (this.#shown === view) return;
    const shown = this.#shown;
    this.#shown = view;
    this.latest = previous ? change(previous, view) : null;
    this.#pile(view);
    this.#note(view, shown, seat);
  }

  /** Takes what is gone from the top down, and puts what is new on top. */
  #pile(view: View): void {
    const gone = beyond(this.heap, view.discard);
    const left = [...this.heap];
    for (const { name } of gone)
      left.splice(
        left.findLastIndex((card) => card.name === name),
        1,
      );
    const added = beyond(view.discard, left);
    this.heap = [...left, ...added];
    if (added.length || gone.length || !this.latest) this.landed = this.latest ? added.length : 0;
  }

  #note(view: View, shown: View | null, seat: number | null): void {
    const { latest } = this;
    if (!latest || latest.dealt) [this.fresh, this.marked] = [[], []];
    if (!latest) return;
    if (latest.moves.length)
      this.marked = [...new Set(latest.moves.flatMap(({ from, to }) => [from, to]))].filter((place) => place !== "discard");
    else if (latest.passed !== null) this.marked = [latest.passed];
    const own = seat === null ? undefined : view.hands[seat];
    const old = seat === null ? undefined : shown?.hands[seat];
    if (!own || !old || latest.dealt) return;
    const came = beyond(own.cards, old.cards);
    // Several cards may come one by one (M14, M15): they are new together.
    const together = shown?.phase === "draw" && shown.turns === this.#since;
    const kept = beyond(this.fresh, beyond(this.fresh, own.cards));
    this.fresh = came.length && !together ? came : [...kept, ...came];
    if (came.length) this.#since = view.turns;
  }
}
