// Made by tools/web_types.py from the server's own classes; do not edit.

/** A move and what a bot thinks of it; `loss` in points, where the bot knows that.

`chance_loss` is how much of the chance to win it gave away, `judgement` what that is called. */
export interface AnalysedMove {
  step: number
  seat: number
  action: string
  action_text: string
  best: string
  best_text: string
  loss: number | null
  chance_loss: number
  judgement: "" | "inaccuracy" | "mistake" | "blunder"
  expected: Array<number>
  reason: string
  bot: string
}

/** How far an analysis has come. */
export interface AnalysisAnswer {
  done: number
  of: number
  is_complete: boolean
  moves: Array<AnalysedMove>
}

/** Who is to analyse; playouts instead of what the bot usually thinks. */
export interface AnalysisBody {
  bot?: string
  playouts?: number
}

/** A bot; `seconds` is what it may think about a decision, 0 where it needs no time to speak of.

`rating` is its measured strength; a player 400 points above another is ten times as strong. */
export interface BotThing {
  name: string
  title: string
  about: string
  seconds: number
  rating: number
}

/** A set that can be played. */
export interface Checked {
  ok: boolean
  title: string
}

/** Who may see that one is here, and who may invite one. */
export interface ChoicesBody {
  presence: "nobody" | "friends" | "everybody"
  invitations: "nobody" | "friends" | "everybody"
}

/** Time for thinking. */
export interface ClockBody {
  kind?: "none" | "fischer" | "days"
  base?: number
  increment?: number
  days?: number
}

/** Time for thinking. */
export interface ClockLine {
  kind: string
  base: number
  increment: number
  days: number
}

/** A name and a password. */
export interface Credentials {
  name: string
  password: string
}

/** Somebody who finished a deal. */
export interface DailyLine {
  rank: number
  name: string
  points: number
  margin: number
  table: string
  is_me: boolean
}

/** A day that is over: everything may be known. */
export interface DailyResults {
  day: string
  title: string
  setup: SetupBodyOutput
  bots: Array<string>
  commitment: string
  finished: number
  secret: string
  lines: Array<DailyLine>
}

/** Today's, as long as it is open: nothing of what others did. */
export interface DailyToday {
  day: string
  title: string
  setup: SetupBodyOutput
  bots: Array<string>
  commitment: string
  finished: number
  until: number
  mine: DailyTry | null
  days: Array<string>
}

/** How somebody did; `rank` is 0 until the game is finished. `margin` counts from the best opponent. */
export interface DailyTry {
  table: string
  phase: string
  is_finished: boolean
  points: number
  margin: number
  rank: number
}

/** A decision. `silence` is the action of those who do nothing, where several people may be asked at a time. */
export interface DecisionInfo {
  name: string
  point: string | null
  silence: string | null
}

/** What some people wait for. */
export interface Demand {
  title: string
  setup: SetupBodyOutput
  pace: "fast" | "calm" | "days"
  rated: boolean
  people: number
}

/** It has been done. */
export interface Done {
  ok: boolean
}

/** A deal that one has begun; `margin` counts from the best opponent, if it was played to the end. */
export interface DuplicateDeal {
  number: number
  table: string
  phase: string
  is_finished: boolean
  points: number
  margin: number
}

/** How somebody did in a match that is over: `score` is against the average of the others. */
export interface DuplicateLine {
  rank: number
  name: string
  is_me: boolean
  score: number
  margin: number
  deals: Array<DuplicateScore>
}

/** A match. `results` and `secret` are empty until it is over. `commitment` is the SHA-256 of the secret. */
export interface DuplicateMatch {
  id: string
  title: string
  setup: SetupBodyOutput
  bots: Array<string>
  deals: number
  until: number
  is_closed: boolean
  is_over: boolean
  is_host: boolean
  is_player: boolean
  invitation: string
  commitment: string
  secret: string
  players: Array<DuplicatePlayer>
  mine: Array<DuplicateDeal>
  results: Array<DuplicateLine>
}

/** Somebody who plays in a match: how many deals they have played, and nothing of how. */
export interface DuplicatePlayer {
  name: string
  played: number
  is_me: boolean
  is_host: boolean
}

