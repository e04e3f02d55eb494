// Made by tools/make_types.py from schema 2089753071065271.

export interface Protocol {
  Version: 2;
  ClientMessage:
    | Hello
    | Ping
    | Look
    | Describe
    | Hint
    | Resync
    | Move
    | TakeBack
    | Again
    | Leave
    | ComeBack
    | Say
    | SeatBot
    | Kick
    | Mute
    | SwitchChat
    | ChangeOptions
    | SwitchEyes
    | ClearWatchers
    | Close;
  ServerMessage:
    Whole | Event | Done | StagedMove | Refused | Moment | Described | Hinted | Presence | Pong | Warming | Bye;
  ReviewLine: Judging | Judged | Unjudged;
  NewTable: NewTable;
  Ticket: Ticket;
  Join: Join;
  Watch: Watch;
  WatchTicket: WatchTicket;
  Shared: Shared;
  OpenTables: OpenTables;
  Me: Me;
  Rename: Rename;
  Password: Password;
  Games: Games;
  Lesson: Lesson;
  ShowAgain: ShowAgain;
  Replay: Replay;
  ReviewWish: ReviewWish;
  WhatIf: WhatIf;
  Health: Health;
  Problem: Problem;
}
/**
 * The first message: which right is claimed, and the last event seen, if any.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  token: string;
  since?: number | null;
  blind?: boolean;
}
/**
 * Show that the connection is alive. To be sent at least every half minute.
 */
export interface Ping {
  type: "ping";
  n?: number;
}
/**
 * Ask how the game looked after so many decisions.
 */
export interface Look {
  type: "look";
  id: string;
  decided: number;
}
/**
 * Ask for the board in words, after so many decisions and then those of an unfinished move of mine.
 */
export interface Describe {
  type: "describe";
  id: string;
  decided: number;
  /**
   * @maxItems 16
   */
  decisions: number[];
}
/**
 * At a practice table, ask for a hint, after the decisions of an unfinished move.
 */
export interface Hint {
  type: "hint";
  id: string;
  version: number;
  /**
   * @maxItems 16
   */
  decisions: number[];
}
/**
 * Ask for the whole table again.
 */
export interface Resync {
  type: "resync";
  id: string;
}
/**
 * Decide. Contains all decisions since the last published one, in order; an unfinished move is only rehearsed.
 *
 *     `then` names further decisions by verb and targets. Where one is illegal, the refusal says why.
 */
export interface Move {
  type: "move";
  id: string;
  version: number;
  /**
   * @maxItems 16
   */
  decisions: number[];
  /**
   * @maxItems 16
   */
  then?: Act[];
}
/**
 * A decision by what it does and to what, as a `Choice` says it.
 */
export interface Act {
  verb: string;
  /**
   * @maxItems 4
   */
  targets: string[];
}
/**
 * At a practice table, take back one's last turn.
 */
export interface TakeBack {
  type: "take_back";
  id: string;
  version: number;
}
/**
 * Play the next game of the match, or another one with seats rotated. It begins when everybody has asked for it.
 */
export interface Again {
  type: "again";
  id: string;
}
/**
 * Get up from the table.
 */
export interface Leave {
  type: "leave";
  id: string;
}
/**
 * Play on after leaving or running out of time.
 */
export interface ComeBack {
  type: "come_back";
  id: string;
}
/**
 * Say something: a text, or a quick phrase.
 */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  phrase?:
    | (
        | "bye"
        | "fierce"
        | "good_luck"
        | "grumpy"
        | "happy"
        | "hello"
        | "hiss"
        | "oops"
        | "purr"
        | "sleepy"
        | "sly"
        | "surprised"
        | "thanks"
        | "thinking"
        | "well_played"
      )
    | null;
}
/**
 * Let a bot play on a chair that is open, left, or whose person has been away for a while.
 *
 *     Between games it may also replace a bot.
 */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  chair: number;
  level: string;
}
/**
 * The host sends a person or a bot away.
 */
export interface Kick {
  type: "kick";
  id: string;
  chair: number;
}
/**
 * The host mutes or unmutes a chair.
 */
export interface Mute {
  type: "mute";
  id: string;
  chair: number;
  muted: boolean;
}
/**
 * The host switches free chat on or off.
 */
export interface SwitchChat {
  type: "switch_chat";
  id: string;
  allowed: boolean;
}
/**
 * The host chooses the options of the next game; everybody is asked again whether they want to play it.
 */
export interface ChangeOptions {
  type: "change_options";
  id: string;
  options: {
    [k: string]: string | boolean;
  };
}
/**
 * The host lets spectators see everything once a game is over, or no longer.
 */
export interface SwitchEyes {
  type: "switch_eyes";
  id: string;
  allowed: boolean;
}
/**
 * The host sends all spectators away; the old link to watch becomes invalid.
 */
