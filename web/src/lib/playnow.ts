// From rules to a table in one step.

import { openRoom, type Wanted } from "./api";
import { remember } from "./memory";
import { route } from "./route.svelte";

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 10;
export const USUAL_SEATS = 4;

/** Open a room as its host, and go there. */
export async function createTable(wanted: Wanted, seats: number): Promise<void> {
  await enter(wanted, seats, "");
}

/** A game against three bots: the lobby sees `play=1`, and seats and starts everybody. */
export async function playNow(wanted: Wanted): Promise<void> {
  await enter(wanted, USUAL_SEATS, "?play=1");
}

async function enter(wanted: Wanted, seats: number, query: string): Promise<void> {
  const { room, token } = await openRoom({ ...wanted, seats });
  remember(room, token);
  route.go(`/r/${room}${query}`);
}
