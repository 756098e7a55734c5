// A finished game, step by step, as any player or a spectator sees it.

import type { Event, Replay, ReplayStep, View } from "./protocol";
import { t } from "./texts.svelte";
import { changed } from "./views";
import { eventsWords } from "./words";

/** Who looks: a seat, a spectator, or a viewer who sees all cards. */
export type Viewer = number | "watch" | "all";

export interface Position {
  table: View; // as a spectator sees it
  hands: readonly (readonly string[])[];
}

const WATCHER: Partial<View> = { seat: null, hand: [], drawn: null, moves: [], question: null };

/** The table after every step. Unchanged parts are shared, to save memory in long games. */
export function positions(replay: Replay): Position[] {
  let table = WATCHER as View;
  let hands: readonly (readonly string[])[] = replay.seats.map(() => []);
  return replay.steps.map((step) => {
    table = changed(table, step.table);
    if (step.own.some((own) => own?.hand)) hands = hands.map((hand, seat) => step.own[seat]?.hand ?? hand);
    return { table, hands };
  });
}

/** The visible hands; null for hidden ones. Some lie open for everyone. */
export function handsSeen({ hands, table }: Position, viewer: Viewer): (readonly string[] | null)[] {
  return hands.map((hand, seat) => (viewer === "all" || viewer === seat ? hand : (table.open_hands[seat] ?? null)));
}

/** Events without the cards that only others may see. */
export function eventsSeen(events: readonly Event[], viewer: Viewer): Event[] {
  return events.map((event) =>
    viewer === "all" || event.owner == null || event.owner === viewer ? event : { ...event, card: null },
  );
}

// The hands and the scores are on screen anyway.
const SEEN_ANYWAY = new Set(["dealt", "points"]);

/** What happened in a step, in sentences. */
export function sentences(
  step: ReplayStep,
  { table }: Position,
  viewer: Viewer,
  names: readonly string[],
): string[] {
  const deal = step.events.some(({ kind }) => kind === "opened"); // hands that were shuffled are dealt again, too
  const told = eventsSeen(step.events, viewer).filter(({ kind }) => !SEEN_ANYWAY.has(kind));
  const all = [...(deal ? [t("web-replay-dealt", { round: table.round })] : []), ...eventsWords(told, names)];
  if (!all.length) return [t("web-replay-turn-begins")]; // the only step without visible events
  return all.filter((sentence, place) => sentence !== all[place - 1]); // a hand is shown card by card
}

/** What has happened in the round of a step. */
export function roundEvents(replay: Replay, step: number): Event[] {
  const begins = replay.steps.findLastIndex((one, at) => at <= step && one.events.some(({ kind }) => kind === "opened"));
  return replay.steps.slice(Math.max(0, begins), step + 1).flatMap(({ events }) => events);
}

/** The points of every round that is over at a step. */
export function roundPoints(replay: Replay, all: readonly Position[], step: number): number[][] {
  return replay.steps
    .slice(0, step + 1)
    .flatMap(({ events }, place) => (events.some(({ kind }) => kind === "round-over") ? [all[place]!.table.points] : []));
}

// The link to a moment: ?step=12&seat=1

export function momentOf(query: URLSearchParams, replay: Replay): { step: number; viewer: Viewer } {
  const step = Number(query.get("step") ?? 0);
  const seat = query.get("seat") ?? "all";
  const known = replay.seats.findIndex((_, number) => String(number) === seat);
  return {
    step: Number.isInteger(step) ? Math.max(0, Math.min(step, replay.steps.length - 1)) : 0,
    viewer: known >= 0 ? known : seat === "watch" ? "watch" : "all",
  };
}

export function queryOf(step: number, viewer: Viewer): string {
  return `?step=${step}&seat=${viewer}`;
}

// The list of steps has pages: a game can have more than a thousand steps.

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
