// Colours of everything drawn. A coat is four tones; a clan also has a pattern and a symbol, so that nothing depends on colour alone.

export const INK = "#2b2320";
export const CREAM = "#fffaf0";
export const GOLD = "#f6c445";
export const GOLD_DEEP = "#cf8f1c";
export const BLUSH = "#e58c8a";

export interface Coat {
  base: string;
  deep: string;
  light: string;
  paper: string;
}

export const COATS = {
  yellow: { base: "#f4b942", deep: "#d98e1f", light: "#ffe3a3", paper: "#fff4da" },
  red: { base: "#e4573d", deep: "#b5361f", light: "#ffb9a3", paper: "#ffe9e1" },
  green: { base: "#5fa86a", deep: "#35774a", light: "#bfe3be", paper: "#e9f6e6" },
  blue: { base: "#4f8fc9", deep: "#2b639b", light: "#b9daf2", paper: "#e6f1fa" },
  purple: { base: "#9068b5", deep: "#654087", light: "#d9c3ec", paper: "#f2eaf9" },
  orange: { base: "#ee8f3c", deep: "#b55a12", light: "#ffd5a6", paper: "#fff0de" },
  pink: { base: "#ea8fb0", deep: "#b24a76", light: "#ffd3e1", paper: "#fff0f5" },
  sky: { base: "#74c3e0", deep: "#1f7397", light: "#c9ecf6", paper: "#e8f7fb" },
  night: { base: "#4a5ba3", deep: "#2c3871", light: "#c3cbf0", paper: "#e9ecfa" },
  grey: { base: "#a79c93", deep: "#6f645c", light: "#e2dad2", paper: "#f4efe9" },
  cream: { base: "#f3e2c4", deep: "#c59f6b", light: "#fff6e4", paper: "#fffaf0" },
} as const satisfies Record<string, Coat>;

export type CoatName = keyof typeof COATS;

export const FURS = ["plain", "tabby", "patch", "spots", "tuxedo", "points", "calico", "mask"] as const;
export type Fur = (typeof FURS)[number];

export const MOODS = ["sleepy", "shy", "curious", "sly", "happy", "surprised", "grumpy", "fierce", "royal", "dizzy"] as const;
export type Mood = (typeof MOODS)[number];

export const WEARS = ["none", "ruff", "napkin", "domino", "cape", "tuft", "headband", "sheet"] as const;
export type Wear = (typeof WEARS)[number];