/** How somebody did with a deal; without a margin if they did not finish it. */
export interface DuplicateScore {
  margin: number | null
  points: number
  score: number
  table: string
}

/** A match in a list. */
export interface DuplicateSummary {
  id: string
  title: string
  host: string
  deals: number
  players: number
  until: number
  is_over: boolean
  mine: number | null
}

/** How many sessions have ended. */
export interface Ended {
  ended: number
}

/** One thing that happened. */
export interface EventTold {
  key: string
  seat: number
  values: Record<string, string | number>
  text: string
}

/** A game that somebody has played. */
export interface FinishedGame {
  id: string
  setup: string
  seat: number
  result: Array<number>
  winners: Array<number>
  is_rated: boolean
  at: number
}

/** Somebody one follows. What they do not show is as if they were away; `table` is one that can be watched. */
export interface FriendLine {
  key: string
  name: string
  is_account: boolean
  is_mutual: boolean
  is_here: boolean
  is_at_table: boolean
  table: string
}

/** Friends, and what one has chosen. */
export interface FriendsAnswer {
  following: Array<FriendLine>
  followers: Array<PersonLine>
  blocked: Array<PersonLine>
  opponents: Array<OpponentLine>
  presence: "nobody" | "friends" | "everybody"
  invitations: "nobody" | "friends" | "everybody"
}

/** The rating of a person in a game. */
export interface GameRating {
  games: number
  value: number
  low: number
  high: number
  game: string
}

/** A game, and what goes with it. */
export interface GameThing {
  name: string
  title: string
  about: string
  modules: Array<string>
  options: Array<string>
}

/** Somebody who was invited to a table by name. */
export interface GuestLine {
  name: string
  is_declined: boolean
  is_seated: boolean
}

/** At which table one is; empty for none. */
export interface HereBody {
  table?: string
}

/** Something that lies with a module; its value is in a view under `modules.<module>.<name>`. */
export interface HoldingInfo {
  name: string
  pieces: string
  per: string
  seen: string
  worth: number
  covers: boolean
  words: Array<string>
}

/** A table that one is invited to. */
export interface InvitationLine {
  table: string
  title: string
  sender: string
  invitation: string
  at: number
}

/** What lets somebody in to a match. */
export interface JoinDuplicate {
  invitation?: string
}

/** A kind of action; its role is purchase, laying, action, free or answer. */
export interface KindInfo {
  name: string
  fields: Array<string>
  role: string
  secret: boolean
}

/** What a token is for. */
export interface Label {
  label?: string
}

/** What a link in a letter carries. */
export interface LinkBody {
  token: string
}

/** The address for letters; they are sent if it is confirmed and they are switched on. */
export interface MailAnswer {
  is_offered: boolean
  address: string
  is_confirmed: boolean
  is_on: boolean
}

/** The address for letters, and whether they are wanted. */
export interface MailBody {
  address: string
  on?: boolean
}

/** What a person sees of itself. */
export interface Me {
  id: string
  name: string
  kind: "guest" | "account"
  language: string
  webhook: string
  tables: Array<TableLine>
}

/** A game or module as its leaflet declares it. */
export interface ModuleInfo {
  name: string
  kinds: Array<KindInfo>
  decisions: Array<DecisionInfo>
  holdings: Array<HoldingInfo>
  categories: Array<string>
  cards: Array<string>
  types: Array<string>
  families: Array<string>
  tiles: Array<TileInfo>
  parties: Array<string>
}

/** A module; `has_window` if several people may be asked at a time in it. */
export interface ModuleThing {
  name: string
  title: string
  about: string
  has_window: boolean
}

/** A name, and the language of a person. */
export interface Names {
  name: string
  language?: string
}

/** A match to be made: what is played, against which bots, how often, and for how many hours it is open. */
export interface NewDuplicate {
  setup?: SetupBody
  bots: Array<string>
  deals?: number
  hours?: number
}

/** The password that counts now, and the one that is to count. */
export interface NewPassword {
  old: string
  new: string
}

/** A record, or the number of a table. */
export interface NewReplay {
  record?: string
  table?: string
  invitation?: string
}

