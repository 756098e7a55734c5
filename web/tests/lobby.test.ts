import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, NewCommand } from "../src/lib/connection";
import {
  addSeed,
  freeSeats,
  moved,
  newSeed,
  placeOfDragged,
  programName,
  refusalOf,
  stepsToDeal,
  stepsToPlay,
  teamOf,
} from "../src/lib/lobby";
import type { RoomInfo, SeatInfo } from "../src/lib/protocol";
import { rememberDeal, rememberedDeal } from "../src/lib/storage";

const seat = (kind: string, name = ""): SeatInfo => ({ kind, name, level: "", connected: true, away: false });

function table(...seats: SeatInfo[]): RoomInfo {
  return {
    code: "lusab-babad-gutih",
    preset: "guide",
    set: {},
    rules: "",
    seats,
    game: 0,
    playing: false,
    host: null,
    watchers: 0,
    commitment: "6f01",
    seeds: [],
  };
}

const done: Answer = { type: "done", answers: "a", seq: 1 };
const refused: Answer = { type: "refused", answers: "a", code: "game-on", text: "Not during a game." };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("starting a game", () => {
  const empty = table(seat("free"), seat("free"), seat("free"));

  it("fills free seats with bots", () => {
    const info = { ...table(seat("person", "Ana"), seat("free"), seat("bot", "Ben")), game: 2 };
    expect(freeSeats(info)).toEqual([1]);
    expect(stepsToDeal(info, "loser")).toEqual([
      { type: "bot", seat: 1, level: "casual" },
      { type: "start", game: 3, first: "loser" },
    ]);
  });

  it("sits down first if there is a seat", () => {
    expect(stepsToPlay(empty, "Ana").map((step) => step.type)).toEqual(["sit", "bot", "bot", "start"]);
    expect(stepsToPlay(empty, "Ana")[0]).toEqual({ type: "sit", name: "Ana", seat: 0 });
    const full = table(seat("bot", "Ben"), seat("bot", "Cleo"));
    expect(stepsToPlay(full, "Ana")).toEqual([{ type: "start", game: 1, first: "rules" }]);
  });

  it("stops once the game is running", () => {
    expect(stepsToPlay({ ...empty, playing: true }, "Ana")).toEqual([]);
  });

  it("says why it stopped early", () => {
    expect(refusalOf(done)).toBe("");
    expect(refusalOf(refused)).toBe("Not during a game.");
  });
});

describe("the order of seats", () => {
  it("moves one seat past others", () => {
    expect(moved(4, 0, 2)).toEqual([1, 2, 0, 3]);
    expect(moved(4, 3, 1)).toEqual([0, 3, 1, 2]);
    expect(moved(2, 1, 1)).toEqual([0, 1]);
  });

  it("finds the place a row was dragged to, whatever the heights", () => {
    const rows = [
      { top: 0, height: 50 },
      { top: 60, height: 90 },
      { top: 160, height: 50 },
    ];
    expect(placeOfDragged(rows, 0, 20)).toBe(0);
    expect(placeOfDragged(rows, 0, 60)).toBe(1);
    expect(placeOfDragged(rows, 0, 500)).toBe(2);
    expect(placeOfDragged(rows, 2, -40)).toBe(2);
    expect(placeOfDragged(rows, 2, -60)).toBe(1);
    expect(placeOfDragged(rows, 2, -500)).toBe(0);
  });

  it("puts partners opposite each other", () => {
    expect([0, 1, 2, 3].map(teamOf)).toEqual(["A", "B", "A", "B"]);
  });

  it("finds an unused name for a program", () => {
    expect(programName(table(seat("free")))).toBe("Robo");
    expect(programName(table(seat("person", "robo"), seat("program", "Robo 2")))).toBe("Robo 3");
  });
});

describe("a fair deal", () => {
  it("is remembered by room and game", () => {
    rememberDeal("one", 1, "6f01", "aa");
    rememberDeal("one", 2, "255d", "bb");
    rememberDeal("one", 1, "6f01", "cc");
    expect(rememberedDeal("one", 1)).toEqual({ commitment: "6f01", seed: "cc" });
    expect(rememberedDeal("one", 2)).toEqual({ commitment: "255d", seed: "bb" });
    expect(rememberedDeal("two", 1)).toBeNull();
  });

  it("works without storage", () => {
    vi.stubGlobal("localStorage", undefined);
    rememberDeal("one", 1, "6f01", "aa");
    expect(rememberedDeal("one", 1)).toBeNull();
  });

  it("forgets old games, and ignores unreadable storage", () => {
    for (let game = 1; game <= 250; game++) rememberDeal("one", game, "6f01", "aa");
    expect(rememberedDeal("one", 1)).toBeNull();
    expect(rememberedDeal("one", 250)).not.toBeNull();
    localStorage.setItem("lastcard.deals", "{");
    expect(rememberedDeal("one", 250)).toBeNull();
  });

  const seeds = async (info: RoomInfo, own: number | null, answer: Answer): Promise<string[]> => {
    const asked: NewCommand[] = [];
    const ask = (command: NewCommand): Promise<Answer> => {
      asked.push(command);
      return Promise.resolve(answer);
    };
    await addSeed({ info, seat: own, ask });
    return asked.map((command) => (command.type === "seed" ? command.seed : command.type));
  };

  it("adds a seed from a seat, and the same one again after a reload", async () => {
    const info = table(seat("person", "Ana"));
    const [first] = await seeds(info, 0, done);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(rememberedDeal(info.code, 1)).toEqual({ commitment: "6f01", seed: first });
    expect(await seeds(info, 0, done)).toEqual([first]);
    const [other] = await seeds({ ...info, commitment: "255d" }, 0, done);
    expect(other).not.toBe(first);
  });

  it("adds nothing without a seat or in a game, and remembers nothing that was refused", async () => {
    const info = table(seat("person", "Ana"));
    expect(await seeds(info, null, done)).toEqual([]);
    expect(await seeds({ ...info, playing: true }, 0, done)).toEqual([]);
    expect(await seeds(info, 0, refused)).toHaveLength(1);
    expect(rememberedDeal(info.code, 1)).toBeNull();
  });

  it("never makes the same seed twice", () => {
    expect(newSeed()).not.toBe(newSeed());
  });
});
