// A guided game as the page sees it: what the coach says now, what it wants done, and what may be done meanwhile.
import { untrack } from "svelte";
import type { Choice, Coaching, Note } from "../generated/protocol";
import type { Seat } from "../lib/seat.svelte";

interface Talk {
  /** After how many decisions of the game it is held. */
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
  /** Did the learner try something else than what is lit? */
  strayed = $state(false);
  private alone = $state(false);

  /** For who left the coach already, nothing more is said; who leaves it is remembered. */
  constructor(
    left = false,
    private readonly remember: () => void = () => {},
  ) {
    this.alone = left;
  }

  /** Is there more to say before something is to be done? */
  get more(): boolean {
    return this.page < (this.talk?.notes.length ?? 0) - 1;
  }

  get note(): Note | undefined {
    return this.talk?.notes[this.page];
  }

  /** The decision to be lit: once all is said. */
  get lit(): number | null {
    return this.more ? null : (this.talk?.decision ?? null);
  }

  /** The thing on the board that is spoken of. */
  get part(): string {
    return this.lit === null ? (this.note?.part ?? "") : "";
  }

  /** The learner wants to find out alone. */
  leave(): void {
    this.alone = true;
    this.talk = null;
    this.remember();
  }

  turn(pages: number): void {
    this.page += pages;
    this.strayed = false;
  }

  /** Say what there is to be said now; while a move is being shown, what was said before it stands. */
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

  /** Of what may be decided, what the coach lets one decide. */
  choices(all: Choice[]): Choice[] {
    const { talk } = this;
    return talk && !talk.farewell ? all.filter(({ decision }) => decision === talk.decision) : all;
  }

  /** May these be decided now? The right thing done too early is lit first; anything else is answered kindly. */
  lets(seat: Seat, decisions: number[]): boolean {
    const { talk } = this;
    if (!talk || talk.farewell) return true;
    const steps = seat.sight?.lesson?.steps.slice(seat.staged.length) ?? [];
    const right = decisions.every((decision, index) => steps[index]?.decision === decision);
    const early = this.more;
    if (right) this.page = Math.max(0, talk.notes.length - 1);
    this.strayed = !right;
    return right && !early;
  }
}
