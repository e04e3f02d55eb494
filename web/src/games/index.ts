// The games the page can show: every folder here with a module and the picture of a box. Each loads on demand.
import type { Component } from "svelte";
import type { GameModule } from "../lib/game";
import { prefs } from "../lib/prefs.svelte";
import { learn } from "../lib/words";

interface Shelf {
  module: () => Promise<{ default: GameModule<never> }>;
  box: () => Promise<{ default: Component }>;
}

const MODULES = import.meta.glob<{ default: GameModule<never> }>("./*/index.ts");
const BOXES = import.meta.glob<{ default: Component }>("./*/Box.svelte");

export const GAMES: Record<string, Shelf> = Object.fromEntries(
  Object.entries(MODULES).flatMap(([path, module]) => {
    const slug = path.split("/")[1] ?? "";
    const box = BOXES[`./${slug}/Box.svelte`];
    return box ? [[slug, { module, box }]] : [];
  }),
);

/** A game's module and its words, with its view type left open: the frame passes views through without looking inside. */
export async function loadGame(slug: string): Promise<GameModule<unknown>> {
  const shelf = GAMES[slug];
  if (!shelf) throw new Error(`no board for ${slug}`);
  const [module] = await Promise.all([shelf.module(), learn(prefs.chosen.language, slug)]);
  return module.default as unknown as GameModule<unknown>;
}
