import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { prefs } from "./lib/prefs.svelte";
import { learn } from "./lib/words";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

await learn(prefs.chosen.language);
export default mount(App, { target });
