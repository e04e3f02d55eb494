import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../../src/ronron/locales/en.ftl?raw";
import french from "../../src/ronron/locales/fr.ftl?raw";
import type { Say } from "../src/lib/game";

export function speaker(language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(language === "fr" ? french : english));
  return (id, values = {}) => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, values) : `[${id}]`;
  };
}
