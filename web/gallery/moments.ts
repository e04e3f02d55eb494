// Moments of every game, as a seat saw them. Any game's view: the boards look inside, this page does not.
import type { Choice } from "../src/generated/protocol";

export interface View {
  phase: string;
  scores: number[];
}

export interface Moment {
  /** The picture before, if the step that led here is to be seen. */
  before: View | null;
  view: View;
  choices: Choice[];
}

const FILES = import.meta.glob<{ default: Record<string, Moment> }>("./*.json");

/** The games that have moments to show. */
export const SLUGS = Object.keys(FILES).map((path) => path.slice("./".length, -".json".length));

/** The moments of a game by name; none if it has none. */
export async function momentsOf(slug: string): Promise<Record<string, Moment>> {
  return (await FILES[`./${slug}.json`]?.())?.default ?? {};
}
