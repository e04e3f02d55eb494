// The HTTP half of the protocol; every refusal is a sentence.
import type { Games, Health, Me, NewTable, OpenTables, Problem, Ticket, Watch, WatchTicket } from "../generated/protocol";
import { inOurs, say } from "./words";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    private readonly sentences: Record<string, string>,
  ) {
    super(code);
  }

  get sentence(): string {
    return inOurs(this.sentences) || say("ui-unreachable");
  }
}

/** Send a request, with the rights of a token if one is given. */
export async function ask<Answer>(method: string, path: string, body?: unknown, token = ""): Promise<Answer> {
  const response = await knock(method, path, body, token);
  try {
    return (await response.json()) as Answer;
  } catch {
    throw new Refusal("unreachable", {});
  }
}

/** Send a request whose answer is read as a stream. */
export async function knock(method: string, path: string, body?: unknown, token = "", signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === "" ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch {
    throw new Refusal("unreachable", {});
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(problem.code ?? "unreachable", problem.sentences ?? {});
  }
  return response;
}

export const api = {
  games: () => ask<Games>("GET", "/api/games"),
  health: () => ask<Health>("GET", "/health"),
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string, avatar: string) => ask<Me>("PUT", "/api/me", { name, avatar }),
  forget: () => ask<{ ok: boolean }>("DELETE", "/api/me"),
  tables: () => ask<OpenTables>("GET", "/api/tables"),
  open: (wish: NewTable) => ask<Ticket>("POST", "/api/tables", wish),
  teach: (game: string) => ask<Ticket>("POST", "/api/lessons", { game }),
  joinByInvite: (invite: string) => ask<Ticket>("POST", "/api/join", { invite }),
  joinByCode: (code: string) => ask<Ticket>("POST", "/api/join", { code }),
  joinListed: (table: string) => ask<Ticket>("POST", "/api/join", { table }),
  watch: (what: Watch) => ask<WatchTicket>("POST", "/api/watch", what),
  unlock: (password: string) => ask<{ ok: boolean }>("POST", "/api/door", { password }),
};

/** The rules of a game as Markdown. */
export async function rulesPage(game: string, language: string): Promise<string> {
  const response = await fetch(`/api/games/${game}/rules/${language}`);
  if (!response.ok) throw new Refusal("unreachable", {});
  return response.text();
}

/** The record of a game, or before its end the log as this seat was told. */
export async function recordText(table: string, token: string): Promise<string> {
  const response = await fetch(`/api/tables/${table}/record`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Refusal("unreachable", {});
  return response.text();
}
