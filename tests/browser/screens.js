// What is wrong with the page as it stands in its window. `screens.py` says what is promised; this looks.
// Answers { faults: [{ kind, what, pixels }], text, print, piece, turn, chairs, offered }.
// `free`: the page may be scrolled, as home may; else it is a scene that fills the window.
({ free, least }) => {
  const WIDE = innerWidth, HIGH = innerHeight;
  const FINGER = 44, STRIP = 22, SLACK = 1.5, STEP = 4;
  // What may be scrolled up and down inside of a window: nobody decides there.
  const SCROLLS = "dialog, [role=dialog], .side, .ending, .middle, .scrolls";
  const PRESSED = "a[href], button, input, select, textarea, summary, label, [role=button], [role=option], [role=tab], [data-choice]";
  const PIECES = "[data-cell], [data-card], [data-piece], [data-tile], [data-choice]:not(.button)";
  const faults = [];

  const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom, width: right - left, height: bottom - top });
  const rectOf = (element) => boxOf(element.getBoundingClientRect());
  const inner = (one, other) =>
    boxOf({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
  const pixels = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(",");
  const size = (box) => `${Math.round(box.width)}×${Math.round(box.height)}`;
  const WINDOW = boxOf({ left: 0, top: 0, right: WIDE, bottom: HIGH });
  const outside = (box, around) =>
    Math.max(around.left - box.left, around.top - box.top, box.right - around.right, box.bottom - around.bottom);
  const nested = (one, other) => one.contains(other) || other.contains(one);
  const nameOf = (element) => {
    const words = element.ariaLabel || element.title || element.innerText || element.textContent || "";
    const sort = [...element.classList].filter((each) => !each.startsWith("svelte-")).join(".");
    const choice = element.dataset?.choice ?? element.dataset?.cell ?? element.dataset?.card;
    const about = words.trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.localName}${sort && `.${sort}`}${choice === undefined ? "" : `[${choice}]`}${about && ` “${about}”`}`;
  };
  const fault = (kind, what, measured) => faults.push({ kind, what: typeof what === "string" ? what : nameOf(what), pixels: measured });
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("[inert], .hidden, .visually-hidden") &&
    rectOf(element).width > 1; // what is for screen readers alone is a pixel wide

  // An open dialog is all that can be reached; over the result of a game nobody needs the board any more.
  const dialog = [...document.querySelectorAll("dialog[open], [role=dialog]")].filter(shown).at(-1);
  const place = dialog ?? document.querySelector(".scene") ?? document.body;
  const ending = dialog ? null : place.querySelector(".ending");
  const matters = (element) => shown(element) && !(ending && element.closest(".stage") && !ending.contains(element));
  const all = (selector) => [...place.querySelectorAll(selector)].filter(matters);
  const scroller = (element) => element.parentElement?.closest(SCROLLS) ?? null;
  const visible = (element) => (scroller(element) ? inner(rectOf(scroller(element)), WINDOW) : WINDOW);

  // --- what can be pressed -------------------------------------------------------------------------------------------
  const inline = (element) =>
    element.localName === "a" && getComputedStyle(element).display === "inline" && element.parentElement.textContent.trim() !== element.textContent.trim();
  const pressable = all(PRESSED).filter(
    (element) =>
      !element.matches(":disabled, [aria-disabled=true]") &&
      !inline(element) &&
      (element.localName === "label" ? element.control && !element.control.disabled : !element.closest("label")),
  );

  // Cards of one hand, pieces of one pile: the nearest thing that holds several of their kind.
  const kind = (element) => element.localName + (element.classList[0] ?? "");
  const fan = (element) => {
    for (let at = element, up = at.parentElement; up && up !== place; at = up, up = up.parentElement)
      if ([...up.children].filter((each) => kind(each) === kind(at)).length > 1) return up;
    return null;
  };
  const carries = (element) => element.matches(PIECES) || element.closest("li, [data-hand]");
  const together = (one, other) => {
    const held = fan(one);
    return held !== null && carries(one) && carries(other) && held === fan(other);
  };

  const hits = (element, x, y) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && element.contains(at);
  };
  /** The largest part of it that a finger hits, where no more counts than a finger needs: [width, height]. */
  const handle = (element) => {
    const box = inner(rectOf(element), visible(element));
    if (box.width <= 0 || box.height <= 0) return [0, 0];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    // The pad of a finger is round, as many buttons are.
    const round = (far, many) => Array.from({ length: many }, (_, each) => [far * Math.cos((2 * Math.PI * each) / many), far * Math.sin((2 * Math.PI * each) / many)]);
    const near = [[0, 0], ...round(FINGER / 4, 4), ...round(FINGER / 2 - 1, 8)];
    if (Math.min(box.width, box.height) > FINGER - 0.6 && near.every(([right, down]) => hits(element, x + right, y + down)))
      return [FINGER, FINGER];
    const [columns, rows] = [box.width, box.height].map((long) => Math.max(1, Math.round(long / Math.max(STEP, long / 48))));
    const [wide, high] = [box.width / columns, box.height / rows];
    const runs = Array.from({ length: columns }, () => 0); // so many cells upwards of here are hit
    let best = [0, 0];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++)
        runs[column] = hits(element, box.left + (column + 0.5) * wide, box.top + (row + 0.5) * high) ? runs[column] + 1 : 0;
      for (let first = 0; first < columns; first++) {
        let least = rows;
        for (let last = first; last < columns && runs[last] > 0; last++) {
          least = Math.min(least, runs[last]);
          const found = [(last - first + 1) * wide, least * high];
          const worth = ([width, height]) => Math.min(width, FINGER) * Math.min(height, FINGER);
          if (worth(found) > worth(best)) best = found;
        }
      }
    }
    return best;
  };

  const scrolled = new Map();
  for (const element of pressable) {
    const around = scroller(element);
    if (around && outside(rectOf(element), visible(element)) > 0) {
      if (!scrolled.has(around)) scrolled.set(around, around.scrollTop);
      around.scrollTop += rectOf(element).top - rectOf(around).top - around.clientHeight / 2 + rectOf(element).height / 2;
    }
    const box = rectOf(element);
    const beyond = free && !around ? Math.max(-box.left, box.right - WIDE) : outside(box, visible(element));
    if (beyond > SLACK && !(around && box.height > around.clientHeight)) {
      fault("off screen", element, pixels(box));
      continue;
    }
    if (free && !around) element.scrollIntoView({ block: "center", behavior: "instant" });
    const [wide, high] = handle(element);
    const crowd = pressable.some((other) => other !== element && together(element, other));
    const strip = crowd && Math.max(wide, high) > FINGER - 0.6 && Math.min(wide, high) > STRIP - 0.6;
    if (wide === 0) {
      const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      fault("covered", element, `${pixels(box)} by ${over ? nameOf(over) : "nothing"}`);
    } else if (Math.min(wide, high) <= FINGER - 0.6 && !strip)
      fault("small", element, `${Math.round(wide)}×${Math.round(high)} of ${size(box)} can be hit`);
  }
  for (const [around, top] of scrolled) around.scrollTop = top;

  // --- what lies over each other -------------------------------------------------------------------------------------
  const plates = all(".plate, .prompt");
  const stacks = new Map();
  const stack = (x, y) => {
    const key = `${Math.round(x)},${Math.round(y)}`;
    if (!stacks.has(key)) stacks.set(key, document.elementsFromPoint(x, y));
    return stacks.get(key);
  };
  const lies = (element, x, y) => plates.includes(element) || stack(x, y).some((each) => element.contains(each));
  const solid = [...new Set([...pressable, ...plates])].map((element) => [element, inner(rectOf(element), visible(element))]);
  const sameChair = (one, other) => one.closest(".chair") !== null && one.closest(".chair") === other.closest(".chair");
  solid.forEach(([one, first], index) => {
    for (const [other, second] of solid.slice(index + 1)) {
      const shared = inner(first, second);
      if (shared.width <= 2 || shared.height <= 2 || nested(one, other) || together(one, other) || sameChair(one, other)) continue;
      if (scroller(one) !== scroller(other)) continue; // what is scrolled away under the edge
      let count = 0;
      for (let down = 1; down < 8; down++)
        for (let right = 1; right < 8; right++) {
          const [x, y] = [shared.left + (shared.width * right) / 8, shared.top + (shared.height * down) / 8];
          if (lies(one, x, y) && lies(other, x, y)) count++;
        }
      if (count > 1) fault("overlap", `${nameOf(one)} and ${nameOf(other)}`, `${size(shared)} at ${pixels(shared)}`);
    }
  });

  // --- what is to be read --------------------------------------------------------------------------------------------
  let text = null, print = null;
  const scales = new Map();
  /** How much larger it is drawn than laid out, by all transforms around it. */
  const scaleOf = (element) => {
    if (!element) return 1;
    if (!scales.has(element)) {
      const { transform, scale } = getComputedStyle(element);
      const { a, b, c, d } = new DOMMatrix(transform);
      const [wide, high = wide] = scale === "none" ? [1] : scale.split(" ").map(Number);
      scales.set(element, scaleOf(element.parentElement) * Math.sqrt(Math.abs((a * d - b * c) * wide * high)));
    }
    return scales.get(element);
  };
  const lines = [];
  const walk = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, holder = node.parentElement, words = node.data.trim();
    if (!words || holder.closest("script, style, option, textarea") || !matters(holder)) continue;
    const style = getComputedStyle(holder);
    const drawn = holder.closest("svg") !== null;
    const matrix = drawn && holder.getScreenCTM ? holder.getScreenCTM() : null;
    const px = parseFloat(style.fontSize) * (matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : scaleOf(holder));
    const found = { px: Math.round(px * 10) / 10, what: words.slice(0, 24) };
    // A picture on a button, or marked as a sign, only says what can be looked at more closely.
    const pictured = (holder.closest("button, a") && !holder.closest(PIECES)) || holder.closest("[data-sign]");
    if (drawn) print = pictured || (print && print.px <= px) ? print : found;
    else text = text && text.px <= px ? text : found;
    if (drawn) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].map(boxOf).filter(({ width }) => width > 0);
    const height = parseFloat(style.fontSize);
    const say = `“${words.slice(0, 40)}” in ${nameOf(holder).split(" “")[0]}`;
    const name = holder.closest(".cut, .name") !== null; // names may be shortened, but not to nothing
    let cut = false;
    for (let up = holder; up && up !== place.parentElement && !cut; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const edge = rectOf(up);
      const rolls = up.matches(SCROLLS);
      for (const line of rects) {
        const across = overflowX === "visible" ? 0 : Math.max(edge.left - line.left, line.right - edge.right);
        const along = overflowY === "visible" || rolls ? 0 : Math.max(edge.top - line.top, line.bottom - edge.bottom);
        const shortened = up === holder && overflowX !== "visible" && up.scrollWidth > up.clientWidth + 1;
        const left = Math.min(line.right, edge.right) - Math.max(line.left, edge.left);
        const enough = name && left >= Math.min(2.5 * height, line.width) - 1;
        if ((across > 2 || shortened || along > 0.3 * height) && !enough && !cut) {
          cut = true;
          fault("clipped", say, `${size(line)} at ${pixels(line)} in ${size(edge)}`);
        }
      }
      if (rolls) break;
    }
    if (cut) continue;
    const rolls = scroller(holder);
    for (const line of rects) {
      const tight = boxOf({ ...line, top: line.top + 0.2 * line.height, bottom: line.bottom - 0.2 * line.height });
      const beyond = rolls || free ? Math.max(-line.left, line.right - WIDE) : outside(tight, WINDOW);
      if (beyond > 2) {
        if (!name) fault("off screen", say, pixels(line));
        break;
      }
      if (!rolls && !free) lines.push({ holder, say, box: name ? inner(tight, rectOf(holder)) : tight });
    }
  }
  const over = (element) => element.closest("[role=alert], .speech, .bubble"); // said for a moment, over what is there
  const opaque = (element) => element.innerText?.trim() || element.querySelector?.("svg") || !/, 0\)$|transparent/.test(getComputedStyle(element).backgroundColor);
  for (const { holder, say, box } of lines) {
    if (over(holder) || getComputedStyle(holder).pointerEvents === "none") continue;
    for (const share of [0.1, 0.5, 0.9]) {
      const top = document.elementFromPoint(box.left + box.width * share, (box.top + box.bottom) / 2);
      if (!top || nested(top, holder) || over(top) || together(top.closest(PIECES) ?? top, holder.closest(PIECES) ?? holder)) continue;
      if (sameChair(top, holder) || !opaque(top)) continue;
      fault("text covered", say, `by ${nameOf(top)}`);
      break;
    }
  }
  lines.forEach(({ holder, say, box }, index) => {
    if (over(holder)) return;
    for (const other of lines.slice(index + 1)) {
      const shared = inner(box, other.box);
      if (shared.width <= 2 || shared.height <= 2 || other.holder === holder || over(other.holder)) continue;
      if (together(holder.closest(PIECES) ?? holder, other.holder.closest(PIECES) ?? other.holder)) continue;
      fault("texts overlap", `${say} and ${other.say}`, `${size(shared)} at ${pixels(shared)}`);
    }
    for (const element of pressable) {
      const shared = inner(box, rectOf(element));
      if (shared.width <= 2 || shared.height <= 2 || nested(element, holder) || sameChair(element, holder)) continue;
      const piece = element.closest("li, figure, .card");
      if ((piece && piece.contains(holder)) || scroller(element) !== scroller(holder)) continue;
      if (together(element, holder.closest(PIECES) ?? holder)) continue;
      if (lies(element, (shared.left + shared.right) / 2, (shared.top + shared.bottom) / 2))
        fault("text over a target", `${say} and ${nameOf(element)}`, `${size(shared)} at ${pixels(shared)}`);
    }
  });
  if (text && text.px < least) fault("small text", `“${text.what}”`, `${text.px} px`);

  // --- pieces, the scene, the players, the prompt --------------------------------------------------------------------
  let piece = null;
  for (const element of all(PIECES)) {
    const { width, height } = rectOf(element);
    const px = Math.round(Math.min(width, height) * 10) / 10;
    if (!piece || px < piece.px) piece = { px, what: nameOf(element) };
  }
  const root = document.documentElement;
  if (root.scrollWidth > WIDE + 1) fault("scrolls sideways", "the page", `${root.scrollWidth} in ${WIDE}`);
  if (!free && root.scrollHeight > HIGH + 1) fault("scrolls", "the page", `${root.scrollHeight} in ${HIGH}`);
  if (dialog) {
    if (outside(rectOf(dialog), WINDOW) > SLACK + 1) fault("off screen", dialog, pixels(rectOf(dialog)));
    if (dialog.scrollWidth > dialog.clientWidth + 1) fault("scrolls sideways", dialog, `${dialog.scrollWidth} in ${dialog.clientWidth}`);
    const close = dialog.querySelector("header button");
    if (close && outside(rectOf(close), inner(rectOf(dialog), WINDOW)) > SLACK) fault("off screen", close, pixels(rectOf(close)));
  }
  const chairs = all(".chair");
  for (const chair of chairs.filter((each) => !scroller(each)))
    for (const part of chair.querySelectorAll(".cat, .plate"))
      if (outside(rectOf(part), WINDOW) > 3) fault("off screen", `${part.classList[0]} of ${nameOf(chair)}`, pixels(rectOf(part)));
  const prompt = dialog ? null : document.querySelector(".prompt .what");
  if (prompt && !prompt.textContent.trim()) fault("empty", "the prompt", "");
  if (prompt && outside(rectOf(prompt), WINDOW) > SLACK) fault("off screen", "the prompt", pixels(rectOf(prompt)));
  const marked = chairs.filter((chair) => chair.matches(".turn"));
  for (const chair of marked)
    if (![...chair.querySelectorAll(".mark")].some((mark) => shown(mark) && outside(rectOf(mark), WINDOW) < SLACK))
      fault("no mark", chair, "whose turn it is");
  const whose = (chair) => (chair.querySelector(".name") ?? chair).textContent.trim();
  return {
    faults,
    text,
    print,
    piece,
    chairs: chairs.map(whose),
    turn: marked.map(whose),
    prompt: prompt?.textContent.trim() ?? null,
    offered: [...new Set(all("[data-choice]").map((each) => Number(each.dataset.choice)))],
  };
}
