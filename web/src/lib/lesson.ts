// The guided first game of a box.
import { api } from "./api";
import { router, tableAddress } from "./router.svelte";

/** Open a table with the guided first game, and go there. */
export async function beginLesson(game: string): Promise<void> {
  const ticket = await api.teach(game);
  router.go(tableAddress(ticket.table, ticket.seats[0]?.token ?? ""));
}
