// What `web/words.ts` makes of the Fluent files.
declare module "virtual:words" {
  type Part = Record<string, () => Promise<{ default: string }>>;
  /** The languages, English first. */
  export const languages: string[];
  /** Messages that are needed before anything can be fetched, by language. */
  export const start: Record<string, string>;
  /** Everything else, by part and language. */
  export const parts: Record<string, Part>;
}

// The parts of Node that `web/words.ts` uses while building.
declare module "node:fs" {
  export function existsSync(path: string): boolean;
  export function readdirSync(path: string, how?: { recursive: boolean }): string[];
  export function readFileSync(path: string, encoding: "utf-8"): string;
}
