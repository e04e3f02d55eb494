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
    module: () => import("./poche") as Promise<{ default: GameModule<never> }>,
    box: () => import("../art/PocheBox.svelte") as Promise<{ default: Component }>,
  },
  chabyrinthe: {
    module: () => import("./chabyrinthe") as Promise<{ default: GameModule<never> }>,
    box: () => import("../art/ChabyrintheBox.svelte") as Promise<{ default: Component }>,
  },
  mistigri: {
    module: () => import("./mistigri") as Promise<{ default: GameModule<never> }>,
    box: () => import("../art/MistigriBox.svelte") as Promise<{ default: Component }>,
  },
  caty: {
    module: () => import("./caty") as Promise<{ default: GameModule<never> }>,
    box: () => import("../art/CatyBox.svelte") as Promise<{ default: Component }>,
  },
};

/** A game's module and its words, with its view type left open: the frame passes views through without looking inside. */
export async function loadGame(slug: string): Promise<GameModule<unknown>> {
  const shelf = GAMES[slug];
  if (!shelf) throw new Error(`no board for ${slug}`);
  const [module] = await Promise.all([shelf.module(), learn(prefs.chosen.language, slug)]);
  return module.default as unknown as GameModule<unknown>;
}
