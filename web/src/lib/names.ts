// Who sits where, in words of this language.
import { rules } from './rules.svelte'
import { has, named, t } from './texts.svelte'
import type { SeatInfo } from './wire'

type Sitting = Pick<SeatInfo, 'kind' | 'name' | 'bot'>

/** A bot's name: `novice 2` is what it is, in words, with its number. One that has a name of its own keeps it. */
export function botName(name: string): string {
  const [, level = '', number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? []
  return has(`bot-${level}`) ? t(`bot-${level}`) + number : name
}

/** Opponents, each once and how often it plays. */
export function botNames(bots: string[]): string[] {
  return [...new Set(bots)].map((bot) => {
    const count = bots.filter((other) => other === bot).length
    return count > 1 ? `${count} × ${botName(bot)}` : botName(bot)
  })
}

export function seatName(seat: Sitting): string {
  if (seat.kind === 'open') return t('web-pages-seat-open')
  return seat.kind === 'bot' ? botName(seat.name || seat.bot) : seat.name
}

/** Seats, then whoever else takes part in the majorities. */
export function partyNames(seats: string[]): string[] {
  const names = seats.map((name, number) => name || t('word-player.number', { number: number + 1 }))
  return [...names, ...rules.parties.map((party) => t(named('word', party)))]
}

/** Two signs for each name, no two alike: where there is room for no more. */
export function shortNames(names: string[]): string[] {
  const signs = names.map((name) => [...name].slice(0, 2).join(''))
  return names.map((name, party) => {
    const isAlone = signs.every((sign, other) => other === party || sign !== signs[party])
    if (isAlone) return signs[party]!
    const number = /\d+$/.exec(name)?.[0] ?? ''
    const first = [...name][0] ?? ''
    const others = signs.filter((sign, other) => other < party && sign === signs[party]).length
    return first + (number || (others ? String(others + 1) : ([...name][1] ?? '')))
  })
}
