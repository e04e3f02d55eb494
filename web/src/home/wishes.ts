/** How somebody wants to play a game of a box. */
export interface Wishes {
  /** How many play; null for the usual number. */
  players: number | null;
  /** The options of the game. */
  chosen: Record<string, string | boolean>;
  match: boolean;
  /** Whether hints and taking back are wanted; if nobody said so, against bots alone. */
  practice: boolean | null;
  listed: boolean;
  /** Thinking time in seconds, or none. */
  clock: string;
  /** The names of the others on one device. */
  others: string[];
}
