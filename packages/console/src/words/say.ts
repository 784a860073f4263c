import { CATALOGS, FALLBACK, type Language, languageOf } from '@endcap/words/languages'
import type { MessageId, Values } from '@endcap/words/message'
import { createWriter, type Tags, type Writer } from '@endcap/words/writer'
import type { ComponentChild } from 'preact'

const KEY = 'endcap-language'

let current: Writer | null = null

/** Returns the chosen language, or null for the browser's. */
export const chosenLanguage = (): Language | null => languageOf(localStorage.getItem(KEY) ?? '')

/** Returns the chosen language, or the browser's first available one. */
export const pageLanguage = (): Language =>
  chosenLanguage() ?? navigator.languages.map(languageOf).find((language) => language !== null) ?? FALLBACK

/** Stores this browser's language and shows the page in it. Null follows the browser again. */
export function chooseLanguage(language: Language | null): void {
  if (language === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, language)
  location.reload()
}

/** Loads a language before anything is shown. */
export async function useLanguage(language: Language): Promise<void> {
  const { default: catalog } = await CATALOGS[language]()
  current = createWriter(language, catalog)
}

/** Returns the page's language and texts. Call it in functions only: modules load before the language. */
export function writer(): Writer {
  if (!current) throw new Error('no language is loaded yet')
  return current
}

/** Returns a text in the page's language. */
export const say = (id: MessageId, values?: Values): string => writer().text(id, values)

/** Returns a text with elements: functions by tag name draw its tags, such as `<b>`. */
export const sayWith = (id: MessageId, values: Values, tags: Tags<ComponentChild>): ComponentChild[] =>
  writer().parts<ComponentChild>(id, values, tags)
