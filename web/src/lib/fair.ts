// Was the deal fair? The browser deals the same cards again, as src/lastcard/fair.py and server/replays.py
// describe it. The hash functions come from a library: the browser's own are missing on pages that are served
// over plain HTTP, and that is how people serve tables at home.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Event, Replay } from "./protocol";

function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function commitmentOf(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

/** The stream of random numbers of a deal. */
export class Stream {
  #position = 0;
  #block = new DataView(new ArrayBuffer(32));
  readonly #key: Uint8Array;
  readonly #head: string;

  constructor(secret: string, seeds: readonly string[]) {
    this.#key = fromHex(secret);
    this.#head = ["Last Card deal 1", ...seeds].map((line) => `${line}\n`).join("");
  }

  /** A number from 0 to n-1. Words that would make some numbers more likely than others are skipped. */
  below(n: number): number {
    const size = BigInt(n);
    const end = 2n ** 64n - (2n ** 64n % size);
    let word: bigint;
    do word = this.#word();
    while (word >= end);
    return Number(word % size);
  }

  #word(): bigint {
    const place = this.#position++ % 4;
    if (place === 0) {
      const message = new TextEncoder().encode(this.#head + String((this.#position - 1) / 4));
      this.#block = new DataView(hmac(sha256, this.#key, message).buffer);
    }
    return this.#block.getBigUint64(place * 8);
  }
}

/** The cards in random order, as a pile: the last one is on top. */
export function shuffled(cards: readonly string[], stream: Stream): string[] {
  const pile: string[] = [];
  cards.forEach((card, place) => {
    const other = stream.below(place + 1);
    pile[place] = pile[other]!;
    pile[other] = card;
  });
  return pile;
}

export type CheckName = "commitment" | "shown" | "seed" | "first" | "dealt" | "drawn";

export interface Check {
  name: CheckName;
  holds: boolean | null; // null: cannot be checked in this browser
  count?: number; // how many cards were checked
}

/** What this browser stored before the deal. */
export interface Noted {
  commitment: string;
  seed: string;
}

export function checkDeal(replay: Replay, noted: Noted | null): Check[] {
  const committed = commitmentOf(replay.secret) === replay.commitment;
  const shown = noted ? noted.commitment === replay.commitment : null;
  const added = noted?.seed ? replay.seeds.includes(noted.seed) : null;
  return [
    { name: "commitment", holds: committed },
    { name: "shown", holds: shown },
    { name: "seed", holds: added },
    ...checkCards(replay),
  ];
}

/** Deals the first round again, and compares every card dealt and drawn from that pile. */
function checkCards({ secret, seeds, deck, lot, steps }: Replay): Check[] {
  const stream = new Stream(secret, seeds);
  const begins = lot ? stream.below(seeds.length) : null;
  let pile = shuffled(deck, stream);
  const fits = (event: Event): boolean => pile.pop() === event.card;

  const [deal, ...moves] = steps;
  const first: Check = { name: "first", holds: null };
  const dealt: Check = { name: "dealt", holds: true, count: 0 };
  for (const event of deal?.events ?? []) {
    if (event.kind === "first" && begins !== null) first.holds = event.seat === begins;
    if (event.kind !== "dealt" && event.kind !== "opened" && event.kind !== "put-back") continue;
    if (event.kind === "dealt") dealt.count!++;
    if (!fits(event)) dealt.holds = false;
    if (event.kind === "put-back") pile = shuffled([event.card ?? "", ...pile], stream);
  }

  const drawn: Check = { name: "drawn", holds: true, count: 0 };
  for (const event of moves.flatMap((step) => step.events)) {
    if (event.kind === "reshuffled" || event.kind === "dealt") break; // a new pile begins
    if (event.kind !== "drew") continue;
    drawn.count!++;
    if (!fits(event)) drawn.holds = false;
  }
  return [...(lot ? [first] : []), dealt, ...(drawn.count ? [drawn] : [])];
}
