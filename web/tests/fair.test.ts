import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkDeal, commitmentOf, highestCard, shuffled, Stream, type Check } from "../src/lib/fair";
import type { Event, Replay } from "../src/lib/protocol";

// A short match dealt by the server: the first player drawn at random, a black card put back under the pile, two
// rounds.
const game = (): Replay => JSON.parse(readFileSync(new URL("game.json", import.meta.url), "utf8")) as Replay;
const SECRET = "6c617374".repeat(8);
// From lastcard.fair.Stream with that secret and the seeds of the test: successive numbers below n.
const HALF = 2 ** 63 + 2048; // nearly every other word is skipped
const NUMBERS_BELOW: [number, number][] = [
  [3, 0],
  [1, 0],
  [108, 82],
  [7, 1],
  [2, 0],
  [9007199254740991, 1373934782440794],
  [10, 5],
  [4, 0],
  [108, 3],
  [HALF, Number(198033937870184325n)],
  [5, 1],
  [HALF, Number(9181789586349729608n)],
  [4503599627370496, 2149137514054873],
  [HALF, Number(7141009569356953470n)],
  [52, 19],
  [HALF, Number(4115868867952478883n)],
  [9, 8],
];
const results = (replay: Replay, noted: Parameters<typeof checkDeal>[1] = null): Record<string, boolean | null> =>
  Object.fromEntries(checkDeal(replay, noted).map(({ name, holds }) => [name, holds]));

describe("the numbers of a deal", () => {
  it("start from the commitment", () => {
    expect(commitmentOf(SECRET)).toBe("255de8fec0709302db233f76351aed7b3a564fa62a86753013a7e57dfda0c44f");
  });

  it("are the same as on the server", () => {
    const stream = new Stream(SECRET, ["5eed", "", "c1e0"]);
    expect(NUMBERS_BELOW.map(([n]) => stream.below(n))).toEqual(NUMBERS_BELOW.map(([, number]) => number));
  });

  it("depend on every seed and on its seat", () => {
    const first = (seeds: string[]): number => new Stream(SECRET, seeds).below(2 ** 48);
    const all = [["5eed", ""], ["", "5eed"], ["5eed"], ["5eee", ""], []].map(first);
    expect(new Set(all).size).toBe(all.length);
  });

  it("shuffle the deck without losing a card", () => {
    const deck = game().deck;
    const pile = shuffled(deck, new Stream(SECRET, []));
    expect(pile).not.toEqual(deck);
    expect([...pile].sort()).toEqual([...deck].sort());
  });
});

describe("the check of a deal", () => {
  it("accepts an honest deal, as far as it can check it", () => {
    expect(results(game())).toEqual({
      commitment: true,
      shown: null,
      seed: null,
      first: true,
      dealt: true,
      drawn: true,
    });
    expect(checkDeal(game(), null).find(({ name }) => name === "dealt")!.count).toBe(9);
  });

  it("compares it with what was stored before the game", () => {
    const { commitment } = game();
    expect(results(game(), { commitment, seed: "5eed" })).toMatchObject({ shown: true, seed: true });
    expect(results(game(), { commitment, seed: "" })).toMatchObject({ shown: true, seed: null });
    expect(results(game(), { commitment: "00", seed: "ab" })).toMatchObject({ shown: false, seed: false });
  });

  it("notices another secret", () => {
    const forged = { ...game(), secret: SECRET };
    expect(results(forged)).toMatchObject({ commitment: false, dealt: false });
    expect(results({ ...forged, commitment: commitmentOf(SECRET) })).toMatchObject({ commitment: true, dealt: false });
  });

  it("notices another seed", () => {
    expect(results({ ...game(), seeds: ["5eee", "", "c1e0"] })).toMatchObject({ commitment: true, dealt: false });
  });

  it("notices a single different card in the deal", () => {
    const forged = game();
    forged.steps[0]!.events[4]!.card = "w+4";
    expect(results(forged)).toMatchObject({ first: true, dealt: false, drawn: true });
  });

  it("notices a single different card drawn later", () => {
    const forged = game();
    const drawn = forged.steps.flatMap(({ events }) => events).find(({ kind }) => kind === "drew")!;
    drawn.card = drawn.card === "r5" ? "r6" : "r5";
    expect(results(forged)).toMatchObject({ dealt: true, drawn: false });
  });

  it("notices another first player", () => {
    const forged = game();
    const first = forged.steps[0]!.events.find(({ kind }) => kind === "first")!;
    first.seat = (first.seat! + 1) % 3;
    expect(results(forged)).toMatchObject({ first: false });
    expect(results({ ...game(), first: "fixed" })).not.toHaveProperty("first");
  });

  it("goes on after hands were shuffled, and ends with the pile", () => {
    const honest = game();
    const drawn = checkDeal(honest, null).find(({ name }) => name === "drawn")!.count!;
    const [deal, ...moves] = honest.steps;
    const mixed = { ...moves[0]!, events: [{ kind: "hands-shuffled" as const }, { kind: "dealt" as const, card: "r1" }] };
    const count = (steps: Replay["steps"]): Check => checkDeal({ ...honest, steps }, null).find(({ name }) => name === "drawn")!;
    expect(count([deal!, mixed, ...moves])).toMatchObject({ holds: true, count: drawn });
    const over = { ...moves[0]!, events: [{ kind: "round-over" as const, count: 1 }] };
    expect(count([deal!, over, ...moves])).toBeUndefined();
  });
});

describe("the highest card", () => {
  // A deal of the server, with that secret: nobody turns over a number, so all three turn over again.
  const seeds = ["5", "", "c1e0"];
  const lots = ["r+2", "br", "y+2", "gr", "r5", "y1"];
  const events: Event[] = [
    ...lots.map((card, at): Event => ({ kind: "drew-lot", seat: at % 3, card })),
    ...["yr", "b6", "rs"].map((card, seat): Event => ({ kind: "dealt", seat, card })),
    { kind: "first", seat: 1 },
    { kind: "opened", card: "r4" },
  ];
  const replay = (some: readonly Event[]): Replay => ({
    ...game(),
    secret: SECRET,
    commitment: commitmentOf(SECRET),
    seeds,
    lot: false,
    first: "cards",
    steps: [{ ...game().steps[0]!, events: [...some] }],
  });

  it("is found as on the server", () => {
    expect(highestCard(game().deck, 3, new Stream(SECRET, seeds))).toEqual({
      begins: 1,
      turned: lots.map((card, at) => [at % 3, card]),
    });
  });

  it("is looked for in a new pile when one is empty", () => {
    const { begins, turned } = highestCard(["r1", "ys", "w"], 2, new Stream(SECRET, seeds));
    expect(turned.length).toBeGreaterThan(1);
    expect(turned.find(([, card]) => card === "r1")![0]).toBe(begins);
    expect(highestCard(["r1", "ys"], 7, new Stream(SECRET, seeds)).begins).toBeLessThan(7);
  });

  it("comes before the deal", () => {
    expect(results(replay(events))).toMatchObject({ first: true, dealt: true });
    expect(results({ ...replay(events), first: "fixed" })).toMatchObject({ dealt: false });
  });

  it("cannot be another one", () => {
    const other = (at: number, change: Partial<Event>): readonly Event[] =>
      events.map((event, place) => (place === at ? { ...event, ...change } : event));
    expect(results(replay(other(4, { card: "r4" })))).toMatchObject({ first: false, dealt: true });
    expect(results(replay(other(9, { seat: 2 })))).toMatchObject({ first: false, dealt: true });
    expect(results(replay(events.slice(1)))).toMatchObject({ first: false, dealt: true });
  });
});
