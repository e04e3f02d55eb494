// Who holds this device: one person at one seat, or several who hand it around.
import { Seat } from "./seat.svelte";

export class Sitting {
  /** The seat whose eyes we look through. */
  seat = $state.raw<Seat>() as Seat;
  /** The chair the device is to be handed to, while the curtain is down. */
  handTo = $state<number | null>(null);
  private readonly tokens: string[];
  private readonly watch: string;

  /** Several tokens, the last one for watching, are several people on one device. */
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

  close(): void {
    this.seat.close();
  }

  /** Whose hands the device should be in now; the eyes follow, behind a curtain where hands are hidden. */
  follow(hides: (view: unknown) => boolean): void {
    const { sight, scenes, known } = this.seat;
    if (!this.shared || !known || !sight || scenes.length > 0 || this.handTo !== null) return;
    if (sight.phase !== "playing" || sight.turn === null) return;
    const next = sight.chairs.findIndex((chair) => chair.seat === sight.turn);
    if (next < 0 || sight.chair === next || !this.tokens[next]) return;
    if (hides(sight.view)) {
      this.look(this.watch);
      this.handTo = next;
    } else this.look(this.tokens[next]);
  }

  /** The next person holds the device and wants to see. */
  lift(): void {
    const token = this.handTo === null ? undefined : this.tokens[this.handTo];
    this.handTo = null;
    if (token) this.look(token);
  }

  /** Whoever it is, ask for a thing every person on this device must ask for. */
  async everybody(wish: Parameters<Seat["ask"]>[0]): Promise<void> {
    for (const token of this.tokens) {
      const seat = new Seat(token);
      await seat.ask(wish);
      seat.close();
    }
  }

  private look(token: string): void {
    const before = this.seat;
    const after = new Seat(token);
    after.tempo = before.tempo;
    after.sight = before.sight && { ...before.sight, choices: [] };
    // What was shown through eyes that had not answered yet is still the sight of who looked before them.
    after.view = before.known ? before.view : null;
    this.seat = after;
    before.close();
  }
}
