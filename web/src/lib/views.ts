// What follows from a view: which answers the game waits for, and which reactions make sense. The same as
// views/chances.py.

import type { View, ViewChange } from "./protocol";

const ANSWERS = new Set(["play", "draw", "take", "keep", "colour", "swap", "defend", "join", "dump", "next"]);
const WITH_CARDS = new Set(["play", "jump", "defend", "join"]);

export function verbOf(move: string): string {
  return move.split(" ", 1)[0]!;
}

export function answers(view: View): string[] {
  return view.moves.filter((move) => {
    const verb = verbOf(move);
    if (verb === "slap") return canSlap(view);
    if (verb === "challenge") return view.turn === view.seat;
    return ANSWERS.has(verb);
  });
}

/** Whether the game waits for this seat. */
export function isAsked(view: View): boolean {
  return view.seat !== null && view.phase !== "round over" && answers(view).length > 0;
}

export function canSlap(view: View): boolean {
  return view.phase === "slap" && view.seat !== null && !view.slapped.includes(view.seat);
}

/** Whether Uno, called now, is right: one card and not called, or a play that leaves one is announced. */
export function owesUno(view: View): boolean {
  const seat = view.seat;
  if (seat === null || view.called.includes(seat) || !view.moves.includes("uno")) return false;
  return view.sizes[seat] === 1 || view.announces;
}

/** Whom this seat can catch with reason. */
export function catchable(view: Pick<View, "catchable" | "moves">): number[] {
  return view.catchable.filter((seat) => view.moves.includes(`catch ${seat}`));
}

/** The cards that these moves are made with: laid or given as an answer, or thrown in. */
export function fitting(moves: readonly string[]): { laid: ReadonlySet<string>; thrown: ReadonlySet<string> } {
  const [laid, thrown] = [new Set<string>(), new Set<string>()];
  for (const move of moves) {
    const card = cardOf(move);
    if (card) (verbOf(move) === "jump" ? thrown : laid).add(card);
  }
  for (const card of laid) thrown.delete(card);
  return { laid, thrown };
}

/** Moves with a card: `play r5`, `play w:g`, `play r5 r5`, `jump r5`, by the card in the hand. */
export function movesWith(view: View, card: string): string[] {
  return view.moves.filter((move) => cardOf(move) === card);
}

/** The card in the hand that a move is made with. */
function cardOf(move: string): string | null {
  const [verb, first] = move.split(" ");
  return WITH_CARDS.has(verb!) && first ? first.split(":")[0]! : null;
}

/** A view after an update. */
export function changed(view: View | null, change: ViewChange): View {
  const { covered, ...fields } = change;
  const next = { ...view, ...fields } as View;
  if (covered) next.discard = [...(view?.discard ?? []), ...covered];
  return next;
}
