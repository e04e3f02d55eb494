// Crazy Mistigri in words: what is to be done, what happened, and how the table lies, in the person's language.
import { catLook, MISTIGRI } from "../../art/coats";
import type { Card, View } from "../../generated/mistigri";
import type { Choice, Entry } from "../../generated/protocol";
import type { Say, SeatName } from "../../lib/game";
import { change, decider, EFFECT, nextIfTurned, NOTHING, REVERSE, SEAT, type Moved } from "./change";

/** When the stop of M22 is near enough to be worth a word. */
const NEAR = 20;
/** The colours we have words for; a box may bring others, which are called what it calls them. */
const COLOURS = new Set(["yellow", "red", "green", "blue", "purple", "orange", "pink", "sky", "white", "black", "brown", "grey"]);

function colourWords(colour: string, say: Say): string {
  return COLOURS.has(colour) ? say(`mistigri-colour-${colour}`) : colour;
}

export function symbolWords(colour: string, say: Say, colours: readonly string[] = []): string {
  return say(`mistigri-symbol-${catLook(colour, colours).symbol}`);
}

/** "red 4, heart": a card by itself. */
export function cardWords(card: Card, say: Say, colours: readonly string[] = []): string {
  if (card.colour === MISTIGRI) return say("mistigri-mummy", { value: card.value });
  return say("mistigri-card", { colour: colourWords(card.colour, say), value: card.value, symbol: symbolWords(card.colour, say, colours) });
}

/** "red 4": a card in a list. */
export function shortWords(card: Pick<Card, "colour" | "value">, say: Say): string {
  if (card.colour === MISTIGRI) return say("mistigri-name-of-mummy");
  return say("mistigri-card-short", { colour: colourWords(card.colour, say), value: card.value });
}

/** "the red 4", or "a card": a card in a sentence. */
export function theCard(card: Pick<Card, "colour" | "value"> | null, say: Say): string {
  if (!card) return say("mistigri-a-card");
  if (card.colour === MISTIGRI) return say("mistigri-name-of-mummy");
  return say("mistigri-the-card", { colour: colourWords(card.colour, say), value: card.value });
}

export function listed(words: string[], say: Say): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : say("mistigri-and", { some: words.slice(0, -1).join(", "), last });
}

export function cardsWords(cards: readonly Card[], say: Say): string {
  return cards.length ? cards.map((card) => shortWords(card, say)).join(", ") : say("mistigri-no-cards");
}

export function nameOf(seat: number | null, seats: SeatName[], say: Say): string {
  const found = seat === null ? undefined : seats[seat];
  if (found?.you) return say("you");
  return found?.name ?? say("ui-player", { number: (seat ?? 0) + 1 });
}

/** Who did it: French conjugates for "you". */
function mover(seat: number, seats: SeatName[], say: Say): { who: string; you: string } {
  return { who: nameOf(seat, seats, say), you: seats[seat]?.you ? "yes" : "no" };
}

/** From whom to whom; and which of them is "you". */
function between(from: number, to: number, seats: SeatName[], say: Say): { from: string; to: string; you: string } {
  const you = seats[to]?.you ? "to" : seats[from]?.you ? "from" : "no";
  return { from: nameOf(from, seats, say), to: nameOf(to, seats, say), you };
}

export function prompt(view: View, say: Say, seats: SeatName[] = []): string {
  const branch = isFelt(view) ? `branch-${view.effect}` : "branch-none";
  const key = `mistigri-phase-${view.phase === "branch" ? branch : view.phase}`;
  const other = view.phase === "serve" || view.phase === "give" ? view.other : view.phase === "put" ? view.to_move : view.next;
  return say(key, { other: nameOf(other, seats, say), card: theCard(view.card, say), round: view.round, value: view.effect ?? 0 });
}

/** M17–M19: would the effect that is chosen now do anything? */
function isFelt(view: View): boolean {
  const hand = view.hands[view.to_move];
  if (view.effect === 1) return hand?.cards.some((card) => card.value === 1) ?? false;
  return view.next !== view.to_move && (hand?.size ?? 0) > 0;
}

