// What a person prefers on this device, kept in the browser.

export const DEFAULTS = {
  language: '' as '' | 'en' | 'fr' | 'de',
  theme: 'auto' as 'auto' | 'light' | 'dark',
  palette: 'standard' as 'standard' | 'colour-blind',
  askEnd: false,
  speed: 'normal' as 'off' | 'fast' | 'normal' | 'slow',
  sound: false,
  title: true,
  notify: true,
  textMode: false,
  shortcuts: true,
  aids: true,
  tips: true,
  hintBot: 'champion',
}

export type Settings = typeof DEFAULTS
const PLACE = 'alhambra-settings'

/** The stored settings over the defaults; what is not understood is left out. */
export function readSettings(stored: string | null): Settings {
  try {
    const found: unknown = JSON.parse(stored ?? '{}')
    const known = Object.entries(found ?? {}).filter(
      ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings],
    )
    return { ...DEFAULTS, ...Object.fromEntries(known) }
  } catch {
    return { ...DEFAULTS }
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(PLACE)
  } catch {
    return null
  }
}

export const settings: Settings = $state(readSettings(readStored()))

/** Keep changes and show them: call once, inside the root component. */
export function followSettings(): void {
  $effect(() => {
    const written = JSON.stringify(settings)
    try {
      localStorage.setItem(PLACE, written)
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
  $effect(() => {
    const root = document.documentElement
    root.dataset.palette = settings.palette
    if (settings.theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = settings.theme
  })
}

/** Is nothing to move? What changes is faded over instead. */
export function isStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Milliseconds of one change, by motion or by fading over; 0 where all is to be there at once. */
export function lastsChange(): number {
  return { off: 0, fast: 180, normal: 380, slow: 800 }[settings.speed]
}

/** Milliseconds of one motion; 0 where motion is not wanted. */
export function lastsMotion(): number {
  return isStill() ? 0 : lastsChange()
}

/** Milliseconds that a scoring is shown; 0 where it is not to be shown step by step. */
export function lastsScoring(): number {
  return { off: 0, fast: 4000, normal: 8000, slow: 12_000 }[settings.speed]
}

/** Milliseconds that each row of a scoring is shown, of so many; the sums have their time too. */
export function lastsRow(rows: number): number {
  return lastsScoring() / (rows + 1.5)
}

/** Milliseconds that its points run to the pawns. */
export function lastsRise(rows: number): number {
  return 0.55 * lastsRow(rows)
}
