// The contract of a board that a game brings along as a built module: `index.js` in its folder `board`, without any framework. Its default
// export is an `OwnBoard`. It is loaded with the same security headers as the page: scripts come from this server alone.
import type { Act, Choice, Result, Said } from "../generated/protocol";
import type { Say, SeatName } from "./game";

/** What is to be shown; every member is described in `BoardProps`. */
export interface OwnProps {
  view: unknown;
  previous: unknown;
  choices: Choice[];
  result: Result | null;
  hinted: number | null;
  staged: number[];
  seat: number | null;
  seats: SeatName[];
  turn: number | null;
  choose: (decision: number) => void;
  attempt: (...acts: Act[]) => void;
  undo: () => void;
  pace: number;
  say: Say;
  /** What the server tells, such as the label of a choice, in the person's language. */
  tell: (said: Said) => string;
}

/** A board that is on the page. */
export interface Shown {
  update: (props: OwnProps) => void;
  destroy: () => void;
}

export interface OwnBoard {
  /** Draw the board inside an element. Whatever decides something carries the number of its decision as `data-choice`. */
  mount: (element: HTMLElement, props: OwnProps) => Shown;
  /** As in `GameModule`; what is missing is done as for the plain board. */
  hides?: (view: unknown) => boolean;
  scores?: (view: unknown) => number[];
  weight?: (before: unknown, after: unknown) => number;
  sound?: (before: unknown, after: unknown) => string | null;
}

/** Whether a module holds a board. */
export function isOwnBoard(found: unknown): found is OwnBoard {
  return typeof (found as Partial<OwnBoard> | null | undefined)?.mount === "function";
}

/** Whether a board that was mounted can be updated and taken away. */
export function isShown(found: unknown): found is Shown {
  const { update, destroy } = (found ?? {}) as Partial<Shown>;
  return typeof update === "function" && typeof destroy === "function";
}