/** A table to be opened. */
export interface NewTable {
  setup?: SetupBody
  seats?: Array<SeatBody>
  options?: Options
}

/** A new one, which is shown once. */
export interface NewTokenAnswer {
  id: string
  label: string
  created: number
  token: string
}

/** What somebody is told on every page. */
export interface News {
  invitations: Array<InvitationLine>
}

/** How a person is told that it is their turn; `push_key` is for browsers that subscribe. */
export interface NoticesAnswer {
  push_key: string
  browsers: Array<PushBrowserAnswer>
  mail: MailAnswer
}

/** Somebody one has played with. */
export interface OpponentLine {
  key: string
  name: string
  is_account: boolean
  is_followed: boolean
  table: string
  at: number
}

/** The options of a table. */
export interface Options {
  private?: boolean
  clock?: ClockBody
  open_money?: boolean
  aids?: boolean
  undo?: boolean
  takeover?: boolean
  rated?: boolean
  window?: number | null
  absence?: number | null
}

/** What was chosen for a table. */
export interface OptionsLine {
  private: boolean
  clock: ClockLine
  open_money: boolean
  aids: boolean
  undo: boolean
  takeover: boolean
  rated: boolean
  window: number | null
  absence: number | null
}

/** The rules of a game or module. */
export interface Page {
  name: string
  title: string
  about: string
  sections: Array<SectionEntry>
}

/** Somebody in a list; `key` names them to the server. */
export interface PersonLine {
  key: string
  name: string
  is_account: boolean
}

/** Ratings and finished games of an account. */
export interface PersonPage {
  name: string
  ratings: Array<GameRating>
  games: Array<FinishedGame>
}

/** A drawing and what it shows. */
export interface Picture {
  caption: string
  svg: string
}

/** A game against bots, at once. */
export interface PlayNow {
  setup?: SetupBody
  bot?: string
}

/** A subscription, as a browser makes it. */
export interface PushBody {
  endpoint: string
  p256dh: string
  auth: string
}

/** A browser that is told. */
export interface PushBrowserAnswer {
  id: string
  label: string
  created: number
}

/** What is to be said of a turn, and the best one; nothing more where the turn is unfinished.

`gap` is what the next best is worth less, in points, `loss` what this one is. */
export interface PuzzleAnswer {
  verdict: "solved" | "placing" | "other" | "given-up" | "unfinished"
  is_solved: boolean
  solution: Array<string>
  words: Array<string>
  reason: string
  gap: number
  loss: number
  themes: Array<string>
  before: number
  after: number
  is_counted: boolean
}

/** At which table a turn was played; or that it is given up. */
export interface PuzzleAnswerBody {
  table: string
  gives_up?: boolean
}

/** A puzzle, without anything about its solution. */
export interface PuzzleLine {
  number: string
  title: string
  rating: number
  tries: number
  solved: number
  is_tried: boolean
}

/** All puzzles. */
export interface PuzzleOverview {
  puzzles: number
  themes: Array<ThemeLine>
  today: PuzzleLine
  mine: SolverLine
}

/** A table at which a puzzle waits to be solved. */
export interface PuzzleTable {
  puzzle: PuzzleLine
  table: TableLine
  seat: number
}

/** What somebody wants to play. */
export interface QuickWish {
  setup?: SetupBody
  pace?: "fast" | "calm" | "days"
  rated?: boolean
  bots?: boolean
  nonce_commitment?: string
}

/** Somebody in the table of ratings of a game. */
export interface RatingLine {
  games: number
  value: number
  low: number
  high: number
  name: string
}

/** A recovery code, which is shown once. */
export interface Recovery {
  recovery: string
}

/** The next game of the same people. */
export interface Rematch {
  same_deal?: boolean
}

/** A finished game. */
export interface ReplayAnswer {
  id: string
  setup: SetupBodyOutput
  names: Array<string>
  steps: Array<ReplayStep>
  headers: Record<string, string>
  result: Array<number>
  rules: RulesInfo
}

/** One step of a finished game. */
export interface ReplayStep {
  number: number
  seat: number
  action: string
  text: string
  scores: Array<number>
  chances: Array<number>
  events: Array<EventTold>
}

