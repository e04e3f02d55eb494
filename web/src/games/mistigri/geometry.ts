// Where things lie: seats around the table, and cards in a fan.

export interface Spot {
  /** The position, in per cent of the drawn table. */
  x: number;
  y: number;
}

/** Opponents clockwise, from our left to our right, by how many they are. */
const WIDE: Record<number, Spot[]> = {
  2: [
    { x: 19, y: 31 },
    { x: 81, y: 31 },
  ],
  3: [
    { x: 12.5, y: 46 },
    { x: 50, y: 17 },
    { x: 87.5, y: 46 },
  ],
  4: [
    { x: 12, y: 52 },
    { x: 32, y: 18 },
    { x: 68, y: 18 },
    { x: 88, y: 52 },
  ],
};
const NARROW: Record<number, Spot[]> = {
  2: [
    { x: 23, y: 22 },
    { x: 77, y: 22 },
  ],
  3: [
    { x: 18, y: 47 },
    { x: 50, y: 17 },
    { x: 82, y: 47 },
  ],
  4: [
    { x: 18, y: 51 },
    { x: 25, y: 17 },
    { x: 75, y: 17 },
    { x: 82, y: 51 },
  ],
};
const NEAR: Spot = { x: 50, y: 88 };

/** Seats as they sit from `near`, who is at the bottom; the next seat, clockwise, is on the left. */
export function around(players: number, near: number, narrow: boolean): { seat: number; spot: Spot }[] {
  const spots = (narrow ? NARROW : WIDE)[players - 1] ?? [];
  const others = spots.map((spot, at) => ({ seat: (near + at + 1) % players, spot }));
  return [{ seat: near, spot: NEAR }, ...others];
}

export interface Lying {
  x: number;
  y: number;
  /** How far the card is turned, in degrees. */
  tilt: number;
  row: number;
}

/** A finger's width: what shows of each card in a hand. */
const FINGER = 44;

export interface Fan {
  cards: Lying[];
  width: number;
  height: number;
}

/**
 * Cards side by side in a slight arc, in as many rows as leave a finger's width of each, and of each its middle free.
 * Positions are of the top left corner.
 */
export function fan(count: number, room: number, card: { width: number; height: number }): Fan {
  const least = Math.max(FINGER, card.width * 0.53);
  const most = Math.max(1, Math.floor((room - card.width) / least) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const inRow = (row: number) => Math.floor(count / rows) + (row < count % rows ? 1 : 0);
  const rise = card.height * 0.57;
  const cards: Lying[] = [];
  for (let row = 0; row < rows; row += 1) {
    const held = inRow(row);
    const strip = held < 2 ? 0 : Math.min((room - card.width) / (held - 1), card.width * 0.86);
    const start = (room - card.width - strip * (held - 1)) / 2;
    const bend = Math.min(2.2, 18 / Math.max(held, 1));
    for (let at = 0; at < held; at += 1) {
      const off = at - (held - 1) / 2;
      cards.push({ x: start + strip * at, y: row * rise + bend * 0.45 * off * off, tilt: off * bend, row });
    }
  }
  const lowest = Math.max(0, ...cards.map(({ y }) => y));
  return { cards, width: room, height: lowest + card.height };
}

/** A small fan of cards that overlap much, turned around a point at their feet; positions from its middle. */
export function smallFan(count: number, room: number, width: number): Lying[] {
  const bend = Math.min(5, 34 / Math.max(count, 1));
  const lean = Math.sin((bend * (count - 1) * Math.PI) / 360) * width * 1.4;
  const strip = count < 2 ? 0 : Math.max(2, Math.min(width * 0.42, (room - width - 2 * lean) / (count - 1)));
  return Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    return { x: off * strip, y: bend * 0.22 * off * off, tilt: off * bend, row: 0 };
  });
}

/** How a card fell on the heap: always the same for the same place in it. */
export function fallen(at: number): { x: number; y: number; tilt: number } {
  const dice = (salt: number) => (((Math.sin((at + 1) * salt) * 43758.5453) % 1) + 1) % 1;
  return { x: (dice(12.9898) - 0.5) * 26, y: (dice(78.233) - 0.5) * 18, tilt: (dice(37.719) - 0.5) * 44 };
}
