// The small pictures that a game may name for its verbs.
import ArrowDown from "@lucide/svelte/icons/arrow-down";
import ArrowLeftRight from "@lucide/svelte/icons/arrow-left-right";
import ArrowUp from "@lucide/svelte/icons/arrow-up";
import Check from "@lucide/svelte/icons/check";
import CircleDot from "@lucide/svelte/icons/circle-dot";
import Coins from "@lucide/svelte/icons/coins";
import Dices from "@lucide/svelte/icons/dices";
import Eye from "@lucide/svelte/icons/eye";
import Flag from "@lucide/svelte/icons/flag";
import FlipHorizontal2 from "@lucide/svelte/icons/flip-horizontal-2";
import Hand from "@lucide/svelte/icons/hand";
import Layers from "@lucide/svelte/icons/layers";
import MapPin from "@lucide/svelte/icons/map-pin";
import Minus from "@lucide/svelte/icons/minus";
import Moon from "@lucide/svelte/icons/moon";
import Move from "@lucide/svelte/icons/move";
import Octagon from "@lucide/svelte/icons/octagon";
import Plus from "@lucide/svelte/icons/plus";
import RotateCw from "@lucide/svelte/icons/rotate-cw";
import Shield from "@lucide/svelte/icons/shield";
import SkipForward from "@lucide/svelte/icons/skip-forward";
import Star from "@lucide/svelte/icons/star";
import X from "@lucide/svelte/icons/x";
import type { Layout } from "../generated/protocol";
import type { Picture } from "../lib/game";

type Sign = NonNullable<Layout["pictures"]>[string];

const SIGNS: Record<Sign, Picture> = {
  dot: CircleDot,
  up: ArrowUp,
  down: ArrowDown,
  plus: Plus,
  minus: Minus,
  check: Check,
  cross: X,
  hand: Hand,
  eye: Eye,
  flip: FlipHorizontal2,
  swap: ArrowLeftRight,
  move: Move,
  place: MapPin,
  draw: Layers,
  turn: RotateCw,
  flag: Flag,
  star: Star,
  coins: Coins,
  shield: Shield,
  stop: Octagon,
  dice: Dices,
  skip: SkipForward,
  sleep: Moon,
};

export function picturesOf(layout: Layout | null): Record<string, Picture> {
  return Object.fromEntries(Object.entries(layout?.pictures ?? {}).map(([verb, sign]) => [verb, SIGNS[sign]]));
}
