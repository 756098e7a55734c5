// The digits, letters and signs on the cards, as SVG paths in boxes 12 wide and 20 high. A font would look
// different on every machine, and browsers lay out text many times slower than they draw paths. All coordinates
// are absolute pairs of numbers, so that a path can be moved.

import type { Colour } from "./cards";

const STEP = 16; // from one sign to the next
const SLIM = 4; // less after a 1
const NARROW = 1.25; // how much higher than wide a sign may become
const SIX = "M9.5 0C4 4 0 8.6 0 13.6C0 17.4 2.5 20 6 20C9.5 20 12 17.4 12 13.8C12 10.2 9.5 7.8 6.2 7.8C3 7.8 .6 10 .1 13";

export const LINES: Record<string, string> = {
  "0": "M6 0C9.6 0 12 2.6 12 6.5L12 13.5C12 17.4 9.6 20 6 20C2.4 20 0 17.4 0 13.5L0 6.5C0 2.6 2.4 0 6 0Z",
  "1": "M2 4.5L7.5 0L7.5 20",
  "2": "M.5 5.5C.5 2.2 2.9 0 6 0C9.2 0 11.5 2.2 11.5 5.4C11.5 8 10 9.8 8 12L.5 20L12 20",
  "3": "M.8 0L11 0L5.5 7.6C9.3 7.6 12 10.2 12 13.7C12 17.4 9.4 20 5.8 20C3 20 1 18.6 0 16.2",
  "4": "M8.8 20L8.8 0L0 14L12.5 14",
  "5": "M11 0L1.8 0L.9 8.6C2.2 7.6 3.8 7.1 5.6 7.1C9.3 7.1 12 9.7 12 13.4C12 17.3 9.3 20 5.7 20C3 20 1 18.7 0 16.5",
  "6": SIX,
  "7": "M0 0L12 0L4.5 20",
  "8":
    "M6 9.2C3 9.2 1 7.4 1 4.7C1 2 3 0 6 0C9 0 11 2 11 4.7C11 7.4 9 9.2 6 9.2" +
    "C2.5 9.2 0 11.4 0 14.6C0 17.8 2.5 20 6 20C9.5 20 12 17.8 12 14.6C12 11.4 9.5 9.2 6 9.2Z",
  "9": moved(SIX, -1, 12, 20),
  "+": "M0 10L12 10M6 4L6 16",
  W: "M-1.5 0L1.8 20L6 6L10.2 20L13.5 0",
  R: "M.5 20L.5 0L6 0C9.5 0 11.5 2 11.5 5.1C11.5 8.2 9.5 10.3 6 10.3L.5 10.3M6.5 10.3L12 20",
  Y: "M0 0L6 9.5L12 0M6 9.5L6 20",
  G: "M11.5 4.5C10.5 1.7 8.6 0 6.2 0C2.6 0 0 3.8 0 10C0 16.2 2.6 20 6.2 20C9.6 20 11.8 17.4 12 12L6.8 12",
  B:
    "M.5 20L.5 0L5.5 0C9 0 11 1.9 11 4.8C11 7.7 9 9.6 5.5 9.6L.5 9.6" +
    "M5.5 9.6C9.5 9.6 12 11.6 12 14.8C12 18 9.5 20 5.5 20L.5 20",
};

/** A sign centred on the origin, about 44 wide and high: lines that are drawn, and shapes that are filled. */
export interface Sign {
  lines: string;
  fills: string;
}

export const SKIP: Sign = { lines: ring(0, 0, 18.5) + "M-13 13L13 -13", fills: "" };
const REVERSE: Sign = {
  lines: "",
  fills: "M-22 -16L3 -16L3 -23L22 -12L3 -1L3 -8L-22 -8ZM22 16L-3 16L-3 23L-22 12L-3 1L-3 8L22 8Z",
};

