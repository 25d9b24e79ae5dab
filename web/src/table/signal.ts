// A word that it is our turn: in the title of the tab, and as a sound.

export function titled(isMyTurn: boolean, table: string, words: string): string {
  return isMyTurn ? `● ${words} · ${table}` : `${table} · Alhambra`
}

/** Two plucked notes, made here. No browser lets a page be heard before somebody has touched it. */
export function chime(): void {
  if (navigator.userActivation?.hasBeenActive === false) return
  try {
    const audio = new AudioContext()
    ;[587.33, 880].forEach((pitch, index) => {
      const [tone, loudness] = [audio.createOscillator(), audio.createGain()]
      const start = audio.currentTime + 0.14 * index
      tone.type = 'triangle'
      tone.frequency.value = pitch
      loudness.gain.setValueAtTime(0.0001, start)
      loudness.gain.exponentialRampToValueAtTime(0.18, start + 0.02)
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5)
      tone.connect(loudness).connect(audio.destination)
      tone.start(start)
      tone.stop(start + 0.55)
    })
    setTimeout(() => void audio.close(), 1200)
  } catch {
    // A browser may have no sound at all.
  }
}
