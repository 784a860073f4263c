import { CATEGORIES, type Category } from './taxonomy.ts'

export type NameMatch = { category: Category; confidence: number }

/** A name says what the product is within its first words; the rest is search terms. */
const MAX_WORDS = 60
/** Below this the name says too little to decide by. */
export const MIN_CONFIDENCE = 0.5

type Phrase = { category: Category; words: readonly string[] }

const PHRASES: readonly Phrase[] = CATEGORIES.flatMap((category) =>
  [category.name, ...category.synonyms].map((phrase) => ({ category, words: tokenize(phrase) })),
)
const RARITY = rarities(PHRASES)

/**
 * The category whose name or synonym stands in the product's name: all words of the phrase must
 * occur, rare words and longer phrases weigh more, words near the end too (the head of an English
 * noun phrase). Confidence falls where another category's phrase is about as good.
 */
export function matchName(name: string, isAllowed: (category: Category) => boolean): NameMatch | null {
  const words = tokenize(name).slice(0, MAX_WORDS)
  const best = new Map<Category, number>()
  for (const { category, words: phrase } of PHRASES) {
    if (!isAllowed(category)) continue
    const places = phrase.map((word) => words.lastIndexOf(word))
    if (places.includes(-1)) continue
    const weight = phrase.reduce((sum, word) => sum + (RARITY.get(word) ?? 0), 0)
    const lateness = (1 + Math.max(...places)) / words.length
    best.set(category, Math.max(best.get(category) ?? 0, weight * (1 + 0.2 * lateness)))
  }
  const ranked = [...best].toSorted((a, b) => b[1] - a[1])
  const [first] = ranked
  if (!first) return null
  // A parent that matches too agrees with its child, it does not compete.
  const rival = ranked
    .slice(1)
    .find(([category]) => !first[0].lineage.includes(category.id) && !category.lineage.includes(first[0].id))
  return { category: first[0], confidence: first[1] / (first[1] + (rival?.[1] ?? 0) ** 2 / first[1]) }
}

/** Lower-case words without accents, each reduced by its plural ending. */
function tokenize(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) =>
      word.length > 3
        ? word.replace(/(?<=[^aeiou])ies$|(?<=ch|sh|x)es$|(?<=[^su])s$/, (end) => (end === 'ies' ? 'y' : ''))
        : word,
    )
}

/** A word of many categories ("oil", "set") says less than one of a single category. */
function rarities(phrases: readonly Phrase[]): Map<string, number> {
  const users = new Map<string, Set<Category>>()
  for (const { category, words } of phrases) {
    for (const word of words) users.set(word, (users.get(word) ?? new Set()).add(category))
  }
  return new Map(
    [...users].map(([word, categories]) => [word, 1 + Math.log(phrases.length / categories.size) / 2]),
  )
}
