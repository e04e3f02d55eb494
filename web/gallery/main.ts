// A page for whoever draws: every piece of art, and boards at chosen moments. It is not shipped.
//   ?show=art | a moment's name | play   &game=chabyrinthe   &theme=dark   &lang=fr   &pace=600
import { mount } from "svelte";
import "../src/app.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
document.documentElement.lang = asked.get("lang") ?? "en";
mount(Gallery, { target: document.getElementById("gallery") as HTMLElement, props: { asked } });
