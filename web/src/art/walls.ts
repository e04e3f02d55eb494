// The four walls of a child's room. Each has a colour, a wallpaper and an emblem, so that nothing depends on colour alone.
import { COATS, type Coat } from "./palette";

export const WALLS = ["turquoise", "yellow", "red", "violet"] as const;
export type Wall = (typeof WALLS)[number];

const TURQUOISE: Coat = { base: "#45b3ab", deep: "#17706c", light: "#b5e6e0", paper: "#e2f5f2" };
const TONES: Record<Wall, Coat> = { turquoise: TURQUOISE, yellow: COATS.yellow, red: COATS.red, violet: COATS.purple };

/** The tones of a wall; grey for an unknown wall. */
export function wallTones(wall: string): Coat {
  return TONES[wall as Wall] ?? COATS.grey;
}

/** The furniture that has a drawing; anything else is a shape with its name on it. */
export const FURNITURE = [
  "chair",
  "bed",
  "drawers",
  "lamp",
  "bookcase",
  "table",
  "armchair",
  "sideboard",
  "clock",
  "radio",
  "sofa",
  "wardrobe",
  "mirror",
  "chest",
  "bedside",
  "piano",
  "desk",
  "stool",
  "fishtank",
  "plantstand",
] as const;
export const TOYS = ["block", "ball", "mouse", "car", "teddy", "top", "train", "duck", "rocket", "doll"] as const;
