// A guided game as the page sees it: what the coach says now, what it wants done, and what may be done meanwhile.
import { untrack } from "svelte";
import type { Act, Choice, Coaching, Note } from "../generated/protocol";
import { means } from "../lib/choices";
import type { Seat } from "../lib/seat.svelte";

interface Talk {
  /** The number of decisions after which this is said. */
  at: number;
  notes: Note[];
  /** What the learner is to decide; null while others move, and at the farewell. */
  decision: number | null;
  farewell: boolean;
}

function talkOf(lesson: Coaching, staged: number): Talk {
  const step = lesson.steps[staged];
  const farewell = lesson.steps.length === 0 && lesson.farewell.length > 0;
  const notes = farewell ? lesson.farewell : (step?.notes ?? []);
  return { at: lesson.done + staged, notes, decision: step?.decision ?? null, farewell };
}

export class Guide {
  /** What is said now; nothing where no game is guided. */
  talk = $state.raw<Talk | null>(null);
  page = $state(0);
  /** Whether the learner tried something other than the lit choice. */
  strayed = $state(false);
  private alone = $state(false);

  /** If the learner has left the coach at this table before, nothing more is said. */
  constructor(
    left = false,
    private readonly remember: () => void = () => {},
  ) {
    this.alone = left;
  }

  /** Whether the coach has more to say before the learner is to decide. */
  get more(): boolean {
    return this.page < (this.talk?.notes.length ?? 0) - 1;
  }

  get note(): Note | undefined {
    return this.talk?.notes[this.page];
  }

  /** The decision to light up, once everything has been said. */
  get lit(): number | null {
    return this.more ? null : (this.talk?.decision ?? null);
  }

  /** The part of the board that the coach is talking about. */
  get part(): string {
    return this.lit === null ? (this.note?.part ?? "") : "";
  }

  /** End the lesson; the game goes on. */
  leave(): void {
    this.alone = true;
    this.talk = null;
    this.remember();
  }

  turn(pages: number): void {
    this.page += pages;
    this.strayed = false;
  }

  /** Update what the coach says; while a move is being shown, the last words stay. */
  follow(seat: Seat): void {
    const lesson = seat.sight?.lesson ?? null;
    const [staged, showing] = [seat.staged.length, seat.busy || seat.scenes.length > 0];
    untrack(() => this.begin(lesson && !this.alone ? talkOf(lesson, staged) : null, showing));
  }

  private begin(talk: Talk | null, showing: boolean): void {
    const same = talk?.at === this.talk?.at && talk?.decision === this.talk?.decision;
    const waits = showing && this.talk && talk && talk.notes.length > 0;
    if (same || waits) return;
    this.talk = talk;
    this.turn(-this.page);
  }

  /** The choices that the coach allows. */
  choices(all: Choice[]): Choice[] {
    const { talk } = this;
    return talk && !talk.farewell ? all.filter(({ decision }) => decision === talk.decision) : all;
  }

  /** Whether these decisions are allowed now. The right decision too early is lit first; any other gets a kind answer. */
  lets(seat: Seat, acts: Act[]): boolean {
    const { talk } = this;
    if (!talk || talk.farewell) return true;
    const steps = seat.sight?.lesson?.steps.slice(seat.staged.length) ?? [];
    const right = acts.length <= steps.length && acts.every((act, index) => means(act, steps[index]!));
    const early = this.more;
    if (right) this.page = Math.max(0, talk.notes.length - 1);
    this.strayed = !right;
    return right && !early;
  }
}
