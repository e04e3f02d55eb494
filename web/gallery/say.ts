import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../../src/ronron/locales/en.ftl?raw";
import french from "../../src/ronron/locales/fr.ftl?raw";
import type { Say } from "../src/lib/game";

/** Speaks a language, and keeps the names of messages that are missing or lack something. */
export function listener(language: string): { say: Say; missing: string[] } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(language === "fr" ? french : english));
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

/** Speaks a language; what it cannot say stands there by its name. */
export function speaker(language: string): Say {
  const { say } = listener(language);
  return (id, values) => say(id, values) || `[${id}]`;
}
