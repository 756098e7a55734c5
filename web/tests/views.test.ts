import { describe, expect, it, vi } from "vitest";
import {
  addable,
  asksColour,
  asksHowMany,
  asksMore,
  cardsOf,
  choiceOf,
  howMany,
  mostAdded,
  renewed,
  severalMove,
  toggled,
  type Choice,
} from "../src/lib/choices";
import type { Event, Offer, View } from "../src/lib/protocol";
import { texts } from "../src/lib/texts.svelte";
import { absence, around, changed, endOf, fitting, isAsked, isReaction, unoIsDue } from "../src/lib/views";
import { moveWords } from "../src/lib/words";

type Variables = Record<string, unknown>;

// Texts that are part of others. Every other text is its own key.
const SHORT: Record<string, (given: Variables) => string> = {
  "card-coloured": ({ colour, symbol }) => `${colour} ${symbol}`,
  "card-declared": ({ card, colour }) => `${card} ${colour}`,
  "card-wild": () => "wild",
  "colour-red": () => "red",
  "colour-green": () => "green",
};

function view(some: Partial<View>): View {
  return {
    seat: 0,
    hand: [],
    drawn: null,
    moves: [],
    question: null,
    players: 3,
    sizes: [2, 3, 1],
    order: [0, 1, 2],
    out: [],
    gone: [],
    places: [],
    open_hands: [],
    phase: "turn",
    turn: 0,
    asked: null,
    direction: "clockwise",
    top: "r5",
    colour: "red",
    discard: [],
    buried: 0,
    pile: 80,
    pending: 0,
    called: [],
    catchable: [],
    silence: false,
    slapped: [],
    joined: [],
    swapping_with: null,
    challengeable: null,
    laid: 1,
    accuser: null,
    accused: null,
    voted: [],
    dealer: 2,
    first: 0,
    round: 1,
    points: [0, 0, 0],
    scores: [0, 0, 0],
    winners: [],
    match_winners: [],
    ...some,
  };
}

describe("a question", () => {
  it("is what the server asks of this seat", () => {
    expect(isAsked(view({ question: "turn" }))).toBe(true);
    expect(isAsked(view({ question: "slap" }))).toBe(true);
    expect(isAsked(view({ question: null, moves: [{ text: "uno", kind: "uno" }] }))).toBe(false);
  });

  it("is not the next round, which can wait", () => {
    expect(isAsked(view({ question: "next", moves: [{ text: "next", kind: "next", answer: true }] }))).toBe(false);
  });
});

describe("an offer", () => {
  it("of Uno says whether it is due", () => {
    const uno = { text: "uno", kind: "uno" };
    expect(unoIsDue(view({ moves: [{ ...uno, reaction: true, race: true }] }))).toBe(true);
    expect(unoIsDue(view({ moves: [{ ...uno, price: 2 }] }))).toBe(false);
    expect(unoIsDue(view({ moves: [] }))).toBe(false);
  });

  it("can be sent beside an answer unless it is one itself", () => {
    expect(isReaction({ text: "draw", kind: "draw", answer: true })).toBe(false);
    expect(isReaction({ text: "uno", kind: "uno" })).toBe(true);
    expect(isReaction({ text: "slap", kind: "slap", answer: true, reaction: true, race: true })).toBe(true);
  });

  it.each<[Offer, string, object]>([
    [{ text: "play r5", kind: "play", cards: ["r5"] }, "move-play", { card: "red 5" }],
    [{ text: "play w:g", kind: "play", cards: ["w"], colour: "green" }, "move-play", { card: "wild green" }],
    [{ text: "play r5 r5", kind: "pair", cards: ["r5", "r5"] }, "move-pair", { card: "red 5" }],
    [{ text: "defend r7", kind: "defend", cards: ["r7"] }, "move-defend", { card: "red 7" }],
    [{ text: "colour g", kind: "colour", colour: "green" }, "move-colour", { colour: "green" }],
    [{ text: "swap 1", kind: "swap", seat: 1 }, "move-swap", { name: "Ben" }],
    [{ text: "target 1", kind: "target", seat: 1 }, "move-target", { name: "Ben" }],
    [{ text: "catch 0", kind: "catch", seat: 0 }, "move-catch", { name: "Ana" }],
    [{ text: "swap none", kind: "swap" }, "move-swap-none", {}],
    [{ text: "dump all", kind: "dump" }, "move-dump-all", {}],
    [{ text: "challenge", kind: "challenge" }, "move-challenge", {}],
  ])("%j has words", (offer, key, variables) => {
    const said = vi.spyOn(texts, "say").mockImplementation((name, given) => SHORT[name]?.(given ?? {}) ?? name);
    expect(moveWords(offer, ["Ana", "Ben"])).toBe(key);
    const [, given] = said.mock.calls.at(-1)!;
    expect(given ?? {}).toEqual(variables);
    said.mockRestore();
  });
});

