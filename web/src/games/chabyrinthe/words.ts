// Chabyrinthe in words: what is to be done, what happened, and how the board lies, in the person's language.
import type { Gutter, View, Waiting } from "../../generated/chabyrinthe";
import type { Choice, Entry } from "../../generated/protocol";
import type { Say, SeatName } from "../../lib/game";
import { change } from "./change";
import { cellName, INSERT, lights, placeNamed, SIDES, spot, withPush, withTurn, type Link } from "./grid";

/** When the stop of C17 is near enough to be worth a word. */
const NEAR = 20;
const TURNS = ["right", "half", "left"];
const LETTERS = "AB";

export function shapeWords(shape: string, say: Say): string {
  return say(`chabyrinthe-shape-${shape}`);
}

function sidesWords(sides: string, say: Say): string {
  return [...sides].map((side) => say(`chabyrinthe-side-${side}`)).join(say("chabyrinthe-to"));
}

/** "elbow, north–east": a card as it lies. */
export function gutterWords(gutter: Gutter, say: Say): string {
  const joins = gutter.joins.map((sides) => sidesWords(sides, say)).join(say("chabyrinthe-apart"));
  return say("chabyrinthe-gutter", { shape: shapeWords(gutter.shape, say), joins });
}

/** "above a1": a place beside the square. */
export function placeWords(size: number, place: number, say: Say): string {
  const { cell, side } = spot(size, place);
  return say(`chabyrinthe-place-${side}`, { cell: cellName(size, cell) });
}

export function catWords(view: View, cat: Waiting, say: Say): string {
  return say("chabyrinthe-cat", { points: cat.points, place: placeWords(view.side, cat.place, say) });
}

export function homeWords(view: View, home: number, say: Say): string {
  return say("chabyrinthe-home", { home: LETTERS[home] ?? "", place: placeWords(view.side, view.homes[home] ?? 0, say) });
}

/** "row 2, to the left": the line that is pushed towards a place. */
export function lineWords(size: number, place: number, say: Say): string {
  const { cell, side } = spot(size, place);
  return say(`chabyrinthe-line-${side}`, { row: Math.floor(cell / size) + 1, column: "abcd"[cell % size] ?? "" });
}

/** What a preview would win; empty for nothing. */
export function gainWords(links: Link[], say: Say): string {
  const points = new Map(links.map((link) => [link.place, link.points]));
  if (!points.size) return "";
  return say("chabyrinthe-would-save", { cats: points.size, points: [...points.values()].reduce((sum, each) => sum + each, 0) });
}

export function prompt(view: View, say: Say): string {
  const cat = view.cats.find((each) => each.place === view.asks);
  return say(view.phase === "act" && !view.may_insert ? "chabyrinthe-phase-turn" : `chabyrinthe-phase-${view.phase}`, {
    actions: view.actions,
    cat: cat ? catWords(view, cat, say) : "",
    shape: view.hand ? shapeWords(view.hand, say) : "",
    line: view.removes === null ? "" : lineWords(view.side, view.removes, say),
  });
}

const ARTICLES: Record<string, string> = {
  act: "C5",
  where: "C7",
  facing: "C7",
  home: "C10",
  saving: "C8",
  stepping: "C9",
  arriving: "C9",
  over: "C13",
};

export function article(view: View): string {
  if (view.phase === "over" && view.won.length === 1) return "C15";
  return ARTICLES[view.phase] ?? "C5";
}

export function remaining(view: View, say: Say): string {
  if (view.phase === "over") return "";
  const parts = [say("chabyrinthe-cats-left", { cats: view.cat_pile + view.cats.length })];
  if (view.won.length === 1) parts.push(say("chabyrinthe-turn-number", { turns: view.turns }));
  if (view.patience <= NEAR) parts.push(say("chabyrinthe-patience", { turns: view.patience }));
  return parts.join(" · ");
}

/** A choice, and what it would win: others see that on the board. */
function worth(words: string, after: Gutter[], view: View, say: Say): string {
  return [words, gainWords(lights(view.side, after, view.cats, view.homes).links, say)].filter(Boolean).join(" · ");
}

export function label(choice: Choice, view: View, say: Say): string {
  const [word = "", what = "", how = ""] = choice.text.split(" ");
  if (word === "turn" && TURNS.includes(how))
    return worth(
      say(`chabyrinthe-do-turn-${how}`, { cell: what }),
      withTurn(view, Math.floor(choice.decision / 3), (choice.decision % 3) + 1),
      view,
      say,
    );
  if (choice.decision === INSERT && word === "insert") return say("chabyrinthe-do-insert");
  if (word === "out") {
    const place = placeNamed(view.side, what);
    return place < 0 ? choice.text : say("chabyrinthe-do-out", { line: lineWords(view.side, place, say), cell: what.slice(0, 2) });
  }
  if (word === "face") {
    const words = say("chabyrinthe-do-face", { quarters: Number(what) });
    return view.removes === null ? words : worth(words, withPush(view, view.removes, Number(what)), view, say);
  }
  if (word === "home") return say("chabyrinthe-do-home", { home: homeWords(view, LETTERS.indexOf(what), say) });
  return choice.text;
}

