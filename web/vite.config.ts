import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["LASTCARD_URL"] ?? "http://localhost:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/lastcard/server/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" }, // of the bundled packages
    cssCodeSplit: false, // one large file compresses better than many small ones
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules\/(?!@noble)|src\/(lib\/(api|cards|faces|glyphs|playnow|route|settings|storage|texts|words)|parts\/(Card|Shape|Settings|Option(Chips|Stepper|Switch)))/ },
            { name: "shared", test: /src\/(lib\/(?!editor|fair|replay|stage)|parts\/(Share|Piles|Scores|Timer))/ },
            { name: "rules", test: /src\/(parts\/(Option(?!Chips|Stepper|Switch)|Rule(?!Note))|lib\/editor|pages\/Rules)/ },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // the content security policy allows no inline scripts or styles
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
