// What happened around the game, in sentences for players and spectators.
import type { ChairSight, Remark } from "../generated/protocol";
import type { Say } from "../lib/game";
import { optionsInWords } from "../lib/options";
import type { Tiding } from "../lib/seat.svelte";
import { prefs } from "../lib/prefs.svelte";

/** What somebody said, in our language if it was one of the phrases. */
export function inRemark({ phrase, text }: Remark, say: Say): string {
  return phrase ? say(`ui-phrase-${phrase}`) : text || "…";
}

type Options = Record<string, unknown>;

export interface Names {
  say: Say;
  bot: (level: string) => string;
}

/** Several names as one says them: Ada, Bea and Cleo. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(prefs.locale).format(names);
}

/** The sentences about an event, except those about what this person did. */
export function inSentences(tiding: Tiding, game: string, names: Names): string[] {
  const told = happened(tiding, game, names);
  const host = tiding.after.host;
  if (host === tiding.before.host || tiding.after.phase === "closed") return told;
  const mine = host === tiding.after.chair;
  return [
    ...told,
    mine ? names.say("table-told-host-you") : names.say("table-told-host", { name: person(tiding.after.chairs, host, names) }),
  ];
}

function happened({ kind, chair, before, after }: Tiding, game: string, { say, bot }: Names): string[] {
  const names = { say, bot };
  const mine = chair !== null && chair === after.chair;
  const name = chair === null ? "" : person(before.chairs, chair, names);
  const host = person(after.chairs, after.host, names);
  switch (kind) {
    case "sat":
      return mine || chair === null ? [] : [say("table-told-sat", { name: person(after.chairs, chair, names) })];
    case "bot_sat":
      return chair === null ? [] : [botSat(before.chairs[chair], after.chairs[chair], mine, name, names)];
    case "left":
      if (mine || chair === null) return [];
      return [say(after.chairs[chair]?.kind === "left" ? "table-told-left-kept" : "table-told-left", { name })];
    case "came_back":
      return [mine ? say("table-told-came-back-you") : say("table-told-came-back", { name })];
    case "kicked":
      return after.chair === after.host ? [] : [say("table-told-kicked", { name })];
    case "watchers_cleared":
      return after.chair === after.host ? [] : [say("table-told-cleared")];
    case "timed_out":
      return [mine ? say("table-told-timed-out-you") : say("table-told-timed-out", { name })];
    case "muted": {
      const muted = chair !== null && after.chairs[chair]?.muted;
      return [say(`table-told-${muted ? "muted" : "unmuted"}${mine ? "-you" : ""}`, { name })];
    }
    case "options_changed":
      return after.chair === after.host ? [] : optionsChanged(before.options, after.options, game, host, names);
    case "wants_more":
      return mine ? [] : [say("table-told-wants-more", { name })];
    case "dealt":
      return after.number > 1 ? [say(after.match ? "table-told-dealt-match" : "table-told-dealt")] : [];
    case "chat_switched":
      return [say(after.chat ? "table-told-chat-on" : "table-told-chat-off")];
    case "eyes_switched":
      return [say(after.eyes ? "table-eyes-on" : "table-eyes-off")];
    default:
      return [];
  }
}

function botSat(before: ChairSight | undefined, after: ChairSight | undefined, mine: boolean, name: string, { say, bot }: Names): string {
  const who = bot(after?.level ?? "");
  if (mine) return say("table-told-bot-for-you", { bot: who });
  if (after?.kept) return say("table-told-bot-for", { bot: who, name });
  return before?.level ? say("table-told-bot-instead", { bot: who, old: bot(before.level) }) : say("table-told-bot-sat", { bot: who });
}

function optionsChanged(before: Options, after: Options, game: string, host: string, { say }: Names): string[] {
  const changed = Object.fromEntries(Object.entries(after).filter(([option, value]) => before[option] !== value));
  const what = optionsInWords(game, changed, say).join(", ");
  return what ? [say("table-told-options", { name: host, what })] : [];
}

/** The name of the person on a chair, even while a bot plays for them. */
export function person(chairs: ChairSight[], index: number, { say, bot }: Names): string {
  const chair = chairs[index];
  if (chair?.kind === "bot" && !chair.kept) return bot(chair.level ?? "");
  return chair?.name || say("ui-player", { number: index + 1 });
}
