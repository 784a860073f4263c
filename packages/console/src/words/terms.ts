import type { Classification, HistoryEntry, VerdictReason } from '@endcap/client'
import {
  ASSET_TYPES,
  CHARTED_CAUSES,
  LOSS_WORDS,
  RETAILER_RULES,
  RULE_NAMES,
  SURE,
} from '@endcap/scoring/words'
import type { MessageId } from '@endcap/words/message'
import { say } from './say.ts'

// Words of the console for the names that the API uses. They are for merchandisers: never "hero", "PDP" or "penalty".

/** Returns the name of an asset type in sentence case. */
export const typeName = (type: Classification): string => ASSET_TYPES[type].label

/** Returns the certainty of an asset type that is a guess, or null. */
export const certaintyText = (certainty: number | null): string | null =>
  certainty === null || certainty >= SURE ? null : say('console.terms.sure', { share: certainty })

/** Returns the name of an image's place in a listing, 0 for the main image. */
export const placeName = (position: number): string => say('console.terms.place', { position })

/** Returns that an image repeats the one at a place. */
export const repeatsText = (position: number): string => say('console.terms.repeats', { position })

/** Returns the name of a place within a sentence. */
export const placeInSentence = (position: number): string =>
  say('console.terms.place_in_sentence', { position })

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

const HISTORY_CAUSES = {
  images: 'console.terms.history.images',
  order: 'console.terms.history.order',
  category: 'console.terms.history.category',
  rubric: 'console.terms.history.rubric',
  storefront: 'console.terms.history.storefront',
  correction: 'console.terms.history.correction',
  teaching: 'console.terms.history.teaching',
  release: 'console.terms.history.release',
} as const satisfies Record<HistoryEntry['cause'], MessageId>

/** Returns why a listing was scored again. */
export const historyCause = (cause: HistoryEntry['cause']): string => say(HISTORY_CAUSES[cause])

/** Reasons for which a person rejects an image of Spark. */
export const VERDICT_REASONS = [
  'product_damaged',
  'not_like_the_product',
  'wrong_scene',
  'other',
] as const satisfies readonly VerdictReason[]

/** Returns the name of a reason, or null for one that the checks of Spark or a newer service give. */
export function verdictReason(reason: string): string | null {
  const known = VERDICT_REASONS.find((each) => each === reason)
  return known === undefined ? null : say(`console.terms.verdict.${known}`)
}

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
const FAILURES: Record<string, MessageId> = {
  IMAGE_SCORING_FAILED: 'console.terms.failure.image',
  LISTING_SCORING_FAILED: 'console.terms.failure.listing',
  IMAGE_DOWNLOAD_FAILED: 'console.terms.failure.download',
  LISTING_INGEST_FAILED: 'console.terms.failure.storage',
}

/** Returns in words why a listing could not be scored. */
export function failureReason(code: string | null): string {
  if (code === null) return say('console.terms.failure.unknown')
  const known = FAILURES[code]
  return known === undefined
    ? say('console.terms.failure.other', { code: code.toLowerCase().replaceAll('_', ' ') })
    : say(known)
}
