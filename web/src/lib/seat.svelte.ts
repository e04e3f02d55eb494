// A seat at a table: the newest state from the server, and the picture that is shown while steps play.
import type { Act, Entry, News, Picture, Prompt, Remark, Said, Sight } from "../generated/protocol";
import { Connection, reasonIn, type Answer, type ServerMessage, type State, type Wish } from "./connection";

/** A moment of the game as it is shown: what there is to see, what is to be done, and what led to it. */
export type Scene = Pick<Picture, "view" | "prompt" | "told" | "mover">;

/** The best decision, and the share of the win it promises, if there is one. */
export interface Hint {
  decision: number;
  share: number | null;
}

/** Who is at a table and its settings, without the game itself. */
type Company = Pick<Sight, "chairs" | "host" | "options" | "number" | "chair" | "phase" | "chat" | "eyes" | "match">;

/** Something that happened at the table, not in the game. */
export interface Tiding {
  number: number;
  kind: string;
  chair: number | null;
  before: Company;
  after: Company;
}

/** Events after which the links to the table are new. */
const NEW_LINKS = new Set(["invitation_changed", "watchers_cleared"]);
const NOT_OF_THE_TABLE = new Set(["moved", "said", "took_back", "resumed"]);
const TIDINGS = 20;

function company({ chairs, host, options, number, chair, phase, chat, eyes, match }: Sight): Company {
  return { chairs, host, options, number, chair, phase, chat, eyes, match };
}

/** The table after an event: its view and prompt are those of the last picture, if there are pictures. */
function seen({ sight, pictures }: News): Sight {
  const last = pictures.at(-1);
  return last ? { ...sight, view: last.view, prompt: last.prompt } : sight;
}

/** How long a step lasts, asked of the game once it is loaded. */
export interface Tempo {
  duration(before: unknown, after: unknown): number;
  /** Whether what comes after this picture waits until this person asks for it. */
  waits?(view: unknown): boolean;
  shown(before: unknown, after: unknown, told: Said[]): void;
}

export class Seat {
  state = $state<State>("connecting");
  sight = $state.raw<Sight | null>(null);
  /** Whether the server has sent the table for this seat. */
  known = $state(false);
  /** All that happened, as far as we were told. */
  private entries = $state.raw<Entry[]>([]);
  remarks = $state.raw<Remark[]>([]);
  /** The last thing said since this page was opened. */
  spoken = $state.raw<Remark | null>(null);
  present = $state.raw<boolean[]>([]);
  watching = $state(0);
  /** Goes up when links to the table may have changed. */
  links = $state(0);
  /** What happened around the game since we came, newest last. */
  tidings = $state.raw<Tiding[]>([]);
  warming = $state.raw<{ done: number; of: number } | null>(null);
  bye = $state.raw<{ code: string; sentences: Record<string, string>; again: boolean } | null>(null);
  /** What the board shows now; behind `sight` while steps play. */
  view = $state.raw<unknown>(null);
  /** What is to be done there. */
  prompt = $state.raw<Prompt | null>(null);
  previous = $state.raw<unknown>(null);
  /** The step that is shown, and those still to show. */
  scenes = $state.raw<Scene[]>([]);
  /** What the board has shown so far of what happened. */
  readonly log = $derived(this.entries.slice(0, this.entries.length - Math.max(0, this.scenes.length - 1)));
  /** Whether the next step waits until this person asks for it. */
  waiting = $state(false);
  /** Decisions chosen but not published, and what the game would look like. */
  staged = $state.raw<number[]>([]);
  stagedChoices = $state.raw<Sight["choices"] | null>(null);
  refusal = $state.raw<{ sentences: Record<string, string>; article: string } | null>(null);
  busy = $state(false);
  /** Whether a hint was asked for and is not here yet. */
  hinting = $state(false);
  skew = 0;
  tempo: Tempo | null = null;
  private readonly connection: Connection;
  /** Who made the step that is shown; for nature, who moved before. */
  private mover = $state<number | null>(null);
  private playing: ReturnType<typeof setTimeout> | undefined;
  /** The view after the decisions that are not published. */
  private rehearsed: unknown = null;
  /** The last hint, and the picture it was asked for. */
  private advice = $state.raw<{ view: unknown; hint: Hint } | null>(null);

