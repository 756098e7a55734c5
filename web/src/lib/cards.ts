// Cards in notation: r5, gs (skip), yr (reverse), b+2, w, w+4, and w:g for a black card with its chosen colour.

/** Everything that a coloured card can show besides its colour, in the order of a hand: numbers, then special cards. */
export const SYMBOLS = [..."0123456789", "s", "ss", "r", "d", "+2", "+4"];
/** The same for black cards. */
export const BLACK_SYMBOLS = ["", "b", "x", "m", "d", "+1", "+2", "t+2", "+4", "r+4", "+6", "+10"];

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Face {
  colour: Colour | null; // null for black cards
  symbol: string; // one of the symbols above; a d is another card in black
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
