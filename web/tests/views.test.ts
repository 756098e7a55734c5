import { describe, expect, it } from "vitest";
import { asksHowMany, choiceOf, coloursOf, howMany } from "../src/lib/choices";
import type { View } from "../src/lib/protocol";
import { answers, catchable, changed, fitting, isAsked, movesWith, owesUno } from "../src/lib/views";

function view(some: Partial<View>): View {
  return {
    seat: 0,
    hand: [],
    drawn: null,
    moves: [],
    announces: false,
    players: 3,
    sizes: [2, 3, 1],
    phase: "turn",
    turn: 0,
    asked: null,
    direction: "clockwise",
    top: "r5",
    colour: "red",
    discard: [],
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

describe("what is asked", () => {
  it("is an answer, not a reaction", () => {
    const seen = view({ moves: ["play r1", "draw", "uno", "catch 2", "jump r5", "accuse 1", "speak"] });
    expect(answers(seen)).toEqual(["play r1", "draw"]);
    expect(isAsked(seen)).toBe(true);
    expect(isAsked(view({ moves: ["uno", "catch 2"], turn: 1 }))).toBe(false);
  });

  it("is a challenge only of whoever is on turn", () => {
    expect(answers(view({ moves: ["challenge"], turn: 1 }))).toEqual([]);
    expect(answers(view({ moves: ["challenge"], turn: 0 }))).toEqual(["challenge"]);
  });

  it("is a slap once", () => {
    expect(isAsked(view({ moves: ["slap"], phase: "slap" }))).toBe(true);
    expect(isAsked(view({ moves: ["slap"], phase: "slap", slapped: [0] }))).toBe(false);
    expect(isAsked(view({ moves: ["slap"], phase: "turn", turn: 1 }))).toBe(false);
  });

  it("is nothing of those who watch, and not the next round", () => {
    expect(isAsked(view({ seat: null }))).toBe(false);
    expect(isAsked(view({ moves: ["next"], phase: "round over" }))).toBe(false);
  });
});

describe("Uno", () => {
  it("is owed with one card, or announced with the play to come", () => {
    expect(owesUno(view({ moves: ["uno"], sizes: [1, 3, 3] }))).toBe(true);
    expect(owesUno(view({ moves: ["uno"], sizes: [2, 3, 3], announces: true }))).toBe(true);
    expect(owesUno(view({ moves: ["uno"], sizes: [2, 3, 3] }))).toBe(false);
    expect(owesUno(view({ moves: ["uno"], sizes: [1, 3, 3], called: [0] }))).toBe(false);
    expect(owesUno(view({ moves: [], sizes: [1, 3, 3] }))).toBe(false);
  });

  it("is caught where that has a reason and is possible", () => {
    expect(catchable(view({ moves: ["catch 1", "catch 2"], catchable: [2] }))).toEqual([2]);
    expect(catchable(view({ moves: [], catchable: [2] }))).toEqual([]);
  });
});

describe("a card", () => {
  const seen = view({ moves: ["play r5", "play r5 r5", "play w:r", "play w:y", "play w:g", "play w:b", "jump b1"] });

  it("has its moves", () => {
    expect(movesWith(seen, "r5")).toEqual(["play r5", "play r5 r5"]);
    expect(movesWith(seen, "w")).toHaveLength(4);
    expect(movesWith(seen, "r")).toEqual([]);
  });

  it("fits as an answer, or can be thrown in, not both", () => {
    const fits = fitting([...seen.moves, "jump r5", "draw", "uno", "catch 1", "defend y7", "swap 2"]);
    expect([...fits.laid]).toEqual(["r5", "w", "y7"]);
    expect([...fits.thrown]).toEqual(["b1"]);
  });

  it("is asked for one or two, then for its colour", () => {
    const two = choiceOf(seen, "r5");
    expect(asksHowMany(two)).toBe(true);
    expect(howMany(two, true).moves).toEqual(["play r5 r5"]);
    expect(howMany(two, false).moves).toEqual(["play r5"]);
    const wild = choiceOf(seen, "w");
    expect(asksHowMany(wild)).toBe(false);
    expect(coloursOf(wild).map(({ colour }) => colour)).toEqual(["red", "yellow", "green", "blue"]);
    expect(coloursOf(wild)[2]!.move).toBe("play w:g");
  });

  it("that fits is laid, not thrown in", () => {
    expect(choiceOf(view({ moves: ["play b1", "jump b1"] }), "b1").moves).toEqual(["play b1"]);
    expect(choiceOf(seen, "b1").moves).toEqual(["jump b1"]);
  });
});

describe("a change", () => {
  it("replaces fields, and adds what was covered to the discards", () => {
    const before = view({ discard: ["r1"], top: "r5" });
    const after = changed(before, { top: "r9", covered: ["r5"], turn: 1 });
    expect(after.discard).toEqual(["r1", "r5"]);
    expect(after).toMatchObject({ top: "r9", turn: 1, phase: "turn" });
    expect(before.discard).toEqual(["r1"]);
    expect("covered" in after).toBe(false);
    expect(changed(after, { discard: [] }).discard).toEqual([]);
  });
});
