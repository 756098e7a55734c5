// Texts for people, from the same Fluent files as everywhere: t("web-connecting"), t("event-kept", {seat: "Ana"}).

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", es: "Español", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const FILES = import.meta.glob<string>("../../../src/lastcard/texts/*/{web*,table}.ftl", {
  query: "?raw",
  import: "default",
});

class Texts {
  language: Language = $state("en");
  #bundle: FluentBundle | null = $state.raw(null);

  /** Load a language; the old one is shown until the new one is there. */
  async use(language: Language): Promise<void> {
    const paths = Object.keys(FILES).filter((path) => path.includes(`/texts/${language}/`));
    const sources = await Promise.all(paths.map((path) => FILES[path]!()));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  say(key: string, variables?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(key);
    if (!message?.value) return key; // a test sees to it that this never happens
    return this.#bundle!.formatPattern(message.value, variables ?? null);
  }
}

export const texts = new Texts();

export function t(key: string, variables?: Record<string, FluentVariable>): string {
  return texts.say(key, variables);
}

/** The language that was chosen, or the first one of the browser's that there is. */
export function preferredLanguage(): Language {
  const wanted = [settings.current.language, ...navigator.languages.map((one) => one.slice(0, 2))];
  return (wanted.find((one) => one in LANGUAGES) as Language | undefined) ?? "en";
}

export async function chooseLanguage(language: Language): Promise<void> {
  settings.set({ language });
  await texts.use(language);
}

const LEDGER = import.meta.glob<string>("../../../src/lastcard/texts/*/ledger.ftl", { query: "?raw", import: "default" });

/** A rule of the ledger in the language of the page; the ledger is long, and comes when it is asked for. */
export async function ruleText(rule: string): Promise<string> {
  const path = Object.keys(LEDGER).find((one) => one.includes(`/texts/${texts.language}/`))!;
  const bundle = new FluentBundle(texts.language, { useIsolating: false });
  bundle.addResource(new FluentResource(await LEDGER[path]!()));
  const message = bundle.getMessage(`ledger-${rule}`);
  return message?.value ? bundle.formatPattern(message.value) : "";
}
