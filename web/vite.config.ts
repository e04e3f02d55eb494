import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { pictures } from "./pictures";
import { words } from "./words";

// Words are shared with Python: the page reads the same Fluent files, one folder up, or those that RONRON_WORDS names.
export default defineConfig({
  plugins: [words(loadEnv("", ".", "RONRON_")["RONRON_WORDS"]), svelte(), pictures()],
  build: { outDir: "../src/ronron/static", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8787", "/ws": { target: "http://127.0.0.1:8787", ws: true } },
  },
  test: {
    coverage: {
      include: ["src/**/*.ts"], // components are shown by the tests in a real browser
      exclude: ["src/generated/**", "**/*.test.ts", "**/*.d.ts"],
      reporter: ["text-summary"],
      reportsDirectory: "../.cache/coverage-page",
    },
  },
});
