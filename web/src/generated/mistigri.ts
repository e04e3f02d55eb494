// Made by tools/make_types.py from schema 5607558a5707372a.

export interface Mistigri {
  View: View;
  Verb:
    | "choose"
    | "decline"
    | "draw"
    | "effect"
    | "give"
    | "offer"
    | "pass"
    | "play"
    | "put"
    | "reverse"
    | "serve"
    | "skip"
    | "take"
    | "with";
}
/**
 * A game as a seat sees it.
 */
export interface View {
  colours: string[];
  phase: string;
  round: number;
  turns: number;
  turns_left: number;
  first: number;
  to_move: number;
  next: number;
  arrow: string;
  source: number | null;
  draws: number;
  effect: number | null;
  card: Card | null;
  other: number | null;
  hands: Hand[];
  discard: Card[];
  rounds: Rest[][];
  scores: number[];
}
/**
 * A cat; Mistigri has a colour of its own, `mistigri`.
 */
export interface Card {
  name: string;
  colour: string;
  value: number;
  words: Said;
}
/**
 * A Fluent message with its values. It contains nothing that its reader may not know.
 */
export interface Said {
  id: string;
  values?: {
    [k: string]: string | number;
  };
  seats?: {
    [k: string]: number;
  };
  parts?: {
    [k: string]: Said[];
  };
  article?: string;
}
/**
 * What is seen of a hand.
 */
export interface Hand {
  size: number;
  cards: Card[];
  open: boolean;
  playing: boolean;
  face_down: boolean;
  words: Said;
}
/**
 * What a seat was left with at the end of a round.
 */
export interface Rest {
  cards: Card[];
  penalty: number;
}
