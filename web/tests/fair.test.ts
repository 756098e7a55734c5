import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkDeal, commitmentOf, fromHex, hmac, sha256, shuffled, Stream, toHex } from "../src/lib/fair";
import type { Replay } from "../src/lib/protocol";

// A short match that the server's own code has dealt and written down: the first player by lot, a black card
// put back under the pile, two rounds.
const game = (): Replay => JSON.parse(readFileSync(new URL("game.json", import.meta.url), "utf8")) as Replay;
const SECRET = "6c617374".repeat(8);
// By lastcard.fair.Stream, with that secret and the chances of the test: numbers below n, one after the other.
const HALF = 2 ** 63 + 2048; // nearly every other word is passed over
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
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const results = (replay: Replay, noted: Parameters<typeof checkDeal>[1] = null): Record<string, boolean | null> =>
  Object.fromEntries(checkDeal(replay, noted).map(({ name, holds }) => [name, holds]));

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
  ])("of %j is what the standard says", (text, digest) => {
    expect(toHex(sha256(bytes(text)))).toBe(digest);
  });

  it("is the same as elsewhere, for every length around the edges of blocks", async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, place) => (place * 37 + length) & 255);
      const expected = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
      expect(toHex(sha256(message))).toBe(toHex(expected));
      expect(toHex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    }
  });

  it("as HMAC is the same as elsewhere, for short and long keys", () => {
    for (const length of [0, 1, 32, 63, 64, 65, 131]) {
      const key = Uint8Array.from({ length }, (_, place) => 170 ^ place);
      const expected = createHmac("sha256", key).update("what do ya want for nothing?").digest("hex");
      expect(toHex(hmac(key, bytes("what do ya want for nothing?")))).toBe(expected);
    }
  });

  it("as HMAC is what RFC 4231 says", () => {
    expect(toHex(hmac(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    expect(fromHex("00ff7f")).toEqual(Uint8Array.of(0, 255, 127));
  });
});

describe("the numbers of a deal", () => {
  it("begin with the commitment", () => {
    expect(commitmentOf(SECRET)).toBe("255de8fec0709302db233f76351aed7b3a564fa62a86753013a7e57dfda0c44f");
  });

  it("are those of the server", () => {
    const stream = new Stream(SECRET, ["5eed", "", "c1e0"]);
    expect(NUMBERS_BELOW.map(([n]) => stream.below(n))).toEqual(NUMBERS_BELOW.map(([, number]) => number));
  });

  it("depend on every chance, and on whose it is", () => {
    const first = (chances: string[]): number => new Stream(SECRET, chances).below(2 ** 48);
    const all = [["5eed", ""], ["", "5eed"], ["5eed"], ["5eee", ""], []].map(first);
    expect(new Set(all).size).toBe(all.length);
  });

  it("make a pile of the very same cards", () => {
    const deck = game().deck;
    const pile = shuffled(deck, new Stream(SECRET, []));
    expect(pile).not.toEqual(deck);
    expect([...pile].sort()).toEqual([...deck].sort());
  });
});

describe("the check of a deal", () => {
  it("finds an honest one honest, as far as it can know", () => {
    expect(results(game())).toEqual({
      commitment: true,
      shown: null,
      chance: null,
      first: true,
      dealt: true,
      drawn: true,
    });
    expect(checkDeal(game(), null).find(({ name }) => name === "dealt")!.count).toBe(9);
  });

  it("holds it against what was noted before the game", () => {
    const { commitment } = game();
    expect(results(game(), { commitment, chance: "5eed" })).toMatchObject({ shown: true, chance: true });
    expect(results(game(), { commitment, chance: "" })).toMatchObject({ shown: true, chance: null });
    expect(results(game(), { commitment: "00", chance: "ab" })).toMatchObject({ shown: false, chance: false });
  });

  it("sees another secret", () => {
    const forged = { ...game(), secret: SECRET };
    expect(results(forged)).toMatchObject({ commitment: false, dealt: false });
    expect(results({ ...forged, commitment: commitmentOf(SECRET) })).toMatchObject({ commitment: true, dealt: false });
  });

  it("sees another chance", () => {
    expect(results({ ...game(), chances: ["5eee", "", "c1e0"] })).toMatchObject({ commitment: true, dealt: false });
  });

  it("sees a single card that was dealt otherwise", () => {
    const forged = game();
    forged.steps[0]!.events[4]!.card = "w+4";
    expect(results(forged)).toMatchObject({ first: true, dealt: false, drawn: true });
  });

  it("sees a single card that was drawn otherwise", () => {
    const forged = game();
    const drawn = forged.steps.flatMap(({ events }) => events).find(({ kind }) => kind === "drew")!;
    drawn.card = drawn.card === "r5" ? "r6" : "r5";
    expect(results(forged)).toMatchObject({ dealt: true, drawn: false });
  });

  it("sees another first player", () => {
    const forged = game();
    const first = forged.steps[0]!.events.find(({ kind }) => kind === "first")!;
    first.seat = (first.seat! + 1) % 3;
    expect(results(forged)).toMatchObject({ first: false });
    expect(results({ ...game(), lot: false })).not.toHaveProperty("first");
  });
});
