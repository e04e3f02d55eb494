// What is said to who listens instead of looking: a log that a screen reader reads out line by line as it grows.
import { untrack } from "svelte";

/** So many lines are kept: quick moves of several bots must not push out what was not read yet. */
const KEPT = 40;

export class Told {
  lines = $state.raw<{ number: number; text: string }[]>([]);
  private count = 0;

  /** What happened, sentence by sentence. */
  tell(sentences: string[]): void {
    const added = sentences.map((text) => ({ number: this.count++, text }));
    this.lines = [...untrack(() => this.lines), ...added].slice(-KEPT);
  }

  /** What is to be done now; not twice in a row. */
  remind(sentence: string): void {
    if (untrack(() => this.lines).at(-1)?.text !== sentence) this.tell([sentence]);
  }

  forget(): void {
    this.lines = [];
  }
}
