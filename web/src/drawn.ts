// The drawings as plain SVG, for pictures that Python puts together where there is no browser: the lid of every box, and every cat.
// `pictures.ts` beside `vite.config.ts` runs this while the page is built.
import type { Component } from "svelte";
import { render } from "svelte/server";
import { FACES, OTHER_COATS } from "./art/bots";
import Cat from "./art/Cat.svelte";
import { COATS, FURS, MOODS } from "./art/palette";

const BOXES = import.meta.glob<Component>("./games/*/Box.svelte", { eager: true, import: "default" });
/** Python gives a cat its coat: the tones of this one stand for those of any other. */
const ANY = "night";

/** The files of all drawings, by name. */
export function drawn(): Record<string, string> {
  const lids = Object.entries(BOXES).map(([path, Box]): [string, string] => [`lid-${path.split("/")[2]}.svg`, plain(Box, {})]);
  const cats = FURS.flatMap((fur) =>
    MOODS.flatMap((mood) =>
      [false, true].map((crown): [string, string] => [
        `cat-${fur}-${mood}${crown ? "-crown" : ""}.svg`,
        undyed(plain(Cat as Component, { coat: ANY, fur, mood, crown })),
      ]),
    ),
  );
  const known = { coats: COATS, furs: FURS, moods: MOODS, bots: FACES, others: OTHER_COATS };
  return { ...Object.fromEntries([...lids, ...cats]), "cats.json": JSON.stringify(known) };
}

/** A component as one SVG with its style inside, without what the page alone needs. */
function plain(component: Component, props: object): string {
  const { head, body } = render(component, { props: props, idPrefix: "drawn" });
  const styles = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style).join("");
  const svg = body.replaceAll(/<!--.*?-->/gs, "").trim();
  return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ').replace(/(<svg [^>]*>)/, `$1<style>${styles}</style>`);
}

function undyed(svg: string): string {
  const { base, deep, light } = COATS[ANY];
  return svg.replaceAll(base, "{base}").replaceAll(deep, "{deep}").replaceAll(light, "{light}");
}
