// The layout of a hand: grouped by colour, in as many rows as needed to stay readable.

import { COLOURS, faceOf } from "./cards";

const RANK = new Map<string | null, number>([...COLOURS.map((colour, place) => [colour, place] as const), [null, 4]]);

/** The hand sorted by colour and symbol, with black cards last. */
export function sorted(hand: readonly string[]): string[] {
  const rank = (card: string): number => RANK.get(faceOf(card).colour) ?? 4;
  return [...hand].sort((a, b) => rank(a) - rank(b) || symbolRank(a) - symbolRank(b) || a.localeCompare(b));
}

function symbolRank(card: string): number {
  const { symbol } = faceOf(card);
  return /^\d$/.test(symbol) ? Number(symbol) : 10 + ["s", "r"].indexOf(symbol) + (symbol.startsWith("+") ? 9 : 0);
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
