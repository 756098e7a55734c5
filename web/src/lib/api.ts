// The HTTP API: everything that does not go through the websocket.

import type {
  FinishedGame,
  Invitation,
  OptionInfo,
  OwnRoom,
  PresetInfo,
  Replay,
  RoomInfo,
  RoomOpened,
  RuleNote,
  RuleSet,
  Trouble,
} from "./protocol";
import { rooms } from "./storage";
import { t, texts } from "./texts.svelte";

export type Wanted = { preset?: string; set?: Record<string, unknown>; code?: string };

/** A request that failed, with a message for the user. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly notes: readonly RuleNote[] = [], // on every option that is to blame
  ) {
    super(words);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const url = new URL(path, location.origin);
  url.searchParams.set("lang", texts.language);
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch {
    throw new ApiError("offline", t("web-offline"));
  }
  if (!response.ok) {
    const trouble = (await response.json().catch(() => null)) as Trouble | null;
    throw new ApiError(trouble?.code ?? "failed", trouble?.text ?? t("web-failed"), trouble?.notes);
  }
  return response;
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

export const presets = (): Promise<PresetInfo[]> => json("/api/presets");
export const options = (): Promise<OptionInfo[]> => json("/api/options");
export const checkRules = (wanted: Wanted): Promise<RuleSet> => json("/api/rules", wanted);
export const openRoom = (wanted: Wanted & { seats: number }): Promise<RoomOpened> => json("/api/rooms", wanted);
export const finishedGames = (room: string): Promise<FinishedGame[]> => json(`/api/rooms/${room}/games`);
export const replay = (room: string, game: number): Promise<Replay> => json(`/api/rooms/${room}/games/${game}/replay`);
export const invitation = (room: string): Promise<Invitation> =>
  json(`/api/rooms/${room}/invitation?scheme=${location.protocol.slice(0, -1)}`);
export const transcriptUrl = (room: string, game: number): string => `/api/rooms/${room}/games/${game}`;
export const rulebookUrl = (code: string, lang: string): string =>
  `/api/rulebook?code=${encodeURIComponent(code)}&lang=${lang}`;

/** The rooms where this browser has a seat or is the host, newest first. */
export async function ownRooms(): Promise<OwnRoom[]> {
  const held = rooms().map(({ room, token }) => ({ room, token }));
  if (!held.length) return [];
  const found = await json<OwnRoom[]>("/api/rooms/mine", { rooms: held });
  return found.sort((a, b) => b.changed - a.changed);
}

export const roomInfo = (room: string): Promise<RoomInfo> => json(`/api/rooms/${encodeURIComponent(room)}`);
