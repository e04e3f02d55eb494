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
    sheets: [[], []],
    ...rest,
  };
}

function tile(text: string, clans: (string | null)[]): Tile | null {
  if (text === ".") return null;
  const name = text.replace(/[[\]]/g, "");
  const letter = name[0] ?? "";
  const number = Number.parseInt(name.slice(1), 10);
  if (letter === "D") {
    const [dog = "", quarters = "0"] = name.split("^");
    const arrows = (DOGS[dog] ?? []).map((way) => WAYS[(WAYS.indexOf(way) + 2 * Number(quarters)) % 8] ?? way);
    return { name, kind: "dog", arrows, quarters: Number(quarters) };
  }
  if (PREY_OF[letter]) return { name, kind: PREY_OF[letter], value: number };
  const clan = CLAN_OF[letter] ?? "royal";
  return {
    name,
    kind: "cat",
    value: Number.isNaN(number) ? null : number,
    clan,
    seat: clans.indexOf(clan),
    chief: name.endsWith("*"),
    out: text.startsWith("["),
  };
}
