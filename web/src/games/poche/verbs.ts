// A picture for everything that can be done, shown wherever a choice is a button of its own.
import Anchor from "@lucide/svelte/icons/anchor";
import ArrowLeftRight from "@lucide/svelte/icons/arrow-left-right";
import FlipHorizontal2 from "@lucide/svelte/icons/flip-horizontal-2";
import Move from "@lucide/svelte/icons/move";
import RotateCw from "@lucide/svelte/icons/rotate-cw";
import Shield from "@lucide/svelte/icons/shield";
import X from "@lucide/svelte/icons/x";
import type { Poche } from "../../generated/poche";
import type { Picture } from "../../lib/game";

export const PICTURES: Record<Poche["Verb"], Picture> = {
  choose: Shield,
  flip: FlipHorizontal2,
  move: Move,
  to: ArrowLeftRight,
  stay: Anchor,
  turn: RotateCw,
  decline: X,
};
