// Cards in notation: r5, gs (skip), yr (reverse), b+2, w, w+4, and w:g for a black card with its chosen colour.

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Face {
  colour: Colour | null; // null for black cards
  symbol: string; // 0 to 9, s, r, +2, ...; "" for a plain wild card
  declared: Colour | null; // the colour chosen for a black card
}

export function colourOf(letter: string): Colour | null {
  return COLOURS.find((name) => name[0] === letter) ?? null;
}

export function faceOf(card: string): Face {
  const [name, chosen] = card.split(":") as [string, string | undefined];
  const black = name.startsWith("w");
  return {
    colour: black ? null : colourOf(name[0]!),
    symbol: name.slice(1),
    declared: chosen ? colourOf(chosen) : null,
  };
}

/** A card without its chosen colour. */
export function plain(card: string): string {
  return card.split(":")[0]!;
}
