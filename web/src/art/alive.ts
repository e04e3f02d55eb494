// Cats at rest blink, flick an ear or let an eye glow: now and then, and one cat at a time. Animations without an end would
// keep every part of every cat in a layer of its own, and the browser busy between two blinks.
import { prefs } from "../lib/prefs.svelte";

const BEAT_MS = 2400;
const FLICK = [0, -9, 5, -4, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));
const HABITS = [
  { part: ".eyes", frames: [{}, { transform: "scaleY(0.08)" }, {}], duration: 300 },
  { part: ".ear.left", frames: FLICK, duration: 440 },
  { part: ".ear.right", frames: FLICK, duration: 540 },
  { part: ".glow", frames: [{}, { opacity: 0.6 }, {}], duration: 1300 },
];
const resting = new Set<Element>();
let heart: ReturnType<typeof setInterval> | undefined;

/** Attaches to a drawing of a cat, which rests for as long as it is on the page. */
export function rests(cat: Element): () => void {
  resting.add(cat);
  heart ??= setInterval(stir, BEAT_MS);
  return () => {
    resting.delete(cat);
    if (resting.size > 0) return;
    clearInterval(heart);
    heart = undefined;
  };
}

/** Let one random cat move once. */
function stir(): void {
  if (prefs.calm || document.visibilityState === "hidden") return;
  const cat = anyOf([...resting]);
  const habit = anyOf(HABITS.filter(({ part }) => cat.querySelector(part)));
  if (!habit || !cat.checkVisibility({ visibilityProperty: true })) return;
  for (const part of cat.querySelectorAll(habit.part)) part.animate(habit.frames, { duration: habit.duration, easing: "ease" });
}

function anyOf<Thing>(things: Thing[]): Thing {
  return things[Math.floor(Math.random() * things.length)]!;
}