const ARTICLES: Record<string, string> = {
  put: "M10",
  take: "M10",
  offer: "M9",
  to: "M11",
  give: "M11",
  serve: "M12",
  chain: "M13",
  counted: "M19",
  over: "M23",
};
const BY_EFFECT: Record<number, string> = { 1: "M8", 2: "M9", 3: "M10", 7: "M14", 8: "M15" };

export function article(view: View): string {
  if (view.phase === "branch" || view.phase === "draw") return BY_EFFECT[view.effect ?? 0] ?? "M5";
  return ARTICLES[view.phase] ?? "M5";
}

export function remaining(view: View, say: Say): string {
  if (view.phase === "over") return "";
  const parts = [say("mistigri-round-turn", { round: view.round, turn: view.turns })];
  if (view.turns_left <= NEAR) parts.push(say("mistigri-turns-left", { turns: view.turns_left }));
  return parts.join(" · ");
}

/** What a branch of an effect does here. */
export function branchWords(decision: number, view: View, seats: SeatName[], say: Say): string {
  if (decision === REVERSE)
    return say("mistigri-do-reverse", {
      other: nameOf(nextIfTurned(view), seats, say),
      you: seats[nextIfTurned(view)]?.you ? "yes" : "no",
    });
  if (!isFelt(view)) return say("mistigri-do-effect-none");
  const ones = (view.hands[view.to_move]?.cards ?? []).filter((card) => card.value === 1).length;
  return say(`mistigri-do-effect-${view.effect}`, { other: nameOf(view.next, seats, say), ones });
}

const CARD_LABELS: Record<string, string> = {
  first: "play",
  chain: "play",
  second: "with",
  offer: "offer",
  put: "put",
  take: "take",
  give: "give",
  serve: "serve",
};

export function label(choice: Choice, view: View, say: Say, seats: SeatName[] = []): string {
  const { decision } = choice;
  if (decision === EFFECT || decision === REVERSE) return branchWords(decision, view, seats, say);
  if (decision === NOTHING) return nothingWords(view, seats, say);
  if (decision >= SEAT) return say("mistigri-do-choose", { other: nameOf(decision - SEAT, seats, say) });
  const card = [...view.hands.flatMap((hand) => hand.cards), ...view.discard].find((each) => each.kind === decision);
  const verb = CARD_LABELS[view.phase];
  if (!card || !verb) return choice.text;
  const other = view.phase === "offer" ? view.next : view.other;
  return say(`mistigri-do-${verb}`, { card: theCard(card, say), other: nameOf(other, seats, say) });
}

/** To pass, to decline, to serve nobody. */
export function nothingWords(view: View, seats: SeatName[], say: Say): string {
  if (view.phase === "serve") return say("mistigri-do-skip", { other: nameOf(view.other, seats, say) });
  return say(view.phase === "chain" ? "mistigri-do-decline" : "mistigri-do-pass");
}

/** A card as notation writes it: its colour and its value, or Mistigri; null for one that we may not know. */
function named(text: string): Pick<Card, "colour" | "value"> | null {
  if (text === MISTIGRI) return { colour: MISTIGRI, value: 10 };
  const found = /^([a-z]+)(\d+)$/.exec(text);
  return found ? { colour: found[1] ?? "", value: Number(found[2]) } : null;
}

export function sentence(entry: Entry, seats: SeatName[], say: Say): string {
  const words = entry.text.split(" ");
  const [word = "", what = "", middle = "", last = ""] = words;
  if (what === "from")
    return say("mistigri-drew", { ...between(Number(middle), Number(words[4]), seats, say), card: theCard(named(word), say) });
  if (["offer", "give", "serve"].includes(word) && middle === "to") {
    return say(`mistigri-${word}`, { ...between(entry.seat, Number(last), seats, say), card: theCard(named(what), say) });
  }
  const who = mover(entry.seat, seats, say);
  if (word === "choose" || word === "skip")
    return say(`mistigri-log-${word}`, { ...who, other: nameOf(Number(what), seats, say), whom: seats[Number(what)]?.you ? "yes" : "no" });
  if (["pass", "decline", "effect", "reverse"].includes(word)) return say(`mistigri-log-${word}`, who);
  if (["play", "with", "put", "take"].includes(word)) return say(`mistigri-log-${word}`, { ...who, card: theCard(named(what), say) });
  return entry.text;
}

