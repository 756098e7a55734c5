// Cards, moves and events as sentences. The same words as the terminal's; see views/words.py.

import { COLOURS, faceOf } from "./cards";
import type { Event } from "./protocol";
import { t } from "./texts.svelte";

export function cardWords(card: string | null | undefined): string {
  if (!card) return t("card-hidden");
  const { colour, symbol, declared } = faceOf(card);
  if (colour) {
    const name = symbol === "s" ? t("symbol-skip") : symbol === "r" ? t("symbol-reverse") : symbol;
    return t("card-coloured", { colour: t(`colour-${colour}`), symbol: name });
  }
  const name = symbol ? t("card-wild-plus", { plus: symbol }) : t("card-wild");
  return declared ? t("card-declared", { card: name, colour: t(`colour-${declared}`) }) : name;
}

export function moveWords(move: string, names: readonly string[]): string {
  const [verb, ...rest] = move.split(" ") as [string, ...string[]];
  const first = rest[0];
  if (["swap", "catch", "accuse"].includes(verb) && first !== "none") {
    return t(`move-${verb}`, { name: names[Number(first)] ?? "" });
  }
  if (verb === "colour") {
    const name = COLOURS.find((one) => one[0] === first)!;
    return t("move-colour", { colour: t(`colour-${name}`) });
  }
  if (first && first !== "none" && first !== "all") {
    return t(rest.length === 2 ? "move-play-pair" : `move-${verb}`, { card: cardWords(first) });
  }
  return t(`move-${[verb, ...rest].join("-")}`);
}

export function joined(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return t("list-and", { first: names.slice(0, -1).join(", "), last: names.at(-1)! });
}

export function eventWords(event: Event, names: readonly string[]): string {
  const variables: Record<string, string | number> = { card: cardWords(event.card) };
  if (event.seat != null) variables["seat"] = names[event.seat] ?? "";
  if (event.other != null) variables["other"] = names[event.other] ?? "";
  if (event.colour != null) variables["colour"] = t(`colour-${event.colour}`);
  if (event.direction != null) variables["direction"] = t(`direction-${event.direction}`);
  if (event.seats != null) variables["winners"] = joined(event.seats.map((seat) => names[seat] ?? ""));
  for (const name of ["count", "needed", "score"] as const) {
    const number = event[name];
    if (number != null) variables[name] = number;
  }
  return t(`event-${event.kind}`, variables);
}

const TOGETHER = new Set(["dealt", "drew", "shown"]);

function alike(one: Event, another: Event): boolean {
  return one.kind === another.kind && one.seat === another.seat && one.other === another.other;
}

/** Several events; the cards that one player gets in a row make one sentence. */
export function eventsWords(events: readonly Event[], names: readonly string[]): string[] {
  const sentences: string[] = [];
  for (let place = 0; place < events.length; ) {
    const event = events[place]!;
    let end = place + 1;
    if (TOGETHER.has(event.kind)) {
      while (end < events.length && alike(events[end]!, event)) end++;
    }
    const group = events.slice(place, end);
    const [seat, other] = [names[event.seat ?? -1] ?? "", names[event.other ?? -1] ?? ""];
    if (group.length === 1 || (event.kind === "shown" && !event.card)) sentences.push(eventWords(event, names));
    else if (!event.card) sentences.push(t(`event-${event.kind}-several`, { seat, count: group.length }));
    else sentences.push(t(`event-${event.kind}`, { seat, other, card: joined(group.map((one) => cardWords(one.card))) }));
    place = end;
  }
  return sentences;
}

export function presetLabel(preset: string): string {
  return t(`web-preset-${preset}`);
}
