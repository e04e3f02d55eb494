// An avatar as a word: coat, fur, mood and an optional crown, such as "yellow-tabby-happy".
import { COATS, FURS, MOODS, type CoatName, type Fur, type Mood } from "./palette";

export interface AvatarCat {
  coat: CoatName;
  fur: Fur;
  mood: Mood;
  crown: boolean;
}

const COAT_NAMES = Object.keys(COATS) as CoatName[];

/** Read the parts of an avatar in any order; a missing part is derived from the word itself. */
export function readAvatar(avatar: string): AvatarCat {
  const words = avatar.split("-");
  const seed = [...avatar].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return {
    coat: named(words, COAT_NAMES) ?? pick(COAT_NAMES, seed),
    fur: named(words, FURS) ?? pick(FURS, seed >>> 4),
    mood: named(words, MOODS) ?? pick(MOODS, seed >>> 8),
    crown: words.includes("crown"),
  };
}

export function writeAvatar(cat: AvatarCat): string {
  return [cat.coat, cat.fur, cat.mood, ...(cat.crown ? ["crown"] : [])].join("-");
}

export function randomAvatar(random: () => number = Math.random): string {
  const any = <T>(all: readonly T[]) => pick(all, Math.floor(random() * all.length));
  return writeAvatar({ coat: any(COAT_NAMES), fur: any(FURS), mood: any(MOODS), crown: false });
}

/** This cat and `count` others to choose from, no two alike. */
export function withOthers(avatar: string, count: number, random: () => number = Math.random): string[] {
  const cats = new Set([avatar]);
  while (cats.size <= count) cats.add(randomAvatar(random));
  return [...cats];
}

function named<T extends string>(words: string[], known: readonly T[]): T | undefined {
  return known.find((word) => words.includes(word));
}

function pick<T>(all: readonly T[], number: number): T {
  return all[number % all.length] as T;
}
