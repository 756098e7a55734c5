// Made by web/generate.py from the types of the server. Do not edit.

export type Protocol =
  | Command
  | Message
  | Trouble
  | PresetInfo
  | OptionInfo
  | RuleSet
  | RoomOpened
  | OwnRoom
  | FinishedGame
  | Invitation
  | Replay;
export type Command =
  | Hello
  | Sit
  | Leave
  | Back
  | SeatBot
  | Invite
  | Clear
  | Arrange
  | ChooseRules
  | Seed
  | Start
  | Move
  | Say
  | Look
  | Pong;
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
  | "timed-out"
  | "drew-lot"
  | "laid"
  | "forgot-uno"
  | "finished"
  | "knocked-out"
  | "left-match"
  | "bomb"
  | "skipped-all"
  | "aimed"
  | "roulette"
  | "hands-shuffled"
  | "others-draw"
  | "at-limit"
  | "missed"
  | "seats-shuffled"
  | "time-up";

/**
 * Enter the room of the address: with a token of this room as its holder, without one as a newcomer.
 */
export interface Hello {
  type: "hello";
  version: number;
  token?: string;
  /**
   * en, es or de: the language of texts
   */
  lang?: string;
  /**
   * the last number that the client has seen
   */
  after?: number;
}
/**
 * Take a free seat: this one, or any. `program` is true for a program.
 */
export interface Sit {
  type: "sit";
  /**
   * chosen by the client, new for every command
   */
  id: string;
  name: string;
  seat?: number | null;
  program?: boolean;
}
/**
 * Leave the seat. During a game a bot plays until `back`; between games the seat is free.
 */
export interface Leave {
  type: "leave";
  /**
   * chosen by the client, new for every command
   */
  id: string;
}
/**
 * Take your seat back from the bot.
 */
export interface Back {
  type: "back";
  /**
   * chosen by the client, new for every command
   */
  id: string;
}
/**
 * The host puts a bot of the server on a seat, between games.
 */
export interface SeatBot {
  type: "bot";
  /**
   * chosen by the client, new for every command
   */
  id: string;
  seat: number;
  level?: string;
}
/**
 * The host reserves a seat for a program. The answer has the token that holds the seat.
 */
export interface Invite {
  type: "invite";
  /**
   * chosen by the client, new for every command
   */
  id: string;
  seat: number;
  name: string;
}
/**
 * The host frees a seat, between games.
 */
export interface Clear {
  type: "clear";
  /**
   * chosen by the client, new for every command
   */
  id: string;
  seat: number;
}
/**
 * The host changes the order of the seats, between games: `order` has the old number of each new seat, or -1 for a new one. Only free seats can be left out.
 */
export interface Arrange {
  type: "arrange";
  /**
   * chosen by the client, new for every command
   */
  id: string;
  /**
   * @minItems 2
   * @maxItems 10
   */
  order: number[];
}
/**
 * The host chooses other rules, between games: a preset with settings, or a code.
 */
export interface ChooseRules {
  type: "rules";
  /**
   * chosen by the client, new for every command
   */
  id: string;
  preset?: string;
  set?: {
    [k: string]: string | boolean | number | string[];
  };
  code?: string;
}
/**
 * Add a seed to the next deal: up to 64 hexadecimal digits.
 */
export interface Seed {
  type: "seed";
  /**
   * chosen by the client, new for every command
   */
  id: string;
  seed: string;
}
/**
 * The host starts the game of this number. In a rematch the loser may begin, or the seat next to the one that began the last game.
 */
export interface Start {
  type: "start";
  /**
   * chosen by the client, new for every command
   */
  id: string;
  /**
   * one more than the number of the last game
   */
  game: number;
  first?: "loser" | "next" | "rules";
}
/**
 * Make a move, in the notation of transcripts. `seen` is the number of the view that the player decided by: an answer to a question that is no longer asked is refused and costs nothing.
 */
export interface Move {
  type: "move";
  /**
   * chosen by the client, new for every command
   */
  id: string;
  move: string;
  seen?: number | null;
}
/**
 * Say something to everyone. Under the rule of silence that costs cards.
 */
export interface Say {
  type: "say";
  /**
   * chosen by the client, new for every command
   */
  id: string;
  text: string;
}
/**
 * Ask for the whole view.
 */
export interface Look {
  type: "look";
  /**
   * chosen by the client, new for every command
   */
  id: string;
}
/**
 * Answer a ping, at once: how long that takes is used to decide races fairly.
 */
