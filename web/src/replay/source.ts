// Where a finished game comes from: a table and a token for it, or a text.
import type { Protocol, Replay, Review, Ticket } from "../generated/protocol";
import { api, ask, knock, Refusal } from "../lib/api";
import { replayAddress } from "../lib/router.svelte";
import { pack } from "./link";

export type Source = { table: string; number: number; token: string } | { record: string };
type ReviewLine = Protocol["ReviewLine"];

const tokenOf = (source: Source): string => ("table" in source ? source.token : "");
const named = (source: Source): object => ("table" in source ? { table: source.table, number: source.number } : { record: source.record });

/** The whole game through some eyes, by default those the server chooses; with the board in `words` if asked for. */
export function show(source: Source, eyes: string | null, words: boolean): Promise<Replay> {
  return ask<Replay>("POST", "/api/replay", { ...named(source), eyes, words }, tokenOf(source));
}

/** A practice table that goes on from a moment. */
export function playOn(source: Source, decided: number, seat: number, level: string): Promise<Ticket> {
  return ask<Ticket>("POST", "/api/what-if", { ...named(source), decided, seat, level }, tokenOf(source));
}

/** Have the game reviewed; the signal stops it. */
export async function judge(source: Source, signal: AbortSignal, progress: (done: number, of: number) => void): Promise<Review> {
  const response = await knock("POST", "/api/review", named(source), tokenOf(source), signal);
  try {
    for await (const line of lines(response)) {
      const message = JSON.parse(line) as ReviewLine;
      if (message.type === "judging") progress(message.done, message.of);
      else if (message.type === "judged") return message.review;
      else throw new Refusal(message.code, message.sentences);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
  throw new Refusal("unreachable", {});
}

async function* lines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const found = (rest + part.value).split("\n");
    rest = found.pop() ?? "";
    yield* found.filter(Boolean);
  }
}

/** A link for others: it gives a spectator's rights or, for a game from a text, holds the game itself. */
export async function linkFor(source: Source, number: number): Promise<string> {
  if ("record" in source) return `${location.origin}/replay#r=${await pack(source.record)}`;
  const me = await api.me().catch(() => null);
  const watch = me?.tables.find((mine) => mine.table === source.table)?.ticket.watch;
  return location.origin + replayAddress(source.table, number, watch ?? source.token);
}
