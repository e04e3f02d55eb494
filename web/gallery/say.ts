import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Say } from "../src/lib/game";

/** All words of the house and its games, by the path of their file. */
export const FILES = import.meta.glob<string>(["../../src/ronron/locales/*.ftl", "../../src/ronron/games/*/locales/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Speaks a language, and keeps the names of messages that are missing or lack something. */
export function listener(language: string): { say: Say; missing: string[] } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const own = Object.keys(FILES).filter((path) => path.endsWith(`/${language}.ftl`));
  for (const path of own) bundle.addResource(new FluentResource(FILES[path] ?? ""));
  const missing: string[] = [];
  const say: Say = (id, values = {}) => {
    const message = bundle.getMessage(id);
    const errors: Error[] = [];
    const said = message?.value ? bundle.formatPattern(message.value, values, errors) : "";
    if (!said || errors.length) missing.push(id);
    return said;
  };
  return { say, missing };
}

/** Messages in a language; a missing one is shown by its id. */
export function speaker(language: string): Say {
  const { say } = listener(language);
  return (id, values) => say(id, values) || `[${id}]`;
}