export interface Pong {
  type: "pong";
  number: number;
}
/**
 * The answer to hello: everything there is. A client without a token gets a new one, which holds the seat once it sits down. `missed` is what happened since `after`; it is not `complete` if that is too long ago.
 */
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
  match_seconds?: number | null;
  missed?: Happened[];
  complete?: boolean;
  chat?: Said[];
}
/**
 * A room as everyone sees it.
 */
export interface RoomInfo {
  code: string;
  preset: string;
  set: {
    [k: string]: unknown;
  };
  /**
   * the code of the rule set
   */
  rules: string;
  seats: SeatInfo[];
  /**
   * the number of the game, 0 before the first
   */
  game: number;
  playing: boolean;
  /**
   * the seat that has the host's rights
   */
  host: number | null;
  watchers: number;
  /**
   * to the secret of this game, or of the next one
   */
  commitment: string;
  /**
   * what the seats added to the deal, during the game
   */
  seeds: string[];
}
/**
 * A seat as everyone sees it. `away`: a bot plays for its player.
 */
export interface SeatInfo {
  /**
   * free, person, bot or program
   */
  kind: string;
  name: string;
  level: string;
  connected: boolean;
  away: boolean;
}
/**
 * The table as one seat sees it. `seat` is None for a watcher. The fields that only the seat itself sees come first. The others are the same for every viewer, and are built once for all of them.
 */
