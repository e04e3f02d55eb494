// The log as it is read: a line for each decision, with all that followed from it.
import type { Entry, Said } from "../generated/protocol";

export interface LogLine {
  /** How many decisions had been made by then. */
  decisions: number;
  /** Who decided it; null for what nature or the rules did. */
  mover: number | null;
  /** Whether the line before is somebody else's. */
  first: boolean;
  told: Said[];
}

export function linesOf(log: readonly Entry[]): LogLine[] {
  const lines = new Map<number, Omit<LogLine, "first">>();
  for (const { decisions, mover, told } of log) {
    const line = lines.get(decisions);
    lines.set(decisions, { decisions, mover: line?.mover ?? mover, told: [...(line?.told ?? []), ...told] });
  }
  const all = [...lines.values()];
  return all.map((line, at) => ({ ...line, first: line.mover !== all[at - 1]?.mover }));
}
