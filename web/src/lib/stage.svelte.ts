// Shows what happens at the table: flying cards, announcements for screen readers, sounds.

import { fly, flightTime, flySeveral } from "./motion";
import type { Event } from "./protocol";
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
  laidFrom: DOMRect | null = null; // where in the hand your card was when you played it
  #shows = 0;
  #flown = 0; // when the last flight began

  constructor(readonly room: Room) {
    this.scores = room.view?.phase.endsWith("over") ?? false;
    if (this.scores) this.rounds = [[...room.view!.points]];
  }

  show({ events, before, after }: TableUpdate): void {
    const own = this.room.seat;
    this.said = eventsWords(events, this.room.names).join(" ");
    if (events.some((event) => event.kind === "dealt") && after.round === 1) this.rounds = [];
    const now = performance.now();
    if (now - this.#flown > HASTE) {
      this.#flown = now;
      void this.#fly(events, before?.top ?? null, before?.discard ?? []);
    }
    this.#sound(events, own);
    if (!(before && isAsked(before)) && isAsked(after)) {
      play("turn");
      vibrate("turn");
    }
    if (before && !unoIsDue(before) && unoIsDue(after)) vibrate("uno");
    this.#score(events, after.points, after.phase);
  }

  async #fly(events: readonly Event[], top: string | null, below: readonly string[]): Promise<void> {
    const laid = events.filter((event) => LAYING.has(event.kind));
    const show = ++this.#shows;
    if (laid.length && flightTime()) {
      this.top = top;
      this.below = [...below];
    }
    const flights = laid.map((event) => {
      const own = event.seat === this.room.seat;
      const from = own ? (this.laidFrom ?? "hand") : `seat-${event.seat}`;
      return fly(from, "discard", event.card ?? null);
    });
    this.laidFrom = null;
    for (const [seat, cards] of gained(events)) {
      const own = seat === this.room.seat;
      flights.push(flySeveral("pile", own ? "hand" : `seat-${seat}`, own ? cards : cards.map(() => null), own ? 64 : 40));
    }
    for (const [from, to] of this.#exchanges(events)) flights.push(flySeveral(from, to, [null, null, null], 40));
    await Promise.all(flights);
    if (show === this.#shows) {
      this.top = null;
      this.below = [];
    }
  }

  /** The flights of hands that change owners. */
  #exchanges(events: readonly Event[]): [string, string][] {
    const at = (seat: number): string => (seat === this.room.seat ? "hand" : `seat-${seat}`);
    return events.flatMap((event): [string, string][] => {
      if (event.kind === "swapped" && event.seat != null && event.other != null) {
        return [
          [at(event.seat), at(event.other)],
          [at(event.other), at(event.seat)],
        ];
      }
      if (event.kind !== "rotated") return [];
      const seats = this.room.names.length;
      const step = event.direction === "clockwise" ? 1 : seats - 1;
      return Array.from({ length: seats }, (_, seat) => [at(seat), at((seat + step) % seats)]);
    });
  }

  #sound(events: readonly Event[], own: number | null): void {
    for (const event of events) {
      if (LAYING.has(event.kind)) play("laid");
      else if (event.kind === "drew") play("drawn");
      else if (event.kind === "called") play("uno");
      else if (event.kind === "caught" || event.kind === "misplayed") {
        play("danger");
        if (event.seat === own) vibrate("danger");
      } else if (event.kind === "went-out") play(event.seat === own || own === null ? "won" : "lost");
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
const LAYING = new Set(["played", "jumped", "defended", "joined", "opened", "dumped"]);

/** The cards that each seat gets, in order. Of a new deal, only two cards per seat fly. */
function gained(events: readonly Event[]): Map<number, (string | null)[]> {
  const cards = new Map<number, (string | null)[]>();
  for (const event of events) {
    if ((event.kind === "drew" || event.kind === "dealt") && event.seat != null) {
      const own = cards.get(event.seat) ?? [];
      if (event.kind === "drew" || own.length < 2) own.push(event.card ?? null);
      cards.set(event.seat, own);
    }
  }
  return cards;
}
