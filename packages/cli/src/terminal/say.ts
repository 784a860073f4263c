import { ENGLISH } from '@endcap/words/english'
import { type Language, languageOf } from '@endcap/words/languages'
import { type MessageId, say as message, type Values } from '@endcap/words/message'
import { type Catalog, createWriter, type Writer } from '@endcap/words/writer'

/** Writes texts. Those that its language lacks are English. */
export type Words = Pick<Writer, 'language' | 'text'>

/** Texts of the other languages, loaded when they are used. */
const CATALOGS = {
  de: () => import('@endcap/words/de.json', { with: { type: 'json' } }),
  fr: () => import('@endcap/words/fr.json', { with: { type: 'json' } }),
  es: () => import('@endcap/words/es.json', { with: { type: 'json' } }),
}

let current: Words = ENGLISH

/** Returns the language of a terminal by its locale, such as `de_DE.UTF-8`. The locales `C` and `POSIX` are English. */
export function languageOfTerminal({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || ''
  return languageOf(locale.replace(/[.@].*/, '').replaceAll('_', '-')) ?? 'en'
}

/** Loads the texts of a language. */
export async function wordsOf(language: Language): Promise<Words> {
  if (language === 'en') return ENGLISH
  return withEnglish(language, (await CATALOGS[language]()).default)
}

/** Returns the texts of a catalog, and in English those that it lacks. */
export function withEnglish(language: Language, catalog: Partial<Catalog>): Words {
  const { write } = createWriter(language, catalog)
  return { language, text: (id, values) => write(message(id, values)) ?? ENGLISH.text(id, values) }
}

/** Sets the language of all texts that follow. */
export function speak(words: Words): void {
  current = words
}

/** Returns a text in the language of the terminal. */
export const say = (id: MessageId, values?: Values): string => current.text(id, values)
