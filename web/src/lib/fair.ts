// Was the deal fair? The browser deals the same cards again, as src/lastcard/fair.py and server/replays.py
// describe it. The hash functions come from a library: the browser's own are missing on pages that are served
// over plain HTTP, and that is how people serve tables at home.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { faceOf } from "./cards";
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

/** The number on a card; all other cards are lower. */
function numberOn(card: string): number {
  const { colour, symbol } = faceOf(card);
  return colour && /^\d$/.test(symbol) ? Number(symbol) : -1;
}

/** A card that a seat turned over. */
type Turned = readonly [seat: number, card: string];

/** Every seat turns over a card, and the highest number begins. Seats that tie turn over again; if the pile runs out, a
 * lot decides among them. */
export function highestCard(deck: readonly string[], seats: number, stream: Stream): { begins: number; turned: Turned[] } {
  const pile = shuffled(deck, stream);
  const turned: Turned[] = [];
  let left = Array.from({ length: seats }, (_, seat) => seat);
  while (left.length > 1) {
    const numbers: number[] = [];
    for (const seat of left) {
      const card = pile.pop();
      if (card === undefined) return { begins: left[stream.below(left.length)]!, turned };
      turned.push([seat, card]);
      numbers.push(numberOn(card));
    }
    const highest = Math.max(...numbers);
    left = left.filter((_, place) => numbers[place] === highest);
  }
  return { begins: left[0]!, turned };
}

/** Who begins, if chance decides it, and the cards that were turned over for it. */
function firstPlayer({ seeds, deck, first }: Replay, stream: Stream): { begins: number | null; turned: Turned[] } {
  if (first === "cards") return highestCard(deck, seeds.length, stream);
  return { begins: first === "lot" ? stream.below(seeds.length) : null, turned: [] };
}

/** Deals the first round again, and compares every card dealt and drawn from that pile. */
function checkCards(replay: Replay): Check[] {
  const { secret, seeds, deck, steps } = replay;
  const stream = new Stream(secret, seeds);
  const { begins, turned } = firstPlayer(replay, stream);
  let pile = shuffled(deck, stream);
  const fits = (event: Event): boolean => pile.pop() === event.card;

  const [deal, ...moves] = steps;
  const lots = (deal?.events ?? []).filter(({ kind }) => kind === "drew-lot");
  const sameLots = turned.length === lots.length && turned.every(([seat, card], at) => lots[at]!.seat === seat && lots[at]!.card === card);
  const first: Check = { name: "first", holds: null };
  const dealt: Check = { name: "dealt", holds: true, count: 0 };
  for (const event of deal?.events ?? []) {
    if (event.kind === "first" && begins !== null) first.holds = event.seat === begins && sameLots;
    if (event.kind !== "dealt" && event.kind !== "opened" && event.kind !== "put-back") continue;
    if (event.kind === "dealt") dealt.count!++;
    if (!fits(event)) dealt.holds = false;
    if (event.kind === "put-back") pile = shuffled([event.card ?? "", ...pile], stream);
  }

  const drawn: Check = { name: "drawn", holds: true, count: 0 };
  for (const event of moves.flatMap((step) => step.events)) {
    if (event.kind === "reshuffled" || event.kind === "round-over") break; // a new pile begins
    if (event.kind !== "drew") continue;
    drawn.count!++;
    if (!fits(event)) drawn.holds = false;
  }
  return [...(begins === null ? [] : [first]), dealt, ...(drawn.count ? [drawn] : [])];
}
