import type { Say } from "./game";
import { sayOr } from "./words";

/** Options that only a match or a study sets are not offered to people. */
export const forPeople = (option: string): boolean => option !== "starts";

/** The options of a game in words: "Mode: expert". */
export function optionsInWords(game: string, options: Record<string, unknown>, say: Say): string[] {
  return Object.entries(options)
    .filter(([option]) => forPeople(option))
    .map(([option, value]) =>
      say("ui-option", {
        option: sayOr(`${game}-option-${option}`, option),
        value: sayOr(`${game}-option-${option}-${String(value)}`, String(value)),
      }),
    );
}
