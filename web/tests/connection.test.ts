import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type ConnectionState } from "../src/lib/connection";
import type { Message } from "../src/lib/protocol";
import { FakeSocket, last } from "./sockets";

const WELCOME = { type: "welcome", version: 2, seq: 3, room: {}, seat: 0, host: true };
let heard: Message[] = [];
let states: ConnectionState[] = [];
let after = 0;

function open(): Connection {
  return new Connection("ws://x/ws/abc", () => ({ token: "t", lang: "en", after }), {
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  heard = [];
  states = [];
  after = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("says hello first, and sends commands after the welcome", () => {
    const connection = open();
    void connection.ask({ type: "look" });
    last().onopen!();
    expect(last().sent).toMatchObject([{ type: "hello", version: 2, token: "t", after: 0 }]);
    last().hear(WELCOME);
    expect(last().sent[1]).toMatchObject({ type: "look" });
    expect(states).toEqual(["open"]);
  });

  it("answers pings itself", () => {
    open();
    last().onopen!();
    last().hear(WELCOME);
    last().hear({ type: "ping", number: 7 });
    expect(last().sent.at(-1)).toEqual({ type: "pong", number: 7 });
    expect(heard).toHaveLength(1);
  });

  it("matches every answer to its command", async () => {
    const connection = open();
    last().onopen!();
    last().hear(WELCOME);
    const [one, two] = [connection.ask({ type: "move", move: "draw" }), connection.ask({ type: "look" })];
    const [first, second] = last().sent.slice(1);
    last().hear({ type: "view", answers: second!["id"], seq: 4, view: null });
    last().hear({ type: "update", answers: first!["id"], seq: 5, events: [], view: {} });
    expect(await two).toMatchObject({ type: "view" });
    expect(await one).toMatchObject({ type: "update" });
  });

  it("reconnects, and sends the same command again with the same id", async () => {
    const connection = open();
    last().onopen!();
    last().hear(WELCOME);
    const answer = connection.ask({ type: "move", move: "draw" });
    const sent = last().sent.at(-1);
    after = 3;
    last().close();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().onopen!();
    expect(last().sent[0]).toMatchObject({ type: "hello", after: 3 });
    expect(last().sent).toHaveLength(1);
    last().hear(WELCOME);
    expect(last().sent[1]).toEqual(sent);
    last().hear({ type: "done", answers: sent!["id"], seq: 4 });
    expect(await answer).toMatchObject({ type: "done" });
    expect(states).toEqual(["open", "lost", "open"]);
  });

  it("never gives up", () => {
    open();
    for (let tries = 0; tries < 50; tries++) {
      last().close();
      vi.advanceTimersByTime(8000);
    }
    expect(FakeSocket.all.length).toBeGreaterThan(50);
  });

  it("is dead after a long silence, even if the browser has not noticed", () => {
    open();
    last().onopen!();
    last().hear(WELCOME);
    const silent = last();
    vi.advanceTimersByTime(12_000);
    silent.hear({ type: "ping", number: 1 });
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(silent.closed).toBe(true);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("stays closed after a refusal, with the reason", () => {
    const problems: unknown[] = [];
    new Connection("ws://x/ws/abc", () => ({ token: "", lang: "en", after: 0 }), {
      onMessage: () => {},
      onState: (state, problem) => problems.push([state, problem?.code]),
    });
    last().onopen!();
    last().hear({ type: "error", code: "no-room", text: "No such room." });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(problems.at(-1)).toEqual(["closed", "no-room"]);
  });

  it("retries after a temporary refusal", () => {
    open();
    last().onopen!();
    last().hear({ type: "error", code: "room-full", text: "Full." });
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays closed after close()", () => {
    const connection = open();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states).toEqual(["closed"]);
  });
});
