// Made by web/generate.py from the server's own types. Do not edit.

export type Command = Hello | Sit | Leave | Back | SeatBot | Invite | Clear | Arrange | ChooseRules | Chance | Start | Move | Say | Look | Pong;
export type Message = Welcome | RoomState | Update | WholeView | Said | Done | Refused | Problem | Ping;
export type EventKind =
  | "dealt"
  | "opened"
  | "put-back"
  | "first"
  | "colour-set"
  | "played"
  | "jumped"
  | "defended"
  | "joined"
  | "not-joined"
  | "drew"
  | "reshuffled"
  | "nothing-to-draw"
  | "kept"
  | "took"
  | "skipped"
  | "reversed"
  | "owes"
  | "challenged"
  | "shown"
  | "bluffed"
  | "honest"
  | "called"
  | "called-wrongly"
  | "caught"
  | "caught-wrongly"
  | "penalty"
  | "misplayed"
  | "wants-swap"
  | "swapped"
  | "not-swapped"
  | "rotated"
  | "slap-opened"
  | "slapped"
  | "slapped-last"
  | "slapped-wrongly"
  | "silence-began"
  | "silence-ended"
  | "spoke"
  | "sixty-nine"
  | "sixty-nine-failed"
  | "dumped"
  | "not-dumped"
  | "accused"
  | "agreed"
  | "disagreed"
  | "upheld"
  | "dismissed"
  | "went-out"
  | "stalemate"
  | "points"
  | "round-over"
  | "match-over"
  | "timed-out";

/** The host changes the order of seats between games: the old number of each new seat. Seats that are left out must be free; -1 is a new, free one. */
export interface Arrange {
  type: "arrange";
  id: string;
  order: number[];
}

/** Take the own seat back out of a bot's hands. */
export interface Back {
  type: "back";
  id: string;
}

/** What this seat adds to the next deal: up to 64 hexadecimal digits. */
export interface Chance {
  type: "chance";
  id: string;
  seed: string;
}

/** The host chooses other rules between games: a preset with settings, or a code. */
export interface ChooseRules {
  type: "rules";
  id: string;
  preset?: string;
  set?: Record<string, string | boolean | number | string[]>;
  code?: string;
}

/** The host frees a seat between games. */
export interface Clear {
  type: "clear";
  id: string;
  seat: number;
}

/** A command was carried out. A catch that came within the grace seconds `waits`. */
export interface Done {
  type: "done";
  answers: string;
  seq: number;
  token?: string;
  waits?: boolean;
}

/** Something that happened. What does not apply is None; `owner` is who alone may see a secret card. */
export interface Event {
  kind: EventKind;
  seat?: number | null;
  card?: string | null;
  count?: number | null;
  other?: number | null;
  colour?: string | null;
  direction?: string | null;
  seats?: number[] | null;
  needed?: number | null;
  score?: number | null;
  owner?: number | null;
}

/** A game that is over. */
export interface FinishedGame {
  game: number;
  began: number;
  ended: number;
  preset: string;
  rules: string;
  seats: string[];
  scores: number[];
  winners: number[];
  commitment: string;
}

/** What happened in one step of the log. */
export interface Happened {
  seq: number;
  events: Event[];
}

/** Enter a room: with a token of this room as the one it belongs to, without one as a guest. */
export interface Hello {
  type: "hello";
  version: number;
  room: string;
  token?: string;
  lang?: string;
  after?: number;
}

/** A link to a room, and its QR code as an SVG. */
export interface Invitation {
  link: string;
  qr: string;
}

/** The host keeps a seat for a program; the answer has the token that it sits down with. */
export interface Invite {
  type: "invite";
  id: string;
  seat: number;
  name: string;
}

/** Stand up. In a game a bot plays on until `back`; between games the seat is free. */
export interface Leave {
  type: "leave";
  id: string;
}

/** The whole view again. */
export interface Look {
  type: "look";
  id: string;
}

/** A move of the own seat, in the notation of transcripts. `seen` is the number of the last update that the player has seen: an answer to a question that is no longer asked is refused and costs nothing. */
export interface Move {
  type: "move";
  id: string;
  move: string;
  seen?: number | null;
}

/** An option of the catalogue. `words` are the values of a choice, each with its explanation; whole numbers and seconds have a `least` and a `most`. */
export interface OptionInfo {
  name: string;
  section: string;
  section_text: string;
  text: string;
  kind: string;
  default: unknown;
  ledger: string[];
  words?: Record<string, string>;
  least?: number | null;
  most?: number | null;
}

/** A room that a token belongs to: the seat it holds, and when something happened there. */
export interface OwnRoom {
  room: RoomInfo;
  seat: number | null;
  changed: number;
}

/** To be answered at once by a pong with the same number. */
export interface Ping {
  type: "ping";
  number: number;
}

/** The answer to a ping, at once: how long it took is what races are corrected by. */
export interface Pong {
  type: "pong";
  number: number;
}

/** A preset: its sentence, and a value for every option. */
export interface PresetInfo {
  name: string;
  text: string;
  values: Record<string, unknown>;
}

/** Something that was no command at all; if it had an id, `answers` has it. */
export interface Problem {
  type: "error";
  code: string;
  text: string;
  answers?: string | null;
}

/** A command was not carried out, and why. `paid`: it was a misplay that cost cards. */
export interface Refused {
  type: "refused";
  answers: string;
  code: string;
  text: string;
  rules?: string[];
  paid?: boolean;
}

