/** Set-ups in words. */

import type { SetupLine } from '../lib/rest'
import { named, t } from '../lib/texts.svelte'

/** What is played, in one line. */
export function setupTitle(setup: Pick<SetupLine, 'game' | 'modules' | 'players'>): string {
  const modules = setup.modules.map((module) => t(named('module', module)))
  return [t(named('game', setup.game)), ...modules, t('count-players', { count: setup.players })].join(' · ')
}

/** A set-up in words, from notation: game and modules joined by `+`, edition, players. */
export function setupWords(notation: string): string {
  const [sets = '', , players = '0'] = notation.split(' ')
  const [game = '', ...modules] = sets.split('+')
  return setupTitle({ game, modules, players: Number(players) })
}
