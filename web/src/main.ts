import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { noticeMissingStyles } from "./lib/loading.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

noticeMissingStyles();
export default mount(App, { target });
