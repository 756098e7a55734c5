// The pictures of the cards: no sign is missing, and no two faces look alike.

import { describe, expect, it } from "vitest";
import { front } from "../src/lib/faces";
import { LINES, moved, written } from "../src/lib/glyphs";

const COLOURED = [..."rygb"].flatMap((colour) => [..."0123456789", "s", "r", "+2"].map((symbol) => colour + symbol));
const BLACK = ["w", "w+4"].flatMap((card) => [card, ...[..."rygb"].map((colour) => `${card}:${colour}`)]);

describe("faces", () => {
  it("differ from each other", () => {
    const all = [...COLOURED, ...BLACK];
    expect(new Set(all.map((card) => front(card))).size).toBe(all.length);
  });

  it("contain only valid shapes", () => {
    for (const card of [...COLOURED, ...BLACK, "g+1", "w+10"]) expect(front(card)).not.toMatch(/NaN|undefined|d=""/);
  });

  it("show the colour by letter and shape, too", () => {
    const blind = (card: string): string => front(card).replace(/var\(--[a-z-]+\)/g, "");
    expect(new Set([..."rygb"].map((colour) => blind(`${colour}5`))).size).toBe(4);
    expect(new Set([..."rygb"].map((colour) => blind(`w:${colour}`))).size).toBe(4);
  });
});

describe("lines", () => {
  it("can be moved and turned around", () => {
    expect(moved("M1 2L-3 .5Z", 2, 10, 20)).toBe("M12 24L4 21Z");
    expect(moved("M1 2Z", -1, 100, 140)).toBe("M99 138Z");
  });

  it("fit into the given width", () => {
    const wide = (path: string): number[] => [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map((pair) => Number(pair[1]));
    const xs = wide(written("+10", 20, 50, 100, 30));
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(30);
    expect(written("7", 20, 6, 20)).toBe(LINES["7"]);
  });
});
