// A finished game as it is shown: one moment after every decision, and the steps between two of them.
import type { Picture, Said } from "../generated/protocol";
import { linesOf } from "../lib/log";
import type { Tempo } from "../lib/seat.svelte";

/** The pause between two decisions during playback, as a share of the last step's duration; … */
const REST = 0.35;
/** … and in milliseconds, when animations are off. */
const LOOK_MS = 900;

/** The view after so many decisions and all their consequences. */
export function settled(pictures: Picture[], decided: number): unknown {
  return pictures.findLast(({ decisions }) => decisions === decided)?.view ?? null;
}

export class Reel {
  /** Decisions made at the moment that is shown. */
  at = $state(0);
  view = $state.raw<unknown>(null);
  previous = $state.raw<unknown>(null);
  /** Whether the game plays by itself. */
  running = $state(false);
  /** Whether a step is being shown. */
  stepping = $state(false);
  tempo: Tempo | null = null;
  private pictures = $state.raw<Picture[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** How many decisions there are. */
  readonly last = $derived(this.pictures.at(-1)?.decisions ?? 0);
  /** What was told of each decision and of all that followed from it. */
  private readonly lines = $derived(new Map(linesOf(this.pictures).map(({ decisions, told }) => [decisions, told])));

  /** Show the pictures of a game. For the same game through other eyes, stay at the current step. */
  show(pictures: Picture[]): void {
    this.pictures = pictures;
    this.jump(this.at);
  }

  /** What was told of a decision, by its number. */
  told(decided: number): Said[] {
    return this.lines.get(decided) ?? [];
  }

  jump(decided: number): void {
    this.stop();
    this.at = Math.max(0, Math.min(decided, this.last));
    this.previous = null;
    this.view = settled(this.pictures, this.at);
  }

  /** The next decision and all that follows from it, step by step. */
  forward(): void {
    if (this.stepping) this.jump(this.at);
    this.stop();
    this.step();
  }

  play(): void {
    if (this.at === this.last) this.jump(0);
    this.running = true;
    if (!this.stepping) this.step();
  }

  /** Stop after the step that is being shown. */
  pause(): void {
    this.running = false;
    if (!this.stepping) clearTimeout(this.timer);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
    this.stepping = false;
  }

  private step(): void {
    if (this.at >= this.last) {
      this.stop();
      return;
    }
    this.at += 1;
    this.stepping = true;
    this.reveal(this.pictures.filter(({ decisions }) => decisions === this.at));
  }

  private reveal([next, ...rest]: Picture[], took = 0): void {
    if (!next) {
      this.stepping = false;
      if (this.running) this.timer = setTimeout(() => this.step(), took > 0 ? took * REST : LOOK_MS);
      return;
    }
    const before = this.view;
    const duration = this.tempo?.duration(before, next.view) ?? 0;
    this.previous = before;
    this.view = next.view;
    this.tempo?.shown(before, next.view, next.told);
    this.timer = setTimeout(() => this.reveal(rest, duration), duration);
  }
}
