import { findSizes, type Size, withoutSizes } from './size-expressions.ts'
import { normaliseText } from './similar-text.ts'

/** Words and sizes that a shopper must be able to read, derived from name and category. Empty if unknown. */
export type ExpectedWords = {
  brand: readonly string[]
  productType: readonly string[]
  variant: readonly string[]
  sizes: readonly Size[]
}

/** Words without meaning for the product, in the languages of the listings. */
const STOP_WORDS = new Set(
  'and or of the a an for with in to by on & und oder für mit im der die das ein eine et ou de du des la le les pour avec en sans y o con para el los las del sin e per di da il lo gli och med utan z i na en van het met voor ve ile pack packs set value size new original no sin sans ohne senza bag bottle can jar box tin tube dose flasche glas beutel tüte packung boîte bouteille sachet lata botella bolsa frasco scatola bottiglia barattolo'
    .split(' ')
    .map(normaliseText),
)
/** Brands rarely end with one of these words, so the next word belongs to the brand. */
const BRAND_STARTS = new Set(
  ['the', 'dr', 'mr', 'mrs', 'st', 'san', 'la', 'le', 'el', 'new', 'old'].map(normaliseText),
)

/**
 * Splits a product name into brand (nearly all listings begin with it), product type, variant and sizes.
 * The product type is the words that the name shares with the category, or else the last word of the
 * name's first phrase. Sizes are recognized by their units. The rest is the variant.
 */
export function expectedWords(name: string, categoryPath: string | null): ExpectedWords {
  const sizes = findSizes(name)
  const phrases = withoutSizes(name)
    .split(/[,;|()–—]|\s-\s/)
    .map((phrase) => phrase.split(/[\s/]+/).filter((word) => normaliseText(word).length > 0 || word === '&'))
    .filter((words) => words.length > 0)
  const [first = [], ...others] = phrases
  const brandLength = lengthOfBrand(first)
  const brand = contentWords(first.slice(0, brandLength))
  const rest = first.slice(brandLength)
  const categoryWords = new Set(
    (categoryPath ?? '')
      .split(/[>\s,&/]+/)
      .map((word) => stem(normaliseText(word)))
      .filter((word) => word.length > 2),
  )
  const isType = (word: string) => categoryWords.has(stem(normaliseText(word)))
  const all = [...rest, ...others.flat()]
  let productType = contentWords(all.filter(isType))
  // Without a match in the category, the last word is the type: "… Sea Salt Potato Chips".
  if (productType.length === 0)
    productType = contentWords(rest)
      .filter((word) => !/\d/.test(word))
      .slice(-1)
  const taken = new Set(productType)
  return {
    brand,
    productType,
    variant: contentWords(all).filter((word) => !taken.has(word)),
    sizes,
  }
}

function lengthOfBrand(words: readonly string[]): number {
  const [first = '', second = ''] = words
  if (second === '&' || second === '+' || normaliseText(second) === 'and') return Math.min(3, words.length)
  return BRAND_STARTS.has(normaliseText(first)) && words.length > 2 ? 2 : Math.min(1, words.length)
}

/** Text that recognition can read. Words in other scripts are not expected on the pack. */
const READABLE = /^[a-z0-9]+$/

function contentWords(words: readonly string[]): string[] {
  return [...new Set(words.map(normaliseText).filter((word) => READABLE.test(word) && !STOP_WORDS.has(word)))]
}

/** Returns a stem for comparison, the same for singular and plural. */
function stem(word: string): string {
  return word.replace(/(?:ies|es|s|en|e|n)$/u, '')
}