export interface ClearWatchers {
  type: "clear_watchers";
  id: string;
}
/**
 * The host closes the table.
 */
export interface Close {
  type: "close";
  id: string;
}
/**
 * The whole table as this viewer sees it, at `sight.version`.
 */
export interface Whole {
  type: "table";
  table: string;
  sight: Sight;
  log: Entry[];
  remarks: Remark[];
  present: boolean[];
  watching: number;
}
/**
 * A table as one viewer sees it, at one version.
 */
export interface Sight {
  version: number;
  game: string;
  rules: number;
  box: string;
  options: {};
  number: number;
  match: boolean;
  practice: boolean;
  clock: ClockRule | null;
  chat: boolean;
  eyes: boolean;
  lesson: Coaching | null;
  phase: "closed" | "over" | "playing" | "waiting";
  closed: string | null;
  chairs: ChairSight[];
  host: number;
  chair: number | null;
  seat: number | null;
  turn: number | null;
  running: number | null;
  since: number;
  view: unknown;
  prompt: Prompt | null;
  choices: Choice[];
  can: string[];
  decided: number;
  result: Result | null;
  verdict: Result | null;
}
/**
 * Thinking time: a bank for the whole game, and an increment for each turn.
 */
export interface ClockRule {
  bank_s: number;
  increment_s?: number;
}
/**
 * The progress of a guided game. It ends as soon as somebody decides otherwise.
 */
export interface Coaching {
  done: number;
  of: number;
  steps: Step[];
  farewell: Note[];
}
/**
 * The learner's next decision in a guided game, and what the coach says before it.
 */
export interface Step {
  decision: number;
  verb: string;
  targets: string[];
  notes: Note[];
}
/**
 * Something the coach says: the name of its text, and the part of the board it is about, if any.
 */
export interface Note {
  text: string;
  part?: string;
}
/**
 * A chair and who is on it.
 */
export interface ChairSight {
  kind: "bot" | "left" | "open" | "person";
  seat: number;
  name: string;
  avatar: string;
  level: string | null;
  kept: boolean;
  muted: boolean;
  wants_more: boolean;
  remaining_ms: number | null;
}
/**
 * What is to be done now.
 */
export interface Prompt {
  said: Said;
  article: string;
  remaining?: Said[];
}
/**
 * A Fluent message with its values. It contains nothing that its reader may not know.
 */
export interface Said {
  id: string;
  values?: {
    [k: string]: string | number;
  };
  seats?: {
    [k: string]: number;
  };
  parts?: {
    [k: string]: Said[];
  };
  article?: string;
}
/**
 * A decision in a position: what it does, and to what.
 */
export interface Choice {
  decision: number;
  text: string;
  verb: string;
  targets: string[];
  label: Said;
}
/**
 * How a game ended, and why.
 */
export interface Result {
  scores: number[];
  winners: number[];
  outcome: Said;
  decided_by: Said | null;
  sheets: Line[][];
  notes: Said[];
  places: number[];
  why: Said | null;
}
/**
 * A line of a score sheet.
 */
export interface Line {
  said: Said;
  article: string;
  points: number | null;
  pieces: string[];
}
/**
 * A line of the log: a decision, or one consequence of it, as its reader was told.
 */
export interface Entry {
  decisions: number;
  mover: number | null;
  text: string;
  told: Said[];
}
/**
 * Something said at the table.
 */
export interface Remark {
  at: number;
  chair: number;
  text: string;
  phrase: string;
}
/**
 * The next event. Numbers follow each other without gaps.
 */
export interface Event {
  type: "event";
  news: News;
}
/**
 * One event as one viewer is told it, and the table after it.
 */
export interface News {
  number: number;
  at: number;
  kind: string;
  chair: number | null;
  remark: Remark | null;
  keep: number | null;
  pictures: Picture[];
  sight: Sight;
}
/**
 * A line of the log, with what its reader sees after it.
 */
export interface Picture {
  decisions: number;
  mover: number | null;
  text: string;
  told: Said[];
  view: unknown;
  prompt: Prompt;
}
/**
 * A command was carried out and is durable; `version` is its first event.
 */
export interface Done {
  type: "done";
  id: string;
  version: number;
}
/**
 * The move is legal so far but not finished. Nobody else is told, and nothing is stored.
 */
export interface StagedMove {
  type: "staged";
  id: string;
  decisions: number[];
  view: unknown;
  prompt: Prompt;
  choices: Choice[];
}
/**
 * A command was refused, and why; with the table as it is now.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  article: string;
  sentences: {
    [k: string]: string;
  };
  sight?: Sight | null;
}
/**
 * How the game looked to this viewer after so many decisions.
 */
export interface Moment {
  type: "moment";
  id: string;
  decided: number;
  view: unknown;
  prompt: Prompt | null;
}
/**
 * The board in words as this viewer sees it, line by line.
 */