/** Who did it: French conjugates for "you". */
function mover(seats: SeatName[], seat: number, say: Say): { who: string; you: string } {
  const found = seats[seat];
  return found?.you ? { who: say("you"), you: "yes" } : { who: found?.name ?? "?", you: "no" };
}

export function sentence(entry: Entry, seats: SeatName[], say: Say): string {
  const who = mover(seats, entry.seat, say);
  const [word = "", what = "", how = ""] = entry.text.split(" ");
  if (word === "turn" && TURNS.includes(how)) return say("chabyrinthe-turned", { ...who, cell: what, how: say(`chabyrinthe-how-${how}`) });
  if (word === "insert") return say("chabyrinthe-log-drew", who);
  if (word === "out")
    return say("chabyrinthe-log-out", {
      ...who,
      cell: what.slice(0, 2),
      way: say(`chabyrinthe-way-${SIDES["^>v<".indexOf(what[2] ?? "^")]}`),
    });
  if (word === "face") return say("chabyrinthe-log-face", { ...who, quarters: Number(what) });
  if (word === "home") return say("chabyrinthe-log-home", { ...who, home: what });
  return entry.text;
}

export function happened(before: View, after: View, seats: SeatName[], say: Say): string[] {
  const who = mover(seats, before.to_move, say);
  const { turned, pushed, drew, won, stepped, arrived } = change(before, after);
  const told: string[] = [];
  if (turned)
    told.push(
      say("chabyrinthe-turned", {
        ...who,
        cell: cellName(after.side, turned.cell),
        how: say(`chabyrinthe-how-${TURNS[turned.quarters - 1]}`),
      }),
    );
  if (drew) told.push(say("chabyrinthe-drew", { ...who, shape: shapeWords(after.hand ?? "", say) }));
  if (pushed !== null) told.push(say("chabyrinthe-pushed", { ...who, line: lineWords(after.side, pushed, say) }));
  for (const { seat, cat } of won) told.push(say("chabyrinthe-won", { ...mover(seats, seat, say), points: cat.points }));
  if (stepped) told.push(say("chabyrinthe-stepped", { home: LETTERS[stepped.home] ?? "", place: placeWords(after.side, stepped.to, say) }));
  if (arrived) told.push(say("chabyrinthe-arrived", { points: arrived.points, place: placeWords(after.side, arrived.place, say) }));
  if (after.phase === "saving" && before.phase !== "saving") {
    for (const rescue of after.rescues) {
      told.push(
        say("chabyrinthe-saving", {
          points: rescue.points,
          place: placeWords(after.side, rescue.place, say),
          home: LETTERS[rescue.home] ?? "",
        }),
      );
    }
  }
  if (after.phase === "over" && before.phase !== "over")
    told.push(say(after.cats.length || after.cat_pile ? "chabyrinthe-stopped" : "chabyrinthe-all-home"));
  return told;
}

export function describe(view: View, seats: SeatName[], say: Say): string[] {
  const size = view.side;
  const rows = Array.from({ length: size }, (_, row) => row).map((row) =>
    say("chabyrinthe-row", {
      row: row + 1,
      cards: view.cells
        .slice(row * size, row * size + size)
        .map((gutter, column) => `${cellName(size, row * size + column)} ${gutterWords(gutter, say)}`)
        .join(say("between")),
    }),
  );
  const around = [...view.cats.map((cat) => catWords(view, cat, say)), ...view.homes.map((_, home) => homeWords(view, home, say))];
  const owners = seats.map((seat, number) =>
    say("chabyrinthe-has", {
      who: seat.you ? say("you") : seat.name,
      cats: view.won[number]?.length ? say("chabyrinthe-cats-worth", { list: view.won[number].join(", ") }) : say("chabyrinthe-no-cats"),
    }),
  );
  const top = view.pile[0];
  return [
    ...around,
    ...(view.hand ? [say("chabyrinthe-in-hand", { shape: shapeWords(view.hand, say) })] : []),
    ...rows,
    say("chabyrinthe-piles", { gutters: view.pile.length, cats: view.cat_pile }),
    ...(top ? [say("chabyrinthe-pile-top", { shape: shapeWords(top, say) })] : []),
    ...owners,
  ];
}
