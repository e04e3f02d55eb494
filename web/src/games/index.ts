// The games the page can show; each loads on demand.
import type { Component } from "svelte";
import type { GameModule } from "../lib/game";
import { prefs } from "../lib/prefs.svelte";
import { learn, type Part } from "../lib/words";

interface Shelf {
  module: () => Promise<{ default: GameModule<never> }>;
  box: () => Promise<{ default: Component }>;
  words: Part;
}

export const GAMES: Record<string, Shelf> = {
  poche: {
    module: () => import("./poche"),
    box: () => import("../art/PocheBox.svelte"),
    words: {
      en: () => import("../../../src/ronron/locales/en.ftl?part=poche&words"),
      fr: () => import("../../../src/ronron/locales/fr.ftl?part=poche&words"),
    },
  },
  chabyrinthe: {
    module: () => import("./chabyrinthe"),
    box: () => import("../art/ChabyrintheBox.svelte"),
    words: {
      en: () => import("../../../src/ronron/locales/en.ftl?part=chabyrinthe&words"),
      fr: () => import("../../../src/ronron/locales/fr.ftl?part=chabyrinthe&words"),
    },
  },
  mistigri: {
    module: () => import("./mistigri"),
    box: () => import("../art/MistigriBox.svelte"),
    words: {
      en: () => import("../../../src/ronron/locales/en.ftl?part=mistigri&words"),
      fr: () => import("../../../src/ronron/locales/fr.ftl?part=mistigri&words"),
    },
  },
  caty: {
    module: () => import("./caty"),
    box: () => import("../art/CatyBox.svelte"),
    words: {
      en: () => import("../../../src/ronron/locales/en.ftl?part=caty&words"),
      fr: () => import("../../../src/ronron/locales/fr.ftl?part=caty&words"),
    },
  },
};

/** A game's module and its words, with its view type left open: the frame passes views through without looking inside. */
export async function loadGame(slug: string): Promise<GameModule<unknown>> {
  const shelf = GAMES[slug];
  if (!shelf) throw new Error(`no board for ${slug}`);
  const [module] = await Promise.all([shelf.module(), learn(prefs.chosen.language, shelf.words)]);
  return module.default as unknown as GameModule<unknown>;
}
