// The pictures of the cards, drawn with as few shapes as possible. A table shows dozens of cards that change all
// the time, so each face is drawn once and then copied.

import { COLOURS, faceOf, type Colour, type Face } from "./cards";
import { box, moved, ring, sector, SHAPES, SIGNS, SKIP, written, type Sign } from "./glyphs";

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

/** What is printed on a card besides its colour: a digit or a sign, and how many cards to draw. */
interface Print {
  mark: string;
  plus: string; // +4, or empty
  sign: Sign | undefined;
}

function printOf({ colour, symbol }: Face): Print {
  const at = symbol.indexOf("+");
  const [mark, plus] = at < 0 ? [symbol, ""] : [symbol.slice(0, at), symbol.slice(at)];
  return { mark, plus, sign: SIGNS[colour ? mark : `w${mark}`] };
}

export function front(name: string): string {
  const face = faceOf(name);
  const { colour, declared, symbol } = face;
  const shown = colour ?? declared;
  const ground = shown ?? "black";
  const print = printOf(face);
  const { mark, plus, sign } = print;
  // Two signs need smaller ones, and push the colour down.
  const [scale, y, low] = sign && (plus || mark === "ss") ? [0.45, 19, 16] : [0.5, 21, 0];
  // A plain black card has no symbol: it shows its letter from the notation.
  const letter = shown ? shown[0]!.toUpperCase() : symbol ? "W" : "";
  const lines = (sign ? moved(sign.lines, scale, 18, y) : "") + cornerText(print) + written(letter, 13, 18, 73 + low);
  const fills =
    (sign ? moved(sign.fills, scale, 18, y) : "") + (shown ? moved(SHAPES[shown], 0.75, 10.5, 38 + low) : "");
  const parts = [rim(3, 7), path(twice(lines), `stroke-width="${PEN}"`), filled(twice(fills), `on-${ground}`)];
  if (!shown) parts.push(quarters((one) => twice(moved(one, 0.35, 18, 46 + low)), false));
  parts.push(colour ? colouredMiddle(colour, print) : blackMiddle(declared, print));
  return card(ground, parts.join(""));
}

/** The text in the corners, which stay visible when other cards lie on top. */
function cornerText({ mark, plus, sign }: Print): string {
  if (sign) return written(plus, 16, 18, 49, 22);
  const text = mark || plus || "W";
  return text.length > 2 ? written(text, 20, 20.5, 31, 27) : written(text, 20, 19, 31, 24);
}

// The corners leave a field free that leads from the upper right to the lower left. Pictures of several parts use it.

function colouredMiddle(colour: Colour, { mark, plus, sign }: Print): string {
  if (plus) return littleCards(Number(plus), colour) + number(plus, 43, 108);
  if (mark === "ss") return [0, 1, 2].map((at) => signed(SKIP, colour, 0.66, 60 - 10 * at, 42 + 28 * at, 5.5)).join("");
  if (mark === "d") {
    const shape = filled(moved(SHAPES[colour], 0.6, 60, 42), `on-${colour}`); // only cards of this colour
    return littleCards(3, colour) + shape + signed(sign!, colour, 0.8, 43, 98);
  }
  if (sign) return signed(sign, colour, 1, 50, 70, 7);
  const bar = mark === "6" || mark === "9" ? box(36, 103, 28, 5) : ""; // tells 6 and 9 apart
  return filled(bar, `on-${colour}`) + path(written(mark, 46, 50, 93), `stroke-width="9.5"`);
}

