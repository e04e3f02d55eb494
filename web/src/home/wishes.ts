// How somebody wants to play a game of a box, and the table that is opened for it.
import type { GameCard, NewTable } from "../generated/protocol";
import { api } from "../lib/api";
import { levels } from "../lib/levels.svelte";
import { prefs } from "../lib/prefs.svelte";
import { router, tableAddress } from "../lib/router.svelte";
import { say } from "../lib/words";

export interface Wishes {
  /** How many play; null for the usual number. */
  players: number | null;
  /** The options of the game. */
  chosen: Record<string, string | boolean>;
  match: boolean;
  /** Whether hints and taking back are wanted against bots. */
  practice: boolean;
  listed: boolean;
  /** Thinking time in seconds, or none. */
  clock: string;
  /** The names of the others on one device. */
  others: string[];
}
/** Against bots, with friends who come by a link, or with friends on this device. */
export type Way = "bots" | "friends" | "device";

export const usual = (): Wishes => ({ players: null, chosen: {}, match: false, practice: true, listed: false, clock: "none", others: [] });

export const playersOf = (game: GameCard, wishes: Wishes): number => wishes.players ?? game.usual_players;

function seats(way: Way, players: number, wishes: Wishes, name: string): NewTable["seats"] {
  const more = players - 1;
  const bot = { kind: "bot" as const, level: levels.chosen };
  if (way === "bots") return [{ kind: "me" }, ...Array.from({ length: more }, () => bot)];
  if (way === "friends") return [{ kind: "me" }, ...Array.from({ length: more }, () => ({ kind: "open" as const }))];
  return Array.from({ length: players }, (_, index) => ({
    kind: "me" as const,
    name: (index === 0 ? name : wishes.others[index - 1]) || say("ui-player", { number: index + 1 }),
  }));
}

/** Open a table for such a game, and go there; `name` is that of whoever opens it. */
export async function sitDown(game: GameCard, way: Way, wishes: Wishes, name: string): Promise<void> {
  const { chosen, match, practice, listed, clock } = wishes;
  const bank = Number(clock);
  const ticket = await api.open({
    game: game.game,
    seats: seats(way, playersOf(game, wishes), wishes, name),
    options: match ? {} : chosen,
    match,
    practice: way === "bots" && practice,
    clock: bank ? { bank_s: bank, increment_s: 10 } : null,
    listed: listed && way === "friends",
  });
  prefs.notePlayed(game.game);
  const tokens = ticket.seats.map((seat) => seat.token);
  router.go(tableAddress(ticket.table, way === "device" ? [...tokens, ticket.watch].join(".") : (tokens[0] ?? "")));
}
