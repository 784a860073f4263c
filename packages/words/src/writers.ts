import { CATALOGS, LANGUAGES, type Language } from './languages.ts'
import { createWriter, type Writer } from './writer.ts'

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => [language, createWriter(language, (await CATALOGS[language]()).default)]),
)

/** Writers of all languages, for programs that write in several. Browsers load one. */
export const WRITERS = Object.fromEntries(loaded) as Readonly<Record<Language, Writer>>
