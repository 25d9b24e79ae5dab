// Made by tools/web_types.py from the server's own classes; do not edit.

/** Phrases for the chat. */
export const PHRASES = ["hello", "luck", "nice", "thanks", "sorry", "moment", "good-game", "again"] as const

/** The first message: what the client has already, and its language. */
export interface Hello {
  type: "hello"
  since?: number
  language?: string
  protocol?: number
}

/** An action of a seat. `seen` is the last step that the client knows. */
export interface Act {
  type: "act"
  id: string
  seen: number
  seat: number
  action: string
}

/** Take the last step of a seat back. */
export interface Undo {
  type: "undo"
  id: string
  seen: number
  seat: number
}

/** Questions about the next action of a seat; each has an answer of its own. */
export interface Ask {
  type: "ask"
  id: string
  seat: number
  questions: Array<Question>
  foreseen?: Array<string> | null
}

/** What would that action do, or why is it not allowed? `planned` are placings that would come before others. */
export interface Question {
  action: string
  planned?: Array<string>
}

/** How did the game stand after an earlier step? */
export interface Look {
  type: "look"
  id: string
  step: number
}

/** What would a bot do for a seat that is to decide? */
export interface Hint {
  type: "hint"
  id: string
  seat: number
  bot?: string
}

/** What does a seat know that is to decide? For programs that search; answered by `sampled`. */
export interface Sample {
  type: "sample"
  id: string
  seat: number
}

/** Several people on one device: show what this seat may see, and nothing of the others. None covers all. */
export interface Unveil {
  type: "unveil"
  seat: number | null
}

/** A standing order of a seat: how it answers in a window without being asked ("" to be asked again). */
export interface Order {
  type: "order"
  id: string
  seat: number
  window: string
  answer: string
}

/** Orders for the next turn of a seat, in a game over days: the first line that fits is carried out; [] for none. */
export interface Plan {
  type: "plan"
  id: string
  seat: number
  lines: Array<PlanLine>
}

/** What a seat does when its turn comes: a whole turn, or its first actions; only if all that it needs is there. */
export interface PlanLine {
  actions: Array<string>
  needs?: Array<string>
}

/** What could a seat do after these actions, if its turn came now? For choosing orders; answered by `foreseen`. */
export interface Foresee {
  type: "foresee"
  id: string
  seat: number
  actions: Array<string>
}

/** Opens the number that a player committed to when the seat was taken. */
export interface Nonce {
  type: "nonce"
  seat: number
  nonce: string
}

/** Say something to everybody at the table: in one's own words, or a phrase that each reads in their language. */
export interface Chat {
  type: "chat"
  id: string
  text?: string
  phrase?: "again" | "good-game" | "hello" | "luck" | "moment" | "nice" | "sorry" | "thanks" | null
}

/** Hear nothing more, at any table, of somebody who talks here; or hear them again. */
export interface Mute {
  type: "mute"
  id: string
  speaker: string
  on?: boolean
}

/** The host asks spectators not to talk, or lets them talk again. */
export interface Hush {
  type: "hush"
  id: string
  on?: boolean
}

/** Give up a seat's game; a bot goes on in its place. */
export interface Resign {
  type: "resign"
  id: string
  seat: number
}

/** Take a seat back that a bot looks after. */
export interface Return {
  type: "return"
  id: string
  seat: number
}

/** Go on without the player of a seat, who has been away for some time (`claim` of the table). */
export interface Claim {
  type: "claim"
  id: string
  seat: number
}

/** Propose (or agree) to end the game without a result, or take that back. */
export interface Abort {
  type: "abort"
  id: string
  agree?: boolean
}

/** Is anybody there? */
export interface Ping {
  type: "ping"
}

/** What is played, as data: the first answer to `hello`. A client presents modules by it, without knowing them. */
export interface Rules {
  type: "rules"
  rules: RulesInfo
}

/** What is played: kinds and decisions of the kernel, and every module with its own. */
export interface RulesInfo {
  decisions: Array<DecisionInfo>
  kinds: Array<KindInfo>
  modules: Array<ModuleInfo>
}

/** A decision. `silence` is the action of those who do nothing, where several people may be asked at a time. */
export interface DecisionInfo {
  name: string
  point: string | null
  silence: string | null
}

/** A kind of action; its role is purchase, laying, action, free or answer. */
export interface KindInfo {
  fields: Array<string>
  name: string
  role: string
  secret: boolean
}

/** A game or module as its leaflet declares it.

    `draws` says whether chance draws from more or other pieces because of it; `aside` is the kind of action for an
    awarded tile of its bag that is not built. */
