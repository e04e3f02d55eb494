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
  /** Where it is held up for a while, so that we see what is taken from us or given to us. */
  by: Box | null;
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

/** Where something lies, as a flight may begin there. */
export function whereIs(root: HTMLElement, element: HTMLElement): Box {
  return boxOf(root, element, element.offsetWidth);
}

interface Way {
  own: number | null;
  /** Where the cards of our hand lay before. */
  before: Map<string, Box[]>;
  /** Where the back lay that we drew, if we did. */
  drawn: Box | null;
  /** Whether the cards are held up for us on their way. */
  held: boolean;
  duration: number;
}

export function plan(root: HTMLElement, moves: readonly Moved[], { own, before, drawn, held, duration }: Way): Flight[] {
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
    const [start, end] = [(to === own ? drawn : null) ?? at(from, card, before), at(to, card, now)];
    if (!start || !end) return [];
    count += 1;
    const width = Math.min(150, root.offsetWidth * 0.3, root.offsetHeight * 0.26);
    const by = held ? { x: root.offsetWidth / 2 + (number - (moves.length - 1) / 2) * width, y: root.offsetHeight * 0.4, width } : null;
    const faces: [boolean, boolean] = [card !== null && open(from), card !== null && open(to)];
    return { id: count, card, from: start, to: end, by, faces, delay: number * duration * STAGGER, duration };
  });
}
