// What furniture and notches are called on the boards.
import type { Player, View, Way } from "../../generated/caty";
import type { Choice } from "../../generated/protocol";
import type { Say } from "../../lib/game";
import { tell, tellWithArticle } from "../../lib/said";

export function furnitureWords(view: View, furniture: number, say: Say): string {
  const piece = view.furniture[furniture];
  return piece ? tell(piece.words, [], say) : "";
}

/** "left notch": as one sees it in the room of a seat. */
export function notchWords(player: Player, notch: number, say: Say): string {
  return say(`caty-notch-${player.room.sides[notch] ?? "first"}`);
}

/** What choosing a notch would do: where the string would go, or that it begins there. */
export function notchLabel(way: Way | null, choice: Choice | undefined, say: Say): string {
  const words = way?.words ?? choice?.label;
  return words ? tellWithArticle(words, [], say) : "";
}
