// Words beside the table for a person who has never played: each once, in its moment, and none after the first game.
import type { Scene } from './scene.svelte'

export interface Tip {
  name: string
  /** The part of the table it speaks of. */
  at: string
}

const TIPS: (Tip & { isDue: (scene: Scene) => boolean })[] = [
  { name: 'cell', at: '.tray', isDue: ({ choosing }) => choosing.targets.length > 0 && !choosing.target },
  { name: 'take', at: '.display', isDue: (scene) => isFree(scene) && scene.choosing.takes.length > 0 },
  {
    name: 'buy',
    at: '.market',
    isDue: (scene) => isFree(scene) && scene.choosing.options.some((one) => one.kind === 'buy'),
  },
  { name: 'others', at: '.asks', isDue: (scene) => scene.pacing.caption !== '' },
  { name: 'standings', at: '.majorities', isDue: (scene) => isFree(scene) && scene.aids !== null },
]

function isFree({ isMine, choosing }: Scene): boolean {
  return isMine && !choosing.picked && !choosing.held
}

/** The tip for this moment, if one is left. */
export function findTip(scene: Scene, seen: string[]): Tip | null {
  return TIPS.find((tip) => !seen.includes(tip.name) && tip.isDue(scene)) ?? null
}

const PLACE = 'alhambra-tips'
const DONE = '*'

/** The lesson that says as much as a tip. */
const LESSONS: Record<string, string> = {
  take: 'money',
  others: 'money',
  buy: 'buying',
  cell: 'buying',
  standings: 'scoring',
}

/** Tips that were seen; `*` when there are to be none any more. A person who has taken a lesson needs none of what it taught. */
export function readSeenTips(): string[] {
  const read = (place: string) => JSON.parse(localStorage.getItem(place) ?? '[]') as string[]
  try {
    const taken = read('alhambra-lessons')
    return [...read(PLACE), ...Object.keys(LESSONS).filter((tip) => taken.includes(LESSONS[tip]!))]
  } catch {
    return [DONE]
  }
}

export function keepTips(seen: string[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(seen))
  } catch {
    // A browser that keeps nothing shows them again.
  }
}

export function isDone(seen: string[]): boolean {
  return seen.includes(DONE)
}
