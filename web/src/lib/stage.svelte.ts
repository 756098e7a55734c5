// Shows what happens at the table: flying cards, announcements for screen readers, sounds.

import { fly, flightTime, flySeveral } from "./motion";
import type { Event, View } from "./protocol";
import type { TableUpdate, Room } from "./room.svelte";
import { play, vibrate } from "./sounds";
import { isAsked, unoIsDue } from "./views";
import { eventsWords } from "./words";

export class Stage {
  top: string | null = $state(null); // the visible top card while another one is in the air
  below: string[] = $state.raw([]);
  said = $state(""); // for screen readers
  scores = $state(false); // show the scores; the last card lands first
  rounds: number[][] = $state.raw([]); // the points of every round this browser has seen
  laidFrom: DOMRect[] = []; // where in the hand your cards were when you played them
  #shows = 0;
  #flown = 0; // when the last flight began

  constructor(readonly room: Room) {
    this.scores = room.view?.phase.endsWith("over") ?? false;
    if (this.scores) this.rounds = [[...room.view!.points]];
  }

  show({ events, before, after }: TableUpdate): void {
    const own = this.room.seat;
    this.said = eventsWords(events, this.room.names).join(" ");
    if (events.some((event) => event.kind === "opened") && after.round === 1) this.rounds = [];
    if (performance.now() - this.#flown > HASTE) {
      void this.#fly(events, before?.top ?? null, before?.discard ?? [], after);
    }
    this.#sound(events, own);
    if (!(before && isAsked(before)) && isAsked(after)) {
      play("turn");
      vibrate("turn");
    }
    if (before && !unoIsDue(before) && unoIsDue(after)) vibrate("uno");
    this.#score(events, after.points, after.phase);
  }

  async #fly(events: readonly Event[], top: string | null, below: readonly string[], after: View): Promise<void> {
    const laid = events.filter((event) => LAYING.has(event.kind));
    const show = ++this.#shows;
    if (laid.length && flightTime()) {
      this.top = top;
      this.below = [...below];
    }
    const from = this.laidFrom;
    this.laidFrom = [];
    const flights = laid.map(async ({ seat, card, kind }, number) => {
      const start = seat === this.room.seat ? (from[number] ?? "hand") : `seat-${seat}`;
      await fly(start, "discard", card ?? null, number * NEXT);
      // Cards of one play land one on the other.
      if (kind === "laid" && card && show === this.#shows && this.top) {
        this.below = [...this.below, this.top];
        this.top = card;
      }
    });
    for (const [seat, cards] of gained(events)) {
      const own = seat === this.room.seat;
      flights.push(flySeveral("pile", this.#at(seat), own ? cards : cards.map(() => null), own ? 64 : 40));
    }
    for (const [start, end] of this.#exchanges(events, after)) flights.push(this.#pass(start, end));
    if (events.some(({ kind }) => kind === "hands-shuffled")) flights.push(this.#mix(after));
    if (flights.length) this.#flown = performance.now();
    await Promise.all(flights);
    if (show === this.#shows) {
      this.top = null;
      this.below = [];
    }
  }

  #at(seat: number): string {
    return seat === this.room.seat ? "hand" : `seat-${seat}`;
  }

  /** Some cards, face down. */
  #pass(from: string, to: string): Promise<void> {
    return flySeveral(from, to, [null, null, null], 40);
  }

  /** All hands go to the middle, and come back from there. */
  async #mix(after: View): Promise<void> {
    const seats = playing(after).map((seat) => this.#at(seat));
    await Promise.all(seats.map((seat) => flySeveral(seat, "discard", [null, null], 40)));
    await Promise.all(seats.map((seat) => flySeveral("discard", seat, [null, null], 40)));
  }

  /** The flights of hands that change owners, or that are put away. */
  #exchanges(events: readonly Event[], after: View): [string, string][] {
    return events.flatMap((event): [string, string][] => {
      if (event.kind === "swapped" && event.seat != null && event.other != null) {
        const [one, other] = [this.#at(event.seat), this.#at(event.other)];
        return [
          [one, other],
          [other, one],
        ];
      }
      if (event.kind === "knocked-out" && event.seat != null) return [[this.#at(event.seat), "discard"]];
      if (event.kind !== "rotated") return [];
      const seats = playing(after);
      const step = event.direction === "clockwise" ? 1 : seats.length - 1;
      return seats.map((seat, place) => [this.#at(seat), this.#at(seats[(place + step) % seats.length]!)]);
    });
  }

  #sound(events: readonly Event[], own: number | null): void {
    for (const event of events) {
      if (LAYING.has(event.kind)) play("laid");
      else if (event.kind === "drew") play("drawn");
      else if (event.kind === "called") play("uno");
      else if (ALARMS.has(event.kind)) {
        play("danger");
        if (event.seat === own) vibrate("danger");
      } else if (event.kind === "went-out") play(event.seat === own || own === null ? "won" : "lost");
      else if (event.kind === "finished" && event.seat === own) play("won");
    }
  }

  #score(events: readonly Event[], points: readonly number[], phase: string): void {
    if (events.some((event) => event.kind === "round-over" || event.kind === "match-over")) {
      this.rounds = [...this.rounds, [...points]];
      setTimeout(() => (this.scores = this.room.view?.phase.endsWith("over") ?? false), flightTime() ? 1600 : 0);
    } else if (!phase.endsWith("over")) this.scores = false;
  }
}

const HASTE = 120; // milliseconds: nobody can follow flights in quicker succession, so they are left out
const NEXT = 160; // milliseconds between cards laid in one play
const LAYING = new Set(["laid", "played", "jumped", "defended", "joined", "opened", "dumped"]);

const ALARMS = new Set(["caught", "misplayed", "forgot-uno", "knocked-out", "bomb"]);

/** The seats that take part, clockwise. */
function playing({ order, out }: View): number[] {
  return order.filter((seat) => !out.includes(seat));
}

/** The cards that each seat gets from the pile, in order. Of a new deal, only two cards per seat fly. */
function gained(events: readonly Event[]): Map<number, (string | null)[]> {
  const cards = new Map<number, (string | null)[]>();
  const mixed = events.some(({ kind }) => kind === "hands-shuffled"); // these cards do not come from the pile
  for (const event of events) {
    if ((event.kind === "drew" || (event.kind === "dealt" && !mixed)) && event.seat != null) {
      const own = cards.get(event.seat) ?? [];
      if (event.kind === "drew" || own.length < 2) own.push(event.card ?? null);
      cards.set(event.seat, own);
    }
  }
  return cards;
}
