// A Vite plugin that compiles the Fluent files of the project into the small form that src/lib/patterns.ts reads.
// Browsers then need neither a parser nor the rest of Fluent. What a page needs at the same time is one file:
//
//     import texts from "virtual:texts";
//     const messages = await texts.en.start();

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Messages, Pattern, Piece } from "../src/lib/patterns";

type Value = FluentResource["body"][number]["value"];
type Expression = Exclude<NonNullable<Value>, string>[number];

const FOLDER = resolve(import.meta.dirname, "../../src/lastcard/texts");
export const LANGUAGES = ["en", "es", "de"];
const PARTS: Record<string, RegExp> = {
  start: /^(table|names|web|web-start)\.ftl$/, // what the start page says
  pages: /^web-(?!start)[a-z]+\.ftl$/, // what all other pages say
  ledger: /^ledger\.ftl$/, // the numbered rules, which are long
};
const MODULE = "virtual:texts";

export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const [, language, part] = id.split("/");
      if (!language || !part) return index();
      const files = filesOf(language, PARTS[part]!);
      for (const file of files) this.addWatchFile(file);
      const messages = Object.assign({}, ...files.map((file) => compile(readFileSync(file, "utf8"))));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))});`; // faster than a literal
    },
  };
}

/** A module with a function for every part of every language that loads it. */
function index(): string {
  const load = (language: string, part: string) => `${part}: async () => (await import("${MODULE}/${language}/${part}")).default`;
  const parts = (language: string) => Object.keys(PARTS).map((part) => load(language, part));
  return `export default { ${LANGUAGES.map((language) => `${language}: { ${parts(language).join(", ")} }`).join(", ")} };`;
}

/** The Fluent files of a language whose names match. */
export function filesOf(language: string, wanted: RegExp): string[] {
  const folder = resolve(FOLDER, language);
  return readdirSync(folder)
    .filter((file) => wanted.test(file))
    .map((file) => resolve(folder, file));
}

/** The messages of a Fluent file. Fluent knows more than our texts use: functions and references are errors. */
export function compile(source: string): Messages {
  return Object.fromEntries(new FluentResource(source).body.map(({ id, value }) => [id, pattern(id, value)]));
}

function pattern(id: string, value: Value): Pattern {
  if (value === null) throw new Error(`The message ${id} has no text.`);
  return typeof value === "string" ? value : value.map((part) => piece(id, part));
}

function piece(id: string, part: Expression): Piece {
  if (typeof part === "string") return part;
  if (part.type === "var") return [part.name];
  if (part.type !== "select" || part.selector.type !== "var") {
    throw new Error(`The message ${id} uses "${part.type}", which the page does not know.`);
  }
  const variants = part.variants.map(({ key, value }) => [String(key.value), pattern(id, value)] as const);
  return [part.selector.name, Object.fromEntries(variants), variants[part.star]![0]];
}
