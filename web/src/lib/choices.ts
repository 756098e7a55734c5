// What a tap on a card can mean, step by step: one card, two or several, then the colour of a black card.

import { cardOf, keyed, type Keyed } from "./hand";
import type { Offer } from "./protocol";

export interface Choice {
  card: string;
  key: string; // which card of the hand it is: there may be another one like it
  offers: Offer[]; // what is still possible
  added: string[]; // the keys of equal cards to lay on it in the same play, in order
}

/** What a card can be used for. Answers come first: a card that matches is played in turn, not as a jump-in. */
export function choiceOf(offers: readonly Offer[], card: string, key = `${card} 0`): Choice {
  const found = offers.filter(({ cards }) => cards?.[0] === card);
  const answers = found.filter(({ answer }) => answer);
  return { card, key, offers: answers.length ? answers : found, added: [] };
}

/** A choice after the table has changed; null if it is no longer possible. */
export function renewed(choice: Choice, offers: readonly Offer[], hand: readonly string[]): Choice | null {
  const texts = new Set(choice.offers.map(({ text }) => text));
  const still = { ...choice, offers: offers.filter(({ text }) => texts.has(text)) };
  if (!still.offers.length) return null;
  const keys = new Set(addable(still, hand).map(({ key }) => key));
  return { ...still, added: choice.added.filter((key) => keys.has(key)).slice(0, mostAdded(still)) };
}

// Several equal cards in one play. The first one is the card of the offer, the last one stays on top.

function withMore({ offers }: Choice): Offer | undefined {
  return offers.find(({ more, at_most }) => more?.length && at_most);
}

/** Whether you can lay more cards on this one in the same play. */
export function asksMore(choice: Choice): boolean {
  return withMore(choice) !== undefined;
}

/** How many more cards you can lay on this one. */
export function mostAdded(choice: Choice): number {
  return withMore(choice)?.at_most ?? 0;
}

/** The cards of the hand that can be added, whether they are already or not. */
export function addable(choice: Choice, hand: readonly string[]): Keyed[] {
  const more = withMore(choice)?.more ?? [];
  return keyed(hand).filter(({ card, key }) => key !== choice.key && more.includes(card));
}

/** Add a card at the end, or take it out again. Nothing changes when there is no room for another one. */
export function toggled(choice: Choice, key: string): Choice {
  const { added } = choice;
  if (added.includes(key)) return { ...choice, added: added.filter((one) => one !== key) };
  return added.length < mostAdded(choice) ? { ...choice, added: [...added, key] } : choice;
}

/** The cards of a play, in order. */
export function cardsOf({ card, added }: Choice): string[] {
  return [card, ...added.map(cardOf)];
}

/** The move for a choice with equal cards. */
export function severalMove(choice: Choice): string {
  return choice.added.length ? `play ${cardsOf(choice).join(" ")}` : withMore(choice)!.text;
}

// Two identical cards.

/** Whether you can play one card or two. */
export function asksHowMany(choice: Choice): boolean {
  const { offers } = choice;
  return offers.some(isPair) && !offers.every(isPair) && !asksMore(choice);
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
