// The layout of a hand: grouped by colour, in as many rows as needed to stay readable.

import { BLACK_SYMBOLS, COLOURS, faceOf, SYMBOLS } from "./cards";

const RANK = new Map<string | null, number>([...COLOURS.map((colour, place) => [colour, place] as const), [null, 4]]);

/** The hand sorted by colour and symbol, with black cards last. */
export function sorted(hand: readonly string[]): string[] {
  const rank = (card: string): number => RANK.get(faceOf(card).colour) ?? 4;
  return [...hand].sort((a, b) => rank(a) - rank(b) || symbolRank(a) - symbolRank(b) || a.localeCompare(b));
}

function symbolRank(card: string): number {
  const { colour, symbol } = faceOf(card);
  return (colour ? SYMBOLS : BLACK_SYMBOLS).indexOf(symbol);
}

/** A card with a name of its own, to tell identical cards apart: r5 0, r5 1. */
export interface Keyed {
  card: string;
  key: string;
}

/** The hand in order, every card with its key. A card keeps its key while others come and go. */
export function keyed(hand: readonly string[]): Keyed[] {
  const seen = new Map<string, number>();
  return sorted(hand).map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { card, key: `${card} ${number}` };
  });
}

export function cardOf(key: string): string {
  return key.split(" ")[0]!;
}

export interface Layout {
  rows: number; // number of rows
  perRow: number;
  strip: number; // visible pixels of a covered card
}

/** The fewest rows in which at least `least` pixels of every card are visible. */
export function layout(cards: number, width: number, cardWidth: number, least: number): Layout {
  const fit = Math.max(1, Math.floor((width - cardWidth) / least) + 1);
  const rows = Math.max(1, Math.ceil(cards / fit));
  const perRow = Math.max(1, Math.ceil(cards / rows));
  const strip = perRow > 1 ? Math.min(cardWidth * 0.72, (width - cardWidth) / (perRow - 1)) : cardWidth;
  return { rows, perRow, strip: Math.max(strip, 1) };
}
