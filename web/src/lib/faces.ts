// Cards as they look. Each is drawn once; after that it is copied, which is many times as quick: a table shows
// dozens of them, and they change all the time.

import { flushSync, mount, unmount } from "svelte";
import CardFace from "../parts/CardFace.svelte";

const drawn = new Map<string | null, Element>();

/** A picture of a card, to be put anywhere; null is its back. */
export function picture(card: string | null): Element {
  let pattern = drawn.get(card);
  if (!pattern) {
    const target = document.createElement("div");
    const shown = mount(CardFace, { target, props: { card } });
    flushSync();
    pattern = target.firstElementChild!.cloneNode(true) as Element;
    drawn.set(card, pattern);
    void unmount(shown);
  }
  return pattern.cloneNode(true) as Element;
}
