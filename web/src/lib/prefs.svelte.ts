// What a person has chosen for this browser, kept here and nowhere else.
import { languages } from "virtual:words";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "none";

interface Choices {
  language: string;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** How loud, of 100. */
  volume: number;
  notify: boolean;
  spoken: boolean;
  /** Whether log, chat and table are open beside a wide board. */
  drawer: boolean;
  /** The bot last chosen to play against. */
  level: string;
  /** The games whose guided first game was played. */
  learnt: string[];
  /** The games that were played here. */
  played: string[];
}

const KEY = "ronron";
const PACE: Record<Speed, number> = { slow: 900, normal: 500, fast: 220, none: 0 };

/** The first of the browser's languages that is supported: `fr` for `fr-CA`; English if none is. */
function spokenHere(): string {
  const wanted = (navigator.languages ?? [navigator.language]).flatMap((tag) => [tag, tag.split("-")[0] ?? ""]);
  return wanted.find((tag) => languages.includes(tag)) ?? "en";
}

function remembered(): Choices {
  const usual: Choices = {
    language: spokenHere(),
    theme: "auto",
    speed: "normal",
    sound: false,
    volume: 60,
    notify: false,
    spoken: false,
    drawer: false,
    level: "matou",
    learnt: [],
    played: [],
  };
  try {
    const chosen = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>) };
    return languages.includes(chosen.language) ? chosen : { ...chosen, language: usual.language };
  } catch {
    return usual;
  }
}

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const dark = window.matchMedia("(prefers-color-scheme: dark)");

class Prefs {
  chosen = $state(remembered());
  calm = $state(calm.matches);
  private systemDark = $state(dark.matches);

  constructor() {
    calm.addEventListener("change", () => (this.calm = calm.matches));
    dark.addEventListener("change", () => (this.systemDark = dark.matches));
  }

  /** The locale for dates and lists: our English is British. */
  get locale(): string {
    return this.chosen.language === "en" ? "en-GB" : this.chosen.language;
  }

  get theme(): "light" | "dark" {
    if (this.chosen.theme !== "auto") return this.chosen.theme;
    return this.systemDark ? "dark" : "light";
  }

  /** Milliseconds a step is shown; motion itself is off where the system asks for calm. */
  get pace(): number {
    return PACE[this.chosen.speed];
  }

  /** Whether somebody is new to a game here. */
  newTo(game: string): boolean {
    return !this.chosen.learnt.includes(game) && !this.chosen.played.includes(game);
  }

  notePlayed(game: string): void {
    if (!this.chosen.played.includes(game)) this.change({ played: [...this.chosen.played, game] });
  }

  change(some: Partial<Choices>): void {
    Object.assign(this.chosen, some);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // a browser without storage can still play
    }
  }
}

export const prefs = new Prefs();
