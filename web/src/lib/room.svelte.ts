// One room, as the server tells it: who is here, the view, what was said, what happened.

import { Line, socketUrl, type Answer, type Asked, type LineState } from "./line";
import { remember, tokenOf } from "./memory";
import type { Event, Message, Problem, RoomInfo, Said, Update, View } from "./protocol";
import { texts } from "./texts.svelte";
import { changed } from "./views";

const MOST_LINES = 300;
const BREATH = 50; // milliseconds between what is shown: more would be work for the phone that nobody sees

export interface Happening {
  seq: number;
  events: Event[];
  before: View | null;
  after: View;
}

export interface Refusal {
  text: string;
  rules: string[];
  paid: boolean;
}

export class Room {
  line: LineState = $state("connecting");
  problem: Problem | null = $state(null); // why there is no way in
  info: RoomInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  host = $state(false);
  view: View | null = $state.raw(null);
  chat: Said[] = $state.raw([]);
  log: { seq: number; events: Event[] }[] = $state.raw([]);
  deadline: number | null = $state(null); // when the time of the seat that is asked is up, by performance.now()
  refusal: Refusal | null = $state(null); // of the last move, until the next one
  busy = $state(false); // a move is on its way
  seq = 0;
  readonly #line: Line;
  #listeners = new Set<(happening: Happening) => void>();
  #token = "";
  #waiting: Update[] = []; // what happened since something was shown
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = -BREATH;

  constructor(readonly code: string) {
    this.#token = tokenOf(code);
    this.#line = new Line(
      socketUrl(),
      () => {
        this.#catchUp();
        return { room: code, token: this.#token, lang: texts.language, after: this.seq };
      },
      {
        heard: (message) => this.#hear(message),
        changed: (state, problem) => {
          this.line = state;
          if (problem) this.problem = problem;
        },
      },
    );
  }

  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? [];
  }

  /** Be told of everything that happens at the table; gives the way to stop it. */
  listen(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ask(command: Asked): Promise<Answer> {
    return this.#line.ask(command);
  }

  /** A move. Reactions can be made while an answer is on its way; a second answer cannot. */
  async move(move: string, reaction = false): Promise<Answer | null> {
    if (this.busy && !reaction) return null;
    if (!reaction) this.busy = true;
    this.refusal = null;
    try {
      const answer = await this.ask({ type: "move", move, seen: this.seq });
      if (answer.type === "refused") {
        this.refusal = { text: answer.text, rules: answer.rules ?? [], paid: answer.paid ?? false };
      } else if (answer.type === "error") {
        this.refusal = { text: answer.text, rules: [], paid: false };
      }
      return answer;
    } finally {
      if (!reaction) this.busy = false;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#line.close();
  }

  /** What others do in quick succession is shown together; the answer to an own move, and all else, at once. */
  #hear(message: Message): void {
    if (message.type !== "update" || message.answers) {
      this.#catchUp();
      this.#heard(message);
      return;
    }
    this.#waiting.push(message);
    if (this.#waiting.length > 1) return;
    const wait = this.#shown + BREATH - performance.now();
    if (wait > 0) this.#timer = setTimeout(() => this.#catchUp(), wait);
    else this.#catchUp();
  }

  #catchUp(): void {
    clearTimeout(this.#timer);
    this.#shown = performance.now();
    for (const update of this.#waiting.splice(0)) this.#heard(update);
  }

  #heard(message: Message): void {
    if (message.type === "welcome") {
      if (message.token) {
        this.#token = message.token;
        remember(this.code, message.token);
      } else if (this.#token) remember(this.code, this.#token);
      const known = this.chat.at(-1)?.seq ?? 0;
      const news = (message.chat ?? []).filter((one) => one.seq > known);
      this.chat = [...this.chat, ...news].slice(-MOST_LINES);
      const kept = message.complete === false ? [] : this.log;
      this.log = [...kept, ...(message.missed ?? [])].slice(-MOST_LINES);
      this.view = message.view ?? null;
      this.#time(message.seconds);
    }
    if (message.type === "welcome" || message.type === "room") {
      this.info = message.room;
      this.seat = message.seat;
      this.host = message.host;
    }
    if (message.type === "view") {
      this.view = message.view;
      this.#time(message.seconds);
    }
    if (message.type === "said") this.chat = [...this.chat, message].slice(-MOST_LINES);
    if (message.type === "update") {
      const before = this.view;
      const after = changed(before, message.view);
      this.view = after;
      this.#time(message.seconds);
      const fresh = message.events.some((event) => event.kind === "dealt") && before?.round !== after.round;
      const line = { seq: message.seq, events: message.events };
      this.log = [...(fresh ? [] : this.log), line].slice(-MOST_LINES);
      for (const listener of this.#listeners) listener({ ...line, before, after });
    }
    if ("seq" in message) this.seq = Math.max(this.seq, message.seq);
  }

  #time(seconds: number | null | undefined): void {
    this.deadline = seconds == null ? null : performance.now() + seconds * 1000;
  }
}
