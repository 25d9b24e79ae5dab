// Made by tools/web_types.py from the server's own classes; do not edit.

import type { View } from './wire'

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

/** A game with many points. */
export interface BestGame {
  table: string
  setup: string
  points: number
  place: number
  at: number
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

/** How a rating went. */
export interface Curve {
  game: string
  points: Array<RatingPoint>
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
  setup: SetupLine
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
  setup: SetupLine
  bots: Array<string>
  commitment: string
  finished: number
  until: number
  mine: DailyTry | null
  days: Array<string>
}

/** How somebody did; `margin` counts from the best opponent. */
export interface DailyTry {
  table: string
  phase: string
  is_finished: boolean
  points: number
  margin: number
}

/** A decision. `silence` is the action of those who do nothing, where several people may be asked at a time. */
export interface DecisionInfo {
  name: string
  point: string | null
  silence: string | null
}

/** It is gone. */
export interface DeletedAnswer {
  ok: boolean
}

/** What some people wait for. */
export interface Demand {
  title: string
  setup: SetupLine
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
  setup: SetupLine
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

/** A bot that is to play. */
export interface EnteringBot {
  bot: string
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

/** How likely each seat was to win after each step, and whether there is more to come. */
export interface GraphAnswer {
  chances: Array<Array<number>>
  is_complete: boolean
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

/** What lets somebody in to a tournament that is not public. */
export interface JoinTournament {
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

/** A game or module as its leaflet declares it.

`draws` says whether chance draws from more or other pieces because of it; `aside` is the kind of action for an
awarded tile of its bag that is not built. */
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
  supplies: Array<string>
  draws: boolean
  aside: string
}

/** A module; `has_window` if several people may be asked at a time in it. `options` are those that it brings. */
export interface ModuleThing {
  name: string
  title: string
  about: string
  has_window: boolean
  options: Array<string>
}

/** The record of a game that is to go on here. */
export interface Moved {
  record: string
}

/** A row of `blocked`. */
export interface MyBlocked {
  other: string
  since: number
}

/** A row of `browsers`. */
export interface MyBrowsers {
  endpoint: string
  label: string
  created: number
}

/** A row of `contests`. */
export interface MyContests {
  contest: string
  person: string
  deal: number
  game: string
  begun: number
  finished: number | null
  points: number
  margin: number
}

/** A row of `duplicates`. */
export interface MyDuplicates {
  duplicate: string
  person: string
  joined: number
}

/** A row of `following`. */
export interface MyFollowing {
  other: string
  since: number
}

/** A row of `hosted`. */
export interface MyHosted {
  id: string
  setup: string
  phase: string
  created: number
}

/** A row of `hosted_duplicates`. */
export interface MyHostedDuplicates {
  id: string
  setup: string
  deals: number
  created: number
}

/** A row of `hosted_tournaments`. */
export interface MyHostedTournaments {
  id: string
  name: string
  created: number
}

/** A row of `invitations`. */
export interface MyInvitations {
  game: string
  person: string
  sender: string
  at: number
  is_declined: boolean
}

/** A row of `muted`. */
export interface MyMuted {
  other: string
}

/** A row of `notes`. */
export interface MyNotes {
  game: string
  person: string
  text: string
  updated: number
}

/** A row of `person`. */
export interface MyPerson {
  id: string
  name: string
  account: string | null
  look: string | null
  folded_look: string | null
  language: string
  webhook: string
  created: number
  is_muted: boolean
  is_banned: boolean
  is_deleted: boolean
  email: string
  is_email_confirmed: boolean
  wants_mail: boolean
  mailed: number
  presence_for: string
  invitations_from: string
  has_public_profile: boolean
}

/** A row of `played`. */
export interface MyPlayed {
  game: string
  person: string
  seat: number
  kind: string
  modules: Array<string>
  players: number
  people: number
  at: number
  is_rated: boolean
  points: number
  place: number
  is_won: boolean
  is_left: boolean
  bought: number
  exact: number
  sources: Record<string, number>
  buildings: Record<string, number>
  rating: number | null
}

/** A row of `presence`. */
export interface MyPresence {
  person: string
  seen: number
  game: string
}

/** A row of `puzzles`. */
export interface MyPuzzles {
  person: string
  puzzle: string
  at: number
  is_solved: boolean
}

/** A row of `ratings`. */
export interface MyRatings {
  person: string
  game: string
  mu: number
  sigma: number
  games: number
  updated: number
}

/** A row of `said`. */
export interface MySaid {
  game: string
  number: number
  text: string
  phrase: string
  at: number
}

/** A row of `seats`. */
export interface MySeats {
  game: string
  number: number
  kind: string
  person: string | null
  name: string
  bot: string
  nonce_commitment: string
  nonce: string
  from_server: boolean
  has_resigned: boolean
  wants_abort: boolean
  orders: Record<string, string>
  plan: StoredPlan
  device: string
}

/** A row of `secrets`. */
export interface MySecrets {
  id: string
  kind: string
  label: string
  created: number
}

/** A row of `solver`. */
export interface MySolver {
  person: string
  mu: number
  sigma: number
  tries: number
  solved: number
}

/** A row of `tournaments`. */
export interface MyTournaments {
  tournament: string
  number: number
  person: string | null
  bot: string
  name: string
  status: string
}

/** A row of `wishes`. */
export interface MyWishes {
  person: string
  setup: string
  pace: string
  is_rated: boolean
  has_bots: boolean
  since: number
  seen: number
  nonce_commitment: string
  device: string
  game: string
  seat: number
}

/** A name, and the language of a person. */
export interface Names {
  name: string
  language?: string
}

/** The player who is to lead the tournament. */
export interface NewArbiter {
  player: number
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

/** Pause, go on, or end. */
export interface NewPhase {
  phase: "running" | "paused" | "over"
}

/** A record, or the number of a table. */
export interface NewReplay {
  record?: string
  table?: string
  invitation?: string
}

/** Whether a game is to rest. */
export interface NewRest {
  adjourned: boolean
}

/** The points of a table by seat, nothing for somebody who has resigned; none at all to declare it void. */
export interface NewResult {
  points: Array<number | null>
}

/** What becomes of a player: out, in again, or replaced by a reserve who takes their place and score. */
export interface NewStatus {
  status?: "in" | "out"
  substitute?: number | null
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

/** A tournament to be made. Live ones have a clock for the whole game, others days for each decision. */
export interface NewTournament {
  name: string
  setup?: SetupBody
  kind?: "swiss" | "round-robin"
  rounds?: number
  clock?: ClockBody
  same_deals?: boolean
  bots?: boolean
  public?: boolean
}

/** What somebody is told on every page. */
export interface News {
  invitations: Array<InvitationLine>
}

/** What one has written down. */
export interface NoteAnswer {
  text: string
}

/** What one writes down; an empty text deletes it. The invitation, where one does not sit at a private table. */
export interface NoteBody {
  text: string
  invitation?: string
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

/** An account: its ratings; finished games and how it plays where the person has made that public, or is asking. */
export interface PersonPage {
  name: string
  ratings: Array<GameRating>
  games: Array<FinishedGame>
  is_me: boolean
  is_public: boolean
  relation: "none" | "following" | "blocked"
  profile: Profile | null
}

/** Everything that is stored about a person. */
export interface PersonalData {
  person: MyPerson
  seats: Array<MySeats>
  said: Array<MySaid>
  ratings: Array<MyRatings>
  secrets: Array<MySecrets>
  muted: Array<MyMuted>
  following: Array<MyFollowing>
  blocked: Array<MyBlocked>
  invitations: Array<MyInvitations>
  presence: Array<MyPresence>
  played: Array<MyPlayed>
  notes: Array<MyNotes>
  contests: Array<MyContests>
  duplicates: Array<MyDuplicates>
  hosted_duplicates: Array<MyHostedDuplicates>
  tournaments: Array<MyTournaments>
  hosted_tournaments: Array<MyHostedTournaments>
  browsers: Array<MyBrowsers>
  wishes: Array<MyWishes>
  puzzles: Array<MyPuzzles>
  solver: Array<MySolver>
  hosted: Array<MyHosted>
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

/** How somebody plays. */
export interface Profile {
  games: number
  won: number
  left: number
  bought: number
  exact: number
  by_game: Array<Tally>
  by_module: Array<Tally>
  by_players: Array<Tally>
  sources: Array<Sources>
  favourites: Array<Share>
  best: Array<BestGame>
  curves: Array<Curve>
}

/** May everybody see how one plays? */
export interface ProfileBody {
  public: boolean
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

/** What is to be said of a turn, and the best one, in notation and in words; nothing more where it is unfinished.

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
  bots?: boolean | null
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

/** A rating after a game. */
export interface RatingPoint {
  at: number
  value: number
}

/** A recovery code, which is shown once. */
export interface Recovery {
  recovery: string
}

/** Why something was refused: the key of a text, the text in the reader's language, and the rule if it is one. */
export interface RefusalAnswer {
  key: string
  text: string
  rule: string
}

/** The next game of the same people. */
export interface Rematch {
  same_deal?: boolean
}

/** A finished game. */
export interface ReplayAnswer {
  id: string
  setup: SetupLine
  names: Array<string>
  steps: Array<ReplayStep>
  headers: Record<string, string>
  result: Array<number>
  rules: RulesInfo
}

/** One step of a finished game; `chances` are those of each seat to win. */
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

/** Everything that there is; `offline` if it can be played without a server, under `offline/`. */
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
  options?: Array<string>
  ages?: Array<number> | null
}

/** A game, its modules, the edition, the number of players, and options. */
export interface SetupBodyOutput {
  game: string
  modules: Array<string>
  edition: string
  players: number
  options: Array<string>
  ages: Array<number> | null
}

/** What is played. */
export interface SetupLine {
  game: string
  modules: Array<string>
  edition: string
  players: number
  options: Array<string>
  ages: Array<number>
}

/** How much of something there is in a game, on average. */
export interface Share {
  name: string
  mean: number
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

/** Where points come from, in one of the games. */
export interface Sources {
  game: string
  games: number
  lines: Array<Share>
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

/** A line of orders for a turn. */
export interface StoredLine {
  actions: Array<string>
  needs: Array<string>
}

/** Orders for a turn. */
export interface StoredPlan {
  lines: Array<StoredLine>
  is_missed: boolean
}

/** A table in a list. */
export interface TableLine {
  id: string
  title: string
  setup: SetupLine
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

/** How somebody does in some of their games; `mean` is of those they played to the end. */
export interface Tally {
  name: string
  games: number
  won: number
  mean: number
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

/** A tournament. `secret` is empty until it is over; `commitment` is its SHA-256.

`can_lead` says that the arbiter has not come back, and that one may take their place. */
export interface TournamentPage {
  id: string
  name: string
  title: string
  setup: SetupBodyOutput
  kind: string
  phase: string
  round: number
  rounds: number
  clock: ClockLine
  has_same_deals: boolean
  has_bots: boolean
  bots: Array<string>
  is_public: boolean
  is_arbiter: boolean
  is_player: boolean
  can_lead: boolean
  host: string
  invitation: string
  commitment: string
  secret: string
  players: Array<TournamentPlayer>
  standings: Array<TournamentStanding>
  played: Array<TournamentRound>
}

/** Somebody who plays; `status` is "in", "reserve" or "out". */
export interface TournamentPlayer {
  number: number
  name: string
  bot: string
  status: string
  is_me: boolean
  is_arbiter: boolean
}

/** A round. */
export interface TournamentRound {
  number: number
  is_open: boolean
  tables: Array<TournamentTable>
  byes: Array<number>
}

/** How a player stands after the rounds that are over. */
export interface TournamentStanding {
  rank: number
  number: number
  score: number
  comparison: number
  opponents: number
  points: number
  games: number
}

/** A tournament in a list. */
export interface TournamentSummary {
  id: string
  name: string
  title: string
  kind: string
  phase: string
  round: number
  rounds: number
  players: number
  clock: ClockLine
  is_mine: boolean
}

/** A table of a round. Its points and its game are told when the round allows it; one's own game always. */
export interface TournamentTable {
  number: number
  players: Array<number>
  state: string
  points: Array<number | null>
  game: string
  is_mine: boolean
  is_adjourned: boolean
}

/** How a wish stands; `table` and `seat` as soon as it has come true. */
export interface WaitingAnswer {
  title: string
  setup: SetupLine
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

/** No values at all. */
export type Empty = Record<never, never>

/** What requests get as an answer, and need for it: values for path and query, and a body. */
export interface Exchanges {
  'GET me': { values: Empty; body: undefined; answer: Me | null }
  'POST me': { values: Empty; body: Names; answer: Me }
  'DELETE me': { values: Empty; body: undefined; answer: Done }
  'GET me/data': { values: Empty; body: undefined; answer: PersonalData }
  'PUT me/webhook': { values: Empty; body: Webhook; answer: WebhookAnswer }
  'GET me/tokens': { values: Empty; body: undefined; answer: Array<TokenAnswer> }
  'POST me/tokens': { values: Empty; body: Label; answer: NewTokenAnswer }
  'DELETE me/tokens/{token_id}': { values: { token_id: string }; body: undefined; answer: Done }
  'POST account': { values: Empty; body: Credentials; answer: Recovery }
  'POST session': { values: Empty; body: SignIn; answer: SignedIn }
  'DELETE session': { values: Empty; body: undefined; answer: Done }
  'GET ratings': { values: { game?: string }; body: undefined; answer: Array<RatingLine> }
  'GET people/{name}': { values: { name: string }; body: undefined; answer: PersonPage }
  'PUT me/profile': { values: Empty; body: ProfileBody; answer: PersonPage }
  'GET me/friends': { values: Empty; body: undefined; answer: FriendsAnswer }
  'PUT me/friends': { values: Empty; body: ChoicesBody; answer: FriendsAnswer }
  'POST me/following': { values: Empty; body: SomebodyBody; answer: FriendsAnswer }
  'DELETE me/following/{key}': { values: { key: string }; body: undefined; answer: FriendsAnswer }
  'POST me/blocked': { values: Empty; body: SomebodyBody; answer: FriendsAnswer }
  'DELETE me/blocked/{key}': { values: { key: string }; body: undefined; answer: FriendsAnswer }
  'POST me/here': { values: Empty; body: HereBody; answer: News }
  'DELETE me/invitations/{table}': { values: { table: string }; body: undefined; answer: News }
  'GET tables/{table}/invitations': { values: { table: string }; body: undefined; answer: Array<GuestLine> }
  'POST tables/{table}/invitations': { values: { table: string }; body: SomebodyBody; answer: Array<GuestLine> }
  'GET tables/{table}/note': { values: { table: string }; body: undefined; answer: NoteAnswer }
  'PUT tables/{table}/note': { values: { table: string }; body: NoteBody; answer: NoteAnswer }
  'GET me/notices': { values: Empty; body: undefined; answer: NoticesAnswer }
  'POST me/push': { values: Empty; body: PushBody; answer: NoticesAnswer }
  'DELETE me/push/{number}': { values: { number: string }; body: undefined; answer: NoticesAnswer }
  'PUT me/mail': { values: Empty; body: MailBody; answer: NoticesAnswer }
  'POST mail/confirm': { values: Empty; body: LinkBody; answer: Done }
  'POST mail/stop': { values: Empty; body: LinkBody; answer: Done }
  'POST mail/stop/{token}': { values: { token: string }; body: undefined; answer: Done }
  'GET me/sessions': { values: Empty; body: undefined; answer: Array<SessionAnswer> }
  'DELETE me/sessions': { values: Empty; body: undefined; answer: Ended }
  'DELETE me/sessions/{session}': { values: { session: string }; body: undefined; answer: Ended }
  'PUT account/password': { values: Empty; body: NewPassword; answer: Ended }
  'GET sets': { values: { language?: string | null }; body: undefined; answer: Sets }
  'POST sets/check': { values: { language?: string | null }; body: SetupBody; answer: Checked }
  'GET texts/{language}': { values: { language: string }; body: undefined; answer: string }
  'GET rules/{language}': { values: { language: string }; body: undefined; answer: Array<Page> }
  'GET schema': { values: Empty; body: undefined; answer: Record<string, unknown> }
  'GET tables': { values: { mine?: boolean; phase?: string; offset?: number; order?: "wanted" | "newest" }; body: undefined; answer: Array<TableLine> }
  'POST tables': { values: Empty; body: NewTable; answer: TableLine }
  'GET tables/live': { values: Empty; body: undefined; answer: Array<TableLine> }
  'GET tables/{table_id}': { values: { table_id: string; invitation?: string }; body: undefined; answer: TableLine }
  'POST play': { values: Empty; body: PlayNow; answer: TableLine }
  'POST tutorials/{name}': { values: { name: string }; body: undefined; answer: TableLine }
  'POST tables/{table_id}/rematch': { values: { table_id: string }; body: Rematch; answer: TableLine }
  'PUT tables/{table_id}/seats/{number}': { values: { table_id: string; number: number }; body: SeatBody; answer: TableLine }
  'DELETE tables/{table_id}/seats/{number}': { values: { table_id: string; number: number }; body: undefined; answer: TableLine }
  'POST tables/{table_id}/start': { values: { table_id: string }; body: undefined; answer: TableLine }
  'GET tables/{table_id}/record': { values: { table_id: string; form?: string; invitation?: string }; body: undefined; answer: string }
  'POST tables/{table_id}/take': { values: { table_id: string }; body: undefined; answer: string }
  'POST moved': { values: Empty; body: Moved; answer: TableLine }
  'POST me/wish': { values: Empty; body: QuickWish; answer: WaitingAnswer }
  'DELETE me/wish': { values: Empty; body: undefined; answer: Done }
  'POST me/wish/here': { values: Empty; body: undefined; answer: WaitingAnswer | null }
  'POST me/wish/leaving': { values: Empty; body: undefined; answer: Done }
  'GET wishes': { values: Empty; body: undefined; answer: Array<Demand> }
  'POST replays': { values: Empty; body: NewReplay; answer: ReplayAnswer }
  'GET replays/{number}/{step}': { values: { number: string; step: number; seat?: number; invitation?: string }; body: undefined; answer: View }
  'POST replays/{number}/analysis': { values: { number: string; invitation?: string }; body: AnalysisBody; answer: AnalysisAnswer }
  'POST replays/{number}/whatif': { values: { number: string; invitation?: string }; body: WhatIf; answer: TableLine }
  'GET daily': { values: Empty; body: undefined; answer: DailyToday }
  'GET daily/{day}': { values: { day: string }; body: undefined; answer: DailyResults }
  'POST daily/{day}': { values: { day: string }; body: undefined; answer: TableLine }
  'GET duplicates': { values: Empty; body: undefined; answer: Array<DuplicateSummary> }
  'POST duplicates': { values: Empty; body: NewDuplicate; answer: DuplicateMatch }
  'GET duplicates/{number}': { values: { number: string; invitation?: string }; body: undefined; answer: DuplicateMatch }
  'POST duplicates/{number}/join': { values: { number: string }; body: JoinDuplicate; answer: DuplicateMatch }
  'POST duplicates/{number}/leave': { values: { number: string }; body: undefined; answer: DuplicateMatch }
  'POST duplicates/{number}/close': { values: { number: string }; body: undefined; answer: DuplicateMatch }
  'POST duplicates/{number}/play': { values: { number: string }; body: undefined; answer: TableLine }
  'GET tournaments': { values: Empty; body: undefined; answer: Array<TournamentSummary> }
  'POST tournaments': { values: Empty; body: NewTournament; answer: TournamentPage }
  'GET tournaments/{number}': { values: { number: string; invitation?: string }; body: undefined; answer: TournamentPage }
  'POST tournaments/{number}/join': { values: { number: string }; body: JoinTournament; answer: TournamentPage }
  'POST tournaments/{number}/leave': { values: { number: string }; body: undefined; answer: TournamentPage }
  'POST tournaments/{number}/lead': { values: { number: string }; body: undefined; answer: TournamentPage }
  'POST tournaments/{number}/rounds': { values: { number: string }; body: undefined; answer: TournamentPage }
  'PUT tournaments/{number}/phase': { values: { number: string }; body: NewPhase; answer: TournamentPage }
  'POST tournaments/{number}/bots': { values: { number: string }; body: EnteringBot; answer: TournamentPage }
  'PUT tournaments/{number}/arbiter': { values: { number: string }; body: NewArbiter; answer: TournamentPage }
  'PUT tournaments/{number}/players/{player}': { values: { number: string; player: number }; body: NewStatus; answer: TournamentPage }
  'PUT tournaments/{number}/rounds/{played}/tables/{table}/rest': { values: { number: string; played: number; table: number }; body: NewRest; answer: TournamentPage }
  'PUT tournaments/{number}/rounds/{played}/tables/{table}': { values: { number: string; played: number; table: number }; body: NewResult; answer: TournamentPage }
  'GET puzzles': { values: Empty; body: undefined; answer: PuzzleOverview }
  'GET puzzles/next': { values: { theme?: "" | "exact" | "wall" | "majority" | "redesign" | "denying" | "money" }; body: undefined; answer: PuzzleLine }
  'POST puzzles/{number}': { values: { number: string }; body: undefined; answer: PuzzleTable }
  'POST puzzles/{number}/answer': { values: { number: string }; body: PuzzleAnswerBody; answer: PuzzleAnswer }
  'POST replays/{number}/chances': { values: { number: string }; body: undefined; answer: GraphAnswer }
  'DELETE tables/{number}': { values: { number: string }; body: undefined; answer: DeletedAnswer }
}
