// What the lobby decides without a look: the way to the first deal, the order of seats, and what each browser
// adds to a deal and keeps of it.

import type { Answer, Asked } from "./line";
import type { RoomInfo } from "./protocol";
import type { Room } from "./room.svelte";

export const LEVELS = ["novice", "casual", "tips"] as const;
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 10;
export const NAME_LENGTH = 20;
export const CHAT_LENGTH = 300;
export type First = "rules" | "loser" | "next";

/** Why something was not done, in words for people; nothing if it was. */
export function refusalOf(answer: Answer): string {
  return answer.type === "refused" || answer.type === "error" ? answer.text : "";
}

export function freeSeats(info: RoomInfo): number[] {
  return info.seats.flatMap((seat, number) => (seat.kind === "free" ? [number] : []));
}

/** What is left to do until the cards are dealt: bots take what is free. */
export function stepsToDeal(info: RoomInfo, first: First = "rules"): Asked[] {
  if (info.playing) return [];
  const bots = freeSeats(info).map((seat): Asked => ({ type: "bot", seat, level: "casual" }));
  return [...bots, { type: "start", game: info.game + 1, first }];
}

/** The same for somebody who has no seat yet and wants to play: the first free one is not for a bot. */
export function stepsToPlay(info: RoomInfo, name: string, first: First = "rules"): Asked[] {
  const [bot, ...others] = stepsToDeal(info, first);
  return bot?.type === "bot" ? [{ type: "sit", name, seat: bot.seat }, ...others] : stepsToDeal(info, first);
}

// The order of seats

/** The order in which one seat has moved to another place, as `arrange` wants it. */
export function moved(seats: number, from: number, to: number): number[] {
  const order = Array.from({ length: seats }, (_, number) => number);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** Where a row that was dragged so far comes to lie, among rows with these tops and heights. */
export function placeOfDragged(rows: readonly { top: number; height: number }[], from: number, by: number): number {
  const dragged = rows[from]!;
  const top = dragged.top + by;
  const bottom = top + dragged.height;
  return rows.reduce((place, { top: other, height }, number) => {
    const middle = other + height / 2;
    if (number > from && bottom > middle) return number;
    if (number < from && top < middle) return Math.min(place, number);
    return place;
  }, from);
}

/** Partners sit opposite each other. */
export function teamOf(seat: number): string {
  return seat % 2 ? "B" : "A";
}

/** A name for a program that nobody at the table has. */
export function programName(info: RoomInfo): string {
  const taken = new Set(info.seats.map((seat) => seat.name.toLowerCase()));
  const names = ["Robo", ...Array.from({ length: MOST_SEATS }, (_, number) => `Robo ${number + 2}`)];
  return names.find((name) => !taken.has(name.toLowerCase()))!;
}

// A fair deal

export interface RememberedDeal {
  commitment: string;
  chance: string;
}

const DEALS = "lastcard.deals";
const MOST_DEALS = 200;

function deals(): [string, RememberedDeal][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(DEALS) ?? "[]");
    return Array.isArray(found) ? (found as [string, RememberedDeal][]) : [];
  } catch {
    return []; // no storage, or something else has written there
  }
}

/** Keep what was promised before a deal and what was added to it, to check both after the game. */
export function rememberDeal(room: string, game: number, commitment: string, chance: string): void {
  const key = `${room}/${game}`;
  const others = deals().filter(([other]) => other !== key);
  try {
    localStorage.setItem(DEALS, JSON.stringify([...others, [key, { commitment, chance }]].slice(-MOST_DEALS)));
  } catch {
    // full or forbidden: then this deal cannot be checked
  }
}

export function rememberedDeal(room: string, game: number): RememberedDeal | null {
  return deals().find(([key]) => key === `${room}/${game}`)?.[1] ?? null;
}

export function newChance(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Add to the next deal what the server could not know when it committed itself. A seat that was taken anew has
 * lost what was added; the same is added again then. */
export async function addChance(room: Pick<Room, "info" | "seat" | "ask">): Promise<void> {
  const info = room.info;
  if (!info || info.playing || room.seat === null) return;
  const game = info.game + 1;
  const before = rememberedDeal(info.code, game);
  const chance = before?.commitment === info.commitment ? before.chance : newChance();
  const answer = await room.ask({ type: "chance", seed: chance });
  if (!refusalOf(answer)) rememberDeal(info.code, game, info.commitment, chance);
}
