// Made by tools/make_types.py from schema 37e027fc63c8afce.

export interface Poche {
  View: View;
  Verb: "choose" | "decline" | "flip" | "move" | "stay" | "to" | "turn";
}
/**
 * The table as one seat sees it.
 */
export interface View {
  mode: string;
  effects: boolean;
  phase: string;
  to_move: number;
  first: number;
  clans: (string | null)[];
  hand: string[];
  cells: (Tile | null)[];
  flips_left: number;
  flipped: string | null;
  moving: string | null;
  step: Step | null;
  captured: Tile[][];
  scores: number[];
  ahead: Ahead[];
}
/**
 * A tile whose face is known.
 */
export interface Tile {
  name: string;
  words: Said;
  kind: string;
  value?: number | null;
  clan?: string | null;
  seat?: number | null;
  chief?: boolean;
  arrows?: string[];
  quarters?: number;
  reach?: string[];
  out?: boolean;
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
 * What the last step of the end was.
 */
export interface Step {
  stage: string;
  article: string;
  cell: string | null;
  sums: number[] | null;
  attackers: string[][];
  taker: number | null;
}
/**
 * What a seat would take if the hunt ended now; no score.
 */
export interface Ahead {
  points: number;
  prey: string[];
}
