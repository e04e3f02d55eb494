// The names and faces of those who played.
import { botAvatar } from "../art/bots";
import type { Player } from "../generated/protocol";
import type { SeatName } from "../lib/game";
import { levels } from "../lib/levels.svelte";
import { say } from "../lib/words";

/** Bots are called by their level, with a number if there are several; people by their names, if known. */
export function namesOf(players: Player[], own: number | null): SeatName[] {
  return players.map(({ name, level }, seat) => {
    const you = seat === own;
    if (!level) return { name: name || (you ? say("you") : say("ui-player", { number: seat + 1 })), you };
    const alike = players.filter((player) => player.level === level).length > 1;
    return { name: alike ? `${levels.name(level)} ${1 + earlier(players, seat)}` : levels.name(level), you };
  });
}

export function faceOf(players: Player[], seat: number): string {
  const { level = null, avatar = "" } = players[seat] ?? {};
  return level ? botAvatar(level, earlier(players, seat)) : avatar || `chair-${seat}`;
}

/** How many bots of the same level have a lower seat. */
function earlier(players: Player[], seat: number): number {
  return players.slice(0, seat).filter((player) => player.level === players[seat]?.level).length;
}
