// What a game provides for the table frame. The frame knows no game; a game's folder knows no rules.
import type { Component, Snippet } from "svelte";
import type { Act, Choice, GameCard, Result } from "../generated/protocol";
import type { Mood } from "../art/palette";
import type { Figure } from "./figure";
import type { OwnBoard } from "./own";

/** A message in the person's language, from the Fluent files shared with Python. */
export type Say = (id: string, values?: Record<string, string | number>) => string;

/** Who plays a seat. */
export interface SeatName {
  name: string;
  you: boolean;
}

/** Whether the plate of a player lies beside the cat, or below it. */
export type Look = "row" | "column";

/**
 * A board is placed into a box of the size that is left for it (`container: stage / size`, so `cqw` and `cqh` are its hundredths), from
 * 320 × 300 to 1900 × 1000 pixels, higher than wide or wider than high. It fills this box and fits into it: nothing in it is scrolled to
 * reach what can be decided, nothing to be pressed is smaller than 44 pixels.
 */
export interface BoardProps<View> {
  /** What is known about the game that is shown. */
  game: GameModule<View>;
  /** What to show now. Consecutive steps arrive one after the other, `pace` apart. */
  view: View;
  /** The picture before, to see what moved; null if there is none. */
  previous: View | null;
  /** What this person may decide now; empty while steps are still being shown, or for others. */
  choices: Choice[];
  /** How the game ended; null before. */
  result: Result | null;
  /** The choice that a hint names. The frame lights the element with this data-choice; the board makes sure that it is visible. */
  hinted: number | null;
  /** Decisions chosen but not yet published. */
  staged: number[];
  /** This person's seat; null for a spectator. */
  seat: number | null;
  seats: SeatName[];
  /**
   * Draws a player: cat, name, score, clock, speech, thinking, whether it is their turn. A board draws each player exactly once, where they
   * sit, and none of that a second time. `--cat-size` says how large the cat is. The mood is that of the game; how the game ended and who
   * thinks go before it.
   */
  player: Snippet<[seat: number, look?: Look, mood?: Mood]>;
  /** The seat whose turn it is; null or nothing while that is not shown. */
  turn?: number | null;
  /** Choose one of the choices. */
  choose: (decision: number) => void;
  /** Ask for decisions by verb and targets, legal or not: the server explains why one is illegal. */
  attempt: (...acts: Act[]) => void;
  /** Show the next step, which waits until this person has asked for it; null if none waits. */
  onward?: (() => void) | null;
  /** Take back the last decision that is not published. */
  undo: () => void;
  /** Milliseconds one step takes; 0 for no motion at all. */
  pace: number;
  say: Say;
}

export interface ScoreProps<View> {
  game: GameModule<View>;
  view: View;
  /** The result: what everybody has, why somebody won, and every line of the score sheets. */
  result: Result;
  seats: SeatName[];
  say: Say;
  /** Open the rules at an article. */
  article: (id: string) => void;
}

export interface Sides<View> {
  /** A side's face: one person, one face. */
  Face: Component<{ side: string }>;
  /** A seat's side as the game names it; null while it has none. */
  of: (view: View, seat: number) => string | null;
  /** The side in words; empty if it has none yet. */
  words: (view: View, seat: number, say: Say) => string;
}

/** A small drawing of what is done. */
export type Picture = Component<{ size?: number | string; style?: string; "aria-hidden"?: "true" }>;

export interface GameModule<View> {
  /** Where the game takes place: fills the window behind everything, and takes no part in the game. */
  Place?: Component;
  Board: Component<BoardProps<View>>;
  /** The explained score, shown when the game is over. */
  Score: Component<ScoreProps<View>>;
  /** Pictures of components beside the articles of the rules, by article. */
  figures?: Record<string, Figure[]>;
  /** A drawing for each of the game's verbs. */
  pictures: Record<string, Picture>;
  /** How long the step between two pictures lasts for whoever sits there, in steps of the chosen pace. */
  weight: (before: View, after: View, seat: number | null) => number;
  /** Whether the step after this picture is shown only when this seat asks for it, such as a card that a hand is to draw. */
  waits?: (view: View, seat: number) => boolean;
  /** The sound of the step between two pictures. */
  sound: (before: View, after: View) => string | null;
  /** How sides are shown, in a game where seats have sides, such as clans. */
  sides?: Sides<View>;
  /** The colour of a seat, dark enough for paper; null while it has none. */
  ink?: (view: View, seat: number) => string | null;
  /** Whether this picture shows a seat something another may not see, so that a shared device needs a curtain. */
  hides: (view: View) => boolean;
  /** Points so far, by seat; none in a game that counts them at its end only. */
  scores: (view: View) => number[];
  /** A score in words, where it is no number of points. */
  scored?: (score: number, view: View, say: Say) => string;
  /** What a finished game leads on to: the words of a button, and the options of the game it begins; null for nothing. */
  next?: (view: View, say: Say) => { label: string; options: Record<string, string> } | null;
  /** What the server says about a game that has no folder in the page. */
  card?: GameCard;
  /** The board that such a game brings along; null if it could not be loaded. */
  own?: OwnBoard | null;
}
