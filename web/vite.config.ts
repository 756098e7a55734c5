import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { texts } from "./plugins/texts.ts";

const server = process.env["LASTCARD_URL"] ?? "http://localhost:8765";

export default defineConfig({
  plugins: [svelte(), texts()],
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
            // What the start page needs, and what several other pages need.
            { name: "base", test: /node_modules\/(?!@noble)|src\/(lib\/(?!choices|connection|editor|fair|lobby|replay|room|sounds|stage)|parts\/(Card|Shape|Settings|Start|LanguagePicker|ShareCopy|Piles|Scores|Option(Chips|Stepper|Switch))|pages\/Start|App|main)/ },
            { name: "rules", test: /src\/(parts\/(Option|Rule(?!Note))|lib\/editor|pages\/Rules)/ },
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