export interface Described {
  type: "described";
  id: string;
  lines: Said[];
}
/**
 * The decision that looks best. Only the person who asked is told, and nothing is stored.
 */
export interface Hinted {
  type: "hinted";
  id: string;
  decision: number;
  share: number | null;
}
/**
 * Which chairs are connected, and how many watch. Not an event: it has no number.
 */
export interface Presence {
  type: "presence";
  present: boolean[];
  watching: number;
}
/**
 * The answer to a ping, with the server's time.
 */
export interface Pong {
  type: "pong";
  n: number;
  at: number;
}
/**
 * The rules are being compiled; the table follows as soon as they are.
 */
export interface Warming {
  type: "warming";
  done: number;
  of: number;
}
/**
 * The server is about to close this connection. Says why, and whether to reconnect.
 */
export interface Bye {
  type: "bye";
  code: string;
  sentences: {
    [k: string]: string;
  };
  again: boolean;
}
/**
 * The progress of a review, in decisions.
 */
export interface Judging {
  type: "judging";
  done: number;
  of: number;
}
/**
 * A review.
 */
export interface Judged {
  type: "judged";
  review: Review;
}
/**
 * A finished game, decision by decision.
 */
export interface Review {
  game: string;
  rules: number;
  box: string;
  players: number;
  scores: number[];
  winners: number[];
  iterations: number | null;
  seconds: number | null;
  seed: number;
  verdicts: Verdict[];
  accounts: Account[];
  line: number[][];
}
/**
 * One decision, judged by what its seat knew.
 */
export interface Verdict {
  number: number;
  seat: number;
  decision: number;
  text: string;
  label: Said;
  better: number;
  better_text: string;
  better_label: Said;
  before: number;
  after: number;
  cost: number;
  doubt: number;
  clear: boolean;
  choices: Weighed[];
}
/**
 * A decision, and what the search thought of it.
 */
export interface Weighed {
  decision: number;
  text: string;
  verb: string;
  targets: string[];
  label: Said;
  share: number;
  visits: number;
}
/**
 * The decisions of one seat, summed up.
 */
export interface Account {
  seat: number;
  decisions: number;
  costly: number;
  cost: number;
}
/**
 * A review that could not be made, and why.
 */
export interface Unjudged {
  type: "unjudged";
  code: string;
  sentences: {
    [k: string]: string;
  };
}
/**
 * A table to open.
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 6
   */
  seats: SeatWish[];
  options?: {
    [k: string]: string | boolean;
  };
  match?: boolean;
  practice?: boolean;
  clock?: ClockWish | null;
  listed?: boolean;
  chat?: boolean;
}
/**
 * Who is to sit on a chair. `me` may be given several times to play on one device, each with a name.
 */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string;
  name?: string;
  avatar?: string;
}
/**
 * Thinking time for each chair.
 */
export interface ClockWish {
  bank_s: number;
  increment_s?: number;
}
/**
 * The tokens of a person who opened or joined a table. Each gives its right to anybody who has it.
 */
export interface Ticket {
  table: string;
  seats: SeatTicket[];
  invite: string;
  watch: string;
  code: string;
  link: string;
}
/**
 * A chair, and the token that gives the right to it.
 */
export interface SeatTicket {
  chair: number;
  token: string;
}
/**
 * Sit down: with an invitation, with a code, or at a listed table by its id.
 */
export interface Join {
  invite?: string | null;
  code?: string | null;
  table?: string | null;
  chair?: number | null;
}
/**
 * Watch a listed table by its id, or any table with its invitation or code.
 */
export interface Watch {
  table?: string | null;
  invite?: string | null;
  code?: string | null;
}
/**
 * The right to watch a table, and what people who are invited want to know about it.
 */
export interface WatchTicket {
  table: string;
  watch: string;
  game: string;
  host: string;
  free: number;
  options: {};
  people: Seated[];
}
/**
 * Who sits on a chair of a table, as anybody there sees it.
 */
export interface Seated {
  kind: "bot" | "left" | "open" | "person";
  name: string;
  avatar: string;
  level: string | null;
  me: boolean;
}
/**
 * The public address of a finished game, which gives no right: it shows how the game ended.
 */
export interface Shared {
  link: string;
  number: number;
}
/**
 * The list of open tables, the most recently used first.
 */
export interface OpenTables {
  tables: OpenTable[];
}
/**
 * A table anybody may join or watch.
 */
export interface OpenTable {
  table: string;
  game: string;
  options: {};
  players: number;
  free: number;
  phase: string;
  touched: number;
  host: string;
  people: Seated[];
}
/**
 * Everything the server knows about me.
 */
export interface Me {
  name: string;
  avatar: string;
  tables: MyTable[];
}
/**
 * A table I sit at.
 */
