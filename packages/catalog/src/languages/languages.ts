import ar from '../../languages/ar/language.json' with { type: 'json' }
import de from '../../languages/de/language.json' with { type: 'json' }
import en from '../../languages/en/language.json' with { type: 'json' }
import es from '../../languages/es/language.json' with { type: 'json' }
import fr from '../../languages/fr/language.json' with { type: 'json' }
import it from '../../languages/it/language.json' with { type: 'json' }
import ja from '../../languages/ja/language.json' with { type: 'json' }
import nl from '../../languages/nl/language.json' with { type: 'json' }
import pl from '../../languages/pl/language.json' with { type: 'json' }
import pt from '../../languages/pt/language.json' with { type: 'json' }
import sv from '../../languages/sv/language.json' with { type: 'json' }
import tr from '../../languages/tr/language.json' with { type: 'json' }
import zhPacks from '../../languages/zh/packs.json' with { type: 'json' }
import type { LanguageData } from './language.ts'

export type { LanguageData, UnitName } from './language.ts'

/** ISO 639-1 codes. The first language of an ambiguous word counts. */
const BY_CODE = { en, de, fr, es, it, pt, nl, sv, pl, tr, ar, ja } satisfies Record<string, LanguageData>

export type Language = keyof typeof BY_CODE

// `Object.keys` keeps the order.
export const LANGUAGES = Object.keys(BY_CODE) as readonly Language[]

export const LANGUAGE_DATA: readonly LanguageData[] = Object.values(BY_CODE)

/** Packs have Chinese, storefronts do not. */
export const PACK_LANGUAGES: readonly Pick<LanguageData, 'packs'>[] = [...LANGUAGE_DATA, { packs: zhPacks }]

/** Returns words, grammar and phrases. */
export const languageData = (language: Language): LanguageData => BY_CODE[language]

/** Removes duplicates. */
export function wordsOf<Data>(
  languages: readonly Data[],
  read: (language: Data) => readonly string[] | undefined,
): string[] {
  return [...new Set(languages.flatMap((language) => read(language) ?? []))]
}

/** Matches any language's pattern. */
export function patternOf<Data>(languages: readonly Data[], read: (language: Data) => string | null): string {
  return languages.flatMap((language) => read(language) ?? []).join('|')
}
