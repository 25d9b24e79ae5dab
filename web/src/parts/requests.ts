/** The requests that only these pages make. */

import { invited, request } from '../lib/api'
import { apiUrl } from '../lib/backend'
import type {
  AnalysisAnswer,
  DailyResults,
  DailyToday,
  Demand,
  Done,
  DuplicateMatch,
  DuplicateSummary,
  Ended,
  FriendsAnswer,
  GuestLine,
  NewDuplicate,
  NewStatus,
  NewTokenAnswer,
  NewTournament,
  Page,
  PersonPage,
  PuzzleAnswer,
  PuzzleLine,
  PuzzleOverview,
  PuzzleTable,
  RatingLine,
  Recovery,
  SessionAnswer,
  Sets,
  SignedIn,
  TableLine,
  TokenAnswer,
  TournamentPage,
  TournamentSummary,
  WebhookAnswer,
} from '../lib/rest'

/** How likely each seat was to win after each step, as far as it has been found out: where replays come without that. */
export interface ChancesSoFar {
  chances: number[][]
  is_complete: boolean
}

const of = encodeURIComponent

export const pagesApi = {
  sets: (language: string) => request<Sets>(`sets?language=${language}`),
  rules: (language: string) => request<Page[]>(`rules/${language}`),
  ratings: (game: string) => request<RatingLine[]>(`ratings?game=${of(game)}`),
  person: (name: string) => request<PersonPage>(`people/${of(name)}`),
  showProfile: (isPublic: boolean) => request<PersonPage>('me/profile', { public: isPublic }, 'PUT'),
  friends: () => request<FriendsAnswer>('me/friends'),
  chooseFriends: (presence: string, invitations: string) =>
    request<FriendsAnswer>('me/friends', { presence, invitations }, 'PUT'),
  follow: (who: { name: string } | { key: string }) => request<FriendsAnswer>('me/following', who),
  unfollow: (key: string) => request<FriendsAnswer>(`me/following/${of(key)}`, {}, 'DELETE'),
  block: (who: { name: string } | { key: string }) => request<FriendsAnswer>('me/blocked', who),
  unblock: (key: string) => request<FriendsAnswer>(`me/blocked/${of(key)}`, {}, 'DELETE'),
  guests: (table: string) => request<GuestLine[]>(`tables/${of(table)}/invitations`),
  invite: (table: string, who: { name: string } | { key: string }) =>
    request<GuestLine[]>(`tables/${of(table)}/invitations`, who),
  openTables: (order: 'wanted' | 'newest', offset: number) =>
    request<TableLine[]>(`tables?order=${order}&offset=${offset}`),
  finishedTables: (offset: number) => request<TableLine[]>(`tables?mine=1&phase=over&offset=${offset}`),
  wishes: () => request<Demand[]>('wishes'),
  liveTables: () => request<TableLine[]>('tables/live'),
  tokens: () => request<TokenAnswer[]>('me/tokens'),
  newToken: (label: string) => request<NewTokenAnswer>('me/tokens', { label }),
  dropToken: (id: string) => request<Done>(`me/tokens/${of(id)}`, {}, 'DELETE'),
  webhook: (url: string) => request<WebhookAnswer>('me/webhook', { url }, 'PUT'),
  account: (name: string, password: string) => request<Recovery>('account', { name, password }),
  signIn: (name: string, password: string) => request<SignedIn>('session', { name, password }),
  recover: (name: string, recovery: string, password: string) =>
    request<SignedIn>('session', { name, recovery, new_password: password }),
  signOut: () => request<Done>('session', {}, 'DELETE'),
  sessions: () => request<SessionAnswer[]>('me/sessions'),
  endSession: (id: string) => request<Ended>(`me/sessions/${of(id)}`, {}, 'DELETE'),
  endOtherSessions: () => request<Ended>('me/sessions', {}, 'DELETE'),
  password: (old: string, wanted: string) => request<Ended>('account/password', { old, new: wanted }, 'PUT'),
  forget: () => request<Done>('me', {}, 'DELETE'),
  dataUrl: () => apiUrl('me/data').href,
  recordUrl: (id: string) => apiUrl(`tables/${of(id)}/record?form=text`).href,
  analysis: (id: string, bot: string, invitation: string) =>
    request<AnalysisAnswer>(invited(`replays/${of(id)}/analysis`, invitation), { bot, playouts: 0 }),
  chances: (id: string) => request<ChancesSoFar>(`replays/${of(id)}/chances`, {}),
  whatIf: (id: string, step: number, seat: number, bot: string, invitation: string) =>
    request<TableLine>(invited(`replays/${of(id)}/whatif`, invitation), { step, seat, bot }),
  daily: () => request<DailyToday>('daily'),
  dailyResults: (day: string) => request<DailyResults>(`daily/${of(day)}`),
  duplicates: () => request<DuplicateSummary[]>('duplicates'),
  duplicate: (id: string, invitation: string) => request<DuplicateMatch>(invited(`duplicates/${of(id)}`, invitation)),
  newDuplicate: (wish: NewDuplicate) => request<DuplicateMatch>('duplicates', wish),
  joinDuplicate: (id: string, invitation: string) =>
    request<DuplicateMatch>(`duplicates/${of(id)}/join`, { invitation }),
  leaveDuplicate: (id: string) => request<DuplicateMatch>(`duplicates/${of(id)}/leave`, {}),
  closeDuplicate: (id: string) => request<DuplicateMatch>(`duplicates/${of(id)}/close`, {}),
  playDuplicate: (id: string) => request<TableLine>(`duplicates/${of(id)}/play`, {}),
  tournaments: () => request<TournamentSummary[]>('tournaments'),
  tournament: (id: string, invitation: string) => request<TournamentPage>(invited(`tournaments/${of(id)}`, invitation)),
  newTournament: (wish: NewTournament) => request<TournamentPage>('tournaments', wish),
  joinTournament: (id: string, invitation: string) =>
    request<TournamentPage>(`tournaments/${of(id)}/join`, { invitation }),
  leaveTournament: (id: string) => request<TournamentPage>(`tournaments/${of(id)}/leave`, {}),
  startRound: (id: string) => request<TournamentPage>(`tournaments/${of(id)}/rounds`, {}),
  setPhase: (id: string, phase: 'running' | 'paused' | 'over') =>
    request<TournamentPage>(`tournaments/${of(id)}/phase`, { phase }, 'PUT'),
  leadTournament: (id: string) => request<TournamentPage>(`tournaments/${of(id)}/lead`, {}),
  setArbiter: (id: string, player: number) =>
    request<TournamentPage>(`tournaments/${of(id)}/arbiter`, { player }, 'PUT'),
  enterBot: (id: string, bot: string) => request<TournamentPage>(`tournaments/${of(id)}/bots`, { bot }),
  setPlayer: (id: string, player: number, wish: NewStatus) =>
    request<TournamentPage>(`tournaments/${of(id)}/players/${player}`, wish, 'PUT'),
  settleTable: (id: string, round: number, table: number, points: (number | null)[]) =>
    request<TournamentPage>(`tournaments/${of(id)}/rounds/${round}/tables/${table}`, { points }, 'PUT'),
  adjournTable: (id: string, round: number, table: number, adjourned: boolean) =>
    request<TournamentPage>(`tournaments/${of(id)}/rounds/${round}/tables/${table}/rest`, { adjourned }, 'PUT'),
  puzzles: () => request<PuzzleOverview>('puzzles'),
  nextPuzzle: (theme: string) => request<PuzzleLine>(`puzzles/next?theme=${of(theme)}`),
  openPuzzle: (number: string) => request<PuzzleTable>(`puzzles/${of(number)}`, {}),
  answerPuzzle: (number: string, table: string, gives_up: boolean) =>
    request<PuzzleAnswer>(`puzzles/${of(number)}/answer`, { table, gives_up }),
  tutorial: (name: string) => request<TableLine>(`tutorials/${of(name)}`, {}),
}
