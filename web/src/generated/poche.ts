// Made by tools/make_types.py from schema e593d56d39d3ebe7.

export interface Poche {
  View: View;
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
  captured: string[][];
  scores: number[];
  sheets: Line[][];
}
/**
 * A tile whose face is known.
 */
export interface Tile {
  name: string;
  kind: string;
  value?: number | null;
  clan?: string | null;
  seat?: number | null;
  chief?: boolean;
  arrows?: string[];
  quarters?: number;
  out?: boolean;
}
/**
 * What the last step of the end was.
 */
export interface Step {
  stage: string;
  article: string;
  cell: string | null;
  sums: number[] | null;
}
/**
 * One line of a score sheet.
 */
export interface Line {
  article: string;
  what: string;
  tiles: string[];
  points: number;
}
