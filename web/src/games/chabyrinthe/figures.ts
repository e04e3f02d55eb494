// What the articles of Chabyrinthe speak of.
import Gutter from "../../art/Gutter.svelte";
import GutterBack from "../../art/GutterBack.svelte";
import RoofHome from "../../art/RoofHome.svelte";
import Stray from "../../art/Stray.svelte";
import { figure, type Figure } from "../../lib/figure";

const gutter = (shape: string): Figure => figure(Gutter, { shape });
const stray = (points: number, number: number): Figure => figure(Stray, { points, number });
const home = figure(RoofHome, { letter: "A" });

export const FIGURES: Record<string, Figure[]> = {
  C1: ["elbow", "straight", "tee", "cross", "double_elbow", "bridge"].map(gutter),
  C2: [stray(3, 2), home],
  C4: [figure(GutterBack, {})],
  C6: [gutter("elbow")],
  C7: [figure(GutterBack, {}), gutter("tee")],
  C8: [stray(4, 1), gutter("straight"), home, gutter("bridge")],
  C13: [stray(5, 3)],
};
