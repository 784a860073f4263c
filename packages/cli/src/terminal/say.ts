import { ENGLISH } from '@endcap/words/english'
import { CATALOGS, FALLBACK, type Language, languageOf } from '@endcap/words/languages'
import type { MessageId, Values } from '@endcap/words/message'
import { createWriter, type Writer } from '@endcap/words/writer'

let current: Writer = ENGLISH

/** Returns the language of a terminal by its locale, such as `de_DE.UTF-8`. The locales `C` and `POSIX` are English. */
export function languageOfTerminal({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const locale = LC_ALL || LC_MESSAGES || LANG || ''
  return languageOf(locale.replace(/[.@].*/, '').replaceAll('_', '-')) ?? FALLBACK
}

/** Loads the texts of a language. */
export async function wordsOf(language: Language): Promise<Writer> {
  return createWriter(language, (await CATALOGS[language]()).default)
}

/** Sets the language of all texts that follow. */
export function speak(words: Writer): void {
  current = words
}

/** Returns what writes in the language of the terminal. */
export const writer = (): Writer => current

/** Returns a text in the language of the terminal. */
export const say = (id: MessageId, values?: Values): string => current.text(id, values)
