// A page for people who draw: every piece of art, and boards at chosen moments. It is not shipped.
//   ?show=art | a moment's name   &game=…   &theme=dark   &lang=fr   &pace=600
import { mount } from "svelte";
import "../src/app.css";
import { loadGame } from "../src/games";
import type { GameModule } from "../src/lib/game";
import ArtSheet from "./ArtSheet.svelte";
import Contents from "./Contents.svelte";
import Gallery from "./Gallery.svelte";
import { momentsOf, SLUGS, type View } from "./moments";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
document.documentElement.lang = asked.get("lang") ?? "en";
const target = document.getElementById("gallery") as HTMLElement;
void show(asked.get("game") ?? SLUGS[0] ?? "", asked.get("show"));

async function show(slug: string, what: string | null): Promise<void> {
  const moments = await momentsOf(slug);
  const moment = what === null ? undefined : moments[what];
  if (what === "art") mount(ArtSheet, { target });
  else if (!moment) mount(Contents, { target, props: { slug, names: ["art", ...Object.keys(moments)] } });
  else mount(Gallery, { target, props: { asked, game: (await loadGame(slug)) as GameModule<View>, moment } });
}
