// What the articles of Caty Mini speak of.
import Spool from "../../art/Spool.svelte";
import ToyToken from "../../art/ToyToken.svelte";
import { TOYS, WALLS } from "../../art/walls";
import { figure, type Figure } from "../../lib/figure";
import FurnitureTile from "./FurnitureTile.svelte";
import { woolOf } from "./tones";

const tile = (wall: string, name: string | null = null): Figure => figure(FurnitureTile, { wall, name });
const toy = (name: string): Figure => figure(ToyToken, { name });
const spool = (left: number): Figure => figure(Spool, { left, wool: woolOf(0) });

export const FIGURES: Record<string, Figure[]> = {
  Y1: [tile("red", "chair"), spool(1)],
  Y2: WALLS.map((wall) => tile(wall)),
  Y4: [toy("ball"), toy("duck"), toy("train")],
  Y6: [tile("turquoise", "bed"), tile("yellow", "lamp")],
  Y8: [toy("car"), toy("teddy")],
  Y10: [spool(1), spool(0.4), spool(0.05)],
  Y13: TOYS.map(toy),
};
