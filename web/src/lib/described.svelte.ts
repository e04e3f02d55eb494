// The board in words: asked for while somebody wants it, whenever there is something else to be said.
import type { Said } from "../generated/protocol";
import type { Seat } from "./seat.svelte";

export class Described {
  lines = $state.raw<Said[]>([]);
  private asked = 0;

  /** Ask for the board after so many decisions, and after unpublished ones. Until the answer comes, the last lines stay. */
  async ask(seat: Pick<Seat, "ask">, decided: number, decisions: number[]): Promise<void> {
    const asking = ++this.asked;
    const answer = await seat.ask({ type: "describe", decided, decisions });
    if (asking === this.asked && answer.type === "described") this.lines = answer.lines;
  }

  /** Keep nothing, and show no answer that is still to come. */
  forget(): void {
    this.asked += 1;
    this.lines = [];
  }
}
