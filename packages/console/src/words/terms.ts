import type { Classification, VerdictReason } from '@endcap/client'
import { CHARTED_CAUSES, keyOf, RULE_NAMES, SURE, wordOf } from '@endcap/scoring/words'
import type { MessageId } from '@endcap/words/message'
import { percent } from './numbers.ts'
import { say, writer } from './say.ts'

// Words of the console for the names that the API uses. They are for merchandisers: never "hero", "PDP" or "penalty".

/** Returns the name of an asset type in sentence case. */
export const typeName = (type: Classification): string => say(`asset_type.${keyOf(type)}.label`)

/** Returns the certainty of an asset type that is a guess, or null. */
export const certaintyText = (certainty: number | null): string | null =>
  certainty === null || certainty >= SURE ? null : `${percent(certainty)} sure`

/** Returns the name of an image's place in a listing, 0 for the main image. */
export const placeName = (position: number): string => (position === 0 ? 'Main' : `Image ${position}`)

/** Returns that an image repeats the one at a place. */
export const repeatsText = (position: number): string =>
  `Repeats ${position === 0 ? 'main image' : placeInSentence(position)}`

/** Returns the name of a place within a sentence. */
export const placeInSentence = (position: number): string =>
  position === 0 ? 'the main image' : `image ${position}`

/** Names of the causes by which a listing loses points. */
export const CAUSES = textsOf(CHARTED_CAUSES, (cause) => `loss.${cause}.label`)

/** Names of the retailers' rules for main images. */
export const RULES = textsOf(RULE_NAMES, (rule) => `rule.${rule}.label`)

/** Returns texts by names. Each is read when it is used, because modules are loaded before the language is. */
function textsOf<Name extends string>(
  names: readonly Name[],
  idOf: (name: Name) => MessageId,
): Readonly<Record<Name, string>> {
  const texts = names.map((name) => [name, { enumerable: true, get: () => say(idOf(name)) }] as const)
  return Object.defineProperties({} as Record<Name, string>, Object.fromEntries(texts))
}

/** Returns the name of a factor, or words made of a name that a newer service gives. */
export const factorName = (name: string): string =>
  writer().write({ id: `factor.${name}.label` }) ??
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

/** Returns the word for a score. */
export const scoreWord = (score: number): string => writer().write(wordOf(score))

export const HISTORY_CAUSES = {
  images: 'Images changed',
  order: 'Order changed',
  category: 'Category changed',
  rubric: 'Scoring rules changed',
  storefront: 'Shop page changed',
  correction: 'Corrected',
  teaching: 'Taught by your answers',
  release: 'Measured anew by a release',
} as const

/** Reasons for which a person rejects an image of Spark. */
export const VERDICT_REASONS: Partial<Record<string, string>> = {
  product_damaged: 'The product is damaged',
  not_like_the_product: 'It does not look like the product',
  wrong_scene: 'The scene does not fit',
  other: 'Another reason',
} satisfies Record<VerdictReason, string>

/** Returns a title of the API without its full stop, for places that show it as a heading. */
export const heading = (title: string): string => title.replace(/\.$/, '')

/** Returns a retailer region's name, such as `Marketplace US`. */
export const retailerName = (id: string): string =>
  id
    .split('_')
    .map((word, index) => (index === 0 ? retailerWord(word) : word.toUpperCase()))
    .join(' ')

const retailerWord = (word: string): string =>
  word === 'ebay' ? 'eBay' : word.charAt(0).toUpperCase() + word.slice(1)

/** Returns the last part of a category path. */
export const categoryLeaf = (path: string | null): string | null => path?.split(' > ').at(-1) ?? null

/** Returns the first part of a category path. */
export const department = (path: string | null): string | null => path?.split(' > ')[0] ?? null

/** Why a listing could not be scored, by its error code. */
const FAILURES: Record<string, string> = {
  IMAGE_SCORING_FAILED: 'An image could not be scored',
  LISTING_SCORING_FAILED: 'The listing could not be scored',
  IMAGE_DOWNLOAD_FAILED: 'The main image could not be downloaded',
  LISTING_INGEST_FAILED: 'The images could not be stored',
}

/** Returns in words why a listing could not be scored. */
export const failureReason = (code: string | null): string =>
  code === null
    ? 'Scoring failed'
    : (FAILURES[code] ?? `Scoring failed: ${code.toLowerCase().replaceAll('_', ' ')}`)
