// Made by tools/make_types.py from schema 52b1f6fddb93d938.

export interface Caty {
  View: View;
  Verb: "enter" | "pile" | "play" | "start";
}
/**
 * A game as a seat sees it.
 */
export interface View {
  phase: string;
  scoring: string;
  round: number;
  rounds: number;
  first: number;
  to_move: number;
  walls: Piece[];
  furniture: Piece[];
  toys: Piece[];
  order: number[];
  running: number | null;
  barred: string | null;
  call: Said;
  players: Player[];
  piles: number[];
  tokens: number[][];
  ways: Way[];
  string: number;
  whole: number;
  scores: number[];
}
/**
 * A wall, a piece of furniture or a toy.
 */
export interface Piece {
  name: string;
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
 * A seat, its room and all that happened there.
 */
export interface Player {
  board: string;
  room: Room;
  start: number | null;
  exit: number | null;
  string: number;
  left: number;
  races: Race[];
  last: Said | null;
  won: Token[];
  hand: Tile[];
  points: number;
  kinds: number;
  bonus: number;
}
/**
 * A room: the layout of one board.
 */
export interface Room {
  name: string;
  width: number;
  height: number;
  notches: never[][];
  sides: string[];
  along: number[][];
  toys: ToyShape[];
}
/**
 * A toy on a floor.
 */
export interface ToyShape {
  corners: never[][];
  radius: number;
  zone: string;
}
/**
 * What a cat did in a round.
 */
export interface Race {
  start: number;
  end: number | null;
  won: {
    [k: string]: number;
  };
  points: number;
}
/**
 * A token somebody has won.
 */
export interface Token {
  name: string;
  toy: string;
  value: number;
}
/**
 * A furniture tile in a hand; of others only the wall is known.
 */
export interface Tile {
  wall: string;
  furniture: number | null;
  words: Said;
}
/**
 * Where one's string would go.
 */
export interface Way {
  furniture: number;
  side: number;
  notch: number;
  cost: number;
  units: number;
  enough: boolean;
  toys: number[];
  points: number;
  words: Said;
}
