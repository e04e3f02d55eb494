// Pictures beside the articles of the rules, of the same components as on the board.
import { mount, unmount, type Component } from "svelte";

/** Draws itself into an element, and returns what takes it away again. */
export type Figure = (target: Element) => () => void;

export function figure<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): Figure {
  return (target) => {
    const shown = mount(part, { target, props });
    return () => void unmount(shown);
  };
}

/** Draw the figures of each article in front of its text; screen readers are told the text alone. */
export function illustrate(page: Element, figures: Record<string, Figure[]>): () => void {
  const drawn: (() => void)[] = [];
  for (const [article, all] of Object.entries(figures)) {
    const place = page.querySelector(`#article-${article}`);
    if (!place) continue;
    const row = document.createElement("div");
    row.className = "figures";
    row.ariaHidden = "true";
    place.prepend(row);
    for (const draw of all) {
      const box = document.createElement("span");
      row.append(box);
      drawn.push(draw(box));
    }
  }
  return () => drawn.forEach((takeAway) => takeAway());
}
