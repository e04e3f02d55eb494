// The bots one can play against, as the server introduces them: fetched once.
import type { LevelCard } from "../generated/protocol";
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import { inOurs } from "./words";

class Levels {
  cards = $state.raw<LevelCard[]>([]);

  /** Fetch the levels, unless they are known; without an answer, bots are shown by the id of their level. */
  async meet(): Promise<void> {
    if (this.cards.length === 0) this.cards = (await api.games().catch(() => ({ levels: [] }))).levels;
  }

  /** The level chosen last, or the default if there is no such level. */
  get chosen(): string {
    const known = this.cards.map((card) => card.level);
    return known.length === 0 || known.includes(prefs.chosen.level) ? prefs.chosen.level : "matou";
  }

  name(level: string): string {
    return this.find(level)?.name ?? level.charAt(0).toUpperCase() + level.slice(1);
  }

  /** A sentence about a bot. */
  line(level: string): string {
    return inOurs(this.find(level)?.lines ?? {});
  }

  private find(level: string): LevelCard | undefined {
    return this.cards.find((card) => card.level === level);
  }
}

export const levels = new Levels();
