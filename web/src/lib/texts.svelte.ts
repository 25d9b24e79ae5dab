// All texts, from the product's one catalogue: `t('web-your-turn', { name })`, `t('type-tower.plural')`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { backend } from './backend'
import { settings } from './settings.svelte'

export const LANGUAGES = ['en', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]
export type Values = Record<string, string | number>

/** The language asked for, or the browser's, or English. */
export function languageOf(wanted: string, offered: readonly string[]): Language {
  const known = [wanted, ...offered].map((name) => name.slice(0, 2).toLowerCase())
  return LANGUAGES.find((name) => name === known.find((one) => LANGUAGES.includes(one as Language))) ?? 'en'
}

/** The server sends Fluent source as it is, or by file, or by key. */
export function sourceOf(sent: unknown): string {
  if (typeof sent === 'string') return sent
  return Object.entries(sent as Record<string, string>)
    .map(([key, text]) =>
      /^(#|[A-Za-z][\w-]* *=)/m.test(text) ? text : `${key} = ${text.replace(/\n(?=\S)/g, '\n    ')}`,
    )
    .join('\n')
}

export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  return bundle
}

/** The text with a key (`message` or `message.attribute`); the key itself where there is none. */
export function format(bundle: FluentBundle | null, key: string, values: Values = {}): string {
  const [name = '', attribute] = key.split('.')
  const message = bundle?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return bundle && pattern ? bundle.formatPattern(pattern, values as Record<string, FluentVariable>, []) : key
}

class Texts {
  language = $state<Language>('en')
  bundle = $state.raw<FluentBundle | null>(null)

  get wanted(): Language {
    return languageOf(settings.language, navigator.languages)
  }

  async load(language: Language): Promise<void> {
    const { status, data } = await backend.request(`texts/${language}`, 'GET', undefined)
    if (status !== 200) throw new Error(`texts: ${status}`)
    this.bundle = bundleOf(language, sourceOf(data))
    this.language = language
    document.documentElement.lang = language
  }
}

export const texts = new Texts()

export function t(key: string, values: Values = {}): string {
  return format(texts.bundle, key, values)
}

export function has(key: string): boolean {
  const [name = '', attribute] = key.split('.')
  const message = texts.bundle?.getMessage(name)
  return Boolean(attribute ? message?.attributes[attribute] : message?.value)
}

/** The key of a thing of the game: `named('type', 'bath house')` is `type-bath-house`. */
export function named(kind: string, name: string): string {
  return `${kind}-${name}`.replace(/[ _]/g, '-')
}
