/** The requests that only these pages make. */

import { apiUrl, invited, request, type Me, type TableLine } from '../lib/api'

export interface Thing {
  name: string
  title: string
  about: string
}

export interface Sets {
  games: (Thing & { modules: string[]; options: string[] })[]
  modules: (Thing & { has_window: boolean })[]
  editions: Thing[]
  options: Thing[]
  bots: (Thing & { seconds: number })[]
  players: number[]
}

export interface Token {
  id: string
  label: string
  created: number
}

export interface RatingLine {
  name: string
  games: number
  value: number
  low: number
  high: number
}

export interface FinishedGame {
  id: string
  setup: string
  seat: number
  result: number[]
  winners: number[]
  is_rated: boolean
  at: number
}

export interface PersonPage {
  name: string
  ratings: (Omit<RatingLine, 'name'> & { game: string })[]
  games: FinishedGame[]
}

export interface AnalysedMove {
  step: number
  seat: number
  action: string
  action_text: string
  best: string
  best_text: string
  loss: number | null
  expected: number[]
  reason: string
}

export interface Analysis {
  done: number
  of: number
  is_complete: boolean
  moves: AnalysedMove[]
}

export interface RuleEntry {
  id: string
  title: string
  text: string
  rulings: string[]
  pictures: { caption: string; svg: string }[]
}

export interface RulesPage {
  name: string
  title: string
  about: string
  sections: { name: string; title: string; rules: RuleEntry[] }[]
}

const of = encodeURIComponent

export const pagesApi = {
  sets: (language: string) => request<Sets>(`sets?language=${language}`),
  rules: (language: string) => request<RulesPage[]>(`rules/${language}`),
  ratings: (game: string) => request<RatingLine[]>(`ratings?game=${of(game)}`),
  person: (name: string) => request<PersonPage>(`people/${of(name)}`),
  tokens: () => request<Token[]>('me/tokens'),
  newToken: (label: string) => request<Token & { token: string }>('me/tokens', { label }),
  dropToken: (id: string) => request<unknown>(`me/tokens/${of(id)}`, {}, 'DELETE'),
  webhook: (url: string) => request<{ url: string }>('me/webhook', { url }, 'PUT'),
  account: (name: string, password: string) => request<{ recovery: string }>('account', { name, password }),
  signIn: (name: string, password: string) => request<Me>('session', { name, password }),
  recover: (name: string, recovery: string, password: string) =>
    request<Me & { recovery?: string }>('session', { name, recovery, new_password: password }),
  signOut: () => request<unknown>('session', {}, 'DELETE'),
  forget: () => request<unknown>('me', {}, 'DELETE'),
  dataUrl: () => apiUrl('me/data').href,
  recordUrl: (id: string) => apiUrl(`tables/${of(id)}/record?form=text`).href,
  analysis: (id: string, bot: string, invitation: string) =>
    request<Analysis>(invited(`replays/${of(id)}/analysis`, invitation), { bot, playouts: 0 }),
  whatIf: (id: string, step: number, seat: number, bot: string, invitation: string) =>
    request<TableLine>(invited(`replays/${of(id)}/whatif`, invitation), { step, seat, bot }),
  tutorial: (name: string) => request<TableLine>(`tutorials/${of(name)}`, {}),
}
