// Chats de poche in words: what is to be done, what happened, and how the board lies, in the person's language.
import { CLANS } from "../../art/clans";
import type { Choice, Entry } from "../../generated/protocol";
import type { Tile, View } from "../../generated/poche";
import type { Say, SeatName } from "../../lib/game";
import { CENTRE, CELLS, SIDE, cellName, cellNumber, change, newStep, takenBy, tileNamed } from "./state";

export function clanWords(clan: string | null | undefined, say: Say): string {
  return clan ? say(`poche-clan-${clan}`) : "";
}

/** "Mouse 4", "Gourmets 3", "a dog looking north": a tile, without which way up it lies. */
export function tileWords(tile: Tile, say: Say): string {
  if (tile.kind === "dog") return dogWords(tile.arrows ?? [], say);
  if (tile.kind !== "cat") return say(`poche-${tile.kind}`, { value: tile.value ?? 0 });
  const value = tile.value ?? say("poche-no-value");
  return say(tile.chief ? "poche-chief" : "poche-cat", { clan: clanWords(tile.clan, say), value });
}

export function dogWords(arrows: string[], say: Say): string {
  return say("poche-dog-looking", { ways: arrows.map((way) => say(`poche-way-${way}`)).join(", ") });
}

/** What lies on a cell, and which way up. */
export function lyingWords(view: View, cell: number, say: Say): string {
  const tile = view.cells[cell];
  if (!tile) return say("poche-face-down");
  const words = tileWords(tile, say);
  if (takenBy(view).has(cell)) return say("poche-gone", { tile: words });
  return tile.out ? say("poche-turned-down", { tile: words }) : words;
}

export function prompt(view: View, say: Say): string {
  const cell = view.moving ?? "";
  const tile = cell ? view.cells[cellNumber(cell)] : null;
  return say(`poche-phase-${view.phase}`, { cell, tile: tile ? tileWords(tile, say) : "" });
}

const ARTICLES: Record<string, string> = {
  draft: "P1",
  laying: "P3",
  flip: "P6",
  move: "P7",
  prey: "P12",
  rotate: "P14",
  end: "P13",
  over: "P21",
};

export function article(view: View): string {
  return (view.phase === "end" && view.step?.article) || ARTICLES[view.phase] || "P1";
}

export function remaining(view: View, say: Say): string {
  return ["draft", "laying", "end", "over"].includes(view.phase) ? "" : say("turns-left", { turns: view.flips_left });
}

export function label(choice: Choice, _view: View, say: Say): string {
  const [word = "", place = "", times = "1"] = choice.text.split(" ");
  if (isClan(word)) return clanWords(word, say);
  if (word === "turn") return say("poche-do-turn", { side: say(`poche-side-${place}`), quarters: Number(times) });
  return KNOWN.has(word) ? say(`poche-do-${word}`, { cell: place }) : choice.text;
}
const KNOWN = new Set(["flip", "to", "stay", "move", "decline"]);

function isClan(word: string): boolean {
  return (CLANS as readonly string[]).includes(word);
}

/** Who did it: French conjugates for "you". */
function mover(seats: SeatName[], seat: number, say: Say): { who: string; you: string } {
  const found = seats[seat];
  return found?.you ? { who: say("you"), you: "yes" } : { who: found?.name ?? "?", you: "no" };
}

export function sentence(entry: Entry, seats: SeatName[], say: Say): string {
  const who = mover(seats, entry.seat, say);
  const [word = "", place = ""] = entry.text.split(" ");
  if (isClan(word)) return say("poche-chose", { ...who, clan: clanWords(word, say) });
  if (word === "flip") return say("poche-log-flipped", { ...who, cell: place });
  if (word === "move") return say("poche-named", { ...who, cell: place });
  if (word === "to") return say("poche-swapped", { ...who, cell: place });
  if (word === "stay") return say("poche-stayed", who);
  if (word === "turn") return say("poche-log-turned", { ...who, side: say(`poche-side-${place}`) });
  if (word === "decline") return say("poche-declined", who);
  return entry.text === "?" ? say("poche-log-hidden", who) : entry.text;
}

export function happened(before: View, after: View, seats: SeatName[], say: Say): string[] {
  const who = mover(seats, before.to_move, say);
  const chosen = after.clans.findIndex((clan, seat) => clan !== null && before.clans[seat] === null);
  if (chosen >= 0) return [say("poche-chose", { ...mover(seats, chosen, say), clan: clanWords(after.clans[chosen], say) })];
  if (before.phase === "laying" && after.phase !== "laying") return [laid(after, say)];
  if (before.phase === "flip" && after.flipped) {
    const tile = after.cells[cellNumber(after.flipped)];
    return [say("poche-flipped", { ...who, cell: after.flipped, tile: tile ? tileWords(tile, say) : "?" })];
  }
  if (before.phase === "prey" && after.phase === "move") {
    return after.moving === after.flipped ? [] : [say("poche-named", { ...who, cell: after.moving ?? "" })];
  }
  if (before.phase === "move" && after.phase !== "move") {
    const swapped = change(before, after).swapped;
    return [swapped ? say("poche-swapped", { ...who, cell: cellName(swapped[1]) }) : say("poche-stayed", who)];
  }
  if (before.phase === "rotate") {
    const dog = after.step?.stage === "royal" ? after.step.cell : null;
    return [dog ? say("poche-turned", { ...who, cell: dog }) : say("poche-declined", who)];
  }
  return stepTold(before, after, seats, say);
}

function laid(view: View, say: Say): string {
  const centre = view.cells[CENTRE];
  return say("poche-laid", { tile: centre ? tileWords(centre, say) : "?" });
}

/** A step of the end in a sentence. */
function stepTold(before: View, after: View, seats: SeatName[], say: Say): string[] {
  const step = newStep(before, after);
  if (!step || step.stage === "royal") return [];
  const { fallen, caught } = change(before, after);
  const tile = step.cell ? after.cells[cellNumber(step.cell)] : null;
  const bitten = fallen.flatMap((cell) => after.cells[cell] ?? []).map((cat) => tileWords(cat, say));
  const taker = caught[0] && seats[caught[0].seat];
  return [
    say(`poche-step-${step.stage}`, {
      cell: step.cell ?? "",
      bitten: bitten.join(", ") || say("poche-bites-nobody"),
      attack: after.cells.find((each) => each?.clan === "chaos" && each.value)?.value ?? 0,
      tile: tile ? tileWords(tile, say) : "",
      first: step.sums?.[0] ?? 0,
      second: step.sums?.[1] ?? 0,
      result: taker ? say("poche-taken-by", { who: taker.you ? say("you-object") : taker.name }) : say("poche-taken-by-nobody"),
    }),
  ];
}

export function describe(view: View, seats: SeatName[], say: Say): string[] {
  const sides = seats.map((seat, number) =>
    say("poche-has", {
      who: seat.you ? say("you") : seat.name,
      clan: clanWords(view.clans[number], say) || say("poche-no-clan"),
      prey: (view.captured[number] ?? []).map((name) => tileWords(tileNamed(view, name), say)).join(", ") || say("poche-no-prey"),
    }),
  );
  const rows = Array.from({ length: SIDE }, (_, row) => row);
  const cells = Array.from({ length: CELLS }, (_, cell) => `${cellName(cell)} ${lyingWords(view, cell, say)}`);
  const lines = rows.map((row) =>
    say("poche-row", { row: row + 1, tiles: cells.slice(row * SIDE, row * SIDE + SIDE).join(say("between")) }),
  );
  return [...sides, ...lines];
}