describe("a card", () => {
  const COLOURS = ["red", "yellow", "green", "blue"];
  const offers: Offer[] = [
    { text: "play r5", kind: "play", cards: ["r5"], answer: true },
    { text: "play r5 r5", kind: "pair", cards: ["r5", "r5"], answer: true },
    ...COLOURS.map((colour) => ({ text: `play w:${colour[0]}`, kind: "play", cards: ["w"], colour, answer: true })),
    { text: "jump b1", kind: "jump", cards: ["b1"], reaction: true, race: true },
    { text: "jump r5", kind: "jump", cards: ["r5"], reaction: true, race: true },
    { text: "draw", kind: "draw", answer: true },
    { text: "uno", kind: "uno", price: 2 },
    { text: "swap 2", kind: "swap", seat: 2, answer: true },
  ];
  const moves = (choice: Choice): string[] => choice.offers.map(({ text }) => text);

  it("fits as an answer, or can be thrown in, not both", () => {
    expect([...fitting(offers).laid]).toEqual(["r5", "w"]);
    expect([...fitting(offers).thrown]).toEqual(["b1"]);
  });

  it("that fits is laid, not thrown in", () => {
    expect(moves(choiceOf(offers, "r5"))).toEqual(["play r5", "play r5 r5"]);
    expect(moves(choiceOf(offers, "b1"))).toEqual(["jump b1"]);
    expect(moves(choiceOf(offers, "r"))).toEqual([]);
  });

  it("asks for one or two, then for the colour", () => {
    const two = choiceOf(offers, "r5");
    expect(asksHowMany(two)).toBe(true);
    expect(asksColour(two)).toBe(false);
    expect(moves(howMany(two, true))).toEqual(["play r5 r5"]);
    expect(moves(howMany(two, false))).toEqual(["play r5"]);
    const wild = choiceOf(offers, "w");
    expect(asksHowMany(wild)).toBe(false);
    expect(asksColour(wild)).toBe(true);
    expect(asksColour({ ...wild, offers: wild.offers.slice(0, 1) })).toBe(false);
  });
});

