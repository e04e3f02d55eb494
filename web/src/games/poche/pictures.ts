// Pictures for tests, written as in the game's own notation: five rows, `.` face down, `[R4]` turned down again.
import type { Tile, View } from "../../generated/poche";

const CLAN_OF: Record<string, string> = { R: "royal", G: "gourmet", C: "crook", J: "defender", X: "chaos", W: "power", H: "ghost" };
const PREY_OF: Record<string, string> = { M: "mouse", P: "pigeon", F: "fly" };
const DOGS: Record<string, string[]> = {
  D1: ["N"],
  D2: ["W", "E"],
  D3: ["NE", "E", "SE"],
  D4: ["N", "E", "S", "W"],
  D5: ["NE", "SE", "SW", "NW"],
};
const WAYS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

export function picture(rows: string, rest: Partial<View> = {}): View {
  const clans = rest.clans ?? ["crook", "chaos"];
  return {
    mode: "free",
    effects: true,
    phase: "flip",
    to_move: 0,
    first: 0,
    clans,
    hand: [],
    cells: rows
      .trim()
      .split(/\s+/)
      .map((text) => tile(text, clans)),
    flips_left: 12,
    flipped: null,
    moving: null,
    step: null,
    captured: [[], []],
    scores: [0, 0],
    ahead: [],
    ...rest,
  };
}

/** A tile that was caught, by its name. */
export function prey(name: string): Tile {
  const value = Number.parseInt(name.slice(1), 10);
  const kind = PREY_OF[name[0] ?? ""] ?? "mouse";
  return { name, kind, value, words: { id: `poche-${kind}`, values: { value } } };
}

function tile(text: string, clans: (string | null)[]): Tile | null {
  if (text === ".") return null;
  const name = text.replace(/[[\]]/g, "");
  if (PREY_OF[name[0] ?? ""]) return prey(name);
  return name.startsWith("D") ? dog(name) : cat(name, clans, text.startsWith("["));
}

function dog(name: string): Tile {
  const [which = "", quarters = "0"] = name.split("^");
  const arrows = (DOGS[which] ?? []).map((way) => WAYS[(WAYS.indexOf(way) + 2 * Number(quarters)) % 8] ?? way);
  const ways = arrows.map((way) => ({ id: `poche-way-${way}` }));
  return { name, kind: "dog", arrows, quarters: Number(quarters), words: { id: "poche-dog-looking", parts: { ways } } };
}

function cat(name: string, clans: (string | null)[], out: boolean): Tile {
  const value = Number.parseInt(name.slice(1), 10);
  const clan = CLAN_OF[name[0] ?? ""] ?? "royal";
  const chief = name.endsWith("*");
  const words = { id: chief ? "poche-chief" : "poche-cat", values: { value }, parts: { clan: [{ id: `poche-clan-${clan}` }] } };
  return { name, kind: "cat", value: Number.isNaN(value) ? null : value, clan, seat: clans.indexOf(clan), chief, out, words };
}
