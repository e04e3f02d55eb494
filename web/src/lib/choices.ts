// Finding a decision by what it does and to what: boards know no numbers.
import type { Choice, RuledOut } from "../generated/protocol";

type Named = Pick<Choice, "decision" | "verb" | "targets">;

/** The one among these that does this to that; targets that are not named may be any. */
export function find<Any extends Named>(among: readonly Any[], verb: string, ...targets: string[]): Any | undefined {
  return among.find((each) => each.verb === verb && targets.every((target, index) => each.targets[index] === target));
}

/** The decision that does this to that, legal or not; the server explains what is not. */
export function decisionFor(choices: readonly Choice[], ruledOut: readonly RuledOut[], verb: string, ...targets: string[]): number | null {
  return (find<Named>(choices, verb, ...targets) ?? find<Named>(ruledOut, verb, ...targets))?.decision ?? null;
}

/** What choices with this verb are about, by their first target. */
export function targetsOf(choices: readonly Choice[], ...verbs: string[]): Map<string, Choice> {
  return new Map(choices.filter(({ verb }) => verbs.includes(verb)).map((choice) => [choice.targets[0] ?? "", choice]));
}
