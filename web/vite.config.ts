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
    cssCodeSplit: false, // few large files compress better than many small ones
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            { name: "base", test: /node_modules|src\/(lib\/(api|cards|memory|route|settings|texts|words)|parts\/(Card|Shape|Settings))/ },
            { name: "rules", test: /src\/(parts\/(Option|Rule(?!Note))|lib\/editor)/ },
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
