// What the articles of Chats de poche speak of.
import type { Tile } from "../../generated/poche";
import ClanEmblem from "../../art/ClanEmblem.svelte";
import TileBack from "../../art/TileBack.svelte";
import { figure, type Figure } from "../../lib/figure";
import TileFace from "./TileFace.svelte";

const tile = (kind: string, more: Partial<Tile>): Figure => figure(TileFace, { tile: { name: kind, words: { id: kind }, kind, ...more } });
const prey = (kind: string, value: number): Figure => tile(kind, { value });
const cat = (clan: string, value: number, chief = false): Figure => tile("cat", { clan, value, chief });
const clan = (name: string): Figure => figure(ClanEmblem, { clan: name });
const back = figure(TileBack, {});

export const FIGURES: Record<string, Figure[]> = {
  P1: ["royal", "gourmet", "crook", "defender", "chaos", "power", "ghost"].map(clan),
  P3: [cat("royal", 3), cat("gourmet", 2), prey("mouse", 5), tile("dog", { arrows: ["N", "E"] }), back],
  P6: [back, prey("pigeon", 3)],
  P9: [clan("royal"), cat("royal", 4)],
  P10: [clan("defender"), cat("defender", 3)],
  P11: [clan("power"), cat("power", 4)],
  P12: [clan("ghost"), prey("mouse", 4)],
  P15: [tile("dog", { arrows: ["N", "E", "SW"] })],
  P16: [clan("chaos"), cat("chaos", 4)],
  P17: [clan("crook"), cat("crook", 5, true)],
  P18: [cat("royal", 4), cat("gourmet", 5, true), prey("mouse", 6)],
  P20: [prey("mouse", 6), prey("pigeon", 5), prey("fly", 6)],
};
