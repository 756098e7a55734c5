// Cards by their texts: r5, gs (skip), yr (reverse), b+2, w, w+4, and w:g for a black one with its colour.

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Face {
  colour: Colour | null; // of the card; a black one has none
  symbol: string; // 0 to 9, s, r, +2, ...; "" for a plain wild card
  declared: Colour | null; // what was chosen for a black card
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

/** Without the colour that a black card was given. */
export function plain(card: string): string {
  return card.split(":")[0]!;
}
