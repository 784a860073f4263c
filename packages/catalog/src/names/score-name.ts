import type { Language } from '../languages/languages.ts'
import type { Category } from '../taxonomy/categories.ts'
import { type Evidence, gatherEvidence, type LanguageWeights } from './gather-evidence.ts'
import type { NameIndex } from './name-index.ts'
import { type ReadName, readName } from './read-name.ts'

/** Chosen in `bench/categories`. */
const SETTINGS = {
  /** Later words of long names are search terms. */
  maxWords: 40,
  /** Weights of evidence, and the prior of English. */
  language: { stem: 0.4, functionWord: 1.5, accent: 1, english: 0.5 },
  otherLanguage: 0.33,
  englishBesideKnown: 0.7,
  inherited: 0.55,
  inheritedBrand: 0.85,
}

export type ScoredCategory = { category: Category; score: number }

/** Returns logits for `decide`. A shelf's label has no noun that other words describe. */
export function scoreName(
  name: string,
  index: NameIndex,
  { language = null, isShelf = false }: { language?: Language | null; isShelf?: boolean } = {},
): ScoredCategory[] {
  const read = readName(name, SETTINGS.maxWords, index.languages)
  const weights = language === null ? languageWeights(read, index) : knownLanguage(language, index)
  return withInheritance(gatherEvidence(read.words, weights, { index, isShelf }))
}

/** Brands and product names use English everywhere. */
function knownLanguage(language: Language, { languages }: NameIndex): LanguageWeights {
  const { otherLanguage, englishBesideKnown } = SETTINGS
  return new Map(
    languages.map((each) => [
      each,
      each === language ? 1 : each === 'en' ? englishBesideKnown : otherLanguage,
    ]),
  )
}

/** Exact forms count more than stems. */
function languageWeights(
  { words, functionWords, accents }: ReadName,
  { languages, has, hasForm }: NameIndex,
): LanguageWeights {
  const points = languages.map((language) => {
    const known = words.reduce((sum, { plain, stems }) => {
      if (stems === null || !has(stems.get(language) ?? '')) return sum
      return sum + (hasForm(plain, language) ? 1 : SETTINGS.language.stem)
    }, 0)
    const between = SETTINGS.language.functionWord * (functionWords.get(language) ?? 0)
    const prior = language === 'en' ? SETTINGS.language.english : 0
    return [
      language,
      known + between + SETTINGS.language.accent * (accents.get(language) ?? 0) + prior,
    ] as const
  })
  const best = Math.max(...points.map(([, each]) => each), 1e-9)
  const weight = (each: number) => SETTINGS.otherLanguage + (1 - SETTINGS.otherLanguage) * (each / best) ** 2
  return new Map(points.map(([language, each]) => [language, weight(each)]))
}

function withInheritance(evidence: readonly Evidence[]): ScoredCategory[] {
  const byId = new Map(evidence.map((each) => [each.category.id, each]))
  return evidence.map(({ category, byWord, byBrand, whole, isDevice }) => {
    const ancestors = category.lineage.slice(0, -1).toReversed()
    const values = byWord.map((ownValue, word) =>
      ancestors.reduce(
        (best, id, index) => {
          const ancestor = byId.get(id)
          return Math.max(
            best,
            SETTINGS.inherited ** (index + 1) * (ancestor?.byWord[word] ?? 0),
            isDevice ? 0 : SETTINGS.inheritedBrand ** (index + 1) * (ancestor?.byBrand[word] ?? 0),
          )
        },
        Math.max(ownValue, byBrand[word] ?? 0),
      ),
    )
    return { category, score: values.reduce((sum, value) => sum + value, whole) }
  })
}
