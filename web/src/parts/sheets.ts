// The sheets of any game, from what Python says about its result.
import type { Result } from "../generated/protocol";
import type { Say, SeatName } from "../lib/game";
import { tell } from "../lib/said";
import type { ScoreNote, ScoreSheet } from "./ScoreSheets.svelte";

/** How a seat's sheet looks: what stands below the name, and its colour. */
export type Look = (seat: number) => { under: string; colour: string };

export function sheetsOf(result: Result, seats: SeatName[], say: Say, look: Look): { sheets: ScoreSheet<string>[]; notes: ScoreNote[] } {
  const { sheets, winners, scores, decided_by: decided, notes } = result;
  const ribbon = say(winners.length > 1 ? "ui-shared-win" : "ui-winner");
  return {
    sheets: sheets.map((lines, seat) => {
      const name = seats[seat]?.you ? say("you") : (seats[seat]?.name ?? "");
      return {
        ...look(seat),
        name,
        label: say("ui-sheet", { who: name }),
        ribbon: winners.includes(seat) ? ribbon : null,
        lines: lines.map((line) => ({ ...line, what: tell(line.said, seats, say), points: line.points ?? "" })),
        total: scores[seat] ?? 0,
      };
    }),
    notes: [...(decided ? [decided] : []), ...notes].map((note) => ({
      text: tell(note, seats, say),
      article: note.article || null,
    })),
  };
}