export interface MyTable {
  table: string;
  game: string;
  phase: string;
  touched: number;
  ticket: Ticket;
  people: Seated[];
  turn: number | null;
  mine: boolean;
  outcome: Said | null;
}
/**
 * How I want to appear.
 */
export interface Rename {
  name: string;
  avatar?: string;
}
/**
 * The password of the whole server.
 */
export interface Password {
  password: string;
}
/**
 * All games and all bots.
 */
export interface Games {
  games: GameCard[];
  levels: LevelCard[];
  protocol: number;
  locked: boolean;
}
/**
 * A game that can be played here.
 */
export interface GameCard {
  game: string;
  shelf: "guests" | "players" | "practice";
  names: {
    [k: string]: string;
  };
  lines: {
    [k: string]: string;
  };
  players: number[];
  usual_players: number;
  options: {
    [k: string]: unknown[];
  };
  match: boolean;
  lesson: boolean;
  hides: boolean;
  layout: Layout | null;
  board: string | null;
  rules: number;
  box: string | null;
  ready: boolean;
  failed: boolean;
  done: number;
  of: number;
}
/**
 * How the plain board draws a game.
 */
export interface Layout {
  areas: (Grid | Hand | Pile | Track | Seats)[];
  faces?: {
    [k: string]: Face;
  };
  pictures?: {
    [k: string]:
      | "check"
      | "coins"
      | "cross"
      | "dice"
      | "dot"
      | "down"
      | "draw"
      | "eye"
      | "flag"
      | "flip"
      | "hand"
      | "minus"
      | "move"
      | "place"
      | "plus"
      | "shield"
      | "skip"
      | "sleep"
      | "star"
      | "stop"
      | "swap"
      | "turn"
      | "up";
  };
  seats?: ("blue" | "brown" | "green" | "grey" | "orange" | "pink" | "plain" | "purple" | "red" | "yellow")[];
  scores?: string;
}
/**
 * Rows from the top, each a list of pieces or a text with one letter for each; None and `.` are empty cells.
 */
export interface Grid {
  kind: "grid";
  field: string;
  place?: string;
}
/**
 * Pieces held by each seat: by seat a list of them, a single one, or how many are held face down.
 *
 *     None is face down.
 */
export interface Hand {
  kind: "hand";
  field: string;
  place?: string;
  shared?: boolean;
}
/**
 * A stack: how many pieces it has, a list of them of which the last is on top, or the top one; None if empty.
 */
export interface Pile {
  kind: "pile";
  field: string;
  place?: string;
}
/**
 * A row of steps, and by seat the step on which its pawn stands, counted from 0.
 */
export interface Track {
  kind: "track";
  field: string;
  steps: number;
  place?: string;
}
/**
 * Something about each seat, by seat: a number, a word, yes or no, or a list of words.
 */
export interface Seats {
  kind: "seats";
  field: string;
}
/**
 * How a piece looks: a letter, digit or sign on a colour.
 */
export interface Face {
  sign?: string;
  tone?: "blue" | "brown" | "green" | "grey" | "orange" | "pink" | "plain" | "purple" | "red" | "yellow";
}
/**
 * A bot, with a line about its character by language.
 */
export interface LevelCard {
  level: string;
  name: string;
  lines: {
    [k: string]: string;
  };
}
/**
 * Begin the guided first game of a box.
 */
export interface Lesson {
  game: string;
}
/**
 * Show a finished game again.
 */
export interface ShowAgain {
  table?: string | null;
  number?: number;
  record?: string;
  eyes?: string | null;
  words?: boolean;
}
/**
 * A finished game, picture by picture.
 */
export interface Replay {
  game: string;
  rules: number;
  box: string;
  options: {};
  number: number;
  of: number;
  players: Player[];
  eyes: string;
  may: string[];
  pictures: Picture[];
  words: Said[][];
  result: Result;
  record: string;
}
/**
 * Who played a seat; the name is empty if it is not known.
 */
export interface Player {
  name: string;
  avatar: string;
  level: string | null;
}
/**
 * Judge a finished game.
 */
export interface ReviewWish {
  table?: string | null;
  number?: number;
  record?: string;
}
/**
 * Play on from a moment of a finished game, against bots.
 */
export interface WhatIf {
  table?: string | null;
  number?: number;
  record?: string;
  decided?: number;
  seat?: number;
  level?: string;
}
/**
 * The health of the server.
 */
export interface Health {
  status: "failing" | "ok" | "warming";
  version: string;
  database: boolean;
  games: {
    [k: string]: Readiness;
  };
  problems: string[];
}
/**
 * How far the rules of a game are compiled.
 */
export interface Readiness {
  ready: boolean;
  done: number;
  of: number;
  error?: string;
}
/**
 * Why a request was refused.
 */
export interface Problem {
  code: string;
  sentences: {
    [k: string]: string;
  };
  article?: string;
}