/** A game that is over, step by step, with everything that its deal came from. How numbers are made of the secret and the chances is told in `lastcard.fair`; they are used in this order: If the first player was drawn by `lot`, the first number, below the number of seats, is that seat. Then the pile is made, card by card in the order of the `deck`: for the card at place i, counted from 0, a number j below i + 1 is taken; the card comes to place j of the pile, and what lay there to its end. That end is the top of the pile. From it seat 0 is dealt its whole hand, card by card, then seat 1, and so on: the `dealt` events of the first step, in their order. The next card is turned over: it has `opened` the round, or is `put-back` under the pile, which is made again, in the same way, of its own cards from the bottom on; then the next one is turned over. */
export interface Replay {
  game: number;
  seats: string[];
  preset: string;
  rules: string;
  commitment: string;
  secret: string;
  chances: string[];
  deck: string[];
  lot: boolean;
  steps: ReplayStep[];
}

/** A step of a game that is over; the first one is the deal, which is nobody's move. `table` is what has changed for everybody, `own` for each seat what has changed for that seat alone. The view of a seat is its view before with both laid over it; in the first step they are all of it. Who watches has no cards and no moves, and sees the `table`. */
export interface ReplayStep {
  seat: number | null;
  move: string;
  misplay: boolean;
  events: Event[];
  table: ViewChange;
  own: (ViewChange | null)[];
}

/** A room as everybody sees it. */
export interface RoomInfo {
  code: string;
  preset: string;
  set: Record<string, unknown>;
  rules: string;
  seats: SeatInfo[];
  game: number;
  playing: boolean;
  host: number | null;
  watchers: number;
  commitment: string;
  chances: string[];
}

/** A room, and the token of its host. */
export interface RoomOpened {
  room: string;
  token: string;
}

/** Something about the room has changed: this is all of it. */
export interface RoomState {
  type: "room";
  seq: number;
  room: RoomInfo;
  seat: number | null;
  host: boolean;
}

/** A rule set that holds together: what differs from its preset, all values, its code, and what players should know before they choose it. */
export interface RuleSet {
  preset: string;
  set: Record<string, unknown>;
  values: Record<string, unknown>;
  code: string;
  notes: string[];
}

/** Somebody at the table has said something. */
export interface Said {
  type: "said";
  seq: number;
  seat: number;
  name: string;
  text: string;
}

/** A line to everybody. Under the rule of silence that is speech, and costs cards. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** The host seats a bot of the server's between games. */
export interface SeatBot {
  type: "bot";
  id: string;
  seat: number;
  level?: string;
}

/** A seat as everybody sees it. `away`: a bot plays for whoever sits there. */
export interface SeatInfo {
  kind: string;
  name: string;
  level: string;
  connected: boolean;
  away: boolean;
}

/** Take a free seat: that one, or any. `program` is for a bot of one's own. */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  seat?: number | null;
  program?: boolean;
}

/** The host begins the game of that number. A rematch may be begun by the loser, or by the seat next to the one that began before. */
export interface Start {
  type: "start";
  id: string;
  game: number;
  first?: "loser" | "next" | "rules";
}

/** What is wrong: a code for programs, a line for people. */
export interface Trouble {
  code: string;
  text: string;
}

/** What happened, and what it has changed in the view. `seconds` are left to whoever is asked. */
export interface Update {
  type: "update";
  seq: number;
  events: Event[];
  view: ViewChange;
  seconds?: number | null;
  answers?: string | null;
}

/** The table as one seat sees it. `seat` None: somebody who only watches. What is the seat's own comes first; what everybody sees is put together once for all viewers. */
export interface View {
  seat: number | null;
  hand: string[];
  drawn: string | null;
  moves: string[];
  announces: boolean;
  players: number;
  sizes: number[];
  phase: string;
  turn: number;
  asked: number | null;
  direction: string;
  top: string;
  colour: string | null;
  discard: string[];
  pile: number;
  pending: number;
  called: number[];
  catchable: number[];
  silence: boolean;
  slapped: number[];
  joined: number[];
  swapping_with: number | null;
  challengeable: number | null;
  laid: number;
  accuser: number | null;
  accused: number | null;
  voted: number[];
  dealer: number;
  first: number;
  round: number;
  points: number[];
  scores: number[];
  winners: number[];
  match_winners: number[];
}

/** The fields of a view that are not what they were. `covered` are cards that have come to lie below the top card, to be put at the end of `discard`; `discard` itself is there when it has become another one. */
export interface ViewChange {
  seat?: number | null;
  hand?: string[];
  drawn?: string | null;
  moves?: string[];
  announces?: boolean;
  players?: number;
  sizes?: number[];
  phase?: string;
  turn?: number;
  asked?: number | null;
  direction?: string;
  top?: string;
  colour?: string | null;
  discard?: string[];
  pile?: number;
  pending?: number;
  called?: number[];
  catchable?: number[];
  silence?: boolean;
  slapped?: number[];
  joined?: number[];
  swapping_with?: number | null;
  challengeable?: number | null;
  laid?: number;
  accuser?: number | null;
  accused?: number | null;
  voted?: number[];
  dealer?: number;
  first?: number;
  round?: number;
  points?: number[];
  scores?: number[];
  winners?: number[];
  match_winners?: number[];
  covered?: string[];
}

/** The answer to hello: everything there is. A guest is given a token, which becomes the seat's when he sits down. `missed` is what happened since `after`; if that is too long ago it is not `complete`. */
export interface Welcome {
  type: "welcome";
  version: number;
  seq: number;
  room: RoomInfo;
  seat: number | null;
  host: boolean;
  token?: string;
  view?: View | null;
  seconds?: number | null;
  missed?: Happened[];
  complete?: boolean;
  chat?: Said[];
}

/** The whole view; after a new deal, or because somebody asked. */
export interface WholeView {
  type: "view";
  seq: number;
  view: View | null;
  seconds?: number | null;
  answers?: string | null;
}
