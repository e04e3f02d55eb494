// A game that has no folder in the page, at the table: drawn by the plain board, or by the board it brings along.
import type { GameCard } from "../generated/protocol";
import type { GameModule } from "../lib/game";
import { isOwnBoard, type OwnBoard } from "../lib/own";
import { areasOf, changedIn, listed, type Area, type View } from "./layout";
import OwnBoardHolder from "./OwnBoardHolder.svelte";
import PlainBoard from "./PlainBoard.svelte";
import PlainPlace from "./PlainPlace.svelte";
import PlainScore from "./PlainScore.svelte";
import { picturesOf } from "./signs";

/** A step without anything new to see is soon over. */
const BRIEF = 0.4;

export async function plainGame(card: GameCard): Promise<GameModule<unknown>> {
  const own = card.board ? await ownBoard(card.board) : undefined;
  return {
    Place: PlainPlace,
    Board: own === undefined ? PlainBoard : OwnBoardHolder,
    Score: PlainScore,
    pictures: picturesOf(card.layout),
    weight: (before, after) =>
      either(
        () => own?.weight?.(before, after),
        () => (changes(card, before, after).length > 0 ? 1 : BRIEF),
      ),
    sound: (before, after) =>
      either(
        () => own?.sound?.(before, after),
        () => soundOf(changes(card, before, after)),
      ),
    hides: (view) =>
      either(
        () => own?.hides?.(view),
        () => card.hides,
      ),
    scores: (view) =>
      either(
        () => own?.scores?.(view),
        () => listed((view as View | null)?.[card.layout?.scores ?? ""]).map(Number),
      ),
    card,
    ...(own === undefined ? {} : { own }),
  };
}

/** The board of a game from its address; null if it is none. */
async function ownBoard(address: string): Promise<OwnBoard | null> {
  try {
    const { default: found } = (await import(/* @vite-ignore */ address)) as { default?: unknown };
    return isOwnBoard(found) ? found : null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** What a game's own board answers; if it does not or fails, what the plain board would. */
function either<T>(own: () => T | undefined, plain: () => T): T {
  try {
    const answer = own();
    if (answer !== undefined) return answer;
  } catch (error) {
    console.warn(error);
  }
  return plain();
}

/** The areas in which something changed. */
function changes({ layout }: GameCard, before: unknown, after: unknown): Area[] {
  const [old, now] = [before as View | null, after as View];
  const seats = Math.max(0, ...Object.values(now).map((value) => listed(value).length));
  return areasOf(layout, now, seats).filter((area) => changedIn(area, old, now, seats).size > 0);
}

function soundOf(changed: Area[]): string | null {
  if (changed.length === 0) return null;
  return changed.some(({ kind }) => kind === "hand" || kind === "pile") ? "flip" : "slide";
}
