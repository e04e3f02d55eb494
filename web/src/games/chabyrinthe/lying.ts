// Where each card lies in the square that is shown, a card not yet laid among them.
import type { View } from "../../generated/chabyrinthe";
import { type Cards, towards } from "./cards.svelte";
import { lineFrom, spot } from "./grid";

export interface Lying {
  id: number;
  row: number;
  column: number;
  angle: number;
  shape: string;
  /** Its cell in the square that is shown; null for a card on its way out. */
  cell: number | null;
  ghost: boolean;
}

/** What is tried but not decided. */
export interface Trial {
  /** The place towards which a line would be pushed. */
  pushing: string | null;
  /** How the card in hand is held. */
  facing: number;
  selected: number;
  /** Quarters by which the selected card is shown turned. */
  preview: number;
}

/** How far beside the square a card on its way out lies, in widths of a card. */
const AWAY = 0.86;

export function lying(view: View, cards: Cards, { pushing, facing, selected, preview }: Trial): Lying[] {
  const size = view.side;
  const line = pushing === null ? [] : lineFrom(size, pushing);
  const all = cards.placed.map(({ id, cell, angle, shape }): Lying => {
    const at = line.indexOf(cell);
    const to = at > 0 ? (line[at - 1] ?? cell) : cell;
    const out = at === 0 && pushing !== null ? outside(size, pushing) : null;
    const turned = view.phase === "act" && preview && cell === selected ? towards(angle, Math.round(angle / 90) + preview) : angle;
    return {
      id,
      row: out?.row ?? Math.floor(to / size),
      column: out?.column ?? to % size,
      angle: turned,
      shape,
      cell: out ? null : to,
      ghost: false,
    };
  });
  if (pushing === null || !view.hand) return all;
  const cell = line.at(-1) ?? 0;
  const [row, column] = [Math.floor(cell / size), cell % size];
  return [...all, { id: cards.coming, row, column, angle: facing * 90, shape: view.hand, cell, ghost: true }];
}

/** Beside the square, where a card is on its way out. */
function outside(size: number, place: string): { row: number; column: number } {
  const { cell, side } = spot(size, place);
  return {
    row: Math.floor(cell / size) + (side === "N" ? -AWAY : side === "S" ? AWAY : 0),
    column: (cell % size) + (side === "W" ? -AWAY : side === "E" ? AWAY : 0),
  };
}
