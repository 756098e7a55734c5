import { beforeAll, describe, expect, it, vi } from "vitest";

let route: typeof import("../src/lib/route.svelte");
beforeAll(async () => {
  vi.stubGlobal("window", { addEventListener: () => {}, scrollTo: () => {} });
  vi.stubGlobal("location", { pathname: "/", search: "" });
  route = await import("../src/lib/route.svelte");
});

describe("addresses", () => {
  it.each([
    ["/", { page: "start" }],
    ["/rules", { page: "rules" }],
    ["/r/lusab-babad-gutih", { page: "room", room: "lusab-babad-gutih" }],
    ["/r/LUSAB%20babad_gutih/", { page: "room", room: "lusab-babad-gutih" }],
    ["/r/lusab-babad-gutih/games/12", { page: "replay", room: "lusab-babad-gutih", game: 12 }],
    ["/r/lusab/games/x", { page: "nowhere" }],
    ["/elsewhere", { page: "nowhere" }],
  ])("%s is a place", (path, place) => {
    expect(route.placeOf(path)).toEqual(place);
  });

  it.each([
    ["lusab babad gutih", "lusab-babad-gutih"],
    ["  Lusab-Babad-Gutih ", "lusab-babad-gutih"],
    ["http://192.0.2.7:8765/r/lusab-babad-gutih?play=1", "lusab-babad-gutih"],
    ["100%", "100%"],
    ["", ""],
  ])("a code may be typed as %s", (typed, code) => {
    expect(route.tidyCode(typed)).toBe(code);
  });
});
