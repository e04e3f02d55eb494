// Caty Mini in words: what is to be done, what happened, and how the rooms lie, in the person's language.
import { isDrawn } from "../../art/walls";
import type { Player, Race, View, Way } from "../../generated/caty";
import type { Choice, Entry } from "../../generated/protocol";
import type { Say, SeatName } from "../../lib/game";
import { anyColour, calledBetween, pointsOf, runsBetween, startedBetween, tookBetween, wonBy } from "./change";
import { alongWalls, NOTCH, plan, sideOf, wallOf, zoneOf } from "./room";

const SIDES = ["first", "second"];

/** A name in words; one that a box of somebody's own brings stays as it is. */
function named(kind: "furniture" | "toy", name: string, say: Say): string {
  return isDrawn(name) ? say(`caty-${kind}-${name}`) : name;
}

export function furnitureWords(view: View, furniture: number, say: Say): string {
  return named("furniture", view.furniture[furniture] ?? "?", say);
}

/** "the bed": in a sentence; in French the article tells the gender. */
function theFurniture(name: string, say: Say): string {
  return isDrawn(name) ? say(`caty-the-${name}`) : say("caty-the-other", { name });
}

export function toyWords(name: string, say: Say): string {
  return named("toy", name, say);
}

export function wallWords(wall: string, say: Say): string {
  return say(`caty-wall-${wall}`);
}

/** "left notch": as one sees it in the room of a seat. */
export function notchWords(player: Player, notch: number, say: Say): string {
  return say(`caty-notch-${sideOf(plan(player.room), notch)}`);
}

/** What is left of a string never looks longer than it is, nor what a run costs shorter. */
export function leftWords(string: number): number {
  return Math.floor(string / 1000);
}
export function costWords(cost: number): number {
  return Math.ceil(cost / 1000);
}

/** "left notch: +5, 640 of string, touches ball and duck": one of two ways. */
export function wayWords(view: View, player: Player, way: Way, say: Say): string {
  const notch = notchWords(player, way.notch, say);
  const values = { notch, points: way.points, cost: costWords(way.cost), left: leftWords(player.string) };
  if (!way.enough) return say("caty-way-short", values);
  const toys = way.toys.map((toy) => toyWords(view.toys[toy] ?? "?", say)).join(", ");
  return say(way.points ? "caty-way" : toys ? "caty-way-empty" : "caty-way-bare", { ...values, toys });
}

export function prompt(view: View, say: Say): string {
  const last = view.order.at(-1) ?? 0;
  return say(anyColour(view) ? "caty-phase-tile-any" : `caty-phase-${view.phase}`, {
    furniture: theFurniture(view.furniture[view.running ?? last] ?? "?", say),
    wall: wallWords(view.walls[wallOf(last)] ?? "", say),
  });
}

const ARTICLES: Record<string, string> = { pile: "Y2", start: "Y3", tile: "Y6", entry: "Y7", asleep: "Y10", over: "Y12" };

export function article(view: View): string {
  if (view.phase === "over" && view.scoring === "expert") return "Y13";
  return ARTICLES[view.phase] ?? "Y7";
}

export function remaining(view: View, say: Say): string {
  if (view.phase === "over") return "";
  if (view.phase === "pile" || view.phase === "start") return say("caty-setup");
  return say("caty-round", { round: view.round, rounds: view.rounds });
}

export function label(choice: Choice, view: View, say: Say): string {
  const [word = "", what = ""] = choice.text.split(" ");
  if (word === "pile") return say("caty-do-pile", { wall: wallWords(what, say) });
  if (word === "play") return say("caty-do-play", { furniture: theFurniture(view.furniture[choice.decision] ?? "?", say) });
  const side = choice.decision - NOTCH;
  const player = view.players[view.to_move];
  if (!player || (word !== "start" && word !== "enter")) return choice.text;
  if (word === "start") return say("caty-do-start", { notch: notchWords(player, 2 * (view.order[0] ?? 0) + side, say) });
  const way = view.ways.find((each) => each.furniture === view.running && each.side === side);
  return way ? wayWords(view, player, way, say) : notchWords(player, 2 * (view.running ?? 0) + side, say);
}

/** Who did it: French conjugates for "you". */
function mover(seats: SeatName[], seat: number, say: Say): { who: string; you: string } {
  const found = seats[seat];
  return found?.you ? { who: say("you"), you: "yes" } : { who: found?.name ?? "?", you: "no" };
}

/** From the notation: which furniture everyone ran to stands in a line before, on which side of it a notch is nowhere. */
export function sentence(entry: Entry, seats: SeatName[], say: Say, before: Entry[]): string {
  const who = mover(seats, entry.seat, say);
  const [word = "", what = ""] = entry.text.split(" ");
  if (word === "pile") return say("caty-log-pile", { ...who, wall: wallWords(what, say) });
  if (word === "play") return say("caty-called", { ...who, furniture: theFurniture(what, say) });
  const notch = say(`caty-notch-${SIDES[Number(what)] ?? "first"}`);
  if (word === "start") return say("caty-log-start", { ...who, notch });
  const [, called = ""] = before.findLast(({ text }) => text.startsWith("play "))?.text.split(" ") ?? [];
  if (word === "enter") return say("caty-log-enter", { ...who, notch, furniture: theFurniture(called, say) });
  return entry.text;
}

/** "ball +2, duck +3": what a race won. */
export function wonWords(race: Race, say: Say): string {
  return Object.entries(race.won)
    .map(([toy, value]) => say("caty-token", { toy: toyWords(toy, say), value }))
    .join(", ");
}

