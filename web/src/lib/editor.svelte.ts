// The logic of the rule editor: the chosen values, how they differ from the preset, and the check by the server.

import { ApiError, checkRules, options, presets, type Wanted } from "./api";
import type { OptionInfo, PresetInfo, RuleSet } from "./protocol";
import { t } from "./texts.svelte";

const DELAY = 200; // milliseconds after the last change before the server is asked
const USUAL = "guide";
export const DECKS = ["standard", "twins", "colour-fours", "double"];

type Values = Record<string, unknown>;

/** Where the editor gets presets, options and the server's check of a choice from. */
export interface Source {
  presets(): Promise<PresetInfo[]>;
  options(): Promise<OptionInfo[]>;
  check(wanted: Wanted): Promise<RuleSet>;
}

/** Why a choice is not valid, and the options that cause it. */
export interface Objection {
  text: string;
  options: string[];
}

export interface Section {
  name: string;
  text: string;
  options: OptionInfo[];
}

export class Editor {
  presets: PresetInfo[] = $state.raw([]);
  options: OptionInfo[] = $state.raw([]);
  preset = $state("");
  set: Values = $state.raw({}); // the values that differ from the preset
  good: RuleSet | null = $state.raw(null); // the last valid rule set: the result
  problem: Objection | null = $state.raw(null); // why the current choice is not valid
  failure = $state(""); // why the request failed
  unreadable = $state(""); // why the requested rules cannot be shown
  dropped: Wanted | null = $state.raw(null); // what the last change of preset replaced
  readonly base: Values = $derived(this.#valuesOf(this.preset));
  readonly values: Values = $derived({ ...this.base, ...this.set });
  readonly changes: OptionInfo[] = $derived(this.options.filter(({ name }) => name in this.set));
  readonly notes: Objection[] = $derived(this.good?.notes.map((note) => this.#objection(note, this.good!.values)) ?? []);
  readonly #source: Source;
  #question = 0; // number of the latest request: older answers are ignored
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answer: Promise<void> = Promise.resolve();

  constructor(source: Source = { presets, options, check: checkRules }) {
    this.#source = source;
  }

  get wanted(): Wanted {
    return { preset: this.preset, set: this.set };
  }

  /** Start with these rules, or with the defaults if they cannot be read. */
  async load(wanted: Wanted): Promise<void> {
    const question = this.#next();
    try {
      const [found, listed] = await Promise.all([this.#source.presets(), this.#source.options()]);
      let why = "";
      const rules = await this.#source.check(wanted).catch((error: unknown) => {
        why = words(error);
        return this.#source.check({ preset: USUAL });
      });
      if (question !== this.#question) return;
      this.presets = found;
      this.options = listed;
      this.unreadable = why;
      this.#accept(rules);
    } catch (error) {
      if (question === this.#question) this.failure = words(error);
    }
  }

  change(name: string, value: unknown): void {
    const { [name]: _, ...others } = this.set;
    this.#choose(this.preset, same(value, this.base[name]) ? others : { ...others, [name]: value });
  }

  reset(name: string): void {
    this.change(name, this.base[name]);
  }

  resetAll(): void {
    this.choosePreset(this.preset);
  }

  /** Switch to a preset. The changes made before can be restored. */
  choosePreset(name: string): void {
    const before = this.changes.length ? this.wanted : null;
    this.#choose(name, {});
    this.dropped = before;
  }

  bringBack(): void {
    if (this.dropped) this.#choose(this.dropped.preset!, this.dropped.set!);
  }

  /** Go back to the last valid rules. */
  undo(): void {
    if (this.good) this.#choose(this.good.preset, this.good.set);
  }

  /** Retry after a failure. */
  retry(): void {
    this.failure = "";
    this.#check();
  }

  /** The rule set as currently chosen, or null if it is not valid. */
  async result(): Promise<RuleSet | null> {
    if (this.#timer !== undefined) this.#check();
    await this.#answer;
    return this.problem || this.failure ? null : this.good;
  }

  /** The options with these words in their name, explanation or values, by section. */
  found(search: string): Section[] {
    const wanted = folded(search).split(/\s+/);
    const sections = new Map<string, Section>();
    for (const option of this.options) {
      const about = [option.name, label(option), option.section_text, option.text, ...Object.values(option.words ?? {})];
      const searched = folded(about.join(" "));
      if (!wanted.every((word) => searched.includes(word))) continue;
      const section = sections.get(option.section) ?? { name: option.section, text: option.section_text, options: [] };
      section.options.push(option);
      sections.set(option.section, section);
    }
    return [...sections.values()];
  }

  #valuesOf(preset: string): Values {
    return this.presets.find(({ name }) => name === preset)?.values ?? {};
  }

  #next(): number {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return ++this.#question;
  }

  #choose(preset: string, set: Values): void {
    this.#next();
    this.preset = preset;
    this.set = set;
    this.dropped = null;
    this.#timer = setTimeout(() => this.#check(), DELAY);
  }

  #check(): void {
    const question = this.#next();
    this.#answer = this.#source.check(this.wanted).then(
      (rules) => {
        if (question === this.#question) this.#accept(rules);
      },
      (error: unknown) => {
        if (question !== this.#question) return;
        const objection = this.#objection(words(error), this.values);
        if (objection.options.length) this.problem = objection;
        else this.failure = objection.text;
      },
    );
  }

  /** The server normalizes values (all stackings become "any"): use its form. */
  #accept(rules: RuleSet): void {
    this.good = rules;
    this.preset = rules.preset;
    this.set = rules.set;
    this.problem = null;
    this.failure = "";
  }

  #objection(text: string, values: Values): Objection {
    return { text: readable(text, this.options, values), options: named(text, this.options) };
  }
}

/** Whether two values are equal. The order in a list does not matter. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((word) => other.includes(word));
  }
  return one === other;
}

/** The address of a rule set, for sharing. */
export function rulesLink(code: string): string {
  return `/rules?code=${encodeURIComponent(code)}`;
}

export function label(option: OptionInfo): string {
  return t(`web-option-${option.name}`);
}

/** The label of one word of a choice, such as "+2 on +4". */
export function wordLabel(word: string): string {
  const [answer, card] = word.split(" on ");
  return card === undefined ? t(`web-value-${word}`) : t("web-value-on", { answer: answer!, card });
}

/** The label of an option's value. */
export function valueLabel(option: OptionInfo, value: unknown): string {
  if (Array.isArray(value)) {
    if (!value.length) return t("web-value-none");
    return same(value, ["any"]) ? t("web-value-all") : value.map((word) => wordLabel(String(word))).join(", ");
  }
  if (typeof value === "boolean") return t(value ? "web-value-yes" : "web-value-no");
  if (option.kind === "seconds") return t("web-value-seconds", { number: Number(value) });
  if (option.kind === "digit" && value === "none") return t("web-value-no");
  if (option.kind === "deck" && DECKS.includes(String(value))) return t(`web-deck-${String(value)}`);
  return option.words?.[String(value)] ?? String(value);
}

/** The options named in a message of the server, in order. It writes "name = value" or "name: ...". */
function named(text: string, listed: readonly OptionInfo[]): string[] {
  const places = listed.map(({ name }) => ({ name, place: text.search(new RegExp(`\\b${name} = |^${name}: `)) }));
  const found = places.filter(({ place }) => place >= 0).sort((one, other) => one.place - other.place);
  return found.map(({ name }) => name);
}

/** A message of the server with readable names: “Swapping hands: 7” for "swap_number = 7 (from ...)". */
export function readable(text: string, listed: readonly OptionInfo[], values: Values): string {
  let said = text;
  for (const option of listed) {
    const value = values[option.name];
    for (const written of [shown(value), `'${shown(value)}'`]) {
      const words = t("web-rules-quoted", { option: label(option), value: valueLabel(option, value) });
      said = said.replace(new RegExp(`\\b${option.name} = ${escaped(written)}(?![\\w.])(?: \\([^()]*\\))?`), () => words);
    }
    said = said.replace(new RegExp(`^${option.name}: `), () => `${label(option)}: `);
  }
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

/** A value as the server writes it in a message. */
function shown(value: unknown): string {
  return Array.isArray(value) ? value.join(", ") || "none" : String(value);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Lower case without accents, for searching. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

function words(error: unknown): string {
  return error instanceof ApiError ? error.message : t("web-failed");
}
