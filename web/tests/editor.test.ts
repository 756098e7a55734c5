import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ApiError, type Wanted } from "../src/lib/api";
import { Editor, rulesLink, same, valueLabel, type Source } from "../src/lib/editor.svelte";
import type { OptionInfo, PresetInfo, RuleNote, RuleSet } from "../src/lib/protocol";
import { texts } from "../src/lib/texts.svelte";

const STACKING = ["+2 on +2", "+4 on +4"];

function option(name: string, kind: string, more: Partial<OptionInfo> = {}): OptionInfo {
  const turn = { section: "turn", section_text: "A turn", topic: "turn", topic_text: "A turn" };
  return { name, label: name, ...turn, text: "", search: "", kind, default: null, ledger: [], ...more };
}

const ARGUED = { topic: "argued", topic_text: "What people argue about" };
const DEAL = { section: "deal", section_text: "The deal", topic: "deal", topic_text: "The deal" };
const OPTIONS = [
  option("stacking", "several", {
    ...ARGUED,
    label: "Stacking draw cards",
    search: "plus two on plus two",
    words: Object.fromEntries(STACKING.map((word) => [word, word])),
  }),
  option("swap_number", "digit", { ...ARGUED, label: "Swapping hands" }),
  option("hand_size", "whole", { ...DEAL, least: 1, most: 120, unit: "cards" }),
  option("draw", "choice", { words: { optional: "whenever one likes", "when stuck": "only without a card" } }),
  option("rotate_number", "digit"),
  option("sixty_nine", "flag", { text: "Sheds a colour" }),
];
const GUIDE = {
  hand_size: 7,
  draw: "when stuck",
  stacking: [] as string[],
  swap_number: "none",
  rotate_number: 0,
  sixty_nine: false,
};
const PRESETS: PresetInfo[] = [
  { name: "guide", group: "documents", group_text: "By the book", text: "", values: GUIDE },
  { name: "party", group: "variants", group_text: "Variants", text: "", values: { ...GUIDE, stacking: ["any"], swap_number: 7 } },
];

const CLASH = "“Swapping hands: 0” and “Passing all hands on: 0” do not go together.";
const IDLE: RuleNote = { option: "rotate_number", kind: "idle", culprit: "sixty_nine", text: "Does nothing: it is off." };
const RISK: RuleNote = { option: "draw", kind: "risk", culprit: null, text: "Careful: it takes long." };

/** A server that waits with each answer until it is told to give it. */
class Server implements Source {
  asked: Wanted[] = [];
  #answers: (() => void)[] = [];
  patient = false;

  presets = async (): Promise<PresetInfo[]> => PRESETS;
  options = async (): Promise<OptionInfo[]> => OPTIONS;

  async check(wanted: Wanted): Promise<RuleSet> {
    this.asked.push(wanted);
    if (this.patient) await new Promise<void>((resolve) => this.#answers.push(resolve));
    if (wanted.code === "bad") throw new ApiError("code-unknown", "not a rule code: 'bad'");
    const preset = wanted.code === "good" ? "party" : wanted.preset!;
    const base = PRESETS.find(({ name }) => name === preset)!.values;
    const set: Record<string, unknown> = { ...wanted.set };
    if (same(set["stacking"], STACKING)) set["stacking"] = ["any"];
    for (const name of Object.keys(set)) if (same(set[name], base[name])) delete set[name];
    const values = { ...base, ...set };
    if (values["swap_number"] === values["rotate_number"]) {
      throw new ApiError("rules-conflict", "swap_number = 0 and rotate_number = 0", [
        { option: "swap_number", kind: "conflict", culprit: "rotate_number", text: CLASH },
        { option: "rotate_number", kind: "conflict", culprit: "swap_number", text: CLASH },
      ]);
    }
    const notes: RuleNote[] = values["sixty_nine"] ? [] : [IDLE];
    if (values["draw"] === "optional") notes.unshift(RISK);
    return { preset, set, values, code: `code-${preset}-${Object.keys(set).join("+")}`, notes };
  }

  async give(place: number): Promise<void> {
    this.#answers[place]!();
    await vi.advanceTimersByTimeAsync(0);
  }
}

let server: Server;
let editor: Editor;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await texts.use("en");
});
beforeEach(async () => {
  vi.useFakeTimers();
  server = new Server();
  editor = new Editor(server);
  await editor.load({ preset: "guide" });
  server.asked = [];
});
afterEach(() => vi.useRealTimers());

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(200);