/** All colours or the chosen one, and what else the card does. */
function blackMiddle(declared: Colour | null, { mark, plus, sign }: Print): string {
  const ground = declared ?? "black";
  const colours = (scale: number, x: number, y: number): string =>
    declared ? heart(declared, scale, x, y) : quarters((one) => moved(one, scale, x, y), true);
  if (mark === "d") return wheel(declared);
  if (sign && plus) return colours(0.6, 62, 34) + signed(sign, ground, 0.7, 50, 70) + number(plus, 38, 118);
  if (mark === "b") return colours(0.7, 57, 47) + blank(ground) + signed(sign!, ground, 0.8, 49, 92);
  if (sign) return colours(0.7, 57, 47) + signed(sign, ground, 0.85, 42, 97);
  if (plus) return colours(0.7, 57, 47) + number(plus, plus.length > 2 ? 38 : 43, 108);
  return colours(0.8, 50, 70);
}

function number(plus: string, x: number, foot: number): string {
  return path(written(plus, 24, x, foot), `stroke-width="5.5"`);
}

function signed({ lines, fills }: Sign, ground: string, scale: number, x: number, y: number, pen = 5): string {
  return (
    (lines && path(moved(lines, scale, x, y), `stroke-width="${pen}"`)) +
    filled(moved(fills, scale, x, y), `on-${ground}`)
  );
}

/** All four colours as a square, with or without their shapes. */
function quarters(place: (shape: string) => string, shapes: boolean): string {
  const fields = COLOURS.map((colour, at) => {
    const [left, top] = [at % 2 ? 1 : -24, at > 1 ? 1 : -24];
    const shape = shapes ? place(moved(SHAPES[colour], 0.65, left + 5, top + 5)) : "";
    return filled(place(box(left, top, 23, 23)), colour) + filled(shape, `on-${colour}`);
  });
  return filled(place(box(-26, -26, 52, 52)), "on-black") + fields.join("");
}

/** The chosen colour of a black card, around a black centre. */
function heart(colour: Colour, scale: number, x: number, y: number): string {
  const shape = moved(moved(SHAPES[colour], 1.6, -16, -16), scale, x, y);
  return (
    filled(moved(box(-26, -26, 52, 52), scale, x, y), "black") +
    path(shape, `fill="var(--${colour})" stroke="var(--on-black)" stroke-width="${1.8 * scale}"`)
  );
}

/** A roulette wheel with eight fields, in all colours or in the chosen one. */
function wheel(declared: Colour | null): string {
  const place = (one: string): string => moved(one, 1, 50, 73);
  const fields = COLOURS.map((colour, at) => {
    const both = [45 * at, 45 * at + 180].map((angle) => [angle, ((angle + 22.5) / 180) * Math.PI] as const);
    const field = place(both.map(([angle]) => sector(20.5, angle, angle + 45)).join(""));
    if (declared) return path(field, `fill="var(--${at % 2 ? "black" : declared})" stroke="var(--on-black)"`);
    const shapes = both.map(([, middle]) =>
      moved(SHAPES[colour], 0.3, 14.5 * Math.cos(middle) - 3, 14.5 * Math.sin(middle) - 3),
    );
    return filled(field, colour) + filled(place(shapes.join("")), `on-${colour}`);
  });
  const pointer = filled(place("M-8 -37L8 -37L0 -24Z"), `on-${declared ?? "black"}`);
  const disc = filled(place(ring(0, 0, 22.5)), declared ? "black" : "on-black");
  const hub = filled(place(ring(0, 0, 6.5)), "on-black") + filled(place(ring(0, 0, 3)), "black");
  return pointer + disc + fields.join("") + hub;
}

/** An empty card, with room for a pencil. */
function blank(ground: string): string {
  const room = path("M38 104L70 72", `stroke="var(--${ground})" stroke-width="19" stroke-linecap="butt"`);
  return `<rect x="22" y="80" width="27" height="37" rx="4" stroke-width="3"/>${room}`;
}

/** A fan of cards: so many are drawn. */
function littleCards(count: number, colour: Colour): string {
  return Array.from({ length: count }, (_, at) => {
    const turn = count > 1 ? (33 * at) / (count - 1) - 16.5 : 0;
    return `<rect x="-10" y="-46" width="20" height="29" rx="3" fill="var(--${colour})" stroke-width="3" transform="translate(57 79) rotate(${turn})"/>`;
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
