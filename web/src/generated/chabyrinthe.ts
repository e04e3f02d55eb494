// Made by tools/make_types.py from schema 147b36a79e823b13.

export interface Chabyrinthe {
  View: View;
}
/**
 * The table as everybody sees it.
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
  cats: Waiting[];
  homes: number[];
  hand: string | null;
  hand_joins: string[];
  removes: number | null;
  pile: (string | null)[];
  cat_pile: number;
  to_come: number[];
  won: number[][];
  scores: number[];
  asks: number | null;
  rescues: Rescue[];
}
/**
 * A gutter card as it lies.
 */
export interface Gutter {
  shape: string;
  facing: number;
  joins: string[];
}
/**
 * A cat beside the square.
 */
export interface Waiting {
  place: number;
  points: number;
}
/**
 * A cat joined to a home, and the way it will take there.
 */
export interface Rescue {
  place: number;
  points: number;
  home: number;
  path: Stretch[];
}
/**
 * A cat's way over one card.
 */
export interface Stretch {
  cell: number;
  enters: string;
  leaves: string;
}
