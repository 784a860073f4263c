import { LANGUAGE_DATA, type LanguageData, wordsOf } from '@endcap/catalog/languages'
import { type NameVocabulary, wordStem } from './name-vocabulary.ts'
import { normalizeText } from './similar-text.ts'

/** The most likely first. */
export type BrandInName = {
  candidates: readonly (readonly string[])[]
  /** True if the first is certainly the brand. */
  isSure: boolean
}

/** Words at which brands rarely end. */
const BRAND_STARTS = ofAll(({ brandStarts }) => brandStarts)
/** Words before the maker: "Potato Chips by Acme". */
const MAKER = ofAll(({ makers }) => makers)
/** Words before other brands: "case for iPhone". */
const PURPOSE = ofAll(({ fits }) => fits)
const JOINING: ReadonlySet<string> = new Set([
  '&',
  '+',
  ...ofAll(({ brandConjunctions }) => brandConjunctions),
])
const MAX_BRAND_WORDS = 4
const MAX_CANDIDATES = 3

/** The best is sure if it reaches `sure` and leads by `lead`. */
const EVIDENCE = {
  known: 3,
  knownCommon: 1.6,
  uncommon: 2,
  firstWord: 1,
  firstPhrase: 0.5,
  /** The only capital, or the only word in capitals. */
  distinctCase: 1,
  maker: 2,
  sure: 2.4,
  lead: 0.4,
}

type Word = {
  text: string
  folded: string
  isCommon: boolean
  isType: boolean
  isFirst: boolean
  isPurpose: boolean
  phrase: number
  followsMaker: boolean
}
type Candidate = { words: readonly string[]; points: number; start: number }

/**
 * Weighs known brands, uncommon words, case and place. Most names begin with the brand, some with the type
 * ("Potato chips Acme dill").
 * @param phrases words without sizes
 */
export function brandInName(
  phrases: readonly (readonly string[])[],
  vocabulary: NameVocabulary,
): BrandInName {
  const words = describe(phrases, vocabulary)
  const [first] = words
  if (!first) return { candidates: [], isSure: false }
  const distinct = distinctCase(words)
  const found = words
    .flatMap((_, start) => candidateAt(words, start, vocabulary, distinct) ?? [])
    .toSorted((a, b) => b.points - a.points || a.start - b.start)
  const [best, second] = found
  if (!best || !begins(best, first))
    return { candidates: withFirst(found, words), isSure: isCertain(best, second, first) }
  return {
    candidates: found.slice(0, MAX_CANDIDATES).map((each) => each.words),
    isSure: isCertain(best, second, first),
  }
}

const begins = ({ start }: Candidate, first: Word): boolean => start === 0 && first.phrase === 0

/** A name may begin with a quality ("Golden Sun Rice"), which is not certain. */
function isCertain(best: Candidate | undefined, second: Candidate | undefined, first: Word): boolean {
  if (!best || best.points < EVIDENCE.sure) return false
  if (best.start > 0 && !first.isType && best.points < EVIDENCE.known) return false
  return !second || best.points - second.points >= EVIDENCE.lead || best.start === 0
}

/** The first word is most often the brand, unless it names a type. */
function withFirst(found: readonly Candidate[], words: readonly Word[]): (readonly string[])[] {
  const [first] = words
  const others = found.slice(0, MAX_CANDIDATES - 1).map((each) => each.words)
  return !first || first.isType ? others : [...others, brandFrom(words, 0)]
}

