// Finding a decision by its verb and targets: boards know no decision numbers.
import type { Act, Choice } from "../generated/protocol";

/** Whether this choice is what was asked for: an empty verb is any, and so are targets beyond those given. */
export function means({ verb, targets }: Act, choice: Act): boolean {
  return ["", choice.verb].includes(verb) && targets.every((target, index) => choice.targets[index] === target);
}

/** The first choice with this verb and these targets; targets beyond those given may be any. */
export function find<Any extends Act>(among: readonly Any[], verb: string, ...targets: string[]): Any | undefined {
  return among.find((each) => means({ verb, targets }, each));
}

/** A decision to ask for, a choice or not; an empty verb is any. */
export function act(verb: string, ...targets: string[]): Act {
  return { verb, targets };
}

/** The choices with one of these verbs, by their first target. */
export function targetsOf(choices: readonly Choice[], ...verbs: string[]): Map<string, Choice> {
  return new Map(choices.filter(({ verb }) => verbs.includes(verb)).map((choice) => [choice.targets[0] ?? "", choice]));
}
