// The games the page can show; each loads on demand.
import type { Component } from "svelte";
import type { GameModule } from "../lib/game";
import { prefs } from "../lib/prefs.svelte";
import { learn } from "../lib/words";

interface Shelf {
  module: () => Promise<{ default: GameModule<never> }>;
  box: () => Promise<{ default: Component }>;
}

export const GAMES: Record<string, Shelf> = {
  poche: {
    module: () => import("./poche"),
    box: () => import("../art/PocheBox.svelte"),
  },
  chabyrinthe: {
    module: () => import("./chabyrinthe"),
    box: () => import("../art/ChabyrintheBox.svelte"),
  },
  mistigri: {
    module: () => import("./mistigri"),
    box: () => import("../art/MistigriBox.svelte"),
  },
  caty: {
    module: () => import("./caty"),
    box: () => import("../art/CatyBox.svelte"),
  },
};

/** A game's module and its words, with its view type left open: the frame passes views through without looking inside. */
export async function loadGame(slug: string): Promise<GameModule<unknown>> {
  const shelf = GAMES[slug];
  if (!shelf) throw new Error(`no board for ${slug}`);
  const [module] = await Promise.all([shelf.module(), learn(prefs.chosen.language, slug)]);
  return module.default as unknown as GameModule<unknown>;
}
