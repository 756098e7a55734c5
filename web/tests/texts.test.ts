// The texts that the build compiles say the same as Fluent itself.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { compile, filesOf, LANGUAGES } from "../plugins/texts";
import { format, type Pattern, type Variables } from "../src/lib/patterns";

const FILES = LANGUAGES.flatMap((language) =>
  filesOf(language, /^(table|names|ledger|web.*)\.ftl$/).map((file) => [language, basename(file), file] as const),
);

/** The variables of a text, with the words that it chooses a text by. */
function variablesOf(pattern: Pattern): [name: string, words: string[]][] {
  if (typeof pattern === "string") return [];
  return pattern.flatMap((piece): [string, string[]][] => {
    if (typeof piece === "string") return [];
    const [name, variants = {}] = piece;
    return [[name, Object.keys(variants)], ...Object.values(variants).flatMap(variablesOf)];
  });
}

/** Values for the variables of a text: for each value, all variables have it. */
function samples(pattern: Pattern): Variables[] {
  const variables = variablesOf(pattern);
  const values = [0, 1, 2, 3.5, 1234567, "Ana", ...variables.flatMap(([, words]) => words.map((word) => (/^\d+$/.test(word) ? Number(word) : word)))];
  return values.map((value) => Object.fromEntries(variables.map(([name]) => [name, value])));
}

test.each(FILES)("%s/%s says what Fluent says", (language, _, file) => {
  const source = readFileSync(file, "utf8");
  const fluent = new FluentBundle(language, { useIsolating: false });
  fluent.addResource(new FluentResource(source));
  const messages = Object.entries(compile(source));
  expect(messages.length).toBeGreaterThan(0);
  for (const [key, pattern] of messages) {
    const value = fluent.getMessage(key)!.value!;
    for (const variables of samples(pattern)) {
      expect(format(pattern, variables, language), key).toBe(fluent.formatPattern(value, variables));
    }
  }
});

test("what the page does not know is an error that names the message", () => {
  expect(() => compile("key = { NUMBER($count) } cards")).toThrow(/key.*func/);
  expect(() => compile("key = { other }")).toThrow(/key.*mesg/);
  expect(() => compile("key = { NUMBER($count) ->\n   *[other] cards\n }")).toThrow(/key/);
  expect(() => compile("key =\n    .label = only an attribute")).toThrow(/key has no text/);
});
