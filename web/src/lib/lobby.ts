// The logic of the lobby: starting a game, the order of seats, and the seed that each browser adds to a deal.

import type { Answer, NewCommand } from "./connection";
import type { RoomInfo } from "./protocol";
import type { Room } from "./room.svelte";
import { rememberDeal, rememberedDeal } from "./storage";

export const LEVELS = ["novice", "casual", "tips"] as const;
export const FEWEST_SEATS = 2;
export const MOST_SEATS = 10;
export const NAME_LENGTH = 20;
export const CHAT_LENGTH = 300;
export type First = "rules" | "loser" | "next";

/** Why a command was refused, or an empty text if it was not. */
export function refusalOf(answer: Answer): string {
  return answer.type === "refused" || answer.type === "error" ? answer.text : "";
}

export function freeSeats(info: RoomInfo): number[] {
  return info.seats.flatMap((seat, number) => (seat.kind === "free" ? [number] : []));
}

/** The commands that are left until the game starts: bots take the free seats. */
export function stepsToDeal(info: RoomInfo, first: First = "rules"): NewCommand[] {
  if (info.playing) return [];
  const bots = freeSeats(info).map((seat): NewCommand => ({ type: "bot", seat, level: "casual" }));
  return [...bots, { type: "start", game: info.game + 1, first }];
}

/** The commands that are left for a user without a seat: they take the first free seat themselves. */
export function stepsToPlay(info: RoomInfo, name: string, first: First = "rules"): NewCommand[] {
  const [bot, ...others] = stepsToDeal(info, first);
  return bot?.type === "bot" ? [{ type: "sit", name, seat: bot.seat }, ...others] : stepsToDeal(info, first);
}

// The order of seats

/** The order after one seat moves to another place, for the command `arrange`. */
export function moved(seats: number, from: number, to: number): number[] {
  const order = Array.from({ length: seats }, (_, number) => number);
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** The new index of a row dragged by this distance, among rows with these tops and heights. */
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

/** A name for a program that nobody at the table uses. */
export function programName(info: RoomInfo): string {
  const taken = new Set(info.seats.map((seat) => seat.name.toLowerCase()));
  const names = ["Robo", ...Array.from({ length: MOST_SEATS }, (_, number) => `Robo ${number + 2}`)];
  return names.find((name) => !taken.has(name.toLowerCase()))!;
}

// A fair deal

export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Send our seed for the next deal, which the server could not know when it committed itself. Taking a seat again
 * clears the seed, so the same one is sent again. */
export async function addSeed(room: Pick<Room, "info" | "seat" | "ask">): Promise<void> {
  const info = room.info;
  if (!info || info.playing || room.seat === null) return;
  const game = info.game + 1;
  const before = rememberedDeal(info.code, game);
  const seed = before?.commitment === info.commitment ? before.seed : newSeed();
  const answer = await room.ask({ type: "seed", seed });
  if (!refusalOf(answer)) rememberDeal(info.code, game, info.commitment, seed);
}
