import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const extraFileExtensions = [".svelte"];

export default defineConfig(
  globalIgnores(["dist/", "src/generated/"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    // Typed rules see a component's callbacks as `any`, so components are left to svelte-check, which knows their types.
    files: ["src/**/*.ts", "*.ts"],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions } },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions, svelteConfig } },
  },
  {
    linterOptions: { noInlineConfig: true }, // exceptions are listed here, with their reasons
    rules: {
      "no-undef": "off", // svelte-check reports these
      "@typescript-eslint/no-unused-vars": "off", // and these
      "svelte/prefer-svelte-reactivity": "off", // state is replaced and never changed in place, so plain maps and sets are enough
    },
  },
  {
    // What these show as HTML is our own: the rules of a game, and a QR code.
    files: ["src/table/RulesDrawer.svelte", "src/table/Share.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
