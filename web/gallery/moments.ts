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

const FILES: Record<string, () => Promise<unknown>> = {
  poche: () => import("./moments.json"),
  chabyrinthe: () => import("./chabyrinthe.json"),
  mistigri: () => import("./mistigri.json"),
  caty: () => import("./caty.json"),
};

/** The moments of a game by name; of Chats de poche if it has none. */
export async function momentsOf(slug: string): Promise<Record<string, Moment>> {
  const { default: moments } = (await (FILES[slug] ?? FILES["poche"])?.()) as { default: Record<string, Moment> };
  return moments;
}
