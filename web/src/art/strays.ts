// The fifteen strays of Chabyrinthe: what a cat is worth shows in its mood and its kind of coat, and no two look alike.
import type { CoatName, Fur, Mood } from "./palette";

export interface StrayLook {
  coat: CoatName;
  fur: Fur;
  mood: Mood;
}

const LOOKS: Record<number, StrayLook[]> = {
  3: [
    { coat: "grey", fur: "tabby", mood: "shy" },
    { coat: "cream", fur: "patch", mood: "shy" },
    { coat: "sky", fur: "mask", mood: "sleepy" },
    { coat: "grey", fur: "calico", mood: "shy" },
    { coat: "cream", fur: "points", mood: "sleepy" },
  ],
  4: [
    { coat: "orange", fur: "tabby", mood: "curious" },
    { coat: "red", fur: "patch", mood: "sly" },
    { coat: "yellow", fur: "calico", mood: "curious" },
    { coat: "orange", fur: "mask", mood: "sly" },
    { coat: "red", fur: "tuxedo", mood: "curious" },
  ],
  5: [
    { coat: "purple", fur: "points", mood: "royal" },
    { coat: "blue", fur: "tuxedo", mood: "happy" },
    { coat: "pink", fur: "spots", mood: "happy" },
    { coat: "green", fur: "tabby", mood: "royal" },
    { coat: "purple", fur: "calico", mood: "happy" },
  ],
};

/** One of the cats worth that much; which one follows from where it waits, or in what order it was won. */
export function strayLook(points: number, number: number): StrayLook {
  const looks = LOOKS[Math.min(Math.max(points, 3), 5)] ?? [];
  return looks[(number * 3 + points) % looks.length] ?? { coat: "grey", fur: "tabby", mood: "shy" };
}