/** One rule; `rulings` are our decisions on it. */
export interface RuleEntry {
  id: string
  title: string
  text: string
  rulings: Array<string>
  pictures: Array<Picture>
}

/** What is played: kinds and decisions of the kernel, and every module with its own. */
export interface RulesInfo {
  kinds: Array<KindInfo>
  decisions: Array<DecisionInfo>
  modules: Array<ModuleInfo>
}

/** Who is to sit somewhere. */
export interface SeatBody {
  kind?: "open" | "person" | "local" | "bot"
  name?: string
  bot?: string
  nonce_commitment?: string
  invitation?: string
}

/** A seat in a list. */
export interface SeatLine {
  number: number
  kind: string
  name: string
  bot: string
  is_mine: boolean
  nonce_commitment: string
  rating: number | null
}

/** Rules that belong together; the title is empty where a page has only one section. */
export interface SectionEntry {
  name: string
  title: string
  rules: Array<RuleEntry>
}

/** A browser or program that is signed in. */
export interface SessionAnswer {
  id: string
  kind: string
  label: string
  created: number
  is_current: boolean
}

/** Everything that there is. */
export interface Sets {
  language: string
  games: Array<GameThing>
  modules: Array<ModuleThing>
  editions: Array<Thing>
  options: Array<Thing>
  bots: Array<BotThing>
  players: Array<number>
  languages: Record<string, string>
  limits: Record<string, number>
  offline: boolean
}

/** A game, its modules, the edition, the number of players, and options. */
export interface SetupBody {
  game?: string
  modules?: Array<string>
  edition?: string
  players?: number
  simplified?: boolean
  ages?: Array<number> | null
}

/** A game, its modules, the edition, the number of players, and options. */
export interface SetupBodyOutput {
  game: string
  modules: Array<string>
  edition: string
  players: number
  simplified: boolean
  ages: Array<number> | null
}

/** A name with a password, or with the recovery code and a new password. */
export interface SignIn {
  name: string
  password?: string
  recovery?: string
  new_password?: string
}

/** Somebody who has signed in; with another recovery code, if it was by the old one. */
export interface SignedIn {
  id: string
  name: string
  kind: "guest" | "account"
  language: string
  webhook: string
  tables: Array<TableLine>
  recovery: string
}

/** How somebody does with puzzles. */
export interface SolverLine {
  rating: number
  tries: number
  solved: number
}

/** Somebody, by the name of an account or by a key from one's lists. */
export interface SomebodyBody {
  name?: string
  key?: string
}

/** How a game stands. */
export interface Standing {
  seat: number
  palace: Array<[string, number, number]>
  covers: Record<string, string>
  scores: Array<number>
  deciding: number | null
  left: number | null
  spectators: number
  is_watching: boolean
}

/** A table in a list. */
export interface TableLine {
  id: string
  title: string
  setup: SetupBodyOutput
  phase: string
  host: string
  seats: Array<SeatLine>
  options: OptionsLine
  my_turn: boolean
  created: number
  updated: number
  result: Array<number>
  winners: Array<number>
  invitation: string
  standing: Standing | null
}

/** How many puzzles of a theme there are. */
export interface ThemeLine {
  name: string
  puzzles: number
}

/** Something that can be chosen, in words. */
export interface Thing {
  name: string
  title: string
  about: string
}

/** A tile that has no picture of its own, and how it can be drawn. */
export interface TileInfo {
  name: string
  family: string
  type: string
  price: number
  borders: string
  colour: string
}

/** A token for programs, without its secret. */
export interface TokenAnswer {
  id: string
  label: string
  created: number
}

/** How a wish stands; `table` and `seat` as soon as it has come true. */
export interface WaitingAnswer {
  title: string
  setup: SetupBodyOutput
  pace: "fast" | "calm" | "days"
  rated: boolean
  bots: boolean
  waited: number
  others: number
  reach: number | null
  table: string
  seat: number
}

/** An address on the web. */
export interface Webhook {
  url: string
}

/** Where a word is sent. */
export interface WebhookAnswer {
  url: string
}

/** Play on after a step, in a seat, against bots. */
export interface WhatIf {
  step: number
  seat: number
  bot?: string
}
