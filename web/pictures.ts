// Writes the drawings as plain SVG beside the page, in the folder `pictures`: see `src/drawn.ts`.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type Plugin } from "vite";

/** What makes a cat blink needs a browser, and nothing blinks in a picture. */
const still: Plugin = {
  name: "still",
  enforce: "pre",
  resolveId: (id) => (id.endsWith("/alive") ? "\0still" : null),
  load: (id) => (id === "\0still" ? "export const rests = () => {};" : null),
};

export function pictures(): Plugin {
  return {
    name: "pictures",
    apply: "build",
    async generateBundle() {
      const server = await createServer({
        configFile: false,
        plugins: [still, svelte({ compilerOptions: { css: "injected" } })],
        server: { middlewareMode: true, hmr: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        appType: "custom",
        logLevel: "warn",
      });
      try {
        const { drawn } = (await server.ssrLoadModule("/src/drawn.ts")) as { drawn: () => Record<string, string> };
        for (const [name, source] of Object.entries(drawn())) this.emitFile({ type: "asset", fileName: `pictures/${name}`, source });
      } finally {
        await server.close();
      }
    },
  };
}
