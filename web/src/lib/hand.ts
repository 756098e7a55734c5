// How a hand lies: grouped by colour, in as many rows as it takes to stay readable.

import { COLOURS, faceOf } from "./cards";

const RANK = new Map<string | null, number>([...COLOURS.map((colour, place) => [colour, place] as const), [null, 4]]);

/** By colour and symbol; black cards last. Cards that are alike keep their order. */
export function sorted(hand: readonly string[]): string[] {
  const rank = (card: string): number => RANK.get(faceOf(card).colour) ?? 4;
  return [...hand].sort((a, b) => rank(a) - rank(b) || symbolRank(a) - symbolRank(b) || a.localeCompare(b));
}

function symbolRank(card: string): number {
  const { symbol } = faceOf(card);
  return /^\d$/.test(symbol) ? Number(symbol) : 10 + ["s", "r"].indexOf(symbol) + (symbol.startsWith("+") ? 9 : 0);
}

export interface Layout {
  rows: number; // how many rows of cards
  perRow: number;
  strip: number; // how much of a covered card is seen, in pixels
}

/** The fewest rows in which at least `least` pixels of every card are seen. */
export function layout(cards: number, width: number, cardWidth: number, least: number): Layout {
  const fit = Math.max(1, Math.floor((width - cardWidth) / least) + 1);
  const rows = Math.max(1, Math.ceil(cards / fit));
  const perRow = Math.max(1, Math.ceil(cards / rows));
  const strip = perRow > 1 ? Math.min(cardWidth * 0.72, (width - cardWidth) / (perRow - 1)) : cardWidth;
  return { rows, perRow, strip: Math.max(strip, 1) };
}
