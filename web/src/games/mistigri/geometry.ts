// Where things lie: how the board is laid out, seats around the table, and cards in a fan.

/** Hand below the felt, between own player and buttons; hand and all else below it; or hand beside it, on a phone on its side. */
export type Layout = "wide" | "tall" | "beside";

export function layoutOf(width: number, height: number): Layout {
  if (height < 430 && width > 560) return "beside";
  return width < 900 || height > width ? "tall" : "wide";
}

export interface Spot {
  /** The position of the middle, in per cent of the felt. */
  x: number;
  y: number;
}

/** Opponents clockwise, from our left to our right, by how many they are. */
const WIDE: Record<number, Spot[]> = {
  2: [
    { x: 17, y: 36 },
    { x: 83, y: 36 },
  ],
  3: [
    { x: 11, y: 55 },
    { x: 50, y: 0 },
    { x: 89, y: 55 },
  ],
  4: [
    { x: 9, y: 66 },
    { x: 30, y: 6 },
    { x: 70, y: 6 },
    { x: 91, y: 66 },
  ],
};
const NARROW: Record<number, Spot[]> = {
  2: [
    { x: 0, y: 16 },
    { x: 100, y: 16 },
  ],
  3: [
    { x: 0, y: 72 },
    { x: 50, y: 0 },
    { x: 100, y: 72 },
  ],
  4: [
    { x: 0, y: 82 },
    { x: 0, y: 6 },
    { x: 100, y: 6 },
    { x: 100, y: 82 },
  ],
};
const NEAR: Spot = { x: 50, y: 100 };

/** Where the others move up, so that `near` has room at the felt: for a spectator, who has no hand below it. */
const UP = 0.7;

/** Seats as they sit from `near`, who is at the bottom; the next seat, clockwise, is on the left. */
export function around(players: number, near: number, narrow: boolean, watching = false): { seat: number; spot: Spot }[] {
  const spots = ((narrow ? NARROW : WIDE)[players - 1] ?? []).map(({ x, y }) => ({ x, y: watching && narrow ? y * UP : y }));
  const others = spots.map((spot, at) => ({ seat: (near + at + 1) % players, spot }));
  return [{ seat: near, spot: NEAR }, ...others];
}

/** How large players, their cards and the heap are drawn on a felt of this size, in pixels. */
export interface Sizes {
  place: number;
  cat: number;
  back: number;
  heap: number;
}

const within = (least: number, size: number, most: number) => Math.min(Math.max(least, size), most);

export function sizesOf(width: number, height: number, players: number, narrow: boolean): Sizes {
  // Between four on a phone, one sits above the heap.
  const high = narrow && players === 4 ? (height - 96) / 2.75 : height * 0.26;
  const heap = Math.round(within(44, Math.min(width * 0.14, high), 100));
  const place = Math.round(narrow ? within(120, (width - heap) / 2 - 14, 210) : within(150, Math.min(width * 0.17, height * 0.52), 240));
  return { place, cat: Math.round(within(38, place * 0.34, 80)), back: Math.round(within(30, place * 0.23, 52)), heap };
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
const HIGH = 180 / 130;
/** What must show of a card, as a part of its width: so much that its effect can be seen; or at the very least its middle. */
const EFFECT = 0.68;
const MIDDLE = 0.53;
/** What must show of a card as a part of its width, how small it may be for that, and how wide a strip of it is at least. */
const TIGHT = [
  [EFFECT, 58, FINGER],
  [MIDDLE, FINGER, FINGER],
] as const;
const LOOSE = [[0.3, FINGER, 24]] as const;

export interface Fan {
  cards: Lying[];
  /** How wide a card is. */
  card: number;
}

interface Try {
  rows: number;
  strip: number;
  rise: number;
  bend: number;
}

/** Cards of this width in so many rows, if of each enough shows. */
function attempt(
  count: number,
  room: { width: number; height: number },
  card: number,
  rows: number,
  part: number,
  finger: number,
): Try | null {
  const held = Math.ceil(count / rows);
  const bend = rows > 1 ? 0.5 : Math.min(2.2, 18 / Math.max(held, 1));
  const arc = 0.45 * bend * ((held - 1) / 2) ** 2;
  const rise = rows < 2 ? 0 : Math.min((room.height - card * HIGH - arc) / (rows - 1), card * HIGH + 2);
  const strip = held < 2 ? 0 : Math.min((room.width - card) / (held - 1), card * 0.92);
  const least = part === EFFECT ? card * HIGH : finger;
  const fits = rows > 1 ? rise >= least : card * HIGH + arc <= room.height;
  return fits && (held < 2 || strip >= Math.max(finger, card * part)) ? { rows, strip, rise, bend } : null;
}

/**
 * Cards side by side in a slight arc, as large as there is room for them, in as many rows as leave a finger's width of each and its effect; of
 * very many, at least the middle; of cards that need not be touched (`loose`), a corner. Positions are of the top left corner.
 */
export function fan(count: number, room: { width: number; height: number }, most: number, loose = false): Fan {
  const widest = Math.floor(Math.min(most, room.height / HIGH));
  let found: Try = { rows: Math.max(1, Math.ceil(count / 7)), strip: 30, rise: 30, bend: 0 };
  let card = FINGER;
  search: for (const [part, smallest, finger] of loose ? LOOSE : TIGHT) {
    for (let width = widest; width >= smallest; width -= 1) {
      for (let rows = 1; rows <= 5; rows += 1) {
        const tried = attempt(count, room, width, rows, part, finger);
        if (tried) [found, card] = [tried, width];
        if (tried) break search;
      }
    }
  }
  const { rows, strip, rise, bend } = found;
  const inRow = (row: number) => Math.floor(count / rows) + (row < count % rows ? 1 : 0);
  const arc = 0.45 * bend * ((Math.ceil(count / rows) - 1) / 2) ** 2;
  const top = Math.max(0, room.height - card * HIGH - rise * (rows - 1) - arc) / 2;
  const cards: Lying[] = [];
  for (let row = 0; row < rows; row += 1) {
    const held = inRow(row);
    const start = (room.width - card - strip * (held - 1)) / 2;
    for (let at = 0; at < held; at += 1) {
      const off = at - (held - 1) / 2;
      cards.push({ x: start + strip * at, y: top + row * rise + bend * 0.45 * off * off, tilt: off * bend, row });
    }
  }
  return { cards, card };
}

/** A small fan of cards that overlap much, turned around a point at their feet; positions from its middle. */
export function smallFan(count: number, room: number, width: number): Lying[] {
  const bend = Math.min(5, 34 / Math.max(count, 1));
  const lean = Math.sin((bend * (count - 1) * Math.PI) / 360) * width * 1.4;
  const strip = count < 2 ? 0 : Math.max(2, Math.min(width * 0.42, (room - width - 2 * lean) / (count - 1)));
  return Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    return { x: off * strip, y: bend * 0.0045 * width * off * off, tilt: off * bend, row: 0 };
  });
}

/** How a card fell on the heap: always the same for the same place in it. */
export function fallen(at: number): { x: number; y: number; tilt: number } {
  const dice = (salt: number) => (((Math.sin((at + 1) * salt) * 43758.5453) % 1) + 1) % 1;
  return { x: (dice(12.9898) - 0.5) * 26, y: (dice(78.233) - 0.5) * 18, tilt: (dice(37.719) - 0.5) * 44 };
}
