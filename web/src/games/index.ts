// The games the page can show: every folder here with a module and the picture of a box, and all others by the plain board or by the board
// they bring along. Each loads on demand.
import type { Component } from "svelte";
import { api } from "../lib/api";
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
  const [module] = await Promise.all([GAMES[slug] ? shelved(GAMES[slug]) : visiting(slug), learn(prefs.chosen.language, slug)]);
  return module;
}

async function shelved(shelf: Shelf): Promise<GameModule<unknown>> {
  return (await shelf.module()).default as unknown as GameModule<unknown>;
}

/** A game that has no folder here. */
async function visiting(slug: string): Promise<GameModule<unknown>> {
  const [{ plainGame }, { games }] = await Promise.all([import("../plain"), api.games()]);
  const card = games.find(({ game }) => game === slug);
  if (!card) throw new Error(`no game ${slug}`);
  return plainGame(card);
}
