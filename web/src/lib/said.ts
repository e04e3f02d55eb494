// Puts what Python tells into the person's language, as `ronron/said.py` does.
import type { Said } from "../generated/protocol";
import type { Say, SeatName } from "./game";

type Values = Record<string, string | number>;

/** A sentence in the person's language. */
export function tell(said: Said, seats: SeatName[], say: Say): string {
  const values: Values = { ...said.values };
  for (const [name, seat] of Object.entries(said.seats ?? {})) Object.assign(values, forms(name, seat, seats, say));
  for (const [name, parts] of Object.entries(said.parts ?? {})) {
    values[name] = listed(
      parts.map((part) => tell(part, seats, say)),
      say,
    );
  }
  return say(said.id, values);
}

/** The same, and behind it the article it follows from, if there is one. */
export function tellWithArticle(said: Said, seats: SeatName[], say: Say): string {
  const told = tell(said, seats, say);
  return said.article ? `${told} (${said.article})` : told;
}

/** Several sentences, one after the other. */
export function tellAll(said: Said[], seats: SeatName[], say: Say): string {
  return said.map((each) => tell(each, seats, say)).join(" ");
}

/** A person as Fluent values: the name as subject, the name as object, and whether it is the reader. */
function forms(name: string, seat: number, seats: SeatName[], say: Say): Values {
  const found = seats[seat];
  if (found?.you) return { [name]: say("you"), [`${name}-object`]: say("you-object"), [`${name}-you`]: "yes" };
  const called = found?.name ?? say("ui-player", { number: seat + 1 });
  return { [name]: called, [`${name}-object`]: called, [`${name}-you`]: "no" };
}

/** Words as a list, the last with an "and". */
export function listed(words: string[], say: Say): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : say("list-and", { some: words.slice(0, -1).join(say("list-comma")), last });
}
