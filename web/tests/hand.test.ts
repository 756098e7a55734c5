import { describe, expect, it } from "vitest";
import { cardOf, keyed, layout, sorted } from "../src/lib/hand";

describe("a hand", () => {
  it("is grouped by colour, black cards last", () => {
    expect(sorted(["w+4", "b2", "r9", "w", "g+2", "r1", "ys", "yr", "y0"])).toEqual([
      ...["r1", "r9", "y0", "ys", "yr", "g+2", "b2", "w", "w+4"],
    ]);
  });

  it("has special cards after numbers, and cards to draw last", () => {
    expect(sorted(["r+4", "rd", "r+2", "rr", "rss", "r7", "rs"])).toEqual(["r7", "rs", "rss", "rr", "rd", "r+2", "r+4"]);
    expect(sorted(["w+10", "wr+4", "w+2", "wd", "wt+2", "w"])).toEqual(["w", "wd", "w+2", "wt+2", "wr+4", "w+10"]);
  });

  it("does not change the hand it is given", () => {
    const hand = ["b2", "r9"];
    sorted(hand);
    expect(hand).toEqual(["b2", "r9"]);
  });

  it("uses one row while every card is readable", () => {
    expect(layout(7, 270, 52, 21).rows).toBe(1);
  });

  it.each([
    [25, 270, 52],
    [40, 270, 52],
    [25, 640, 52],
    [60, 320, 60],
  ])("of %i cards stays readable at %i pixels", (cards, width, card) => {
    const { rows, perRow, strip } = layout(cards, width, card, 21);
    expect(strip).toBeGreaterThanOrEqual(21);
    expect(rows * perRow).toBeGreaterThanOrEqual(cards);
    expect((perRow - 1) * strip + card).toBeLessThanOrEqual(width + 0.01);
  });

  it("copes with no cards and with a screen without width", () => {
    expect(layout(0, 300, 50, 21).rows).toBe(1);
    expect(layout(5, 0, 50, 21).perRow).toBeGreaterThan(0);
  });
});

describe("identical cards", () => {
  it("have keys of their own, which stay when others go", () => {
    expect(keyed(["w", "b5", "r5", "b5"]).map(({ key }) => key)).toEqual(["r5 0", "b5 0", "b5 1", "w 0"]);
    expect(keyed(["b5", "w"]).map(({ key }) => key)).toEqual(["b5 0", "w 0"]);
    expect(cardOf("w+4 1")).toBe("w+4");
  });
});
