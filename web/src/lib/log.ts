// The log as it is read: a line for each decision, with all that followed from it.
import type { Entry, Said } from "../generated/protocol";

export interface LogLine {
  /** How many decisions had been made by then. */
  decisions: number;
  told: Said[];
}

export function linesOf(log: readonly Entry[]): LogLine[] {
  const lines = new Map<number, Said[]>();
  for (const { decisions, told } of log) lines.set(decisions, [...(lines.get(decisions) ?? []), ...told]);
  return [...lines].map(([decisions, told]) => ({ decisions, told }));
}
