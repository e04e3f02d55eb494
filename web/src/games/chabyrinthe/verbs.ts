// A picture for everything that can be done, shown wherever a choice is a button of its own.
import ArrowRightToLine from "@lucide/svelte/icons/arrow-right-to-line";
import BetweenHorizontalStart from "@lucide/svelte/icons/between-horizontal-start";
import Compass from "@lucide/svelte/icons/compass";
import House from "@lucide/svelte/icons/house";
import RotateCw from "@lucide/svelte/icons/rotate-cw";
import type { Chabyrinthe } from "../../generated/chabyrinthe";
import type { Picture } from "../../lib/game";

export const PICTURES: Record<Chabyrinthe["Verb"], Picture> = {
  turn: RotateCw,
  insert: BetweenHorizontalStart,
  push: ArrowRightToLine,
  face: Compass,
  home: House,
};
