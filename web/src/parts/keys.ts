// Arrow keys move along a group of buttons, the same way on every board; Tab leaves the group.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Move the focus to the button before or after, from the last to the first too. */
export function walksAlong(group: HTMLElement): () => void {
  function walk(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.metaKey || event.ctrlKey) return;
    const all = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  }
  group.addEventListener("keydown", walk);
  return () => group.removeEventListener("keydown", walk);
}
