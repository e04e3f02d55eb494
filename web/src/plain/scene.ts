// What every part of the plain board has to know: who sits where, how pieces look and are called, and what may be pressed.
import type { Choice, Layout, Result } from "../generated/protocol";
import type { Say, SeatName } from "../lib/game";
import { say, sayOr } from "../lib/words";
import { HIDDEN, lookOf, readable, type Look, type View } from "./layout";

export interface Scene {
  slug: string;
  layout: Layout | null;
  view: View;
  seats: SeatName[];
  /** The seat that looks at the board; null for a spectator. */
  seat: number | null;
  turn: number | null;
  result: Result | null;
  /** How long something that moves takes, in milliseconds; 0 if nothing moves. */
  step: number;
  /** The choices made at a place. */
  at: (place: string) => Choice[];
  /** What a choice is called. */
  label: (choice: Choice) => string;
  /** The decision that a place stands for, and a hint lights. */
  decision: (place: string) => number | undefined;
  press: (place: string, pressed: HTMLElement) => void;
  /** The parts of an area that changed last. */
  changed: (field: string) => Set<string>;
  say: Say;
}

export function look({ layout }: Scene, piece: string): Look {
  return lookOf(layout, piece);
}

/** What a piece is called. */
export function called({ slug }: Scene, piece: string | null): string {
  if (piece === null) return say("ui-place-empty");
  return piece === HIDDEN ? say("ui-face-down") : sayOr(`${slug}-piece-${piece}`, piece);
}

/** What stands above an area, if the game says so; without hints, the name of the field. */
export function heading({ slug, layout }: Scene, field: string): string {
  return sayOr(`${slug}-area-${field}`, layout ? "" : readable(field));
}

/** Anything a view may say, in words. */
export function worded(scene: Scene, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => worded(scene, each)).join(", ") || "–";
  if (typeof value === "boolean") return say(value ? "ui-yes" : "ui-no");
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? called(scene, value) : "–";
}

/** What screen readers say of a place: what can be done there, or what lies there. */
export function described(scene: Scene, place: string, pieces: (string | null)[], last: boolean): string {
  const [choice, another] = scene.at(place);
  const lying = pieces.filter((piece) => piece !== null).map((piece) => called(scene, piece));
  const what = lying.join(", ") || say("ui-place-empty");
  const words = choice && !another ? scene.label(choice) : say("ui-place", { place, what });
  return last ? say("ui-place-last", { words }) : words;
}
