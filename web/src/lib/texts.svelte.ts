// Texts in the language of the user, from the Fluent files of the whole project: t("event-kept", { seat: "Ana" }).

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", es: "Español", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const FILES = import.meta.glob<string>("../../../src/lastcard/texts/*/{web*,table}.ftl", {
  query: "?raw",
  import: "default",
});

// The texts of the start page; the others are loaded later.
const FIRST = /\/(table|web(-start|-options)?)\.ftl$/;

class Texts {
  language: Language = $state("en");
  #bundle: FluentBundle | null = $state.raw(null);
  #whole: Promise<void> | null = null;

  /** Switch to a language. The old one stays until the new one is loaded. */
  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    await add(bundle, language, (path) => FIRST.test(path));
    if (this.#whole) await add(bundle, language, (path) => !FIRST.test(path));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the texts of all other pages. */
  whole(): Promise<void> {
    this.#whole ??= add(this.#bundle!, this.language, (path) => !FIRST.test(path));
    return this.#whole;
  }

  say(key: string, variables?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(key);
    if (!message?.value) return key; // a test checks that this never happens
    return this.#bundle!.formatPattern(message.value, variables ?? null);
  }
}

async function add(bundle: FluentBundle, language: Language, wanted: (path: string) => boolean): Promise<void> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/texts/${language}/`) && wanted(path));
  const sources = await Promise.all(paths.map((path) => FILES[path]!()));
  for (const source of sources) bundle.addResource(new FluentResource(source));
}

export const texts = new Texts();

export function t(key: string, variables?: Record<string, FluentVariable>): string {
  return texts.say(key, variables);
}

/** The language the user chose, or the first supported one of the browser. */
export function preferredLanguage(): Language {
  const wanted = [settings.current.language, ...navigator.languages.map((one) => one.slice(0, 2))];
  return (wanted.find((one) => one in LANGUAGES) as Language | undefined) ?? "en";
}

export async function chooseLanguage(language: Language): Promise<void> {
  settings.set({ language });
  await texts.use(language);
}

const LEDGER = import.meta.glob<string>("../../../src/lastcard/texts/*/ledger.ftl", { query: "?raw", import: "default" });

/** A rule of the ledger in the current language. The ledger is long, so it is loaded on first use. */
export async function ruleText(rule: string): Promise<string> {
  const path = Object.keys(LEDGER).find((one) => one.includes(`/texts/${texts.language}/`))!;
  const bundle = new FluentBundle(texts.language, { useIsolating: false });
  bundle.addResource(new FluentResource(await LEDGER[path]!()));
  const message = bundle.getMessage(`ledger-${rule}`);
  return message?.value ? bundle.formatPattern(message.value) : "";
}
