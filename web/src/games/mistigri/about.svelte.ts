// Cards explain themselves: whoever hovers over one, has the focus on it or presses long sees what it is good for.
import { on } from "svelte/events";

/** How long a mouse rests before it asks, and how long a finger presses. */
const RESTS = 450;
/** How far a pressing finger slips without meaning to. */
const SLIP = 8;

export class About {
  /** The card that is explained, by name, and where it lies in the window. */
  shown = $state.raw<{ name: string; box: DOMRect } | null>(null);
  /** Whether a long press has just shown something, so that the click that ends it chooses nothing. */
  #pressed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #element: HTMLElement | null = null;

  constructor(private readonly id: string) {}

  /** Watch all cards of a board: elements that say of which card they are. */
  readonly attach = (board: HTMLElement): (() => void) => {
    const cardAt = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-about]");
    const ends = [
      on(board, "pointerover", (event) => {
        const card = cardAt(event);
        if (event.pointerType !== "mouse" || card === this.#element) return;
        this.hide();
        if (card && event.buttons === 0) this.#later(card);
      }),
      on(board, "pointerleave", () => this.hide()),
      on(board, "focusin", (event) => {
        const card = cardAt(event);
        if (card?.matches(":focus-visible")) this.#show(card);
      }),
      on(board, "focusout", () => this.hide()),
      on(board, "pointerdown", (event) => {
        this.hide();
        this.#pressed = false;
        const card = cardAt(event);
        if (event.pointerType !== "mouse" && card) this.#press(card, event);
      }),
      // Before any other listener hears of it.
      on(board, "click", (event) => this.#pressed && (event.stopPropagation(), (this.#pressed = false)), { capture: true }),
      on(window, "keydown", (event) => event.key === "Escape" && this.hide()),
    ];
    return () => {
      this.hide();
      for (const end of ends) end();
    };
  };

  hide(): void {
    clearTimeout(this.#timer);
    this.#element?.removeAttribute("aria-describedby");
    this.#element = null;
    this.shown = null;
  }

  #later(card: HTMLElement): void {
    this.#element = card;
    this.#timer = setTimeout(() => this.#show(card), RESTS);
  }

  #press(card: HTMLElement, { clientX, clientY }: PointerEvent): void {
    const ends: (() => void)[] = [];
    const stop = () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
    const timer = setTimeout(() => {
      this.#pressed = true;
      this.#show(card);
    }, RESTS);
    const slipped = (next: PointerEvent) => Math.hypot(next.clientX - clientX, next.clientY - clientY) >= SLIP;
    ends.push(on(window, "pointermove", (next) => slipped(next) && (this.hide(), stop())));
    for (const end of ["pointerup", "pointercancel"] as const) ends.push(on(window, end, stop));
  }

  #show(card: HTMLElement): void {
    const name = card.dataset["about"];
    if (!name || !card.isConnected) return;
    this.#element = card;
    card.setAttribute("aria-describedby", this.id);
    this.shown = { name, box: card.getBoundingClientRect() };
  }
}
