import type { Classification, HistoryEntry, VerdictReason } from '@endcap/client'
import { CHARTED_CAUSES, keyOf, RULE_NAMES, SURE, wordOf } from '@endcap/scoring/words'
import type { MessageId } from '@endcap/words/message'
import { say, writer } from './say.ts'

// Words of the console for the names that the API uses. They are for merchandisers: never "hero", "PDP" or "penalty".

/** Returns the name of an asset type in sentence case. */
export const typeName = (type: Classification): string => say(`asset_type.${keyOf(type)}.label`)

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
