// Was the deal fair? The browser deals the same cards again, as src/lastcard/fair.py and server/replays.py
// describe it. SHA-256 is our own: the browser's is missing where a page comes over plain HTTP, which is how
// tables are served at home.

import type { Event, Replay } from "./protocol";

// The fractions of the roots of the first primes, 32 bits of each.
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !smallDivisor(n));
const fraction = (root: number): number => Math.floor((root % 1) * 2 ** 32);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64; // bytes

function smallDivisor(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return true;
  return false;
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, message.length * 8); // no message here is longer than 2**32 bits
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.byteLength; at += BLOCK) digest(state, padded, at);
  const result = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => result.setUint32(place * 4, word));
  return new Uint8Array(result.buffer);
}

function digest(state: Uint32Array, message: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = message.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [words[i - 15]!, words[i - 2]!];
    const low = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const high = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + ROUNDS[i]! + words[i]!;
    const second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place]! += word));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), message));
  return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function commitmentOf(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

/** The random numbers of a deal, one after the other. */
export class Stream {
  #position = 0;
  #block = new DataView(new ArrayBuffer(32));
  readonly #key: Uint8Array;
  readonly #head: string;

  constructor(secret: string, chances: readonly string[]) {
    this.#key = fromHex(secret);
    this.#head = ["Last Card deal 1", ...chances].map((line) => `${line}\n`).join("");
  }

  /** A number from 0 to n-1. Words that would make some numbers likelier than others are passed over. */
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
      this.#block = new DataView(hmac(this.#key, message).buffer as ArrayBuffer);
    }
    return this.#block.getBigUint64(place * 8);
  }
}

/** A pile of these cards in random order; its end is its top. */
export function shuffled(cards: readonly string[], stream: Stream): string[] {
  const pile: string[] = [];
  cards.forEach((card, place) => {
    const other = stream.below(place + 1);
    pile[place] = pile[other]!;
    pile[other] = card;
  });
  return pile;
}

export type CheckName = "commitment" | "shown" | "chance" | "first" | "dealt" | "drawn";

export interface Check {
  name: CheckName;
  holds: boolean | null; // null: it cannot be checked here
  count?: number; // of cards
}

/** What this browser noted before the deal. */
export interface Noted {
  commitment: string;
  chance: string;
}

export function checkDeal(replay: Replay, noted: Noted | null): Check[] {
  const committed = commitmentOf(replay.secret) === replay.commitment;
  const shown = noted ? noted.commitment === replay.commitment : null;
  const added = noted?.chance ? replay.chances.includes(noted.chance) : null;
  return [
    { name: "commitment", holds: committed },
    { name: "shown", holds: shown },
    { name: "chance", holds: added },
    ...checkCards(replay),
  ];
}

/** The first deal once more, and all cards that were drawn from its pile. */
function checkCards({ secret, chances, deck, lot, steps }: Replay): Check[] {
  const stream = new Stream(secret, chances);
  const begins = lot ? stream.below(chances.length) : null;
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
    if (event.kind === "reshuffled" || event.kind === "dealt") break; // another pile
    if (event.kind !== "drew") continue;
    drawn.count!++;
    if (!fits(event)) drawn.holds = false;
  }
  return [...(lot ? [first] : []), dealt, ...(drawn.count ? [drawn] : [])];
}
