// A picture for everything that can be done, shown wherever a choice is a button of its own.
import ArrowDownToLine from "@lucide/svelte/icons/arrow-down-to-line";
import ArrowUpFromLine from "@lucide/svelte/icons/arrow-up-from-line";
import Check from "@lucide/svelte/icons/check";
import Copy from "@lucide/svelte/icons/copy";
import Gift from "@lucide/svelte/icons/gift";
import Hand from "@lucide/svelte/icons/hand";
import HandHelping from "@lucide/svelte/icons/hand-helping";
import HandPlatter from "@lucide/svelte/icons/hand-platter";
import Layers2 from "@lucide/svelte/icons/layers-2";
import Moon from "@lucide/svelte/icons/moon";
import RefreshCw from "@lucide/svelte/icons/refresh-cw";
import SkipForward from "@lucide/svelte/icons/skip-forward";
import Sparkles from "@lucide/svelte/icons/sparkles";
import UserCheck from "@lucide/svelte/icons/user-check";
import type { Mistigri } from "../../generated/mistigri";
import type { Picture } from "../../lib/game";

export const PICTURES: Record<Mistigri["Verb"], Picture> = {
  draw: Hand,
  play: Copy,
  with: Layers2,
  pass: Moon,
  decline: Check,
  effect: Sparkles,
  reverse: RefreshCw,
  offer: HandPlatter,
  choose: UserCheck,
  give: Gift,
  serve: HandHelping,
  skip: SkipForward,
  put: ArrowDownToLine,
  take: ArrowUpFromLine,
};