/** The signs by what is printed in the notation, without numbers; those of black cards begin with w. */
export const SIGNS: Record<string, Sign> = {
  s: SKIP,
  r: REVERSE,
  // One skip below the other.
  ss: { lines: SKIP.lines + moved(SKIP.lines, 1, 0, 47), fills: "" },
  // An arrow down onto a pile.
  d: { lines: "", fills: "M-5 -22L5 -22L5 -11L15 -11L0 5L-15 -11L-5 -11Z" + box(-18, 9, 36, 5) + box(-18, 17, 36, 5) },
  wr: REVERSE,
  // A crosshair.
  wt: {
    lines: ring(0, 0, 13.5) + "M0 -21.5L0 -13.5M0 21.5L0 13.5M-21.5 0L-13.5 0M21.5 0L13.5 0",
    fills: ring(0, 0, 4.5),
  },
  // A wheel with fields.
  wd: { lines: ring(0, 0, 19), fills: [0, 90, 180, 270].map((angle) => sector(19, angle, angle + 45)).join("") },
  // Two cards that change places.
  wx: {
    lines: "M2 -18L8 -18C12 -18 14 -16 14 -12L14 -11M-2 18L-8 18C-12 18 -14 16 -14 12L-14 11",
    fills: box(-22, -22, 15, 20) + box(7, 2, 15, 20) + "M5 -10L23 -10L14 0ZM-5 10L-23 10L-14 0Z",
  },
  // Two arrows that cross.
  wm: {
    lines: "M-21 -12C-4 -12 2 12 14 12M-21 12C-4 12 2 -12 14 -12",
    fills: "M12 -21L23 -12L12 -3ZM12 3L23 12L12 21Z",
  },
  // A pencil.
  wb: { lines: "", fills: "M-22 22L-19 9L-9 19ZM-16.5 6L5 -15.5L15.5 -5L-6 16.5ZM8 -18.5L12.5 -23L23 -12.5L18.5 -8Z" },
};

/** The shape of each colour, in a square of 20, for people who cannot tell colours apart by hue. */
export const SHAPES: Record<Colour, string> = {
  red:
    "M10 1.2C14.86 1.2 18.8 5.14 18.8 10C18.8 14.86 14.86 18.8 10 18.8" +
    "C5.14 18.8 1.2 14.86 1.2 10C1.2 5.14 5.14 1.2 10 1.2Z",
  yellow: "M10 1.2L19.4 18L.6 18Z",
  green: "M2.2 2.2L17.8 2.2L17.8 17.8L2.2 17.8Z",
  blue: "M10 .2L18.6 10L10 19.8L1.4 10Z",
};

/** A path, moved and scaled; `upright` is the scale of its height if that is another one. */
export function moved(path: string, scale: number, x: number, y: number, upright = scale): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, a, b) => pair(x + scale * a, y + upright * b));
}

/** Text as a path, at most `widest` wide, centred on x with its foot at y. It gets narrower before it gets smaller. */
export function written(text: string, height: number, x: number, foot: number, widest = 100): string {
  const places = [...text].map((_, at) => STEP * at - SLIM * (text.slice(0, at).split("1").length - 1));
  const width = (places.at(-1) ?? 0) + 12;
  const scale = Math.min(height / 20, widest / width);
  const tall = Math.min(height / 20, scale * NARROW);
  return [...text]
    .map((sign, at) => moved(LINES[sign] ?? "", scale, x + scale * (places[at]! - width / 2), foot - 20 * tall, tall))
    .join("");
}

/** A part of a circle, clockwise from one angle to another one; 0 is on the right. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const steps = Math.ceil((to - from) / 90);
  const step = ((to - from) / steps / 180) * Math.PI;
  const reach = (4 / 3) * Math.tan(step / 4); // of the handles, for the best curve
  const point = (angle: number, handle: number): string =>
    pair(
      x + radius * (Math.cos(angle) - handle * Math.sin(angle)),
      y + radius * (Math.sin(angle) + handle * Math.cos(angle)),
    );
  const start = (from / 180) * Math.PI;
  const curves = Array.from({ length: steps }, (_, at) => {
    const [here, there] = [start + at * step, start + (at + 1) * step];
    return `C${point(here, reach)} ${point(there, -reach)} ${point(there, 0)}`;
  });
  return `M${point(start, 0)}${curves.join("")}`;
}

/** A part of a disc around the origin. */
export function sector(radius: number, from: number, to: number): string {
  return `M0 0L${arc(0, 0, radius, from, to).slice(1)}Z`;
}

export function ring(x: number, y: number, radius: number): string {
  return `${arc(x, y, radius, 0, 360)}Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;
}

/** A point of a path; a tenth of a unit is exact enough. */
function pair(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
