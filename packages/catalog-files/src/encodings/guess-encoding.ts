import { createDecoder } from './decoder.ts'
import { type Language, LETTERS, SINGLE_BYTE } from './letters.ts'

const MAX_SAMPLE_BYTES = 32_768
/** Below this, Windows-1252 is as good. */
const MIN_SCORE = 0.3
const FALLBACK = 'windows-1252'
/** Frequency of encodings, in letters of evidence. */
const PRIORS: ReadonlyMap<string, number> = new Map([
  [FALLBACK, 2],
  ...['windows-1250', 'windows-1251', 'windows-1254'].map((encoding) => [encoding, 0.5] as const),
])

/**
 * Guesses by the letters of languages. Missing bytes, foreign letters, and capitals after small letters count
 * against an encoding. @returns label of the Encoding Standard, or DOS code page (`cp437`, `cp850`, `cp852`)
 */
export function guessEncoding(bytes: Uint8Array): string {
  const words = wordsOf(bytes)
  // A few letters fit several encodings, so the usual one wins.
  const prior = 1 / (1 + words.filter((byte) => byte >= 0x80).length)
  const scores = [
    ...MULTI_BYTE.map(([encoding, weigh]) => ({ encoding, score: multiByteScore(words, encoding, weigh) })),
    ...Object.entries(SINGLE_BYTE).map(([encoding, languages]) => ({
      encoding,
      score:
        singleByteScore(createDecoder(encoding).decode(words), languages) +
        prior * (PRIORS.get(encoding) ?? 0),
    })),
  ]
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score < MIN_SCORE ? FALLBACK : best.encoding
}

/** Returns words with bytes beyond ASCII, separated by spaces. Bytes from 0x40 may end an East Asian character. */
function wordsOf(bytes: Uint8Array): Uint8Array {
  const words = new Uint8Array(MAX_SAMPLE_BYTES)
  let length = 0
  for (let start = 0; start < bytes.length; ) {
    let end = start
    let isForeign = false
    for (; end < bytes.length && (bytes[end] ?? 0) >= 0x40; end++)
      if ((bytes[end] ?? 0) >= 0x80) isForeign = true
    if (isForeign) {
      if (length + end - start + 1 > MAX_SAMPLE_BYTES) break
      words.set(bytes.subarray(start, end), length)
      length += end - start
      words[length++] = 0x20
    }
    start = end + 1
  }
  return words.subarray(0, length)
}

/** Typographic signs of all languages, next to words. */
const SIGNS =
  /[\u2013\u2014\u2018-\u201e\u2022\u2026\u2030\u20ac\u2122\u2039\u203a\u00a0\u00a3\u00a5\u00a7\u00a9\u00ab\u00ae\u00b0-\u00b3\u00b4\u00b5\u00b7\u00b9-\u00bf\u00d7\u00f7\u2116№]/
const WEIGHTS: ReadonlyMap<Language, ReadonlyMap<string, number>> = new Map(
  (Object.keys(LETTERS) as Language[]).map((language) => [language, weightsOf(LETTERS[language])]),
)

/** From 1 (most frequent) to 0.4, less for capitals. */
function weightsOf(letters: string): ReadonlyMap<string, number> {
  const list = Array.from(letters)
  return new Map(
    list.flatMap((letter, rank) => {
      const weight = 1 - (0.6 * rank) / list.length
      const capital = letter.toUpperCase()
      return [
        ...(capital.length === 1 && capital !== letter ? [[capital, 0.85 * weight] as const] : []),
        [letter, weight] as const,
      ]
    }),
  )
}

/** Returns the best language's fit, −2 to 1, per letter. */
function singleByteScore(text: string, languages: readonly Language[]): number {
  const foreign = Array.from(text.matchAll(/[^\p{ASCII}]/gu), ({ 0: letter, index }) => ({
    letter,
    before: text[index - 1] ?? ' ',
    after: text[index + 1] ?? ' ',
  }))
  if (foreign.length === 0) return 0
  const scoreOf = (language: Language): number => {
    const weights = WEIGHTS.get(language)
    const sum = foreign.reduce((total, each) => total + letterScore(each, weights), 0)
    return sum / foreign.length - (language === 'el' ? 0.5 * shareWithoutAccent(text) : 0)
  }
  return Math.max(...languages.map(scoreOf))
}

