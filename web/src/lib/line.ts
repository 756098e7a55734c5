// The line to a room: one websocket that comes back by itself. Commands that were not answered are sent
// again, and the server carries each out once.

import type { Command, Done, Message, Problem, Refused, Update, WholeView } from "./protocol";

export type Answer = Done | Refused | Update | WholeView | Problem;
export type LineState = "connecting" | "open" | "lost" | "closed";
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Asked = WithoutId<Command>;

const VERSION = 1;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const SILENCE = 13000; // the server pings every five seconds: after this, nobody is there any more
const PASSING = new Set(["room-full", "house-full", "too-fast", "too-many-tries"]);

export interface Ears {
  heard(message: Message): void;
  changed(state: LineState, problem?: Problem): void;
}

export interface Who {
  room: string;
  token: string;
  lang: string;
  after: number;
}

export class Line {
  state: LineState = "connecting";
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #welcome = false;
  #waiting = new Map<string, { frame: string; settle: (answer: Answer) => void }>();

  constructor(
    private readonly url: string,
    private readonly who: () => Who,
    private readonly ears: Ears,
  ) {
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.#wake);
      document.addEventListener("visibilitychange", this.#wake);
      window.addEventListener("pageshow", this.#wake);
    }
    this.#watch = setInterval(() => this.#listen(), 2000);
    this.#connect();
  }

  /** Have a command carried out, however often the line breaks. */
  ask(command: Asked): Promise<Answer> {
    const id = newId();
    const frame = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.#waiting.set(id, { frame, settle });
      if (this.#welcome) this.#socket?.send(frame);
    });
  }

  /** Hang up for good. */
  close(): void {
    this.#change("closed");
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    if (typeof window !== "undefined") {
      window.removeEventListener("online", this.#wake);
      document.removeEventListener("visibilitychange", this.#wake);
      window.removeEventListener("pageshow", this.#wake);
    }
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#heardAt = Date.now();
    socket.onopen = () => {
      const { room, token, lang, after } = this.who();
      socket.send(JSON.stringify({ type: "hello", version: VERSION, room, token, lang, after }));
    };
    socket.onmessage = (event) => this.#hear(socket, JSON.parse(event.data as string) as Message);
    socket.onclose = () => this.#lost(socket);
  }

  #hear(socket: WebSocket, message: Message): void {
    if (socket !== this.#socket) return;
    this.#heardAt = Date.now();
    if (message.type === "ping") {
      socket.send(JSON.stringify({ type: "pong", number: message.number }));
      return;
    }
    if (message.type === "error" && !this.#welcome) {
      if (PASSING.has(message.code)) socket.close();
      else this.#refused(message);
      return;
    }
    if (message.type === "welcome") {
      const again = !this.#welcome;
      this.#welcome = true;
      this.#wait = FIRST_WAIT;
      this.ears.heard(message);
      this.#change("open");
      if (again) for (const { frame } of this.#waiting.values()) socket.send(frame);
      return;
    }
    this.ears.heard(message);
    const answers = "answers" in message ? message.answers : undefined;
    const asked = answers ? this.#waiting.get(answers) : undefined;
    if (answers && asked) {
      this.#waiting.delete(answers);
      asked.settle(message as Answer);
    }
  }

  #refused(problem: Problem): void {
    this.close();
    this.ears.changed("closed", problem);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.state === "closed") return;
    this.#drop();
    this.#change("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.6 + Math.random() * 0.8));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A line that says nothing is dead, though nobody has told the browser: phones that slept, lost networks. */
  #listen(): void {
    if (this.state !== "closed" && this.#socket && Date.now() - this.#heardAt > SILENCE) {
      this.#lost(this.#socket);
    }
  }

  /** The phone is awake again, or the network is back: no need to wait. */
  readonly #wake = (): void => {
    if (this.state === "closed" || document.visibilityState === "hidden") return;
    if (this.state !== "open" || Date.now() - this.#heardAt > SILENCE / 2) {
      this.#wait = FIRST_WAIT;
      if (this.state === "open") this.#change("lost");
      this.#connect();
    }
  };

  #drop(): void {
    this.#welcome = false;
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onopen = null;
      socket.close();
    }
  }

  #change(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.ears.changed(state);
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("");
}

export function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
