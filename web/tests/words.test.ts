// Lists and cards in words. tests/test_texts.py and tests/test_words.py have the same ones: the server and the browser
// must agree.
import { expect, test, vi } from "vitest";
import { BLACK_SYMBOLS, SYMBOLS } from "../src/lib/cards";
import { ruleText, texts, type Language } from "../src/lib/texts.svelte";
import { absenceWords, cardWords, eventsWords, joined } from "../src/lib/words";

const LANGUAGES: readonly Language[] = ["en", "de", "es"];

/** Load a language; there is no page here whose language would change. */
async function use(language: Language): Promise<void> {
  vi.stubGlobal("document", { documentElement: {} });
  await texts.use(language);
}

test.each([
  ["r5", "red 5", "Rot 5", "5 rojo"],
  ["y+4", "yellow +4", "Gelb +4", "+4 amarillo"],
  ["gs", "green skip", "Grün Aussetzen", "salto verde"],
  ["br", "blue reverse", "Blau Richtungswechsel", "cambio de sentido azul"],
  ["rss", "red skip everyone", "Rot Alle aussetzen", "salto general rojo"],
  ["yd", "yellow discard all", "Gelb Farbe ablegen", "descarte total amarillo"],
  ["w", "wild", "Farbwahl", "comodín"],
  ["w:g", "wild (green)", "Farbwahl (Grün)", "comodín (verde)"],
  ["w+1", "wild +1", "Farbwahl +1", "comodín +1"],
  ["w+4:b", "wild +4 (blue)", "Farbwahl +4 (Blau)", "comodín +4 (azul)"],
  ["w+6", "wild +6", "Farbwahl +6", "comodín +6"],
  ["w+10:r", "wild +10 (red)", "Farbwahl +10 (Rot)", "comodín +10 (rojo)"],
  ["wr+4", "wild reverse +4", "Farbwahl +4 mit Richtungswechsel", "comodín +4 con cambio de sentido"],
  ["wt+2:b", "wild aimed +2 (blue)", "Farbwahl +2 mit Zielwahl (Blau)", "comodín +2 dirigido (azul)"],
  ["wd", "colour roulette", "Farbroulette", "comodín ruleta de color"],
  ["wd:b", "colour roulette (blue)", "Farbroulette (Blau)", "comodín ruleta de color (azul)"],
  ["wx", "wild swap hands", "Kartentausch", "comodín de intercambio"],
  ["wm", "wild shuffle hands", "Kartenmischen", "comodín de mezcla"],
  ["wb", "blank wild", "Blanko-Farbwahl", "comodín en blanco"],
  [null, "a card", "eine Karte", "una carta"],
])("%s is named in every language", async (card, ...names) => {
  for (const [at, language] of LANGUAGES.entries()) {
    await use(language);
    expect(cardWords(card)).toBe(names[at]);
  }
});

test.each(LANGUAGES)("no two cards have the same name in %s", async (language) => {
  await use(language);
  const cards = [...SYMBOLS.map((symbol) => `r${symbol}`), ...BLACK_SYMBOLS.map((symbol) => `w${symbol}`)];
  expect(new Set(cards.map((card) => cardWords(card))).size).toBe(cards.length);
});

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

test("cards of one play make one sentence, and the last one has its own", async () => {
  await use("en");
  await texts.whole();
  const laid = ["r5", "b5"].map((card) => ({ kind: "laid" as const, seat: 0, card }));
  expect(eventsWords([...laid, { kind: "played", seat: 0, card: "g5", count: 1 }], ["Ana"])).toEqual([
    "Ana plays red 5 and blue 5 and goes on.",
    "Ana plays green 5.",
  ]);
});

test("players who are out have words", async () => {
  await use("en");
  await texts.whole();
  const words = [{ place: 1 }, { place: 4 }, "knocked-out", "gone"] as const;
  expect(words.map(absenceWords)).toEqual(["1st", "4th", "knocked out", "out of the match"]);
});

test("every rule of the ledger can be read", async () => {
  texts.language = "en";
  expect(await ruleText("B02")).toContain(" ");
  expect(await ruleText("E01")).toContain(" ");
  expect(await ruleText("Z99")).toBe("");
});
