// The cats of Crazy Mistigri: each colour of the box has a coat, a fur and a symbol, so that nothing depends on colour alone.
import { COATS, type Coat, type CoatName, type Fur } from "./palette";

export const SYMBOLS = ["sun", "heart", "leaf", "drop", "star", "moon", "flower", "cloud", "eye"] as const;
export type CatSymbol = (typeof SYMBOLS)[number];

export interface CatLook {
  coat: CoatName;
  fur: Fur;
  symbol: CatSymbol;
}

export const MISTIGRI = "mistigri";
const MUMMY: CatLook = { coat: "grey", fur: "plain", symbol: "eye" };

/** As many coats as a box can have colours; the first five are those of the box as it comes. */
const LOOKS: readonly CatLook[] = [
  { coat: "yellow", fur: "tabby", symbol: "sun" },
  { coat: "red", fur: "patch", symbol: "heart" },
  { coat: "green", fur: "spots", symbol: "leaf" },
  { coat: "blue", fur: "tuxedo", symbol: "drop" },
  { coat: "purple", fur: "points", symbol: "star" },
  { coat: "orange", fur: "calico", symbol: "moon" },
  { coat: "pink", fur: "mask", symbol: "flower" },
  { coat: "sky", fur: "plain", symbol: "cloud" },
];

/**
 * The look of a colour. A corrected box may call its colours anything: a name that is a coat's gets that coat, and the
 * others share what is left, in the order of the box, so that no two of `colours` look alike.
 */
export function catLook(colour: string, colours: readonly string[] = []): CatLook {
  if (colour === MISTIGRI) return MUMMY;
  const own = LOOKS.find((look) => look.coat === colour);
  if (own) return own;
  const free = LOOKS.filter((look) => !colours.includes(look.coat));
  const strangers = colours.filter((each) => !LOOKS.some((look) => look.coat === each));
  const place = strangers.includes(colour) ? strangers.indexOf(colour) : spell(colour);
  return (free.length > 0 ? free : LOOKS)[place % (free.length || LOOKS.length)] as CatLook;
}

/** A number from the name of a colour, always the same; used when the box is not known. */
function spell(word: string): number {
  return [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
}

export function catTones(colour: string, colours: readonly string[] = []): Coat {
  return COATS[catLook(colour, colours).coat];
}
