// Those who sit at a table, as the lists of tables tell of them.
import type { Seated } from "../generated/protocol";
import { botAvatar } from "../art/bots";
import type { SeatName } from "../lib/game";
import { say } from "../lib/words";

/** What each is called; somebody without a name by their number. */
export function called(people: Seated[]): SeatName[] {
  return people.map(({ kind, name, me }, index) => ({
    name: kind === "open" ? say("ui-nobody") : name || (me ? say("you") : say("ui-player", { number: index + 1 })),
    you: me,
  }));
}

/** The cat of each; several bots of a level have different ones. */
export function catsOf(people: Seated[]): string[] {
  return people.map(({ level, avatar }, index) =>
    level ? botAvatar(level, people.slice(0, index).filter((each) => each.level === level).length) : avatar || `chair-${index}`,
  );
}
