// The connection to a room: a websocket that reconnects automatically. Commands without an answer are sent again,
// and the server carries out each of them once.

import type { Command, Done, Message, Problem, Refused, Update, WholeView } from "./protocol";

export type Answer = Done | Refused | Update | WholeView | Problem;
export type ConnectionState = "connecting" | "open" | "lost" | "closed";
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type NewCommand = WithoutId<Command>;

const VERSION = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const SILENCE = 13000; // milliseconds; the server pings every five seconds, so after this the connection is dead
const TEMPORARY = new Set(["room-full", "rooms-full", "too-fast", "too-many-tries"]);

export interface Listener {
  onMessage(message: Message): void;
  onState(state: ConnectionState, problem?: Problem): void;
}

export interface Who {
  token: string;
  lang: string;
  after: number;
}

export class Connection {
  state: ConnectionState = "connecting";
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
    private readonly listener: Listener,
  ) {
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.#wake);
      document.addEventListener("visibilitychange", this.#wake);
      window.addEventListener("pageshow", this.#wake);
    }
    this.#watch = setInterval(() => this.#checkSilence(), 2000);
    this.#connect();
  }

  /** Send a command until it is answered, however often the connection breaks. */
  ask(command: NewCommand): Promise<Answer> {
    const id = newId();
    const frame = JSON.stringify({ ...command, id });
    return new Promise((settle) => {
      this.#waiting.set(id, { frame, settle });
      if (this.#welcome) this.#socket?.send(frame);
    });
  }

  /** Close the connection for good. */
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
      const { token, lang, after } = this.who();
      socket.send(JSON.stringify({ type: "hello", version: VERSION, token, lang, after }));
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
      if (TEMPORARY.has(message.code)) socket.close();
      else this.#refused(message);
      return;
    }
    if (message.type === "welcome") {
      const again = !this.#welcome;
      this.#welcome = true;
      this.#wait = FIRST_WAIT;
      this.listener.onMessage(message);
      this.#change("open");
      if (again) for (const { frame } of this.#waiting.values()) socket.send(frame);
      return;
    }
    this.listener.onMessage(message);
    const answers = "answers" in message ? message.answers : undefined;
    const asked = answers ? this.#waiting.get(answers) : undefined;
    if (answers && asked) {
      this.#waiting.delete(answers);
      asked.settle(message as Answer);
    }
  }

  #refused(problem: Problem): void {
    this.close();
    this.listener.onState("closed", problem);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.state === "closed") return;
    this.#drop();
    this.#change("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.6 + Math.random() * 0.8));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Treat a silent connection as lost. Browsers do not notice when a phone slept or the network went away. */
  #checkSilence(): void {
    if (this.state !== "closed" && this.#socket && Date.now() - this.#heardAt > SILENCE) {
      this.#lost(this.#socket);
    }
  }

  /** Reconnect at once when the phone wakes up or the network is back. */
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

  #change(state: ConnectionState): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.onState(state);
  }
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("");
}

export function socketUrl(room: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(room)}`;
}