test("values are the same whatever the order of a list", () => {
  expect(same(["reverse", "skip"], ["skip", "reverse"])).toBe(true);
  expect(same(["reverse"], ["skip"])).toBe(false);
  expect(same(0, "0")).toBe(false);
});

test("what differs from the preset is a change, and can be put back alone", async () => {
  editor.change("hand_size", 9);
  editor.change("sixty_nine", true);
  expect(editor.set).toEqual({ hand_size: 9, sixty_nine: true });
  expect(editor.values["hand_size"]).toBe(9);
  expect(editor.changes.map(({ name }) => name)).toEqual(["hand_size", "sixty_nine"]);
  editor.reset("hand_size");
  expect(editor.set).toEqual({ sixty_nine: true });
  editor.change("sixty_nine", false); // by hand is as good as put back
  expect(editor.changes).toEqual([]);
  await settle();
  expect(editor.good?.code).toBe("code-guide-");
});

test("the server is asked once about changes that follow each other quickly", async () => {
  for (const size of [8, 9, 10]) {
    editor.change("hand_size", size);
    await vi.advanceTimersByTimeAsync(150);
  }
  expect(server.asked).toEqual([]);
  await settle();
  expect(server.asked).toEqual([{ preset: "guide", set: { hand_size: 10 } }]);
  expect(editor.good?.set).toEqual({ hand_size: 10 });
});

test("an answer that comes late is dropped", async () => {
  server.patient = true;
  editor.change("hand_size", 8);
  await settle();
  editor.change("hand_size", 9);
  await settle();
  await server.give(1);
  await server.give(0);
  expect(editor.good?.set).toEqual({ hand_size: 9 });
  editor.change("hand_size", 10);
  await settle();
  editor.change("sixty_nine", true); // while the server thinks about the one before
  await server.give(2);
  expect(editor.set).toEqual({ hand_size: 10, sixty_nine: true });
  expect(editor.good?.set).toEqual({ hand_size: 9 });
});

test("a conflict names its options, and the last rules that held together stay the result", async () => {
  editor.change("hand_size", 9);
  await settle();
  editor.change("swap_number", 0);
  await settle();
  expect(editor.problem?.text).toBe(CLASH);
  expect(editor.about("swap_number")).toMatchObject([{ kind: "conflict", text: CLASH }]);
  expect(editor.about("rotate_number")).toMatchObject([{ kind: "conflict", text: CLASH }, { kind: "idle" }]);
  expect(editor.about("hand_size")).toEqual([]);
  expect(editor.good?.set).toEqual({ hand_size: 9 });
  expect(await editor.result()).toBeNull();
  editor.undo();
  await settle();
  expect(editor.problem).toBeNull();
  expect(editor.set).toEqual({ hand_size: 9 });
});

test("the result is that of the last change, however new that is", async () => {
  editor.change("hand_size", 9);
  expect((await editor.result())?.set).toEqual({ hand_size: 9 });
  expect((await editor.result())?.set).toEqual({ hand_size: 9 });
  expect(server.asked.length).toBe(1);
});

test("values are kept as the server writes them", async () => {
  editor.change("stacking", STACKING);
  await settle();
  expect(editor.set).toEqual({ stacking: ["any"] });
  editor.choosePreset("party");
  editor.change("stacking", ["+4 on +4", "+2 on +2"]);
  await settle();
  expect(editor.changes).toEqual([]);
});

test("another preset drops the changes, which can be brought back", async () => {
  editor.change("hand_size", 9);
  editor.choosePreset("party");
  expect(editor.changes).toEqual([]);
  expect(editor.values["swap_number"]).toBe(7);
  editor.bringBack();
  expect(editor.wanted).toEqual({ preset: "guide", set: { hand_size: 9 } });
  expect(editor.dropped).toBeNull();
  editor.resetAll();
  expect(editor.wanted).toEqual({ preset: "guide", set: {} });
});

