// What to show of a view. The server decides what an offer is: an answer to its question, a chance to react,
// a race. Nothing here knows the rules.

import type { Offer, View, ViewChange } from "./protocol";

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

/** A view after an update. */
export function changed(view: View | null, change: ViewChange): View {
  const { covered, ...fields } = change;
  const next = { ...view, ...fields } as View;
  if (covered) next.discard = [...(view?.discard ?? []), ...covered];
  return next;
}
