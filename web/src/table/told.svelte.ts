// Announcements for screen readers: a log that is read out line by line as it grows.
import { untrack } from "svelte";

/** The number of lines kept, so that quick moves of several bots do not push out lines not read yet. */
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
