/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:texts" {
  type Load = () => Promise<import("./lib/patterns").Messages>;
  const texts: Record<"en" | "es" | "de", Record<"start" | "pages" | "ledger", Load>>;
  export default texts;
}
