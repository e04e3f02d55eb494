// The seven clans of Chats de poche: each has a coat, a fur, something it wears, a cloth and a symbol of its own.
import { COATS, type Coat, type CoatName, type Fur, type Mood, type Wear } from "./palette";

export const CLANS = ["royal", "gourmet", "crook", "defender", "chaos", "power", "ghost"] as const;
export type Clan = (typeof CLANS)[number];

export interface ClanLook {
  coat: CoatName;
  fur: Fur;
  wear: Wear;
}

const LOOKS: Record<Clan, ClanLook> = {
  royal: { coat: "purple", fur: "points", wear: "ruff" },
  gourmet: { coat: "green", fur: "spots", wear: "napkin" },
  crook: { coat: "orange", fur: "tabby", wear: "domino" },
  defender: { coat: "red", fur: "patch", wear: "cape" },
  chaos: { coat: "pink", fur: "calico", wear: "tuft" },
  power: { coat: "sky", fur: "tuxedo", wear: "headband" },
  ghost: { coat: "night", fur: "mask", wear: "sheet" },
};

export function clanLook(clan: string): ClanLook {
  return LOOKS[clan as Clan] ?? LOOKS.royal;
}

export function clanCoat(clan: string): Coat {
  return COATS[clanLook(clan).coat];
}

const BY_VALUE: readonly Mood[] = ["sleepy", "shy", "curious", "sly", "happy", "surprised", "grumpy", "fierce", "royal"];

/** The mood follows from the value; a cat without a value yet is dizzy. */
export function moodOf(value: number | null | undefined): Mood {
  if (value == null) return "dizzy";
  return BY_VALUE[Math.min(Math.max(value, 1), BY_VALUE.length) - 1] ?? "happy";
}