export interface ModuleInfo {
  aside: string
  cards: Array<string>
  categories: Array<string>
  decisions: Array<DecisionInfo>
  draws: boolean
  families: Array<string>
  holdings: Array<HoldingInfo>
  kinds: Array<KindInfo>
  name: string
  parties: Array<string>
  supplies: Array<string>
  tiles: Array<TileInfo>
  types: Array<string>
}

/** Something that lies with a module; its value is in a view under `modules.<module>.<name>`. */
export interface HoldingInfo {
  covers: boolean
  name: string
  per: string
  pieces: string
  seen: string
  words: Array<string>
  worth: number
}

/** A tile that has no picture of its own, and how it can be drawn. */
export interface TileInfo {
  borders: string
  colour: string
  family: string
  name: string
  price: number
  type: string
}

/** Everything about the table but the game on it. Sent after `rules`, and whenever something of it changes. */
export interface Table {
  type: "table"
  id: string
  phase: string
  setup: SetupInfo
  title: string
  options: TableOptions
  seats: Array<SeatInfo>
  spectators: number
  commitment: string
  secret: string
  clocks: Clocks
  orders: Record<string, string>
  plan: PlanInfo
  result: Array<number>
  winners: Array<number>
  invitation: string
  rematch: string
  is_rated: boolean
  is_quiet: boolean
  claim: number
  absence: number | null
  sealed_until: number
  contest: string
  is_adjourned: boolean
  now: number
  protocol: number
}

/** What is played. */
export interface SetupInfo {
  game: string
  modules: Array<string>
  edition: string
  players: number
  options: Array<string>
  ages: Array<number>
}

/** What was chosen for a table. */
export interface TableOptions {
  private: boolean
  clock: ClockOptions
  open_money: boolean
  aids: boolean
  undo: boolean
  takeover: boolean
  rated: boolean
  window: number | null
  absence: number | null
}

/** Time for thinking: none, `base` seconds and `increment` for every turn (fischer), or days for a decision. */
export interface ClockOptions {
  kind: string
  base: number
  increment: number
  days: number
}

/** One seat of a table, as everybody sees it. */
export interface SeatInfo {
  number: number
  kind: string
  name: string
  bot: string
  is_mine: boolean
  is_host: boolean
  is_here: boolean
  away: number | null
  has_resigned: boolean
  wants_abort: boolean
  nonce_commitment: string
  nonce: string
  from_server: boolean
}

/** Time, in seconds at the moment of sending. */
export interface Clocks {
  left: Array<number>
  running: Array<number>
  window: number | null
  kind: string
  increment: number
}

/** Orders for the next turn. `is_missed`: the turn has come, and none of them fitted. */
export interface PlanInfo {
  lines: Array<PlannedLine>
  is_missed: boolean
}

/** A line of orders for the next turn, in notation and in words, with what must be on the table for it. */
export interface PlannedLine {
  actions: Array<string>
  needs: Array<string>
  text: string
}

/** Steps that the client has not seen, in order. */
export interface Steps {
  type: "steps"
  steps: Array<StepInfo>
}

/** One step of the log as this viewer may know it.

    Its kind is "deal", "action", "undo", "window" (nobody did anything in it), or what happened to a seat or the whole
    table: "resign", "timeout", "absent", "return", "abort", "adjourn", "resume". */
export interface StepInfo {
  number: number
  kind: string
  seat: number
  action: string
  events: Array<HappenedEvent>
  text: string
  at: number
  unattended: boolean
}

/** One thing that happened, for motion (key, values) and for the log (text, in the language of the connection). */
export interface HappenedEvent {
  key: string
  seat: number
  values: Record<string, string | number>
  text: string
}

/** The game after step `seen`, as the unveiled seat (or a spectator) sees it: the truth. */
export interface View {
  type: "view"
  seen: number
  viewer: number
  game: GameShown
  options: Array<Option>
  asks: string
  deciding: Array<number>
  window: string
  may_undo: boolean
  sheets: Array<SheetInfo>
  aids: Aids | null
  highlight: Array<[number, number, number]>
}

/** The game as a viewer sees it; what is in `modules` is said by the holdings of each module. */
export interface GameShown {
  bags: Array<number>
  decision: string
  deck: number
  discarded: number
  display: Array<string | null>
  extra_action: boolean
  idle_turns: number
  is_over: boolean
  market: Array<Array<string>>
  modules: Record<string, Record<string, unknown>>
  scored: Array<number>
  scores: Array<number>
  seats: Array<SeatShown>
  to_act: number
  turn: number
  turns: number
  viewer: number
}

