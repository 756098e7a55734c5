// What a tap on a card can mean, step by step: one or two of them, then the colour of a black one.

import { COLOURS, type Colour } from "./cards";
import { movesWith } from "./views";
import type { View } from "./protocol";

export interface Choice {
  card: string;
  moves: string[]; // what is still possible
}

/** What can be done with a card; answers before reactions, so that a card that fits is laid, not thrown in. */
export function choiceOf(view: View, card: string): Choice {
  const moves = movesWith(view, card);
  const answers = moves.filter((move) => !move.startsWith("jump"));
  return { card, moves: answers.length ? answers : moves };
}

/** Whether one card and two of them are both possible. */
export function asksHowMany({ moves }: Choice): boolean {
  return moves.some(isPair) && moves.some((move) => !isPair(move));
}

export function howMany(choice: Choice, two: boolean): Choice {
  return { ...choice, moves: choice.moves.filter((move) => isPair(move) === two) };
}

export function isPair(move: string): boolean {
  return move.split(" ").length === 3;
}

/** The colours that are to choose from, if any. */
export function coloursOf({ moves }: Choice): { colour: Colour; move: string }[] {
  if (moves.length < 2) return [];
  return COLOURS.flatMap((colour) => {
    const move = moves.find((one) => one.split(" ")[1]?.endsWith(`:${colour[0]}`));
    return move ? [{ colour, move }] : [];
  });
}
