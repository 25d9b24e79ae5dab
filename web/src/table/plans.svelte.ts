// Where bought tiles are to go when the turn ends: kept for this window of the browser, also over a reload.

/** A plan is forced where there was nothing else to be chosen; more may be possible when other tiles lie. */
type Planned = [tile: string, action: string, isForced?: boolean]

export class Plans {
  private all = $state.raw<Planned[]>([])
  /** As they were before each thing that was done, as long as it can be undone. */
  private before: Planned[][] = []
  private readonly place: string

  constructor(table: string) {
    this.place = `alhambra-plans-${table}`
    this.all = readStored(this.place)
  }

  get actions(): string[] {
    return this.all.map(([, action]) => action)
  }

  listBut(tile: string): string[] {
    return this.all.filter(([name]) => name !== tile).map(([, action]) => action)
  }

  get(tile: string): string {
    return this.all.find(([name]) => name === tile)?.[1] ?? ''
  }

  isForced(action: string): boolean {
    return this.all.some(([, one, isForced]) => one === action && isForced === true)
  }

  /** Tiles with the cells they are planned for. */
  get cells(): [tile: string, x: number, y: number][] {
    return this.all.flatMap(([, action]) => {
      const [, tile = '', cell = ''] = action.split(' ')
      const [x, y] = cell.split(',').map(Number)
      return x !== undefined && y !== undefined && cell ? [[tile, x, y] as [string, number, number]] : []
    })
  }

  set(tile: string, action: string, isForced = false): void {
    this.write([...this.all.filter(([name]) => name !== tile), [tile, action, isForced]])
  }

  /** Something is done that can be undone. */
  remember(): void {
    this.before.push(this.all)
  }

  /** What was done last is undone. */
  restore(): void {
    this.write(this.before.pop() ?? [])
  }

  /** Nothing that was done can be undone any more. */
  forget(): void {
    this.before = []
  }

  /** Keep those of tiles that are still to be placed, or bought. */
  keep(tiles: string[]): void {
    this.write(this.all.filter(([name]) => tiles.includes(name)))
  }

  drop(action: string): void {
    this.write(this.all.filter(([, one]) => one !== action))
  }

  clear(): void {
    this.write([])
  }

  private write(all: Planned[]): void {
    if (all.length === this.all.length && all.every((one, index) => one === this.all[index])) return
    this.all = all
    try {
      if (all.length) sessionStorage.setItem(this.place, JSON.stringify(all))
      else sessionStorage.removeItem(this.place)
    } catch {
      // A browser that keeps nothing asks again after a reload.
    }
  }
}

function readStored(place: string): Planned[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    return Array.isArray(found)
      ? found.filter(
          (one): one is Planned =>
            Array.isArray(one) && one.length > 1 && one.slice(0, 2).every((part) => typeof part === 'string'),
        )
      : []
  } catch {
    return []
  }
}
