// Cards, moves and events in words: the same as in the terminal (see views/words.py).

import { faceOf } from "./cards";
import type { Event, Offer } from "./protocol";
import { t, texts } from "./texts.svelte";
import type { Absence } from "./views";

const SYMBOL_KEYS: Record<string, string> = {
  s: "symbol-skip",
  r: "symbol-reverse",
  ss: "symbol-skip-everyone",
  d: "symbol-discard-all",
};
// Black cards by their symbol without its number.
const BLACK_KEYS: Record<string, string> = {
  "": "card-wild",
  "+": "card-wild-plus",
  "r+": "card-wild-reverse-plus",
  "t+": "card-wild-aimed-plus",
  d: "card-wild-roulette",
  x: "card-wild-swap",
  m: "card-wild-shuffle",
  b: "card-wild-blank",
};

export function cardWords(card: string | null | undefined): string {
  if (!card) return t("card-hidden");
  const { colour, symbol, declared } = faceOf(card);
  if (colour) {
    const key = SYMBOL_KEYS[symbol];
    return t("card-coloured", { colour: t(`colour-${colour}`), symbol: key ? t(key) : symbol });
  }
  const name = t(BLACK_KEYS[symbol.replace(/\d+$/, "")] ?? "card-wild", { plus: `+${symbol.split("+")[1]}` });
  return declared ? t("card-declared", { card: name, colour: t(`colour-${declared}`) }) : name;
}

/** A move as people say it: play red 5, catch Ben. */
export function moveWords({ kind, text, cards, colour, seat }: Offer, names: readonly string[]): string {
  if (seat != null) return t(`move-${kind}`, { name: names[seat] ?? "" });
  if (cards?.length) return t(`move-${kind}`, { card: cardWords(colour ? `${cards[0]}:${colour[0]}` : cards[0]) });
  if (colour) return t(`move-${kind}`, { colour: t(`colour-${colour}`) });
  return t(`move-${text.replace(" ", "-")}`);
}

/** Why a player does not take part: 2nd, knocked out, out of the match. */
export function absenceWords(absence: Absence): string {
  return typeof absence === "object" ? t("web-table-place", { number: absence.place }) : t(`web-table-${absence}`);
}

/** Words as a list in a sentence: Ana; Ana and Ben; Ana, Ben and Cleo (as in Britain, without a second comma). */
export function joined(words: readonly string[]): string {
  const language = texts.language === "en" ? "en-GB" : texts.language;
  return new Intl.ListFormat(language).format(words);
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

const TOGETHER = new Set(["dealt", "drew", "shown", "laid"]);

function alike(one: Event, another: Event): boolean {
  return one.kind === another.kind && one.seat === another.seat && one.other === another.other;
}

/** Several events in sentences. Cards that one player gets or shows in a row make one sentence. */
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
  return t(`preset-name-${preset}`);
}