export function raceWords(view: View, race: Race, say: Say): string {
  if (race.end === null) return say("caty-race-slept");
  const furniture = furnitureWords(view, Math.floor(race.end / 2), say);
  return say("caty-race", { furniture, points: pointsOf(race) });
}

export function happened(before: View, after: View, seats: SeatName[], say: Say): string[] {
  const told: string[] = [];
  const took = tookBetween(before, after);
  if (took) {
    const wall = wallWords(after.walls[took.wall] ?? "", say);
    const furniture = took.furniture === null ? "" : furnitureWords(after, took.furniture, say);
    told.push(say(took.furniture === null ? "caty-log-pile" : "caty-took", { ...mover(seats, took.seat, say), wall, furniture }));
  }
  const started = startedBetween(before, after);
  const player = started === null ? undefined : after.players[started];
  if (started !== null && player)
    told.push(say("caty-started", { ...mover(seats, started, say), notch: notchWords(player, player.start ?? 0, say) }));
  const called = calledBetween(before, after);
  if (called !== null)
    told.push(say("caty-called", { ...mover(seats, before.to_move, say), furniture: theFurniture(after.furniture[called] ?? "?", say) }));
  for (const { seat, race } of runsBetween(before, after)) told.push(runWords(after, seat, race, seats, say));
  if (after.phase === "over" && before.phase !== "over") told.push(say("caty-ended"));
  return told;
}

function runWords(view: View, seat: number, race: Race, seats: SeatName[], say: Say): string {
  const who = mover(seats, seat, say);
  if (race.end === null) return say("caty-slept", who);
  const values = {
    ...who,
    furniture: theFurniture(view.furniture[Math.floor(race.end / 2)] ?? "?", say),
    won: wonWords(race, say),
    points: pointsOf(race),
  };
  return say(values.points ? "caty-ran" : "caty-ran-bare", values);
}

export function describe(view: View, seats: SeatName[], say: Say): string[] {
  const last = view.order.at(-1) ?? 0;
  const lines = [
    ...(view.phase === "pile" || view.phase === "start" ? [] : [say("caty-round", { round: view.round, rounds: view.rounds })]),
    say(view.running !== null ? "caty-running-to" : anyColour(view) || view.phase === "over" ? "caty-last-tile-only" : "caty-last-tile", {
      furniture: theFurniture(view.furniture[last] ?? "?", say),
      wall: wallWords(view.walls[wallOf(last)] ?? "", say),
    }),
    say("caty-marker", mover(seats, view.first, say)),
    ...seats.flatMap((_, seat) => seatLines(view, seat, seats, say)),
  ];
  // On a shared device nobody is "you": whose ways these are shows in the hand that is open.
  const player = view.players.find(({ hand }) => hand.some((tile) => tile.furniture !== null));
  if (player) {
    for (const way of view.ways) {
      lines.push(say("caty-way-to", { furniture: furnitureWords(view, way.furniture, say), way: wayWords(view, player, way, say) }));
    }
  }
  if (view.phase === "pile")
    lines.push(
      say("caty-piles-left", { list: view.piles.map((count, wall) => `${wallWords(view.walls[wall] ?? "", say)} ${count}`).join(", ") }),
    );
  lines.push(
    say("caty-tokens-left", {
      list: view.toys.map((toy, number) => `${toyWords(toy, say)} ${view.tokens[number]?.join(" ") || "–"}`).join(say("between")),
    }),
  );
  return lines;
}

/** How a room is laid out: the furniture clockwise along its walls, and where on the floor the toys are. */
function roomLines(view: View, player: Player, who: string, say: Say): string[] {
  const drawn = plan(player.room);
  const walls = alongWalls(drawn).map((row, wall) =>
    say("caty-along", {
      wall: wallWords(view.walls[wall] ?? "", say),
      list: row.map((furniture) => furnitureWords(view, furniture, say)).join(", "),
    }),
  );
  const toys = drawn.toys.map((spot, toy) => `${toyWords(view.toys[toy] ?? "?", say)} ${say(`caty-zone-${zoneOf(drawn, spot)}`)}`);
  return [say("caty-seat-walls", { who, list: walls.join(say("between")) }), say("caty-seat-floor", { who, list: toys.join(", ") })];
}

function seatLines(view: View, seat: number, seats: SeatName[], say: Say): string[] {
  const player = view.players[seat];
  if (!player) return [];
  const { who } = mover(seats, seat, say);
  const lines = [say("caty-seat", { who, board: player.board, points: view.scores[seat] ?? 0, left: leftWords(player.string) })];
  lines.push(...roomLines(view, player, who, say));
  const hand = player.hand.map((tile) => (tile.furniture === null ? wallWords(tile.wall, say) : furnitureWords(view, tile.furniture, say)));
  if (hand.length) lines.push(say("caty-seat-hand", { who, list: hand.join(", ") }));
  if (player.exit !== null) {
    const furniture = furnitureWords(view, Math.floor(player.exit / 2), say);
    lines.push(say("caty-seat-exit", { who, furniture, notch: notchWords(player, player.exit, say) }));
  }
  const race = player.races.at(-1);
  if (race) lines.push(say("caty-seat-last", { who, race: raceWords(view, race, say) }));
  const won = [...wonBy(view, seat)].map(([toy, values]) => `${toyWords(toy, say)} ${values.join(" + ")}`).join(", ");
  if (won) lines.push(say("caty-seat-won", { who, list: won }));
  return lines;
}
