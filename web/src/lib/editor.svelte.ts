// The logic of the rule editor: the chosen values, how they differ from the preset, and the check by the server.

import { ApiError, checkRules, options, presets, type Wanted } from "./api";
import { grouped, presetGroups, type Group } from "./groups";
import type { OptionInfo, PresetInfo, RuleNote, RuleSet } from "./protocol";
import { t } from "./texts.svelte";

const DELAY = 200; // milliseconds after the last change before the server is asked
const USUAL = "guide";

type Values = Record<string, unknown>;

/** Where the editor gets presets, options and the server's check of a choice from. */
export interface Source {
  presets(): Promise<PresetInfo[]>;
  options(): Promise<OptionInfo[]>;
  check(wanted: Wanted): Promise<RuleSet>;
}

/** Why a choice is not valid: in short, and a note on every option that is to blame. */
export interface Problem {
  text: string;
  notes: readonly RuleNote[];
}

export class Editor {
  presets: PresetInfo[] = $state.raw([]);
  options: OptionInfo[] = $state.raw([]);
  preset = $state("");
  set: Values = $state.raw({}); // the values that differ from the preset
  good: RuleSet | null = $state.raw(null); // the last valid rule set: the result
  problem: Problem | null = $state.raw(null); // why the current choice is not valid
  failure = $state(""); // why the request failed
  unreadable = $state(""); // why the requested rules cannot be shown
  dropped: Wanted | null = $state.raw(null); // what the last change of preset replaced
  readonly base: Values = $derived(this.#valuesOf(this.preset));
  readonly values: Values = $derived({ ...this.base, ...this.set });
  readonly changes: OptionInfo[] = $derived(this.options.filter(({ name }) => name in this.set));
  readonly groups: Group<PresetInfo>[] = $derived(presetGroups(this.presets));
  // What to know about the rules as a whole: not that an option does nothing which nobody changed.
  readonly notes: RuleNote[] = $derived(
    this.good?.notes.filter(({ kind, option }) => kind !== "idle" || option in this.set) ?? [],
  );
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
        why = message(error);
        return this.#source.check({ preset: USUAL });
      });
      if (question !== this.#question) return;
      this.presets = found;
      this.options = listed;
      this.unreadable = why;
      this.#accept(rules);
    } catch (error) {
      if (question === this.#question) this.failure = message(error);
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

  /** The notes on an option: what is wrong with it first, then risks, then why it does nothing. */
  about(name: string): RuleNote[] {
    const notes = [...(this.problem?.notes ?? []), ...(this.good?.notes ?? [])];
    return notes.filter(({ option }) => option === name);
  }

  label(name: string): string {
    return this.options.find((option) => option.name === name)?.label ?? name;
  }

  /** The options with these words in their names, explanation or values, by topic. */
  found(search: string): Group<OptionInfo>[] {
    const wanted = folded(search).split(/\s+/);
    const found = this.options.filter((option) => wanted.every((word) => this.#searched.get(option)!.includes(word)));
    return grouped(found, ({ topic, topic_text }) => [topic, topic_text]);
  }

  readonly #searched = $derived(new Map(this.options.map((option) => [option, folded(words(option))])));

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
        const notes = error instanceof ApiError ? error.notes : [];
        if (notes.length) this.problem = { text: notes[0]!.text, notes };
        else this.failure = message(error);
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

/** The words of a value that is a set of them; a set may have a name, such as "any". */
export function setOf(option: OptionInfo, value: unknown): string[] {
  const given = Array.isArray(value) ? value.map(String) : [];
  return [...(option.names?.[given[0] ?? ""] ?? given)];
}

/** What to choose from where a value is a word or a small number, or null. */
export function chipsOf(option: OptionInfo): { value: string | number; label: string }[] | null {
  const range = { digit: [0, 9], wholeor: [option.least!, option.most!] }[option.kind as string];
  if (!range) return null;
  const [least, most] = range as [number, number];
  const numbers = Array.from({ length: most - least + 1 }, (_, place) => least + place);
  const words = option.kind === "digit" ? ["none"] : Object.keys(option.words ?? {});
  return [...words, ...numbers].map((value) => ({ value, label: valueLabel(option, value) }));
}

/** The label of an option's value. */
export function valueLabel(option: OptionInfo, value: unknown): string {
  if (Array.isArray(value)) {
    if (!value.length) return t("value-none");
    if (same(value, ["any"])) return t("value-all");
    if (same(value, ["rising"])) return t("value-rising");
    return value.map((word) => option.words?.[String(word)] ?? word).join(", ");
  }
  if (typeof value === "boolean") return t(value ? "value-yes" : "value-no");
  if (option.unit) return t(`value-${option.unit}`, { number: Number(value) });
  if (option.kind === "digit" && value === "none") return t("value-no");
  return option.words?.[String(value)] ?? String(value);
}

/** Everything that people may call an option by. */
function words({ name, label, section_text, text, search, words = {} }: OptionInfo): string {
  return [name, label, section_text, text, search, ...Object.entries(words).flat()].join(" ");
}

/** Lower case without accents, for searching. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

function message(error: unknown): string {
  return error instanceof ApiError ? error.message : t("web-failed");
}
