// The pictures of the cards, drawn with as few shapes as possible. A table shows dozens of cards that change all
// the time, so each face is drawn once and then copied.

import { COLOURS, faceOf, type Colour } from "./cards";
import { box, moved, REVERSE, SHAPES, SKIP, written } from "./glyphs";

const PEN = 3.7; // line width in the corners

const drawn = new Map<string | null, Element>();

/** The picture of a card as a new element; null is the back. */
export function picture(card: string | null): Element {
  let pattern = drawn.get(card);
  if (!pattern) {
    const template = document.createElement("template");
    template.innerHTML = card === null ? back() : front(card);
    pattern = template.content.firstElementChild!;
    drawn.set(card, pattern);
  }
  return pattern.cloneNode(true) as Element;
}

function back(): string {
  // A lattice that ends exactly at the inner edge: rows of zigzags and their mirror images.
  const lattice = Array.from({ length: 7 }, (_, row) => {
    const y = 22 + 16 * row;
    return `M14 ${y}${"l9-8l9 8".repeat(4)}M14 ${y}${"l9 8l9-8".repeat(4)}`;
  }).join("");
  return card("back", rim(8, 5) + `<path d="${lattice}" stroke-opacity=".4" stroke-width="1.5"/>`);
}

export function front(name: string): string {
  const { colour, declared, symbol } = faceOf(name);
  const shown = colour ?? declared;
  const ground = shown ?? "black";
  const draws = symbol.startsWith("+") ? Number(symbol) : 0;
  // A plain black card has no symbol: it shows its letter from the notation.
  const letter = shown ? shown[0]!.toUpperCase() : symbol ? "W" : "";
  const lines = cornerOf(symbol) + written(letter, 13, 18, 73);
  const fills = (symbol === "r" ? moved(REVERSE, 0.5, 18, 21) : "") + (shown ? moved(SHAPES[shown], 0.75, 10.5, 38) : "");
  const [scale, middle] = draws ? [0.7, 52] : [0.8, 70];
  const parts = [rim(3, 7), path(twice(lines), `stroke-width="${PEN}"`), filled(twice(fills) + middleOf(symbol), `on-${ground}`)];
  if (!shown) parts.push(quarters(scale, middle));
  else if (!colour) parts.push(heart(shown, scale, middle));
  else if (draws) parts.push(littleCards(draws, colour));
  if (draws) parts.push(path(written(symbol, 24, 50, 104, 40), `stroke-width="5.5"`));
  else if (symbol === "s") parts.push(path(moved(SKIP, 1, 50, 70), `stroke-width="7"`));
  else if (/^\d$/.test(symbol)) parts.push(path(written(symbol, 46, 50, 93), `stroke-width="9.5"`));
  return card(ground, parts.join(""));
}

/** The corners, which stay visible when other cards lie on top. */
function cornerOf(symbol: string): string {
  if (symbol === "r") return "";
  if (symbol === "s") return moved(SKIP, 0.5, 18, 21);
  return written(symbol || "W", 20, 19, 31, 24);
}

/** The filled parts in the middle: arrows, and the bar that tells 6 and 9 apart. */
function middleOf(symbol: string): string {
  if (symbol === "r") return moved(REVERSE, 1, 50, 70);
  return symbol === "6" || symbol === "9" ? box(36, 103, 28, 5) : "";
}

/** All four colours as a square, in the middle and in the corners. */
function quarters(scale: number, y: number): string {
  const everywhere = (one: string): string => moved(one, scale, 50, y) + twice(moved(one, 0.35, 18, 46));
  const fields = COLOURS.map((colour, at) => {
    const [left, top] = [at % 2 ? 1 : -24, at > 1 ? 1 : -24];
    const shape = moved(moved(SHAPES[colour], 0.65, left + 5, top + 5), scale, 50, y);
    return filled(everywhere(box(left, top, 23, 23)), colour) + filled(shape, `on-${colour}`);
  });
  return filled(everywhere(box(-26, -26, 52, 52)), "on-black") + fields.join("");
}

/** The chosen colour of a black card, around a black centre. */
function heart(colour: Colour, scale: number, y: number): string {
  const shape = moved(moved(SHAPES[colour], 1.6, -16, -16), scale, 50, y);
  return (
    filled(moved(box(-26, -26, 52, 52), scale, 50, y), "black") +
    path(shape, `fill="var(--${colour})" stroke="var(--on-black)" stroke-width="${1.8 * scale}"`)
  );
}

/** The number of cards to draw. */
function littleCards(count: number, colour: Colour): string {
  return Array.from({ length: count }, (_, at) => {
    const turn = count > 1 ? (33 * at) / (count - 1) - 16.5 : 0;
    return `<rect x="-10" y="-46" width="20" height="29" rx="3" fill="var(--${colour})" stroke-width="3" transform="translate(50 84) rotate(${turn})"/>`;
  }).join("");
}

function card(ground: string, parts: string): string {
  return (
    `<svg class="card-picture" viewBox="0 0 100 140" fill="none" stroke="var(--on-${ground})" stroke-linecap="round" stroke-linejoin="round">` +
    `<rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="var(--${ground})" stroke="#000" stroke-opacity=".45" stroke-width="1.5"/>` +
    `${parts}</svg>`
  );
}

function rim(inset: number, radius: number): string {
  const [width, height] = [100 - 2 * inset, 140 - 2 * inset];
  return `<rect x="${inset}" y="${inset}" width="${width}" height="${height}" rx="${radius}" stroke-opacity=".45" stroke-width="1.5"/>`;
}

/** A shape in both corners: upright, and upside down. */
function twice(lines: string): string {
  return lines + moved(lines, -1, 100, 140);
}

function filled(lines: string, colour: string): string {
  return lines && path(lines, `fill="var(--${colour})" stroke="none"`);
}

function path(lines: string, look: string): string {
  return `<path d="${lines}" ${look}/>`;
}
