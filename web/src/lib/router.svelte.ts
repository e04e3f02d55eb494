// Where we are: home, a table by its link, an invitation, or a finished game.
import type { Ticket } from "../generated/protocol";

export type Place =
  | { page: "home" }
  | { page: "table"; table: string; token: string }
  | { page: "join"; invite: string }
  | { page: "code"; code: string }
  | { page: "replay"; table: string; number: number; behind: string }
  | { page: "ending"; link: string };

/** Tokens stand behind #, which browsers send to no server. */
export function parse(path: string, hash: string): Place {
  const [, kind, id = "", number = ""] = path.split("/");
  const token = decodeURIComponent(hash.replace(/^#/, ""));
  if (kind === "t" && id) return { page: "table", table: id, token };
  if ((kind === "join" || kind === "i") && token) return { page: "join", invite: token };
  if (kind === "g" && id) {
    const [from = "", game = "", right = ""] = token.split(".");
    return right ? { page: "replay", table: from, number: Number(game) || 0, behind: right } : { page: "ending", link: id };
  }
  if (kind === "replay") return { page: "replay", table: id, number: Number(number) || 0, behind: token };
  if (kind === "code" && id) return { page: "code", code: decodeURIComponent(id) };
  return { page: "home" };
}

class Router {
  place = $state.raw<Place>(parse(location.pathname, location.hash));

  constructor() {
    const follow = (): void => {
      this.place = parse(location.pathname, location.hash);
    };
    window.addEventListener("popstate", follow);
    window.addEventListener("hashchange", follow);
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"]({}, "", address);
    this.place = parse(location.pathname, location.hash);
    window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** The table of a ticket, with all its chairs: several are those of people who share a device. */
export function seatsAddress({ table, seats, watch }: Ticket): string {
  const tokens = seats.map((seat) => seat.token);
  return tableAddress(table, tokens.length > 1 ? [...tokens, watch].join(".") : (tokens[0] ?? ""));
}
export const tableAddress = (table: string, token: string): string => `/t/${table}#${token}`;
/** A finished game of a table; 0 is the last one. */
export const replayAddress = (table: string, number: number, token: string): string => `/replay/${table}/${number}#${token}`;
/** What stands before # tells a chat who invites to what, and gives no right. */
export const inviteAddress = ({ link, invite }: Ticket): string => `${location.origin}/i/${link}#${invite}`;
export const watchAddress = (table: string, watch: string): string => `${location.origin}/t/${table}#${watch}`;