function describe(phrases: readonly (readonly string[])[], { isCommon, isType }: NameVocabulary): Word[] {
  return phrases.flatMap((texts, phrase) => {
    let isPurpose = false
    return texts.map((text, index) => {
      const folded = normalizeText(text)
      if (index > 0 && PURPOSE.has(folded)) isPurpose = true
      // "d'olive" is "olive".
      const stem = wordStem(text.replace(/^\p{L}['’](?=\p{L}{3})/u, ''))
      // "Volkoren brood" is "volkorenbrood".
      const isCompound = isCommon(wordStem(text + (texts[index + 1] ?? '')))
      const parts = text.split('-')
      const isHyphenated = parts.length > 1 && parts.every((part) => isCommon(wordStem(part)))
      return {
        text,
        folded,
        isCommon: isCommon(stem) || isCompound || isHyphenated || /\d/.test(text) || folded.length < 2,
        isType: isType(stem) || (isHyphenated && isType(wordStem(parts.at(-1) ?? ''))),
        isFirst: index === 0,
        isPurpose,
        phrase,
        followsMaker: MAKER.has(normalizeText(texts[index - 1] ?? '')),
      }
    })
  })
}

function distinctCase(words: readonly Word[]): ReadonlySet<Word> {
  const rest = words.filter(({ isFirst, folded }) => !isFirst && folded.length > 1)
  const capitalized = rest.filter(({ text }) => /^\p{Lu}/u.test(text))
  const upper = words.filter(({ text }) => /^\p{Lu}{4,}$/u.test(text))
  if (upper.length > 0 && upper.length <= 2 && upper.length < words.length / 2) return new Set(upper)
  const lower = rest.length - capitalized.length
  return capitalized.length <= 2 && lower >= capitalized.length && lower > 0
    ? new Set(capitalized)
    : new Set()
}

function candidateAt(
  words: readonly Word[],
  start: number,
  { isBrand }: NameVocabulary,
  distinct: ReadonlySet<Word>,
): Candidate | null {
  const word = words[start]
  const before = words[start - 1]
  if (!word || word.isPurpose || word.folded.length === 0) return null
  const known = knownBrand(words, start, isBrand)
  const isDistinct = distinct.has(word)
  const place =
    (start === 0 ? EVIDENCE.firstWord : 0) +
    (word.phrase === 0 ? EVIDENCE.firstPhrase : 0) +
    (isDistinct ? EVIDENCE.distinctCase : 0) +
    (word.followsMaker ? EVIDENCE.maker : 0)
  if (known.length > 0) {
    // Two common words make a brand ("Mulino Bianco").
    const isCommon = known.length === 1 && word.isCommon && (start > 0 || word.isType)
    return { words: texts(known), points: place + (isCommon ? EVIDENCE.knownCommon : EVIDENCE.known), start }
  }
  if (word.isCommon)
    return isDistinct || word.followsMaker ? { words: brandFrom(words, start), points: place, start } : null
  // Later words of a run belong to its brand or name the line.
  if (before && before.phrase === word.phrase && !before.isCommon && !word.followsMaker) return null
  return { words: brandFrom(words, start), points: place + EVIDENCE.uncommon, start }
}

/**
 * Returns the shortest brand with an uncommon word, because longer ones name a line ("Roca L20"), else the
 * longest.
 */
function knownBrand(
  words: readonly Word[],
  start: number,
  isBrand: NameVocabulary['isBrand'],
): readonly Word[] {
  const known: (readonly Word[])[] = []
  for (let count = 1; count <= MAX_BRAND_WORDS; count++) {
    const taken = words.slice(start, start + count)
    const isWhole = taken.length === count && taken.every(({ phrase }) => phrase === words[start]?.phrase)
    if (isWhole && isBrand(taken.map(({ folded }) => folded).join(''))) known.push(taken)
  }
  return known.find((taken) => taken.some(({ isCommon }) => !isCommon)) ?? known.at(-1) ?? []
}

/** Includes joined words ("Ben & Jerry's"). */
function brandFrom(words: readonly Word[], start: number): string[] {
  const [word, second, third] = words.slice(start, start + 3)
  if (!word) return []
  const isJoined = second && (second.text === '&' || second.text === '+' || JOINING.has(second.folded))
  if (isJoined && third && third.phrase === word.phrase) return texts([word, second, third])
  if (second && second.phrase === word.phrase && BRAND_STARTS.has(word.folded) && words.length > 2)
    return texts([word, second])
  return texts([word])
}

function ofAll(read: (names: LanguageData['names']) => readonly string[]): ReadonlySet<string> {
  return new Set(wordsOf(LANGUAGE_DATA, ({ names }) => read(names)))
}

const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text)