  /** A `blind` seat speaks for the chair, but is sent only what a spectator is sent. */
  constructor(token: string, blind = false) {
    const listener = {
      heard: (message: ServerMessage) => this.hear(message),
      changed: (state: State) => (this.state = state),
    };
    this.connection = new Connection(token, listener, undefined, blind);
  }

  /** Close, and forget everything that was seen: on a shared device the next person must not find it. */
  close(): void {
    clearTimeout(this.playing);
    this.waiting = false;
    this.connection.close();
    this.sight = null;
    this.view = this.prompt = this.previous = this.rehearsed = null;
    this.entries = [];
    this.scenes = [];
    this.tidings = [];
    this.staged = [];
    this.stagedChoices = null;
    this.advice = null;
  }

  ask(wish: Wish): Promise<Answer> {
    return this.connection.ask(wish);
  }

  /** What may be decided now; nothing while steps are being shown or an answer is awaited. */
  get choices(): Sight["choices"] {
    if (this.busy || this.scenes.length > 0 || !this.sight) return [];
    return this.stagedChoices ?? this.sight.choices;
  }

  /** Whose turn it is on the board: while steps are shown, the turn of whoever made them; or of whoever is to ask for the next one. */
  get turn(): number | null {
    if (this.waiting) return this.sight?.seat ?? null;
    if (this.scenes.length > 0) return this.mover;
    return this.sight?.phase === "playing" ? this.sight.turn : null;
  }

  /** Whether the game is over, and its end was shown. */
  get over(): boolean {
    return this.sight?.phase === "over" && this.scenes.length === 0;
  }

  /** The hint for what is shown now, if there is one. */
  get hint(): Hint | null {
    const { view, hint } = this.advice ?? {};
    return hint && view === this.view && this.choices.some((choice) => choice.decision === hint.decision) ? hint : null;
  }

  /** Ask for a hint, after the decisions that are not published. */
  async askForHint(): Promise<void> {
    if (this.hinting || this.choices.length === 0 || !this.sight) return;
    const view = this.view;
    this.hinting = true;
    this.refusal = null;
    const answer = await this.ask({ type: "hint", version: this.sight.version, decisions: this.staged });
    this.hinting = false;
    if (answer.type === "hinted") this.advice = { view, hint: answer };
    else if (answer.type === "refused" && answer.code !== "stale") this.explain(answer);
  }

  /** Show why something was refused, if it was. */
  explain(answer: Answer): void {
    const sentences = reasonIn(answer);
    if (sentences && answer.type === "refused") this.refusal = { sentences, article: answer.article };
  }

  /** Add a decision to the move; an unfinished move stays here, and a refusal is shown. */
  async choose(decision: number): Promise<void> {
    await this.rehearse([...this.staged, decision]);
  }

  /** Add decisions by verb and targets, legal or not. */
  async attempt(acts: Act[]): Promise<void> {
    await this.rehearse(this.staged, acts);
  }

  /** Take back the last decision that is not published. */
  async undo(): Promise<void> {
    const kept = this.staged.slice(0, -1);
    if (kept.length === 0) this.unstage();
    else await this.rehearse(kept);
  }

  private async rehearse(decisions: number[], then: Act[] = []): Promise<void> {
    if (this.busy || this.scenes.length > 0 || !this.sight) return;
    this.busy = true;
    this.refusal = null;
    const answer = await this.ask({ type: "move", version: this.sight.version, decisions, then });
    this.busy = false;
    if (answer.type === "staged") {
      this.previous = answer.decisions.length > this.staged.length ? this.view : null;
      this.staged = answer.decisions;
      this.stagedChoices = answer.choices;
      this.show(answer);
      this.rehearsed = answer.view;
    } else if (answer.type === "refused") {
      this.explain(answer);
      if (answer.code === "stale") this.unstage();
    } else this.unstage(false);
  }

  /** Take back all decisions that are not published. */
  unstage(show = true): void {
    if (this.staged.length === 0) return;
    this.staged = [];
    this.stagedChoices = null;
    if (show && this.sight && this.scenes.length === 0) {
      this.previous = null;
      this.show(this.sight);
    }
  }

