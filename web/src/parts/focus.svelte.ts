// Keeps the keyboard focus when the element that had it is gone.

/** Move a lost focus to the next choice on the board. `next` gives its selector, or null. */
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

/** Whether the focus is nowhere, or on an element around the board. */
function isLost(board: HTMLElement): boolean {
  return !document.activeElement || document.activeElement.contains(board);
}

/** Keep the focus near: if the focused element is gone, move the focus to what was around it. */
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
