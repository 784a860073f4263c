import type { Classification, VerdictReason } from '@endcap/client'
import {
  ASSET_TYPES,
  CHARTED_CAUSES,
  LOSS_WORDS,
  RETAILER_RULES,
  RULE_NAMES,
  SURE,
} from '@endcap/scoring/words'
import { percent } from './numbers.ts'

// Words of the console for the names that the API uses. They are for merchandisers: never "hero", "PDP" or "penalty".

/** Returns the name of an asset type in sentence case. */
export const typeName = (type: Classification): string => ASSET_TYPES[type].label

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
export const CAUSES = labelsOf(LOSS_WORDS, CHARTED_CAUSES)

/** Names of the retailers' rules for main images. */
export const RULES = labelsOf(RETAILER_RULES, RULE_NAMES)

function labelsOf<Name extends string>(
  concepts: Readonly<Record<Name, { label: string }>>,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, concepts[name].label])) as Record<Name, string>
}

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
