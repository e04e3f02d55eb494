// Whoever plays by keys never loses their place: what they pressed may be gone, and the focus goes on without it.

/** A board takes a lost focus to where the next choice is. `next` says where, as a selector; null where there is none. */
export function goesOn(next: () => string | null): (board: HTMLElement) => () => void {
  return (board) => {
    let within = false;
    const come = () => (within = true);
    const go = ({ relatedTarget }: FocusEvent) => (within = !relatedTarget || board.contains(relatedTarget as Node));
    board.addEventListener("focusin", come);
    board.addEventListener("focusout", go);
    $effect(() => {
      const place = next();
      if (place && within && isLost(board)) board.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
    });
    return () => {
      board.removeEventListener("focusin", come);
      board.removeEventListener("focusout", go);
    };
  };
}

/** Is the focus nowhere, or on something that the whole board is only a part of? */
function isLost(board: HTMLElement): boolean {
  return !document.activeElement || document.activeElement.contains(board);
}

/** A part of the page that keeps the focus near: where it was in something that is gone, it goes to what was around that. */
export function keepsFocus(frame: HTMLElement): () => void {
  let around: EventTarget[] = [];
  const remember = (event: FocusEvent) => (around = event.composedPath());
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !frame.contains(relatedTarget as Node)) around = [];
  };
  const watcher = new MutationObserver(() => {
    const [last] = around;
    if (!(last instanceof HTMLElement) || last.isConnected || document.activeElement !== document.body) return;
    const near = around.find(
      (each) => each instanceof HTMLElement && each.isConnected && each.tabIndex === -1 && each.hasAttribute("tabindex"),
    );
    ((near as HTMLElement | undefined) ?? frame.querySelector<HTMLElement>(".stage"))?.focus({ preventScroll: true });
  });
  frame.addEventListener("focusin", remember);
  frame.addEventListener("focusout", leave);
  watcher.observe(frame, { childList: true, subtree: true });
  return () => {
    frame.removeEventListener("focusin", remember);
    frame.removeEventListener("focusout", leave);
    watcher.disconnect();
  };
}
