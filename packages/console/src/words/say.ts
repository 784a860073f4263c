import { LANGUAGES, type Language, languageOf } from '@endcap/words/languages'
import type { MessageId, Values } from '@endcap/words/message'
import { type Catalog, createWriter, type Tags, type Writer } from '@endcap/words/writer'
import type { ComponentChild } from 'preact'

const KEY = 'endcap-language'

/** Texts of each language, loaded when it is used. */
const CATALOGS: Record<Language, () => Promise<{ default: Catalog }>> = {
  en: () => import('@endcap/words/en.json', { with: { type: 'json' } }),
  de: () => import('@endcap/words/de.json', { with: { type: 'json' } }),
  fr: () => import('@endcap/words/fr.json', { with: { type: 'json' } }),
  es: () => import('@endcap/words/es.json', { with: { type: 'json' } }),
}

let current: Writer | null = null

/** Returns the language that the person chose in this browser, or null for that of the browser. */
export const chosenLanguage = (): Language | null => languageOf(localStorage.getItem(KEY) ?? '')

/** Returns the language to show the page in: the chosen one, or else the first that the browser prefers and there is. */
export const pageLanguage = (): Language =>
  chosenLanguage() ??
  navigator.languages.map(languageOf).find((language) => language !== null) ??
  LANGUAGES[0]

/** Keeps a language for this browser, and shows the page in it. Null follows the browser again. */
export function chooseLanguage(language: Language | null): void {
  if (language === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, language)
  location.reload()
}

/** Loads the texts of a language, before anything is shown. */
export async function useLanguage(language: Language): Promise<void> {
  const { default: catalog } = await CATALOGS[language]()
  current = createWriter(language, catalog)
}

/** The language of the page and its texts. Used in functions only: modules are loaded before the language is. */
export function writer(): Writer {
  if (!current) throw new Error('no language is loaded yet')
  return current
}

/** Returns a text in the language of the page. */
export const say = (id: MessageId, values?: Values): string => writer().text(id, values)

/** Returns a text with elements in it: each tag of the text, such as `<b>`, is drawn by the function of its name. */
export const sayWith = (id: MessageId, values: Values, tags: Tags<ComponentChild>): ComponentChild[] =>
  writer().parts<ComponentChild>(id, values, tags)