export function happened(before: View, after: View, seats: SeatName[], say: Say): string[] {
  const { moves, left, reversed, passed, counted, dealt } = change(before, after);
  const who = mover(decider(before), seats, say);
  const told: string[] = [];
  if (moves.length) told.push(movedWords(before, moves, seats, say));
  else if (passed !== null) told.push(say("mistigri-log-pass", who));
  else if (before.phase === "chain" && after.phase !== "second") told.push(say("mistigri-log-decline", who));
  else if (before.phase === "serve")
    told.push(
      say("mistigri-log-skip", { ...who, other: nameOf(before.other, seats, say), whom: seats[before.other ?? -1]?.you ? "yes" : "no" }),
    );
  if (reversed) told.push(say(`mistigri-turned-${after.arrow}`, who));
  told.push(...waitingWords(before, after, seats, say));
  for (const seat of left) told.push(say("mistigri-left", mover(seat, seats, say)));
  if (counted) told.push(say("mistigri-counted", { round: after.round, list: scoreList(after, seats, say) }));
  if (dealt) told.push(say("mistigri-dealt", { ...mover(after.first, seats, say), round: after.round }));
  return told;
}

function movedWords(before: View, moves: Moved[], seats: SeatName[], say: Say): string {
  const [first] = moves as [Moved];
  const cards = listed(
    moves.map(({ card }) => theCard(card, say)),
    say,
  );
  if (first.to === "discard")
    return say(before.phase === "put" ? "mistigri-log-put" : "mistigri-discarded", {
      ...mover(first.from as number, seats, say),
      card: cards,
    });
  if (first.from === "discard") {
    if (before.phase === "take") return say("mistigri-log-take", { ...mover(first.to, seats, say), card: cards });
    return say("mistigri-serve", { ...between(before.to_move, first.to, seats, say), card: cards });
  }
  const key = before.phase === "offer" ? "mistigri-offer" : before.phase === "give" ? "mistigri-give" : "mistigri-drew";
  return say(key, { ...between(first.from, first.to, seats, say), card: cards });
}

/** An effect that waits for the next player (M10, M14, M15), when it begins to. */
function waitingWords(before: View, after: View, seats: SeatName[], say: Say): string[] {
  const begins = before.phase === "second" || before.phase === "branch";
  if (!begins || after.phase !== "draw" || !after.effect) return [];
  const owner = mover(before.to_move, seats, say);
  if (after.effect === 3)
    return [
      say("mistigri-waits-3", { ...owner, other: nameOf(after.to_move, seats, say), next: seats[after.to_move]?.you ? "yes" : "no" }),
    ];
  return [say("mistigri-waits-draws", { ...mover(after.to_move, seats, say), draws: after.draws })];
}

export function scoreList(view: View, seats: SeatName[], say: Say): string {
  return view.scores.map((score, seat) => say("mistigri-score-of", { who: nameOf(seat, seats, say), score })).join(", ");
}

/** What a seat shows to all, and what we are certain of. */
export function placeWords(view: View, seat: number, seats: SeatName[], say: Say): string {
  const hand = view.hands[seat];
  const who = nameOf(seat, seats, say);
  if (!hand) return who;
  if (!hand.playing && !hand.size) return say("mistigri-place-out", { ...mover(seat, seats, say), score: view.scores[seat] ?? 0 });
  return say("mistigri-place", { who, cards: hand.size, help: hand.face_down ? "down" : "up", score: view.scores[seat] ?? 0 });
}

export function describe(view: View, seats: SeatName[], say: Say): string[] {
  const lines = [say(`mistigri-arrow-${view.arrow}`)];
  view.hands.forEach((hand, seat) => {
    lines.push(placeWords(view, seat, seats, say));
    if (hand.open && hand.size) lines.push(say("mistigri-holds", { ...mover(seat, seats, say), list: cardsWords(hand.cards, say) }));
    else if (hand.cards.length) lines.push(say("mistigri-certain", { who: nameOf(seat, seats, say), list: cardsWords(hand.cards, say) }));
  });
  lines.push(say("mistigri-discard-words", { count: view.discard.length, list: cardsWords(view.discard, say) }));
  if (view.phase === "draw" && view.source !== null) {
    lines.push(say("mistigri-drawing", { ...between(view.source, view.to_move, seats, say), draws: view.draws }));
  }
  return lines;
}
