// Caty Mini in words: the rooms and what everybody has, for people who cannot see them.
import type { Player, View, Way } from "../../generated/caty";
import type { Choice } from "../../generated/protocol";
import type { Say, SeatName } from "../../lib/game";
import { tell } from "../../lib/said";

export function furnitureWords(view: View, furniture: number, say: Say): string {
  const piece = view.furniture[furniture];
  return piece ? tell(piece.words, [], say) : "";
}

/** "left notch": as one sees it in the room of a seat. */
export function notchWords(player: Player, notch: number, say: Say): string {
  return say(`caty-notch-${player.room.sides[notch] ?? "first"}`);
}

/** One of two ways; where it is too far, with the article that says so. */
export function wayWords({ words }: Way, say: Say): string {
  return words.article ? `${tell(words, [], say)} (${words.article})` : tell(words, [], say);
}

/** What choosing a notch would do: where the string would go, or that it begins there. */
export function notchLabel(way: Way | null, choice: Choice | undefined, say: Say): string {
  if (way) return wayWords(way, say);
  return choice ? tell(choice.label, [], say) : "";
}

export function describe(view: View, seats: SeatName[], say: Say): string[] {
  const racing = view.phase !== "pile" && view.phase !== "start";
  return [
    ...(racing ? [say("caty-round", { round: view.round, rounds: view.rounds })] : []),
    tell(view.call, seats, say),
    tell({ id: "caty-marker", seats: { who: view.first } }, seats, say),
    ...view.players.flatMap((player, seat) => seatLines(view, player, seat, seats, say)),
    ...view.ways.map((way) => say("caty-way-to", { furniture: furnitureWords(view, way.furniture, say), way: wayWords(way, say) })),
    ...(view.phase === "pile" ? [pileLine(view, say)] : []),
    tokenLine(view, say),
  ];
}

function pileLine(view: View, say: Say): string {
  const piles = view.walls.map(({ words }, wall) => `${tell(words, [], say)} ${view.piles[wall] ?? 0}`);
  return say("caty-piles-left", { list: piles.join(", ") });
}

function tokenLine(view: View, say: Say): string {
  const toys = view.toys.map(({ words }, toy) => `${tell(words, [], say)} ${view.tokens[toy]?.join(" ") || "–"}`);
  return say("caty-tokens-left", { list: toys.join(say("between")) });
}

/** How a room is laid out: the furniture clockwise along its walls, and where on the floor the toys are. */
function roomLines(view: View, { room }: Player, who: string, say: Say): string[] {
  const walls = view.walls.map(({ words }, wall) => {
    const row = room.along[wall] ?? [];
    return say("caty-along", { wall: tell(words, [], say), list: row.map((furniture) => furnitureWords(view, furniture, say)).join(", ") });
  });
  const toys = view.toys.map(({ words }, toy) => `${tell(words, [], say)} ${say(`caty-zone-${room.toys[toy]?.zone}`)}`);
  return [say("caty-seat-walls", { who, list: walls.join(say("between")) }), say("caty-seat-floor", { who, list: toys.join(", ") })];
}

function seatLines(view: View, player: Player, seat: number, seats: SeatName[], say: Say): string[] {
  const who = seats[seat]?.you ? say("you") : (seats[seat]?.name ?? "");
  const lines = [say("caty-seat", { who, board: player.board, points: view.scores[seat] ?? 0, left: player.left })];
  lines.push(...roomLines(view, player, who, say));
  const hand = player.hand.map(({ words }) => tell(words, [], say));
  if (hand.length) lines.push(say("caty-seat-hand", { who, list: hand.join(", ") }));
  if (player.exit !== null) {
    const furniture = furnitureWords(view, Math.floor(player.exit / 2), say);
    lines.push(say("caty-seat-exit", { who, furniture, notch: notchWords(player, player.exit, say) }));
  }
  if (player.last) lines.push(say("caty-seat-last", { who, race: tell(player.last, seats, say) }));
  const won = wonWords(view, player, say);
  if (won) lines.push(say("caty-seat-won", { who, list: won }));
  return lines;
}

/** "ball 2 + 3, rubber duck 2": the tokens somebody has won. */
function wonWords(view: View, { won }: Player, say: Say): string {
  const toys = view.toys.flatMap(({ name, words }) => {
    const values = won.filter(({ toy }) => toy === name).map(({ value }) => value);
    return values.length ? [`${tell(words, [], say)} ${values.join(" + ")}`] : [];
  });
  return toys.join(", ");
}