/** All Greek words except capitals have an accent. */
function shareWithoutAccent(text: string): number {
  const words = text.split(' ').filter((word) => word.length > 3 && word !== word.toUpperCase())
  const without = words.filter((word) => !/[άέήίόύώΐΰ]/i.test(word))
  return words.length === 0 ? 0 : without.length / words.length
}

type Letter = { letter: string; before: string; after: string }

function letterScore(
  { letter, before, after }: Letter,
  weights: ReadonlyMap<string, number> | undefined,
): number {
  if (/[\p{Cc}\p{Cn}\p{Co}\uFFFD]/u.test(letter)) return -2
  const isInWord = /\p{L}/u.test(before) || /\p{L}/u.test(after)
  const weight = weights?.get(letter)
  if (weight === undefined) return SIGNS.test(letter) && !(isLetter(before) && isLetter(after)) ? 0.5 : -1
  // No word mixes two scripts.
  if (!/\p{Script=Latin}/u.test(letter) && (/[a-z]/i.test(before) || /[a-z]/i.test(after))) return -1
  if (/\p{Lu}/u.test(letter) && /\p{Ll}/u.test(before)) return -1
  // Hebrew and Greek final forms.
  if (/[ךםןףץς]/.test(letter) && isLetter(after)) return -1
  if (letter === 'σ' && !isLetter(after)) return -0.5
  return isInWord || isLetter(letter) ? weight : 0.2
}

const isLetter = (character: string): boolean => /\p{L}/u.test(character)

/** Frequent characters are in these encodings' first rows. */
type Weigh = (lead: number, trail: number) => number

export const MULTI_BYTE: readonly (readonly [encoding: string, weigh: Weigh])[] = [
  [
    'shift_jis',
    (lead, trail) => {
      if ((lead === 0x82 && trail >= 0x9f) || lead === 0x83) return 1
      if (lead === 0x81 || lead === 0x82) return 0.5
      return lead >= 0x88 && lead <= 0x97 ? 0.7 : 0
    },
  ],
  [
    'euc-jp',
    (lead) => {
      if (lead === 0xa4 || lead === 0xa5) return 1
      if (lead <= 0xa3) return 0.5
      return lead >= 0xb0 && lead <= 0xcf ? 0.7 : 0
    },
  ],
  [
    'euc-kr',
    (lead, trail) => {
      if (lead >= 0xb0 && lead <= 0xc8 && trail >= 0xa1) return 0.95
      return lead <= 0xa3 && trail >= 0xa1 ? 0.5 : -0.4
    },
  ],
  [
    'big5',
    (lead) => {
      if (lead >= 0xa4 && lead <= 0xc6) return 0.8
      return lead < 0xa4 ? 0.5 : 0
    },
  ],
  [
    'gb18030',
    (lead, trail) => {
      if (trail < 0xa1) return -0.5
      if (lead >= 0xb0 && lead <= 0xd7) return 0.8
      return lead >= 0xa1 && lead <= 0xa3 ? 0.5 : lead > 0xd7 ? 0.2 : -0.3
    },
  ],
]

/** Returns the fit per two-byte character. */
function multiByteScore(words: Uint8Array, encoding: string, weigh: Weigh): number {
  const invalid =
    createDecoder(encoding)
      .decode(words)
      .match(/\uFFFD/g)?.length ?? 0
  let sum = -2 * invalid
  let count = invalid
  for (let index = 0; index < words.length; index++) {
    const lead = words[index] ?? 0
    if (lead < 0x80) continue
    count += 1
    const isHalfWidth = encoding === 'shift_jis' && lead >= 0xa1 && lead <= 0xdf
    const length = isHalfWidth ? 1 : 2
    if (isSmall(words[index - 1]) && isSmall(words[index + length])) sum += -1
    // Half-width Katakana, rare in Shift_JIS.
    else sum += isHalfWidth ? -0.3 : weigh(lead, words[index + 1] ?? 0)
    index += length - 1
  }
  return count === 0 ? 0 : sum / count
}

/** East Asian text has no single character between two small ASCII letters. */
const isSmall = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x61 && byte <= 0x7a
