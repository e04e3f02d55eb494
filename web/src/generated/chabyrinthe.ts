// Made by tools/make_types.py from schema c26fc2c545d0a51c.

export interface Chabyrinthe {
  View: View;
  Verb: "face" | "home" | "insert" | "push" | "turn";
}
/**
 * A game as everybody sees it, but for previews, which only the mover needs.
 *
 *     Cells and places are named as in notation: b3, and a1^ for the place above a1.
 */
export interface View {
  board: string;
  side: number;
  open_pile: boolean;
  free_actions: boolean;
  phase: string;
  first: number;
  to_move: number;
  turns: number;
  patience: number;
  actions: number;
  may_insert: boolean;
  cells: Gutter[];
  lights: string;
  cats: Waiting[];
  homes: Home[];
  hand: string | null;
  facings: Gutter[];
  removes: string | null;
  pile: (string | null)[];
  cat_pile: number;
  to_come: number[];
  won: number[][];
  points: number[];
  scores: number[];
  asks: string | null;
  rescues: Rescue[];
  turned: Preview[][];
  pushed: {
    [k: string]: Preview[];
  };
}
/**
 * A gutter card as it lies.
 */
export interface Gutter {
  shape: string;
  facing: number;
  joins: string[];
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
 * A cat beside the square.
 */
export interface Waiting {
  place: string;
  points: number;
  words: Said;
}
/**
 * A warm home beside the square.
 */
export interface Home {
  name: string;
  place: string;
  words: Said;
}
/**
 * A cat joined to a home, and the way it takes there.
 */
export interface Rescue {
  place: string;
  points: number;
  home: string;
  path: Stretch[];
}
/**
 * A cat's way over one card.
 */
export interface Stretch {
  cell: string;
  shape: string;
  enters: string;
  leaves: string;
}
/**
 * The square as an action would leave it.
 */
export interface Preview {
  lights: string;
  gain?: Gain | null;
}
/**
 * What would be won.
 */
export interface Gain {
  points: number;
  words: Said;
  rescues: Rescue[];
}