test("rules that cannot be read give way to the usual ones", async () => {
  await editor.load({ code: "good" });
  expect([editor.preset, editor.unreadable]).toEqual(["party", ""]);
  await editor.load({ code: "bad" });
  expect([editor.preset, editor.unreadable]).toEqual(["guide", "not a rule code: 'bad'"]);
});

test("a server that does not answer is no problem of the rules", async () => {
  const asBefore = server.check.bind(server);
  server.check = async () => Promise.reject(new ApiError("offline", "The server does not answer."));
  editor.change("hand_size", 9);
  await settle();
  expect([editor.problem, editor.failure]).toEqual([null, "The server does not answer."]);
  expect(await editor.result()).toBeNull();
  expect(editor.good?.set).toEqual({});
  server.check = asBefore;
  editor.retry();
  expect((await editor.result())?.set).toEqual({ hand_size: 9 });
});

test("notes stand at their option", async () => {
  editor.change("draw", "optional");
  await settle();
  expect(editor.about("draw")).toEqual([RISK]);
  expect(editor.about("rotate_number")).toEqual([IDLE]);
  editor.change("sixty_nine", true);
  await settle();
  expect(editor.about("rotate_number")).toEqual([]);
});

test("that an option does nothing is worth a word about the rules only if somebody changed it", async () => {
  editor.change("draw", "optional");
  await settle();
  expect(editor.notes).toEqual([RISK]);
  editor.change("rotate_number", 5);
  await settle();
  expect(editor.notes).toEqual([RISK, IDLE]);
});

test("presets are in the groups of the server", () => {
  expect(editor.groups.map(({ text, items }) => [text, items.map(({ name }) => name)])).toEqual([
    ["By the book", ["guide"]],
    ["Variants", ["party"]],
  ]);
});

test("values are said in words", () => {
  const [stacking, swap, size, draw, , flag] = OPTIONS as [OptionInfo, OptionInfo, OptionInfo, OptionInfo, OptionInfo, OptionInfo];
  expect(valueLabel(size, 7)).toBe("7 cards");
  expect(valueLabel(size, 1)).toBe("1 card");
  expect(valueLabel(draw, "optional")).toBe("whenever one likes");
  expect(valueLabel(stacking, [])).toBe("None");
  expect(valueLabel(stacking, ["any"])).toBe("All");
  expect(valueLabel(stacking, STACKING)).toBe("+2 on +2, +4 on +4");
  expect(valueLabel(swap, "none")).toBe("No");
  expect(valueLabel(flag, true)).toBe("Yes");
  expect(valueLabel(option("turn_seconds", "seconds", { unit: "seconds" }), 1)).toBe("1 second");
  expect(valueLabel(option("deck", "deck", { words: { twins: "Every card twice" } }), "twins")).toBe("Every card twice");
  expect(valueLabel(option("deck", "deck", { words: {} }), "0*2 1-9*2")).toBe("0*2 1-9*2");
});

test("options are found by any of their words, in any case, with or without accents", () => {
  const names = (search: string): string[] => editor.found(search).flatMap(({ items }) => items.map(({ name }) => name));
  expect(names("")).toEqual(OPTIONS.map(({ name }) => name));
  expect(editor.found("").map(({ text }) => text)).toEqual(["What people argue about", "The deal", "A turn"]);
  expect(names("SWAPPING")).toEqual(["swap_number"]);
  expect(names("plus two")).toEqual(["stacking"]);
  expect(names("when stuck")).toEqual(["draw"]);
  expect(names("the deal")).toEqual(["hand_size"]);
  expect(names("whenever likes")).toEqual(["draw"]);
  expect(names("shéds")).toEqual(["sixty_nine"]);
  expect(names("nothing like it")).toEqual([]);
});

test("a rule set has an address", () => {
  expect(rulesLink("042g-8ar")).toBe("/rules?code=042g-8ar");
});
