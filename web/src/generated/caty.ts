// Made by tools/make_types.py from schema e86b2cc35cfdc1a2.

export interface Caty {
  View: View;
}
/**
 * The table as a seat sees it.
 */
export interface View {
  phase: string;
  scoring: string;
  round: number;
  rounds: number;
  first: number;
  to_move: number;
  walls: string[];
  furniture: string[];
  toys: string[];
  order: number[];
  running: number | null;
  players: Player[];
  piles: number[];
  tokens: number[][];
  ways: Way[];
  string: number;
  scores: number[];
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
  races: Race[];
  hand: Tile[];
  points: number;
  kinds: number;
  bonus: number;
}
/**
 * A board, as it is printed.
 */
export interface Room {
  name: string;
  width: number;
  height: number;
  notches: never[][];
  toys: ToyShape[];
}
/**
 * A toy on a floor.
 */
export interface ToyShape {
  corners: never[][];
  radius: number;
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
}
/**
 * A furniture tile in a hand; of others only the wall is known.
 */
export interface Tile {
  wall: string;
  furniture: number | null;
}
/**
 * Where one's string would go.
 */
export interface Way {
  furniture: number;
  side: number;
  notch: number;
  cost: number;
  enough: boolean;
  toys: number[];
  points: number;
}