/** One player's things. `hand` is there only for those who may see it. */
export interface SeatShown {
  bought: Array<string>
  hand?: Array<string>
  hand_size: number
  palace: Array<[string, number, number]>
  reserve: Array<string>
}

/** A legal action. Everything that a client needs to offer it; it has no rules of its own. */
export interface Option {
  action: string
  kind: string
  text: string
  ends_turn: boolean
  tile: string | null
  cell: Array<number> | null
  cards: Array<string>
  exact: boolean | null
  change: number
  total: number
}

/** One scoring. */
export interface SheetInfo {
  scoring: number
  rows: Array<Row>
}

/** One line of a score sheet. */
export interface Row {
  category: string
  counts: Array<number>
  places: Array<number>
  points: Array<number>
}

/** What a table may leave to its players to work out; None in a view where aids are off. */
export interface Aids {
  scoring: number
  standings: Array<CategoryStanding>
  projection: Array<number>
  longest: Array<Array<[number, number, string]>>
  tiles_left: Record<string, number>
  known_hands: Array<Array<string>> | null
}

/** One scoring category, now. */
export interface CategoryStanding {
  category: string
  counts: Array<number>
  points: Array<number>
  pays: Array<number>
}

/** A message was carried out; `step` is its step of the log, where it has one. */
export interface Done {
  type: "done"
  id: string
  step: number | null
}

/** A message was refused, and nothing has changed; or, in `answers`, an action would be. */
export interface Refused {
  type: "refused"
  id: string
  key: string
  text: string
  rule: string
  rule_text: string
}

/** An action came too late: the steps in between and the view follow. */
export interface Stale {
  type: "stale"
  id: string
  seen: number
}

/** The answers to `ask`, in the order of the questions. */
export interface Answers {
  type: "answers"
  id: string
  answers: Array<Answer | Refused>
}

/** The answer to a question: what the action would do. */
export interface Answer {
  type: "answer"
  consequence: Consequence
  placings: Array<Placing>
}

/** What an action does, for the seat that would take it. */
export interface Consequence {
  counts: Record<string, number>
  gain: Array<number>
  wall: number
  again: boolean
  exact: boolean | null
  change: number
}

/** A way to place a tile at the end of the turn, and what it would do. */
export interface Placing {
  option: Option
  effect: Effect
}

/** What changes: numbers by category for the seat that acts, points in the next scoring for every party. */
export interface Effect {
  counts: Record<string, number>
  gain: Array<number>
}

/** The answer to `look`: what the viewer saw then, with nothing to decide. */
export interface Looked {
  type: "looked"
  id: string
  view: View
}

/** The answer to `hint`. */
export interface Hinted {
  type: "hinted"
  id: string
  bot: string
  action: string
  text: string
  reason: string
  expected: Array<number>
  line: Array<string>
}

/** The answer to `sample`: a position that agrees with everything the seat knows; what is hidden is by chance. */
export interface Sampled {
  type: "sampled"
  id: string
  seen: number
  viewer: number
  position: string
}

/** The answer to `foresee`: how it would look, with what could be done. No view where the turn would be over. */
export interface Foreseen {
  type: "foreseen"
  id: string
  view: View | null
}

/** Something somebody said. `speaker` is the same for all lines of a person, at this table only.

    Where `phrase` is not empty, it names a text `phrase-…` to be read in one's own language; `text` has it in English. */
export interface Said {
  type: "said"
  number: number
  speaker: string
  name: string
  seat: number | null
  text: string
  at: number
  phrase: string
}

/** Who this person is among those who talk here, and whom of them they do not hear. Strangers are not sent it. */
export interface Muted {
  type: "muted"
  me: string
  speakers: Array<Speaker>
}

/** Somebody who has said something. */
export interface Speaker {
  speaker: string
  name: string
}

/** Please open the nonces of these seats of yours: the cards are to be dealt. */
export interface Openings {
  type: "openings"
  seats: Array<number>
}

/** A word from the server: it is your turn elsewhere. */
export interface Notice {
  type: "notice"
  key: string
  text: string
  table: string
}

/** Yes. */
export interface Pong {
  type: "pong"
}

export type ClientMessage = Hello | Act | Undo | Ask | Look | Hint | Sample | Unveil | Order | Plan | Foresee | Nonce | Chat | Mute | Hush | Resign | Return | Claim | Abort | Ping

export type ServerMessage = Rules | Table | Steps | View | Done | Refused | Stale | Answers | Looked | Hinted | Sampled | Foreseen | Said | Muted | Openings | Notice | Pong
