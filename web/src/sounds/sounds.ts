// Sounds, made here of a few tones and a little noise. `playSound(name)` is silent where somebody has switched them off.
import { settings } from '../lib/settings.svelte'

export const SOUNDS = ['card', 'coin', 'tile', 'scoring', 'clock', 'turn'] as const
export type Sound = (typeof SOUNDS)[number]

/** One tone or breath of noise: when it begins, how long it rings, in seconds; pitches in hertz. */
export interface Note {
  at: number
  lasts: number
  loud: number
  pitch: number
  /** Where the pitch goes. */
  to?: number
  shape: OscillatorType | 'noise'
}

const pluck = (at: number, pitch: number, loud = 0.16, lasts = 0.6): Note[] => [
  { at, lasts, loud, pitch, shape: 'triangle' },
  { at, lasts: lasts * 0.5, loud: loud * 0.35, pitch: pitch * 2, shape: 'sine' },
]

/** A card slides, coins ring, a tile is set on stone, a scoring is a small fanfare, a clock knocks, a turn is two strings. */
export const SCORES: Record<Sound, Note[]> = {
  card: [{ at: 0, lasts: 0.11, loud: 0.2, pitch: 2600, to: 900, shape: 'noise' }],
  coin: [
    { at: 0, lasts: 0.3, loud: 0.08, pitch: 2093, shape: 'sine' },
    { at: 0, lasts: 0.22, loud: 0.05, pitch: 3322, shape: 'sine' },
    { at: 0.07, lasts: 0.34, loud: 0.08, pitch: 2637, shape: 'sine' },
    { at: 0.07, lasts: 0.2, loud: 0.04, pitch: 4186, shape: 'sine' },
  ],
  tile: [
    { at: 0, lasts: 0.14, loud: 0.5, pitch: 170, to: 70, shape: 'sine' },
    { at: 0, lasts: 0.05, loud: 0.28, pitch: 1400, to: 500, shape: 'noise' },
  ],
  scoring: [...pluck(0, 440), ...pluck(0.13, 554.37), ...pluck(0.26, 659.25), ...pluck(0.42, 880, 0.2, 1)],
  clock: [
    { at: 0, lasts: 0.05, loud: 0.2, pitch: 1100, to: 800, shape: 'square' },
    { at: 0.18, lasts: 0.05, loud: 0.16, pitch: 900, to: 700, shape: 'square' },
  ],
  turn: [...pluck(0, 587.33, 0.18), ...pluck(0.14, 880, 0.18)],
}

let context: AudioContext | null = null
let breath: AudioBuffer | null = null

/** Play a sound, if sounds are wanted. No browser lets a page be heard before somebody has touched it. */
export function playSound(name: Sound): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const note of SCORES[name]) playNote(context, note)
  } catch {
    // A browser may have no sound at all.
  }
}

function playNote(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at
  const loudness = audio.createGain()
  loudness.gain.setValueAtTime(0.0001, start)
  loudness.gain.exponentialRampToValueAtTime(note.loud, start + Math.min(0.015, note.lasts / 4))
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts)
  loudness.connect(audio.destination)
  const source =
    note.shape === 'noise' ? makeNoise(audio, note, start, loudness) : makeTone(audio, note, start, loudness)
  source.start(start)
  source.stop(start + note.lasts + 0.05)
}

function makeTone(audio: AudioContext, note: Note, start: number, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator()
  source.type = note.shape as OscillatorType
  glide(source.frequency, note, start)
  source.connect(into)
  return source
}

function makeNoise(audio: AudioContext, note: Note, start: number, into: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource()
  source.buffer = breath ??= makeWhiteNoise(audio)
  const band = audio.createBiquadFilter()
  band.type = 'bandpass'
  glide(band.frequency, note, start)
  source.connect(band).connect(into)
  return source
}

function glide(pitch: AudioParam, note: Note, start: number): void {
  pitch.setValueAtTime(note.pitch, start)
  if (note.to) pitch.exponentialRampToValueAtTime(note.to, start + note.lasts)
}

function makeWhiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let k = 0; k < samples.length; k++) samples[k] = Math.random() * 2 - 1
  return buffer
}
