import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Replay } from "../src/lib/protocol";
import {
  eventsSeen,
  handsSeen,
  momentOf,
  PAGE,
  pageOf,
  pages,
  positions,
  queryOf,
  roundEvents,
  roundPoints,
  sentences,
} from "../src/lib/replay";

const replay = JSON.parse(readFileSync(new URL("game.json", import.meta.url), "utf8")) as Replay;
const all = positions(replay);
const last = all.length - 1;

describe("the positions of a game", () => {
  it("are one for each step", () => {
    expect(all).toHaveLength(replay.steps.length);
    expect(all[0]!.table).toMatchObject({ seat: null, hand: [], moves: [], top: "g9", turn: 1 });
    expect(all[0]!.hands[1]).toEqual(["r3", "y0", "g8"]);
  });

  it("have hands of the sizes that everybody sees", () => {
    for (const { table, hands } of all) expect(hands.map((hand) => hand.length)).toEqual(table.sizes);
  });

  it("never lose a card", () => {
    for (const { table, hands } of all) {
      expect(hands.flat().length + table.discard.length + table.pile + 1).toBe(replay.deck.length);
    }
  });

  it("keep the discards in order", () => {
    const { table } = all[3]!;
    expect([...table.discard, table.top]).toEqual(["g9", "g8", "g9", "r9"]);
  });

  it("end with the match", () => {
    expect(all[last]!.table.phase).toBe("match over");
    const rounds = roundPoints(replay, all, last);
    expect(rounds).toHaveLength(2);
    const totals = all[last]!.table.scores.map((_, seat) => rounds.reduce((sum, points) => sum + points[seat]!, 0));
    expect(totals).toEqual(all[last]!.table.scores);
    expect(roundPoints(replay, all, 0)).toEqual([]);
  });
});

describe("what a viewer sees", () => {
  it("is every hand, their own, or none", () => {
    const seen = (viewer: Parameters<typeof handsSeen>[1]): boolean[] =>
      handsSeen(all[0]!, viewer).map((hand) => hand !== null);
    expect(seen("all")).toEqual([true, true, true]);
    expect(seen(1)).toEqual([false, true, false]);
    expect(seen("watch")).toEqual([false, false, false]);
  });

  it("is also a hand that lies open", () => {
    const { table, hands } = all[0]!;
    const open = { hands, table: { ...table, open_hands: [null, ["r3"], null] } };
    expect(handsSeen(open, "watch")).toEqual([null, ["r3"], null]);
    expect(handsSeen(open, 0)).toEqual([hands[0], ["r3"], null]);
  });

  it("contains no secrets of others", () => {
    const dealt = replay.steps[0]!.events;
    const cards = (viewer: Parameters<typeof eventsSeen>[1]): number =>
      eventsSeen(dealt, viewer).filter(({ kind, card }) => kind === "dealt" && card).length;
    expect(cards("all")).toBe(9);
    expect(cards(0)).toBe(3);
    expect(cards("watch")).toBe(0);
    expect(eventsSeen(dealt, "watch").find(({ kind }) => kind === "opened")!.card).toBe("g9");
  });
});

describe("the sentences of a step", () => {
  // No language is loaded here: a sentence is its key.
  const told = (step: number): string[] => sentences(replay.steps[step]!, all[step]!, "all", replay.seats);

  it("leave out what is on screen anyway", () => {
    expect(told(0)).toEqual(["web-replay-dealt", "event-put-back", "event-first", "event-opened"]);
    expect(told(1)).toEqual(["event-played"]);
    expect(told(last)).toContain("event-match-over");
    expect(told(last)).not.toContain("event-points");
  });

  it("tell a deal from hands that were shuffled", () => {
    const events = [{ kind: "hands-shuffled" as const }, { kind: "dealt" as const, seat: 0, card: "r1" }];
    expect(sentences({ ...replay.steps[1]!, events }, all[1]!, "all", [])).toEqual(["event-hands-shuffled"]);
  });

  it("are never empty, and never repeat a line", () => {
    expect(sentences({ ...replay.steps[1]!, events: [] }, all[1]!, "all", [])).toEqual(["web-replay-turn-begins"]);
    const shown = [1, 2, 3].map((seat) => ({ kind: "shown" as const, seat: 0, other: 1, card: `r${seat}`, owner: 0 }));
    expect(sentences({ ...replay.steps[1]!, events: shown }, all[1]!, "watch", [])).toEqual(["event-shown"]);
  });
});

describe("the events of a round", () => {
  it("begin with its deal", () => {
    const second = replay.steps.findIndex(({ events }, at) => at > 0 && events.some(({ kind }) => kind === "opened"));
    expect(roundEvents(replay, 1)).toEqual([...replay.steps[0]!.events, ...replay.steps[1]!.events]);
    expect(roundEvents(replay, second)).toEqual(replay.steps[second]!.events);
    expect(roundEvents(replay, last).filter(({ kind }) => kind === "opened")).toHaveLength(1);
  });
});

describe("the link to a moment", () => {
  const moment = (query: string): ReturnType<typeof momentOf> => momentOf(new URLSearchParams(query), replay);

  it("can be read back", () => {
    for (const viewer of [0, 2, "watch", "all"] as const) {
      expect(moment(queryOf(7, viewer))).toEqual({ step: 7, viewer });
    }
  });

  it("stays within the game, whatever the user typed", () => {
    expect(moment("")).toEqual({ step: 0, viewer: "all" });
    expect(moment("step=-3&seat=9")).toEqual({ step: 0, viewer: "all" });
    expect(moment("step=99999&seat=-1")).toEqual({ step: last, viewer: "all" });
    expect(moment("step=1.5&seat=")).toEqual({ step: 0, viewer: "all" });
    expect(moment("step=x")).toEqual({ step: 0, viewer: "all" });
  });
});

describe("the pages of steps", () => {
  it("contain every step once", () => {
    expect(pages(PAGE)).toEqual([{ from: 0, to: PAGE - 1 }]);
    const many = pages(2 * PAGE + 1);
    expect(many.at(-1)).toEqual({ from: 2 * PAGE, to: 2 * PAGE });
    many.forEach(({ from, to }, page) => expect([pageOf(from), pageOf(to)]).toEqual([page, page]));
  });
});
