// The cat of each chair at a table.
import { botAvatar } from "../art/bots";
import type { Sight } from "../generated/protocol";

/** One bot of a level always has the same face; a second one at the table has another. */
export function faceAt({ chairs }: Sight, index: number): string {
  const { kind, level, avatar } = chairs[index]!;
  if (kind !== "bot" || !level) return avatar || `chair-${index}`;
  return botAvatar(level, chairs.slice(0, index).filter((each) => each.level === level).length);
}