describe("several equal cards", () => {
  const hand = ["r5", "b5", "r5", "g5", "y1"];
  const offers: Offer[] = [
    { text: "play r5", kind: "play", cards: ["r5"], answer: true, more: ["r5", "g5", "b5"], at_most: 3 },
    { text: "play r5 r5", kind: "pair", cards: ["r5", "r5"], answer: true },
    { text: "play y1", kind: "play", cards: ["y1"], answer: true },
  ];
  const five = choiceOf(offers, "r5", "r5 1");
  const keys = (choice: Choice, cards = hand): string[] => addable(choice, cards).map(({ key }) => key);

  it("are asked for instead of two", () => {
    expect(asksMore(five)).toBe(true);
    expect(asksHowMany(five)).toBe(false);
    expect(asksMore(choiceOf(offers, "y1"))).toBe(false);
  });

  it("are not asked for when none can be added", () => {
    expect(asksMore({ ...five, offers: [{ ...offers[0]!, at_most: 0 }] })).toBe(false);
  });

  it("are all others of the hand", () => {
    expect(keys(five)).toEqual(["r5 0", "g5 0", "b5 0"]);
    expect(keys({ ...five, key: "r5 0" })).toEqual(["r5 1", "g5 0", "b5 0"]);
    expect(keys(choiceOf(offers, "y1"))).toEqual([]);
  });

  it("are never compulsory", () => {
    expect(severalMove(five)).toBe("play r5");
    expect(cardsOf(five)).toEqual(["r5"]);
  });

  it("are laid in the order of the taps", () => {
    const two = toggled(toggled(five, "g5 0"), "r5 0");
    expect(severalMove(two)).toBe("play r5 g5 r5");
    expect(severalMove(toggled(two, "g5 0"))).toBe("play r5 r5");
    expect(severalMove(toggled(toggled(two, "g5 0"), "g5 0"))).toBe("play r5 r5 g5");
  });

  it("are no more than the rules allow", () => {
    const one = { ...five, offers: [{ ...offers[0]!, at_most: 1 }] };
    expect(mostAdded(one)).toBe(1);
    const full = toggled(one, "g5 0");
    expect(toggled(full, "b5 0")).toBe(full);
    expect(toggled(full, "g5 0").added).toEqual([]);
  });

  it("follow the table", () => {
    const two = toggled(toggled(five, "g5 0"), "b5 0");
    expect(renewed(two, offers, hand)).toEqual(two);
    expect(renewed(two, [], hand)).toBeNull();
    expect(renewed(two, offers.slice(2), hand)).toBeNull();
    const fewer = { ...offers[0]!, more: ["r5", "b5"], at_most: 1 };
    expect(renewed(two, [fewer], ["r5", "b5", "r5"])!.added).toEqual(["b5 0"]);
  });
});

describe("a table", () => {
  it("is seen from the own seat, clockwise", () => {
    const mixed = view({ order: [0, 2, 1] });
    expect(around(mixed, 2)).toEqual([2, 1, 0]);
    expect(around(mixed, 1)).toEqual([1, 0, 2]);
    expect(around(mixed, null)).toEqual([0, 2, 1]);
  });

  it("has players who do not take part", () => {
    const some = view({ out: [0, 1], places: [1] });
    expect(absence(some, 0)).toBe("knocked-out");
    expect(absence(some, 1)).toEqual({ place: 1 });
    expect(absence(some, 2)).toBeNull();
    expect(absence(view({ out: [0], places: [1, 0] }), 0)).toEqual({ place: 2 });
    expect(absence(view({ gone: [0], out: [0] }), 0)).toBe("gone");
    expect(absence(view({ gone: [0], places: [0] }), 0)).toBe("gone"); // eliminated after this round
  });

  it("says how a round ended", () => {
    const over = { phase: "round over", winners: [2], sizes: [0, 0, 7] };
    const timeUp: Event[] = [{ kind: "drew", seat: 0 }, { kind: "time-up" }];
    expect(endOf(view({ ...over, out: [0, 1] }), [])).toBe("last-left");
    expect(endOf(view({ ...over, out: [0, 1], gone: [0] }), [])).toBe("last-left");
    expect(endOf(view({ ...over, out: [0] }), [])).toBeNull();
    expect(endOf(view({ ...over, winners: [0], out: [0, 1], places: [0] }), [])).toBeNull();
    expect(endOf(view({ ...over, out: [0, 1] }), timeUp)).toBe("time-up");
    expect(endOf(view({ out: [0, 1], winners: [2] }), timeUp)).toBeNull();
  });
});

describe("a change", () => {
  it("replaces fields, and adds covered cards to the discards", () => {
    const before = view({ discard: ["r1"], top: "r5" });
    const after = changed(before, { top: "r9", covered: ["r5"], turn: 1 });
    expect(after.discard).toEqual(["r1", "r5"]);
    expect(after).toMatchObject({ top: "r9", turn: 1, phase: "turn" });
    expect(before.discard).toEqual(["r1"]);
    expect("covered" in after).toBe(false);
    expect(changed(after, { discard: [] }).discard).toEqual([]);
  });
});
