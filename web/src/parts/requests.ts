/** The requests that only these pages make. */

import { pathOf, request } from '../lib/api'
import { apiUrl } from '../lib/backend'
import type {
  ChoicesBody,
  Exchanges,
  NewDuplicate,
  NewPhase,
  NewStatus,
  NewTournament,
  SomebodyBody,
} from '../lib/rest'

type Theme = Exchanges['GET puzzles/next']['values']['theme']

export const pagesApi = {
  sets: (language: string) => request('GET sets', { language }),
  rules: (language: string) => request('GET rules/{language}', { language }),
  ratings: (game: string) => request('GET ratings', { game }),
  person: (name: string) => request('GET people/{name}', { name }),
  showProfile: (isPublic: boolean) => request('PUT me/profile', {}, { public: isPublic }),
  friends: () => request('GET me/friends'),
  chooseFriends: (choices: ChoicesBody) => request('PUT me/friends', {}, choices),
  follow: (who: SomebodyBody) => request('POST me/following', {}, who),
  unfollow: (key: string) => request('DELETE me/following/{key}', { key }),
  block: (who: SomebodyBody) => request('POST me/blocked', {}, who),
  unblock: (key: string) => request('DELETE me/blocked/{key}', { key }),
  guests: (table: string) => request('GET tables/{table}/invitations', { table }),
  invite: (table: string, who: SomebodyBody) => request('POST tables/{table}/invitations', { table }, who),
  openTables: (order: 'wanted' | 'newest', offset: number) => request('GET tables', { order, offset }),
  finishedTables: (offset: number) => request('GET tables', { mine: true, phase: 'over', offset }),
  deleteGame: (id: string) => request('DELETE tables/{number}', { number: id }),
  wishes: () => request('GET wishes'),
  liveTables: () => request('GET tables/live'),
  tokens: () => request('GET me/tokens'),
  newToken: (label: string) => request('POST me/tokens', {}, { label }),
  dropToken: (id: string) => request('DELETE me/tokens/{token_id}', { token_id: id }),
  webhook: (url: string) => request('PUT me/webhook', {}, { url }),
  account: (name: string, password: string) => request('POST account', {}, { name, password }),
  signIn: (name: string, password: string) => request('POST session', {}, { name, password }),
  recover: (name: string, recovery: string, password: string) =>
    request('POST session', {}, { name, recovery, new_password: password }),
  signOut: () => request('DELETE session'),
  sessions: () => request('GET me/sessions'),
  endSession: (id: string) => request('DELETE me/sessions/{session}', { session: id }),
  endOtherSessions: () => request('DELETE me/sessions'),
  password: (old: string, wanted: string) => request('PUT account/password', {}, { old, new: wanted }),
  forget: () => request('DELETE me'),
  dataUrl: () => apiUrl('me/data').href,
  recordUrl: (id: string) => apiUrl(pathOf('tables/{table_id}/record', { table_id: id, form: 'text' })).href,
  analysis: (id: string, bot: string, invitation: string) =>
    request('POST replays/{number}/analysis', { number: id, invitation }, { bot, playouts: 0 }),
  chances: (id: string) => request('POST replays/{number}/chances', { number: id }),
  whatIf: (id: string, step: number, seat: number, bot: string, invitation: string) =>
    request('POST replays/{number}/whatif', { number: id, invitation }, { step, seat, bot }),
  daily: () => request('GET daily'),
  dailyResults: (day: string) => request('GET daily/{day}', { day }),
  duplicates: () => request('GET duplicates'),
  duplicate: (id: string, invitation: string) => request('GET duplicates/{number}', { number: id, invitation }),
  newDuplicate: (wish: NewDuplicate) => request('POST duplicates', {}, wish),
  joinDuplicate: (id: string, invitation: string) =>
    request('POST duplicates/{number}/join', { number: id }, { invitation }),
  leaveDuplicate: (id: string) => request('POST duplicates/{number}/leave', { number: id }),
  closeDuplicate: (id: string) => request('POST duplicates/{number}/close', { number: id }),
  playDuplicate: (id: string) => request('POST duplicates/{number}/play', { number: id }),
  tournaments: () => request('GET tournaments'),
  tournament: (id: string, invitation: string) => request('GET tournaments/{number}', { number: id, invitation }),
  newTournament: (wish: NewTournament) => request('POST tournaments', {}, wish),
  joinTournament: (id: string, invitation: string) =>
    request('POST tournaments/{number}/join', { number: id }, { invitation }),
  leaveTournament: (id: string) => request('POST tournaments/{number}/leave', { number: id }),
  startRound: (id: string) => request('POST tournaments/{number}/rounds', { number: id }),
  setPhase: (id: string, phase: NewPhase['phase']) =>
    request('PUT tournaments/{number}/phase', { number: id }, { phase }),
  leadTournament: (id: string) => request('POST tournaments/{number}/lead', { number: id }),
  setArbiter: (id: string, player: number) => request('PUT tournaments/{number}/arbiter', { number: id }, { player }),
  enterBot: (id: string, bot: string) => request('POST tournaments/{number}/bots', { number: id }, { bot }),
  setPlayer: (id: string, player: number, wish: NewStatus) =>
    request('PUT tournaments/{number}/players/{player}', { number: id, player }, wish),
  settleTable: (id: string, round: number, table: number, points: (number | null)[]) =>
    request(
      'PUT tournaments/{number}/rounds/{played}/tables/{table}',
      { number: id, played: round, table },
      { points },
    ),
  adjournTable: (id: string, round: number, table: number, adjourned: boolean) =>
    request(
      'PUT tournaments/{number}/rounds/{played}/tables/{table}/rest',
      { number: id, played: round, table },
      { adjourned },
    ),
  puzzles: () => request('GET puzzles'),
  /** One of a theme, if there is such a theme: addresses of pages name it too. */
  nextPuzzle: (theme: string) => request('GET puzzles/next', { theme: theme as Theme }),
  openPuzzle: (number: string) => request('POST puzzles/{number}', { number }),
  answerPuzzle: (number: string, table: string, gives_up: boolean) =>
    request('POST puzzles/{number}/answer', { number }, { table, gives_up }),
  tutorial: (name: string) => request('POST tutorials/{name}', { name }),
}
