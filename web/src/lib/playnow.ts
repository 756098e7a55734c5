// From a choice of rules to a table in one step.

import { openRoom, type Wanted } from "./api";
import { remember } from "./storage";
import { route } from "./route.svelte";

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 10;
export const USUAL_SEATS = 4;

/** Create a room as its host, and go there. */
export async function createTable(wanted: Wanted, seats: number): Promise<void> {
  await enter(wanted, seats, "");
}

/** Play three bots at once: with `play=1`, the lobby fills the seats and starts the game. */
export async function playNow(wanted: Wanted): Promise<void> {
  await enter(wanted, USUAL_SEATS, "?play=1");
}

async function enter(wanted: Wanted, seats: number, query: string): Promise<void> {
  const { room, token } = await openRoom({ ...wanted, seats });
  remember(room, token);
  route.go(`/r/${room}${query}`);
}
