// Whose string and cat it is: each seat has its own wool and coat.
import type { CoatName } from "../../art/palette";

const WOOLS = ["#c2315a", "#1f7a5c", "#b0530a", "#3a5fb5"];
const COATS: CoatName[] = ["orange", "grey", "cream", "night"];

export const woolOf = (seat: number): string => WOOLS[seat % WOOLS.length] ?? "#c2315a";
export const coatOf = (seat: number): CoatName => COATS[seat % COATS.length] ?? "orange";
