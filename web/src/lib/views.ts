// What to show of a view. The server decides what an offer is: an answer to its question, a chance to react,
// a race. Nothing here knows the rules.

import type { Event, Offer, View, ViewChange } from "./protocol";

/** Whether the game waits for this seat. Dealing the next round can wait. */
export function isAsked(view: View): boolean {
  return view.question !== null && view.question !== "next";
}

export function offerOf(offers: readonly Offer[], kind: string): Offer | undefined {
  return offers.find((offer) => offer.kind === kind);
}

/** Whether this player should say Uno now. */
export function unoIsDue({ moves }: View): boolean {
  return offerOf(moves, "uno")?.reaction ?? false;
}

/** Whether an offer can be sent while another move is on its way. A second answer cannot. */
export function isReaction({ answer, reaction }: Offer): boolean {
  return reaction || !answer;
}

export interface Fits {
  laid: ReadonlySet<string>;
  thrown: ReadonlySet<string>;
}

/** The cards that can be played as an answer, and those that can only be used to jump in. */
export function fitting(offers: readonly Offer[]): Fits {
  const withCards = offers.filter(({ cards }) => cards?.length);
  const laid = new Set(withCards.filter(({ answer }) => answer).flatMap(({ cards }) => cards!));
  const thrown = new Set(withCards.flatMap(({ cards }) => cards!).filter((card) => !laid.has(card)));
  return { laid, thrown };
}

/** No card is marked, where the rules say so. */
export const NO_MARKS: Fits = { laid: new Set(), thrown: new Set() };

/** The seats clockwise around the table, beginning with this one. */
export function around({ order }: View, seat: number | null): number[] {
  const place = Math.max(0, order.indexOf(seat ?? -1));
  return [...order.slice(place), ...order.slice(0, place)];
}

/** Why a seat does not take part. */
export type Absence = "gone" | "knocked-out" | { place: number };

/** Whether a seat has left the match, has gone out in this round, or was knocked out; else null. */
export function absence({ gone, out, places }: View, seat: number): Absence | null {
  if (gone.includes(seat)) return "gone";
  const place = places.indexOf(seat) + 1;
  if (place) return { place };
  return out.includes(seat) ? "knocked-out" : null;
}

/** How a round ended, if not by an empty hand: by the clock, or because all others were knocked out. */
export function endOf(view: View, events: readonly Event[]): "time-up" | "last-left" | null {
  const { phase, players, winners, places, out } = view;
  if (!phase.endsWith("over")) return null;
  if (events.some(({ kind }) => kind === "time-up")) return "time-up";
  if (places.length || !winners.some((seat) => !out.includes(seat))) return null;
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !winners.includes(seat));
  return others.length && others.every((seat) => out.includes(seat)) ? "last-left" : null;
}

/** A view after an update. */
export function changed(view: View | null, change: ViewChange): View {
  const { covered, ...fields } = change;
  const next = { ...view, ...fields } as View;
  if (covered) next.discard = [...(view?.discard ?? []), ...covered];
  return next;
}
