// A picture for everything that can be done, shown wherever a choice is a button of its own.
import Flag from "@lucide/svelte/icons/flag";
import Layers from "@lucide/svelte/icons/layers";
import LogIn from "@lucide/svelte/icons/log-in";
import Sofa from "@lucide/svelte/icons/sofa";
import type { Caty } from "../../generated/caty";
import type { Picture } from "../../lib/game";

export const PICTURES: Record<Caty["Verb"], Picture> = {
  pile: Layers,
  start: Flag,
  play: Sofa,
  enter: LogIn,
};