export interface View {
  seat: number | null;
  hand: string[];
  drawn: string | null;
  moves: Offer[];
  question: string | null;
  players: number;
  sizes: number[];
  order: number[];
  out: number[];
  gone: number[];
  places: number[];
  open_hands: (string[] | null)[];
  phase: string;
  turn: number;
  asked: number | null;
  direction: string;
  top: string;
  colour: string | null;
  discard: string[];
  buried: number;
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
/**
 * A move that a seat can make now.
 */
export interface Offer {
  text: string;
  kind: string;
  cards?: string[];
  colour?: string | null;
  seat?: number | null;
  answer?: boolean;
  reaction?: boolean;
  race?: boolean;
  price?: number;
  more?: string[];
  at_most?: number;
}
/**
 * The events of one step.
 */
export interface Happened {
  seq: number;
  events: Event[];
}
/**
 * Something that happened. Fields that do not apply are None. Only the `owner` may see a secret card.
 */
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
/**
 * Someone at the table said something.
 */
export interface Said {
  type: "said";
  seq: number;
  seat: number;
  name: string;
  text: string;
}
/**
 * Something about the room has changed: this is the whole room.
 */
export interface RoomState {
  type: "room";
  seq: number;
  room: RoomInfo;
  seat: number | null;
  host: boolean;
}
/**
 * What happened, and what it changed in the view. `seconds` are left to the seat that is asked, `match_seconds` to the match.
 */
export interface Update {
  type: "update";
  seq: number;
  events: Event[];
  view: ViewChange;
  seconds?: number | null;
  match_seconds?: number | null;
  answers?: string | null;
}
/**
 * The fields of a view that have changed. `covered` are new cards below the top card, to be added at the end of `discard`; `discard` itself is sent when it has changed otherwise.
 */
export interface ViewChange {
  seat?: number | null;
  hand?: string[];
  drawn?: string | null;
  moves?: Offer[];
  question?: string | null;
  players?: number;
  sizes?: number[];
  order?: number[];
  out?: number[];
  gone?: number[];
  places?: number[];
  open_hands?: (string[] | null)[];
  phase?: string;
  turn?: number;
  asked?: number | null;
  direction?: string;
  top?: string;
  colour?: string | null;
  discard?: string[];
  buried?: number;
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
/**
 * The whole view, because the client asked for it.
 */
export interface WholeView {
  type: "view";
  seq: number;
  view: View | null;
  seconds?: number | null;
  match_seconds?: number | null;
  answers?: string | null;
}
/**
 * A command was carried out. `waits`: it is a catch that waits for the end of the grace seconds.
 */
export interface Done {
  type: "done";
  answers: string;
  seq: number;
  token?: string;
  waits?: boolean;
}
/**
 * A command was not carried out, and why. `paid`: it was a misplay that cost cards.
 */
export interface Refused {
  type: "refused";
  answers: string;
  code: string;
  text: string;
  rules?: string[];
  paid?: boolean;
}
/**
 * A message was not a valid command. If it had an id, `answers` has it.
 */
export interface Problem {
  type: "error";
  code: string;
  text: string;
  answers?: string | null;
}
/**
 * Answer it at once by a pong with the same number.
 */
export interface Ping {
  type: "ping";
  number: number;
}
/**
 * Why a request failed: a code for programs, a sentence for people, and for rules that are not valid a note on every option that is to blame.
 */
export interface Trouble {
  code: string;
  text: string;
  notes?: RuleNote[];
}
/**
 * Something to know about an option: a risk, that it does nothing ("idle"), a conflict, or a value that it cannot have. `culprit` is the other option that matters, if there is one.
 */
export interface RuleNote {
  option: string;
  kind: "conflict" | "idle" | "risk" | "value";
  culprit: string | null;
  text: string;
}
/**
 * A preset: its group, its description, and its value for every option.
 */
export interface PresetInfo {
  name: string;
  group: string;
  group_text: string;
  text: string;
  values: {
    [k: string]: unknown;
  };
}
/**
 * An option of the catalogue. Its topic is "argued" if people often argue about it, else its section. `search` has other words for it. `words` are its values, each with its explanation, if it has words; whole numbers and seconds have a `least`, a `most` and a `unit`.
 */
export interface OptionInfo {
  name: string;
  label: string;
  topic: string;
  topic_text: string;
  section: string;
  section_text: string;
  text: string;
  search: string;
  kind: string;
  default: unknown;
  ledger: string[];
  words?: {
    [k: string]: string;
  };
  names?: {
    [k: string]: string[];
  };
  least?: number | null;
  most?: number | null;
  or_zero?: boolean;
  unit?: string | null;
}
/**
 * A valid rule set: how it differs from its preset, all its values, its code, and notes for the people who choose it: its risks, and every option that does nothing.
 */
export interface RuleSet {
  preset: string;
  set: {
    [k: string]: unknown;
  };
  values: {
    [k: string]: unknown;
  };
  code: string;
  notes: RuleNote[];
}
/**
 * A new room, and the token of its host.
 */
export interface RoomOpened {
  room: string;
  token: string;
}
/**
 * A room that a token belongs to: the seat it holds, and when something last happened there.
 */
export interface OwnRoom {
  room: RoomInfo;
  seat: number | null;
  changed: number;
}
/**
 * A game that is over.
 */
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
/**
 * A link to a room, and its QR code as an SVG.
 */
export interface Invitation {
  link: string;
  qr: string;
}
/**
 * A game that is over, step by step, with everything that its deal came from. How numbers are made of the secret and the seeds is told in `lastcard.fair`; they are used in this order: If `first` is "lot" (and `lot` is true), the first number, below the number of seats, is the seat that begins. If it is "cards", a pile is made as described below, and every seat, from seat 0 on, turns over a card from its top: the `drew-lot` events. The highest number begins; other cards are lower than 0. Seats that tie turn over again, from the same pile; when it is empty, a new one is made. If it is "fixed", the rules say who begins, without a number. Then the pile is made, card by card in the order of the `deck`: for the card at place i, counted from 0, a number j below i + 1 is taken; the card comes to place j of the pile, and what lay there to its end. That end is the top of the pile. From it seat 0 is dealt its whole hand, card by card, then seat 1, and so on: the `dealt` events of the first step, in their order. The next card is turned over: it has `opened` the round, or is `put-back` under the pile, which is made again, in the same way, of its own cards from the bottom on; then the next one is turned over.
 */
export interface Replay {
  game: number;
  seats: string[];
  preset: string;
  /**
   * the code of the rule set
   */
  rules: string;
  commitment: string;
  secret: string;
  seeds: string[];
  deck: string[];
  lot: boolean;
  /**
   * how the first player was found
   */
  first: "cards" | "fixed" | "lot";
  steps: ReplayStep[];
}
/**
 * A step of a game that is over; the first one is the deal, which is nobody's move. `table` is what has changed for everyone, `own` for each seat what has changed for that seat alone. The view of a seat is its view before with both laid over it; in the first step they are all of it. Who watches has no cards and no moves, and sees the `table`.
 */
export interface ReplayStep {
  seat: number | null;
  move: string;
  /**
   * the move was against the rules, and was paid for
   */
  misplay: boolean;
  /**
   * what happened, secrets included
   */
  events: Event[];
  table: ViewChange;
  own: (ViewChange | null)[];
}
