// A finished game, step by step, from anybody's eyes.

import type { Event, Replay, ReplayStep, View } from "./protocol";
import { t } from "./texts.svelte";
import { changed } from "./views";
import { eventsWords } from "./words";

/** Whose eyes: a seat's, those of somebody who watches, or of somebody who sees all cards. */
export type Eyes = number | "watch" | "all";

export interface Position {
  table: View; // as somebody sees it who watches
  hands: readonly (readonly string[])[];
}

const WATCHER: Partial<View> = { seat: null, hand: [], drawn: null, moves: [], announces: false };

/** The table after every step. What has not changed is shared, so that long games stay light. */
export function positions(replay: Replay): Position[] {
  let table = WATCHER as View;
  let hands: readonly (readonly string[])[] = replay.seats.map(() => []);
  return replay.steps.map((step) => {
    table = changed(table, step.table);
    if (step.own.some((own) => own?.hand)) hands = hands.map((hand, seat) => step.own[seat]?.hand ?? hand);
    return { table, hands };
  });
}

/** The hands that these eyes see; null for those that stay hidden. */
export function handsSeen(position: Position, eyes: Eyes): (readonly string[] | null)[] {
  return position.hands.map((hand, seat) => (eyes === "all" || eyes === seat ? hand : null));
}

/** Events without the secrets of others. */
export function eventsSeen(events: readonly Event[], eyes: Eyes): Event[] {
  return events.map((event) =>
    eyes === "all" || event.owner == null || event.owner === eyes ? event : { ...event, card: null },
  );
}

// The hands and the scores are there to be seen.
const SEEN_ANYWAY = new Set(["dealt", "points"]);

/** What happened in a step. */
export function sentences(
  step: ReplayStep,
  { table }: Position,
  eyes: Eyes,
  names: readonly string[],
): string[] {
  const deal = step.events.some(({ kind }) => kind === "dealt");
  const told = eventsSeen(step.events, eyes).filter(({ kind }) => !SEEN_ANYWAY.has(kind));
  const all = [...(deal ? [t("web-replay-dealt", { round: table.round })] : []), ...eventsWords(told, names)];
  if (!all.length) return [t("web-replay-turn-begins")]; // the one move that nobody sees
  return all.filter((sentence, place) => sentence !== all[place - 1]); // a hand that is shown: card by card
}

/** The points of every round that is over after a step. */
export function roundPoints(replay: Replay, all: readonly Position[], step: number): number[][] {
  return replay.steps
    .slice(0, step + 1)
    .flatMap(({ events }, place) => (events.some(({ kind }) => kind === "round-over") ? [all[place]!.table.points] : []));
}

// The link to a moment: ?step=12&seat=1

export function momentOf(query: URLSearchParams, replay: Replay): { step: number; eyes: Eyes } {
  const step = Number(query.get("step") ?? 0);
  const seat = query.get("seat") ?? "all";
  const known = replay.seats.findIndex((_, number) => String(number) === seat);
  return {
    step: Number.isInteger(step) ? Math.max(0, Math.min(step, replay.steps.length - 1)) : 0,
    eyes: known >= 0 ? known : seat === "watch" ? "watch" : "all",
  };
}

export function queryOf(step: number, eyes: Eyes): string {
  return `?step=${step}&seat=${eyes}`;
}

// The list of steps is shown in pages: a game can have more than a thousand.

export const PAGE = 50;

export function pageOf(step: number): number {
  return Math.floor(step / PAGE);
}

/** The first and the last step of every page. */
export function pages(steps: number): { from: number; to: number }[] {
  return Array.from({ length: Math.ceil(steps / PAGE) }, (_, page) => ({
    from: page * PAGE,
    to: Math.min((page + 1) * PAGE, steps) - 1,
  }));
}
