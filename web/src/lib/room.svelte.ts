// One room as the server describes it: the people, the view, the chat, the log.

import { Connection, socketUrl, type Answer, type NewCommand, type ConnectionState } from "./connection";
import { remember, tokenOf } from "./storage";
import type { Event, Message, Problem, RoomInfo, Said, Update, View } from "./protocol";
import { texts } from "./texts.svelte";
import { changed } from "./views";

const MOST_LINES = 300;
const LEAST_GAP = 50; // milliseconds between two updates on screen: a phone would waste its power on more

export interface TableUpdate {
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
  connection: ConnectionState = $state("connecting");
  problem: Problem | null = $state(null); // why the room cannot be entered
  info: RoomInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  host = $state(false);
  view: View | null = $state.raw(null);
  chat: Said[] = $state.raw([]);
  log: { seq: number; events: Event[] }[] = $state.raw([]);
  deadline: number | null = $state(null); // when the time for the current answer is up, by performance.now()
  refusal: Refusal | null = $state(null); // why the last move was refused, until the next move
  busy = $state(false); // a move is on its way
  seq = 0;
  readonly #connection: Connection;
  #listeners = new Set<(update: TableUpdate) => void>();
  #token = "";
  #waiting: Update[] = []; // updates that are not shown yet
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown = -LEAST_GAP;

  constructor(readonly code: string) {
    this.#token = tokenOf(code);
    this.#connection = new Connection(
      socketUrl(code),
      () => {
        this.#catchUp();
        return { token: this.#token, lang: texts.language, after: this.seq };
      },
      {
        onMessage: (message) => this.#receive(message),
        onState: (state, problem) => {
          this.connection = state;
          if (problem) this.problem = problem;
        },
      },
    );
  }

  get names(): string[] {
    return this.info?.seats.map((seat) => seat.name) ?? [];
  }

  /** Call the listener for every update of the table. Returns a function that stops it. */
  listen(listener: (update: TableUpdate) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  ask(command: NewCommand): Promise<Answer> {
    return this.#connection.ask(command);
  }

  /** Send a move. A reaction can be sent while an answer is on its way; a second answer cannot. */
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
    this.#connection.close();
  }

  /** Show updates in quick succession together, but the answer to your own move and everything else at once. */
  #receive(message: Message): void {
    if (message.type !== "update" || message.answers) {
      this.#catchUp();
      this.#apply(message);
      return;
    }
    this.#waiting.push(message);
    if (this.#waiting.length > 1) return;
    const wait = this.#shown + LEAST_GAP - performance.now();
    if (wait > 0) this.#timer = setTimeout(() => this.#catchUp(), wait);
    else this.#catchUp();
  }

  #catchUp(): void {
    clearTimeout(this.#timer);
    this.#shown = performance.now();
    for (const update of this.#waiting.splice(0)) this.#apply(update);
  }

  #apply(message: Message): void {
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
      const entry = { seq: message.seq, events: message.events };
      this.log = [...(fresh ? [] : this.log), entry].slice(-MOST_LINES);
      for (const listener of this.#listeners) listener({ ...entry, before, after });
    }
    if ("seq" in message) this.seq = Math.max(this.seq, message.seq);
  }

  #time(seconds: number | null | undefined): void {
    this.deadline = seconds == null ? null : performance.now() + seconds * 1000;
  }
}
