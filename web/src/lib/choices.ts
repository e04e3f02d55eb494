// Finding a decision by its verb and targets: boards know no decision numbers.
import type { Choice, RuledOut } from "../generated/protocol";

type Named = Pick<Choice, "decision" | "verb" | "targets">;

/** The first choice with this verb and these targets; targets beyond those given may be any. */
export function find<Any extends Named>(among: readonly Any[], verb: string, ...targets: string[]): Any | undefined {
  return among.find((each) => each.verb === verb && targets.every((target, index) => each.targets[index] === target));
}

/** The decision with this verb and these targets, legal or not; the server explains why one is illegal. */
export function decisionFor(choices: readonly Choice[], ruledOut: readonly RuledOut[], verb: string, ...targets: string[]): number | null {
  return (find<Named>(choices, verb, ...targets) ?? find<Named>(ruledOut, verb, ...targets))?.decision ?? null;
}

/** The choices with one of these verbs, by their first target. */
export function targetsOf(choices: readonly Choice[], ...verbs: string[]): Map<string, Choice> {
  return new Map(choices.filter(({ verb }) => verbs.includes(verb)).map((choice) => [choice.targets[0] ?? "", choice]));
}
