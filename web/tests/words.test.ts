// Lists in sentences. tests/test_texts.py has the same ones: the server and the browser must agree.
import { expect, test } from "vitest";
import { texts } from "../src/lib/texts.svelte";
import { joined } from "../src/lib/words";

test.each([
  ["en", [], ""],
  ["en", ["Ana"], "Ana"],
  ["en", ["Ana", "Ben"], "Ana and Ben"],
  ["en", ["Ana", "Ben", "Cleo"], "Ana, Ben and Cleo"],
  ["de", ["Ana", "Ben", "Cleo"], "Ana, Ben und Cleo"],
  ["es", ["Ana", "Ben", "Cleo"], "Ana, Ben y Cleo"],
  ["es", ["Ana", "Ines"], "Ana e Ines"],
  ["es", ["Ana", "Ben", "Hilda"], "Ana, Ben e Hilda"],
  ["es", ["Ana", "Hiena"], "Ana y Hiena"],
  ["es", ["Ines"], "Ines"],
] as const)("words are joined as %s does: %j", (language, words, sentence) => {
  texts.language = language;
  expect(joined(words)).toBe(sentence);
});
