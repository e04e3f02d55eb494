// A caught prey leaves its cell and goes to its captor's side, wherever that lies on this screen.
import type { Catch } from "./state";

export function flyToCaptor(root: HTMLElement, prey: Catch, delay: number, duration: number): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const piece = root.querySelector<HTMLElement>(`[data-piece="${prey.cell}"]`);
  const flying = piece?.querySelector<HTMLElement>(".flight");
  const slot = root.querySelector(`[data-prey="${prey.name}"]`);
  if (!piece || !flying || !slot) return;
  const from = flying.getBoundingClientRect();
  const to = slot.getBoundingClientRect();
  const dx = to.x + to.width / 2 - (from.x + from.width / 2);
  const dy = to.y + to.height / 2 - (from.y + from.height / 2);
  piece.style.zIndex = "6";
  const flight = flying.animate(
    [
      { transform: "none" },
      { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 24}px) scale(1.15)`, offset: 0.45 },
      { transform: `translate(${dx}px, ${dy}px) scale(${to.width / from.width})` },
    ],
    { delay, duration, easing: "ease-in-out" },
  );
  flight.onfinish = flight.oncancel = () => piece.style.removeProperty("z-index");
}