  private show({ view, prompt }: { view: unknown; prompt: Prompt | null }): void {
    this.view = view;
    this.prompt = prompt;
  }

  /** Skip the remaining steps. */
  skip(): void {
    clearTimeout(this.playing);
    this.playing = undefined;
    this.waiting = false;
    const last = this.scenes.at(-1);
    if (!last) return;
    this.scenes = [];
    this.previous = null;
    this.show(last);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.warming = null;
        this.bye = null;
        this.known = true;
        this.links += 1;
        this.sight = message.sight;
        this.entries = message.log;
        this.remarks = message.remarks;
        this.present = message.present;
        this.watching = message.watching;
        this.scenes = [];
        this.waiting = false;
        this.previous = null;
        this.show(message.sight);
        this.staged = [];
        this.stagedChoices = null;
        break;
      case "event":
        this.follow(message);
        break;
      case "presence":
        this.bye = null;
        this.present = message.present;
        this.watching = message.watching;
        break;
      case "warming":
        this.warming = message;
        break;
      case "pong":
        this.skew = message.at - Date.now();
        break;
      case "bye":
        this.bye = message;
        break;
      case "refused":
        if (message.sight) this.catchUp(message.sight);
        break;
    }
  }

  private follow({ news }: Extract<ServerMessage, { type: "event" }>): void {
    this.gather(news);
    this.sight = seen(news);
    if (NEW_LINKS.has(news.kind)) this.links += 1;
    if (news.remark) this.remarks = [...this.remarks, (this.spoken = news.remark)];
    if (news.kind === "dealt") this.entries = [];
    const { keep } = news;
    if (keep !== null) this.entries = this.entries.filter(({ decisions }) => decisions <= keep);
    // Whatever ended the game, such as a clock, waits for nobody.
    if (["over", "closed"].includes(this.sight.phase)) this.onward();
    this.entries = [...this.entries, ...news.pictures.map(({ decisions, mover, text, told }) => ({ decisions, mover, text, told }))];
    if (news.kind === "moved") {
      this.unstage(false);
      this.scenes = [...this.scenes, ...this.unseen(news.pictures)];
      if (this.playing === undefined && !this.waiting) this.play();
    } else if (news.kind === "dealt" || news.kind === "took_back") {
      this.skip();
      this.unstage(false);
      this.previous = null;
      this.show(this.sight);
    }
  }

  private gather({ number, kind, chair, sight }: Extract<ServerMessage, { type: "event" }>["news"]): void {
    if (!this.sight || NOT_OF_THE_TABLE.has(kind)) return;
    const tiding = { number, kind, chair, before: company(this.sight), after: company(sight) };
    this.tidings = [...this.tidings, tiding].slice(-TIDINGS);
  }

  /** The pictures of a move that its mover has not already seen as previews. */
  private unseen(pictures: Picture[]): Picture[] {
    const seen = this.view === this.rehearsed ? JSON.stringify(this.rehearsed) : null;
    this.rehearsed = null;
    return pictures.slice(pictures.findIndex(({ view }) => JSON.stringify(view) === seen) + 1);
  }

  private catchUp(sight: Sight): void {
    if (!this.sight || sight.version >= this.sight.version) {
      this.sight = sight;
      if (this.scenes.length === 0 && this.staged.length === 0) this.show(sight);
    }
  }

  /** Show the next picture, and wait for as long as the game says. */
  private play(): void {
    const [next] = this.scenes;
    if (!next) {
      this.playing = undefined;
      return;
    }
    const before = this.view;
    const duration = this.tempo && before ? this.tempo.duration(before, next.view) : 0;
    this.previous = before;
    this.mover = next.mover ?? this.mover;
    this.show(next);
    this.tempo?.shown(before, next.view, next.told);
    this.waiting = this.tempo?.waits?.(next.view) ?? false;
    this.playing = this.waiting ? undefined : setTimeout(() => this.advance(), duration);
  }

  private advance(): void {
    this.scenes = this.scenes.slice(1);
    this.play();
  }

  /** Show the step that waits. */
  onward(): void {
    if (!this.waiting) return;
    this.waiting = false;
    this.advance();
  }
}
