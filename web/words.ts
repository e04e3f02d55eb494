// Parts of the Fluent files, so that the way in does not wait for the words of every table:
// `en.ftl?part=home&words` is what is said before a game begins, `en.ftl?part=caty&words` what is said at its table.
// `part=start` is what has to be said when even the other words cannot be fetched. What only the terminal says is in none.
import type { Plugin } from "vite";

const GAMES = ["poche", "chabyrinthe", "mistigri", "caty"];
/** Of a game's messages those that its box on the shelf shows: what it is, and its options. */
const ON_THE_SHELF = ["name", "facts", "line", "mode", "starts", "board", "open_pile", "free_actions", "scoring"];
/** Said before anything can be fetched. */
const AT_THE_START = ["ui-missing", "ui-missing-line", "ui-missing-still", "ui-reload", "ui-try-again"];
const ASKED = /\.ftl\?part=(\w+)&words$/;

/** The part that a message belongs to; none for those of the terminal. */
export function partOf(key: string): string | null {
  const [game = "", second = ""] = key.split("-");
  if (second === "t") return null;
  if (AT_THE_START.includes(key)) return "start";
  if (game === "refused") return "table"; // elsewhere the server says it
  if (game === "replay" || game === "table" || game === "lesson") return game;
  return !GAMES.includes(game) || ON_THE_SHELF.includes(second) ? "home" : game;
}

/** The messages of a part, as they stand in the file. */
export function cut(source: string, part: string): string {
  const messages = source.split(/^(?=[a-z][\w-]* =)/m);
  return messages.filter((message) => partOf(message.slice(0, message.indexOf(" ="))) === part).join("");
}

export function words(): Plugin {
  return {
    name: "words",
    transform(source, id) {
      const part = ASKED.exec(id)?.[1];
      return part ? { code: `export default ${JSON.stringify(cut(source, part))}`, map: null } : null;
    },
  };
}
