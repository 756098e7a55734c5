// The pictures of the cards: no sign is missing, and no two faces look alike.

import { describe, expect, it } from "vitest";
import { BLACK_SYMBOLS, SYMBOLS } from "../src/lib/cards";
import { front } from "../src/lib/faces";
import { LINES, moved, sector, SIGNS, written } from "../src/lib/glyphs";

const COLOURED = [..."rygb"].flatMap((colour) => SYMBOLS.map((symbol) => colour + symbol));
const BLACK = BLACK_SYMBOLS.map((symbol) => `w${symbol}`);
const DECLARED = BLACK.flatMap((card) => [..."rygb"].map((colour) => `${card}:${colour}`));
const ALL = [...COLOURED, ...BLACK, ...DECLARED];

/** The lines and the fills in the corners. */
const corners = (card: string): string => front(card).match(/<path.*?stroke-width="3.7"\/><path.*?\/>/)![0];
/** Everything else on a card. */
const middle = (card: string): string => front(card).replace(corners(card), "");

describe("faces", () => {
  it("differ from each other", () => {
    expect(new Set(ALL.map((card) => front(card))).size).toBe(ALL.length);
  });

  it.each([COLOURED, BLACK, DECLARED])("differ in the corners and in the middle: %s, ...", (...cards) => {
    for (const part of [corners, middle]) expect(new Set(cards.map(part)).size).toBe(cards.length);
  });

  it("contain only valid shapes", () => {
    for (const card of [...ALL, "g+1"]) expect(front(card)).not.toMatch(/NaN|undefined|d=""/);
  });

  it("show the colour by letter and shape, too", () => {
    const blind = (card: string): string => front(card).replace(/var\(--[a-z-]+\)/g, "");
    for (const symbol of SYMBOLS) expect(new Set([..."rygb"].map((colour) => blind(colour + symbol))).size).toBe(4);
    for (const card of BLACK) expect(new Set([..."rygb"].map((colour) => blind(`${card}:${colour}`))).size).toBe(4);
  });

  it("show all colours on a black card until one is chosen", () => {
    for (const card of BLACK) {
      for (const colour of ["red", "yellow", "green", "blue"]) {
        // In the corners and in the middle.
        expect(front(card).split(`"var(--${colour})"`).length - 1, card).toBe(2);
        expect(front(card), card).toContain(`"var(--on-${colour})"`);
        expect(front(`${card}:r`).includes(`var(--${colour})`), card).toBe(colour === "red");
      }
    }
  });

  it("stay inside the card", () => {
    for (const card of ALL) {
      for (const [, path] of front(card).matchAll(/ d="(.*?)"/g)) {
        for (const [, x, y] of path!.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x) > 3 && Number(x) < 97 && Number(y) > 3 && Number(y) < 137, `${card} ${x} ${y}`).toBe(true);
        }
      }
    }
  });
});

describe("lines", () => {
  it("can be moved and turned around", () => {
    expect(moved("M1 2L-3 .5Z", 2, 10, 20)).toBe("M12 24L4 21Z");
    expect(moved("M1 2Z", -1, 100, 140)).toBe("M99 138Z");
  });

  it("of signs stay in their square", () => {
    for (const [name, { lines, fills }] of Object.entries(SIGNS)) {
      const lowest = name === "ss" ? 70 : 23; // two skips
      for (const [, x, y] of (lines + fills).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Math.abs(Number(x)) <= 23 && Number(y) >= -23 && Number(y) <= lowest, `${name} ${x} ${y}`).toBe(true);
      }
    }
  });

  it("make a part of a disc", () => {
    expect(sector(10, 0, 90)).toBe("M0 0L10 0C10 5.5 5.5 10 0 10Z");
  });

  it("fit into the given width", () => {
    const wide = (path: string): number[] => [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map((pair) => Number(pair[1]));
    const xs = wide(written("+10", 20, 50, 100, 30));
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(30);
    expect(written("7", 20, 6, 20)).toBe(LINES["7"]);
  });
});
