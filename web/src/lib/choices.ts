// What a tap on a card can mean, step by step: one card or two, then the colour of a black card.

import type { Offer } from "./protocol";

export interface Choice {
  card: string;
  offers: Offer[]; // what is still possible
}

/** What a card can be used for. Answers come first: a card that matches is played in turn, not as a jump-in. */
export function choiceOf(offers: readonly Offer[], card: string): Choice {
  const found = offers.filter(({ cards }) => cards?.[0] === card);
  const answers = found.filter(({ answer }) => answer);
  return { card, offers: answers.length ? answers : found };
}

/** Whether you can play one card or two. */
export function asksHowMany({ offers }: Choice): boolean {
  return offers.some(isPair) && !offers.every(isPair);
}

export function howMany(choice: Choice, two: boolean): Choice {
  return { ...choice, offers: choice.offers.filter((offer) => isPair(offer) === two) };
}

function isPair({ cards }: Offer): boolean {
  return cards?.length === 2;
}

/** Whether you choose a colour. */
export function asksColour({ offers }: Choice): boolean {
  return offers.length > 1 && offers.every(({ colour }) => colour);
}
