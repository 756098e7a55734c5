// Flying cards. What flies is a copy; the table itself is up to date at once.

import { picture } from "./faces";

const FLIGHT = 220; // milliseconds
const GAP = 70; // milliseconds between cards drawn one by one
const MOST = 10; // cards in the air at once: more would only hide the table
const FRESH = 400; // milliseconds for which measured places stay valid

const places = new Map<string, HTMLElement>();
const boxes = new Map<string, DOMRect>();
let flying = 0;
let measured = 0; // time of the last measurement
let measuring = false;

/** Names a place that cards fly from and to: "pile", "discard", "hand", "seat-2". An attachment for Svelte. */
export function place(name: string) {
  return (element: HTMLElement): (() => void) => {
    places.set(name, element);
    return () => {
      if (places.get(name) === element) places.delete(name);
    };
  };
}

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where a place is. Measuring in the middle of an update forces a layout of the whole page, so places are measured
 * at the beginning of a frame. */
function boxOf(name: string): DOMRect | undefined {
  if (!measuring && performance.now() - measured > FRESH) {
    measuring = true;
    requestAnimationFrame(measure);
  }
  const known = boxes.get(name);
  if (known) return known;
  const box = places.get(name)?.getBoundingClientRect();
  if (box) boxes.set(name, box);
  return box;
}

function measure(): void {
  measuring = false;
  measured = performance.now();
  boxes.clear();
  for (const [name, element] of places) boxes.set(name, element.getBoundingClientRect());
}

/** A copy of a card that can fly. */
function thrown(card: string | null, width: number): HTMLElement {
  const copy = document.createElement("div");
  copy.className = "flying";
  copy.style.width = `${width}px`;
  copy.append(picture(card));
  return copy;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Fly one card from a place, or from a rectangle, to another place. Resolves when it has landed. */
export async function fly(
  from: string | DOMRect,
  to: string,
  card: string | null,
  wait = 0,
  width = 64,
): Promise<void> {
  if (flying >= MOST || document.hidden || reducedMotion()) return;
  const start = typeof from === "string" ? boxOf(from) : from;
  const end = boxOf(to);
  if (!start || !end) return;
  flying++;
  const copy = thrown(card, width);
  document.body.append(copy);
  const [a, b] = [middle(start), middle(end)];
  const at = ({ x, y }: { x: number; y: number }, turn: number, size: number): string =>
    `translate(${x - width / 2}px, ${y - width * 0.7}px) rotate(${turn}deg) scale(${size})`;
  const animation = copy.animate(
    [
      { transform: at(a, 0, 0.9), opacity: 1 },
      { transform: at(b, 0, Math.min(1, Math.max(0.4, end.width / width))), opacity: 1 },
    ],
    { duration: FLIGHT, delay: wait, easing: "cubic-bezier(0.25, 0.7, 0.3, 1)", fill: "both" },
  );
  try {
    await animation.finished;
  } catch {
    // the user left the page
  }
  flying--;
  copy.remove();
}

/** Fly several cards one after the other, such as a penalty. Eight are enough to show that there are many. */
export async function flySeveral(from: string, to: string, cards: (string | null)[], width?: number): Promise<void> {
  const some = cards.slice(0, 8);
  await Promise.all(some.map((card, place) => fly(from, to, card, place * GAP, width)));
}

/** How long a flight takes, in milliseconds. */
export function flightTime(): number {
  return reducedMotion() ? 0 : FLIGHT;
}
