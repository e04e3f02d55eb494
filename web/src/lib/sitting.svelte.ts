// Who holds this device: one person at one seat, or several who hand it around.
import type { Sight } from "../generated/protocol";
import type { Answer, Wish } from "./connection";
import { Seat } from "./seat.svelte";

export class Sitting {
  /** The seat whose eyes we look through. */
  seat = $state.raw<Seat>() as Seat;
  /** The chair the device is to be handed to, while the curtain is down. */
  handTo = $state<number | null>(null);
  private readonly tokens: string[];
  private readonly watch: string;

  /** Several tokens mean several people on one device; the last token is for watching. */
  constructor(token: string) {
    const parts = token.split(".");
    this.watch = parts.length > 1 ? (parts.pop() ?? "") : token;
    this.tokens = parts.length > 0 ? parts : [token];
    this.seat = new Seat(this.watch);
  }

  get shared(): boolean {
    return this.tokens.length > 1;
  }

  get token(): string {
    return this.shared ? this.watch : (this.tokens[0] ?? "");
  }

  /** Whether somebody on this device is the host. */
  get hosts(): boolean {
    const { sight } = this.seat;
    return sight !== null && (this.shared ? this.tokens[sight.host] !== undefined : sight.can.includes("host"));
  }

  /** The chair of the person who holds the device and sees their own hand; none if everything is open. */
  get holder(): number | null {
    return this.shared && this.handTo === null ? (this.seat.sight?.chair ?? null) : null;
  }

  close(): void {
    this.seat.close();
  }

  /** Switch to the seat of the player who is to move, behind a curtain if hands are hidden. */
  follow(hides: (view: unknown) => boolean): void {
    const { sight, scenes, known } = this.seat;
    if (!this.shared || !known || !sight || scenes.length > 0 || this.handTo !== null) return;
    if (sight.phase === "over" && sight.chair !== null) this.look(this.watch); // now it lies open for all
    if (sight.phase !== "playing" || sight.turn === null) return;
    const next = sight.chairs.findIndex((chair) => chair.seat === sight.turn);
    if (next < 0 || sight.chair === next || !this.tokens[next]) return;
    if (hides(sight.view)) {
      this.handTo = next;
      if (sight.chair !== null) this.look(this.watch, inPublic(sight));
    } else this.look(this.tokens[next]);
  }

  /** The next person holds the device and wants to see. */
  lift(): void {
    const token = this.handTo === null ? undefined : this.tokens[this.handTo];
    this.handTo = null;
    if (token) this.look(token);
  }

  /** Send a command for every person on this device; returns the first refusal, if there is one. */
  async everybody(wish: Wish): Promise<Answer | null> {
    let refusal: Answer | null = null;
    for (const token of this.tokens) {
      const answer = await this.aside(token, wish);
      if (answer.type === "refused") refusal ??= answer;
    }
    return refusal;
  }

  /** Send a command that only the host may send. */
  asHost(wish: Wish): Promise<Answer> {
    const token = this.shared ? this.tokens[this.seat.sight?.host ?? 0] : undefined;
    return token ? this.aside(token, wish) : this.seat.ask(wish);
  }

  /** Send a command for a chair over a blind connection. */
  private async aside(token: string, wish: Wish): Promise<Answer> {
    const speaker = new Seat(token, true);
    const answer = await speaker.ask(wish);
    speaker.close();
    return answer;
  }

  /** Switch to another seat. Until the server answers, the old sight stays, or only the `kept` part of it. */
  private look(token: string, kept?: Sight): void {
    const before = this.seat;
    const after = new Seat(token);
    after.tempo = before.tempo;
    if (kept) after.sight = kept;
    else {
      after.sight = before.sight && { ...before.sight, choices: [] };
      // If the old seat had not been answered yet, its view is still that of the seat before it.
      after.view = before.known ? before.view : null;
      after.prompt = before.known ? before.prompt : null;
    }
    this.seat = after;
    before.close();
  }
}

/** The public part of a sight: who is there, and nothing of the game. */
function inPublic(sight: Sight): Sight {
  return { ...sight, view: null, prompt: null, choices: [], chair: null, seat: null, can: [], lesson: null };
}
