// Links and pictures for others of how a game ended.
import type { Shared } from "../generated/protocol";
import { api, ask, Refusal } from "./api";

/** A finished game as others may know it: an address for a chat, and a picture of its end. */
export interface Ending {
  /** Leads to the game played again, with a spectator's rights, and introduces itself with the picture. */
  link: string;
  /** Where the picture is, in a language. */
  picture: (language: string) => string;
}

/** The picture that a public address introduces itself with. */
export const pictureAddress = (link: string, language: string): string => `${location.origin}/og/${link}.png?lang=${language}`;

/** The public address of a finished game of a table, for somebody who sits there; 0 is the last one. `token` is that of their seat. */
export async function ending(table: string, number: number, token: string): Promise<Ending> {
  const shared = await ask<Shared>("POST", `/api/tables/${table}/links`, { number }, token);
  const me = await api.me().catch(() => null);
  const watch = me?.tables.find((mine) => mine.table === table)?.ticket.watch;
  const right = watch ? `#${table}.${shared.number}.${watch}` : "";
  return {
    link: `${location.origin}/g/${shared.link}${right}`,
    picture: (language) => pictureAddress(shared.link, language),
  };
}

export const endingLink = async (table: string, number: number, token: string): Promise<string> =>
  (await ending(table, number, token)).link;

/** The picture itself, to be saved or handed to another program. */
export async function endingPicture(table: string, number: number, token: string, language: string): Promise<File> {
  const { picture } = await ending(table, number, token);
  const response = await fetch(picture(language)).catch(() => null);
  if (!response?.ok) throw new Refusal("unreachable", {});
  return new File([await response.blob()], `ronron-${table}-${number}.png`, { type: "image/png" });
}

/** Take back the invitation and all public addresses of a table; `token` is that of the host's seat. */
export async function withdraw(table: string, token: string): Promise<void> {
  await ask<{ ok: boolean }>("DELETE", `/api/tables/${table}/links`, undefined, token);
}
