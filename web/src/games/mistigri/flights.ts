// Cards on their way across the table: from whose fan to where, measured on this screen.
import type { Card } from "../../generated/mistigri";
import type { Moved, Where } from "./change";

export interface Box {
  x: number;
  y: number;
  width: number;
}

export interface Flight {
  id: number;
  card: Card | null;
  from: Box;
  to: Box;
  /** Whether the card's face shows when it leaves, and when it arrives. */
  faces: [boolean, boolean];
  delay: number;
  duration: number;
}

let count = 0;

/** The middle of an element, as seen from the board, and how wide a card is there. */
function boxOf(root: HTMLElement, element: HTMLElement, width: number): Box {
  const [board, rect] = [root.getBoundingClientRect(), element.getBoundingClientRect()];
  return { x: rect.x + rect.width / 2 - board.x, y: rect.y + rect.height / 2 - board.y, width };
}

/** Where the cards of our own hand lie, name by name, to be asked before they are gone; looked up only where some move. */
export function ownCards(root: HTMLElement, some = false): Map<string, Box[]> {
  const found = new Map<string, Box[]>();
  if (!some) return found;
  for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
    const name = element.dataset["card"] ?? "";
    found.set(name, [...(found.get(name) ?? []), boxOf(root, element, element.offsetWidth)]);
  }
  return found;
}

/** How far apart cards of one step set off, as a part of their way. */
export const STAGGER = 0.3;

export function plan(
  root: HTMLElement,
  moves: readonly Moved[],
  own: number | null,
  before: Map<string, Box[]>,
  duration: number,
): Flight[] {
  const now = ownCards(
    root,
    moves.some(({ to }) => to === own),
  );
  const at = (place: Where, card: Card | null, cards: Map<string, Box[]>): Box | null => {
    if (place === own && card) return cards.get(card.name)?.pop() ?? null;
    const element = root.querySelector<HTMLElement>(place === "discard" ? "[data-heap]" : `[data-fan="${place}"]`);
    if (!element) return null;
    return boxOf(root, element, place === "discard" ? element.offsetWidth : 40);
  };
  const open = (place: Where) => place === "discard" || place === own;
  return moves.flatMap(({ card, from, to }, number) => {
    const [start, end] = [at(from, card, before), at(to, card, now)];
    if (!start || !end) return [];
    count += 1;
    const faces: [boolean, boolean] = [card !== null && open(from), card !== null && open(to)];
    return { id: count, card, from: start, to: end, faces, delay: number * duration * STAGGER, duration };
  });
}
