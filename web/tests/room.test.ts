import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Room, type TableUpdate } from "../src/lib/room.svelte";
import { FakeSocket, last } from "./sockets";

const INFO = { code: "abc", seats: [] };
const WELCOME = { type: "welcome", version: 1, seq: 3, room: INFO, seat: 0, host: true, view: { seat: 0, pile: 90 } };
const update = (seq: number, pile: number, answers?: string): object => ({
  type: "update",
  seq,
  events: [{ kind: "drew", seat: 1 }],
  view: { pile },
  answers,
});

let room: Room;
let happened: TableUpdate[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "x" });
  FakeSocket.all = [];
  room = new Room("abc");
  last().onopen?.();
  last().hear(WELCOME);
  happened = [];
  room.listen((update) => happened.push(update));
  vi.advanceTimersByTime(1000);
});
afterEach(() => {
  room.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a room", () => {
  it("shows updates at once, but groups those in quick succession", () => {
    last().hear(update(4, 89));
    expect(room.view?.pile).toBe(89);
    last().hear(update(5, 88));
    last().hear(update(6, 87));
    expect(room.view?.pile).toBe(89);
    vi.advanceTimersByTime(50);
    expect(room.view?.pile).toBe(87);
    expect(happened.map(({ before, after }) => [before?.pile, after.pile])).toEqual([[90, 89], [89, 88], [88, 87]]);
    expect(room.seq).toBe(6);
  });

  it("shows the answer to a move at once, after everything before it", async () => {
    last().hear(update(4, 89));
    const moved = room.move("draw");
    const { id } = last().sent.at(-1) as { id: string };
    last().hear(update(5, 88));
    last().hear(update(6, 87, id));
    expect(room.view?.pile).toBe(87);
    expect(happened.map(({ seq }) => seq)).toEqual([4, 5, 6]);
    expect((await moved)?.type).toBe("update");
    expect(room.busy).toBe(false);
  });
});
