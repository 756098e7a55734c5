// Texts in the language of the user, from the Fluent files of the whole project: t("event-kept", { seat: "Ana" }).

import files from "virtual:texts"; // see plugins/texts.ts
import { format, type Messages, type Variables } from "./patterns";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", es: "Español", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

class Texts {
  language: Language = $state("en");
  #messages: Messages = $state.raw({});
  #whole: Promise<void> | null = null;
  #wanted = ""; // the language that was asked for last

  /** Switch to a language. The old one stays until the new one is loaded. */
  async use(language: Language): Promise<void> {
    this.#wanted = language;
    const { start, pages } = files[language];
    const messages = { ...(await start()), ...(this.#whole && (await pages())) };
    if (this.#wanted !== language) return;
    this.#messages = messages;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the texts of all other pages. */
  whole(): Promise<void> {
    return (this.#whole ??= this.use(this.language));
  }

  say(key: string, variables: Variables = {}): string {
    const pattern = this.#messages[key];
    return pattern === undefined ? key : format(pattern, variables, this.language); // a test checks that none is missing
  }
}

export const texts = new Texts();

export function t(key: string, variables?: Variables): string {
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

/** A rule of the ledger in the current language. The ledger is long, so it is loaded on first use. */
export async function ruleText(rule: string): Promise<string> {
  const { language } = texts;
  const pattern = (await files[language].ledger())[`ledger-${rule}`];
  return pattern === undefined ? "" : format(pattern, {}, language);
}
