import type { Classification, HistoryEntry, ReadProblem, VerdictReason } from '@endcap/client'
import { type Advice, CHARTED_CAUSES, CLASSIFICATIONS, keyOf, RULE_NAMES, SURE } from '@endcap/scoring/words'
import type { MessageId } from '@endcap/words/message'
import { say, writer } from './say.ts'

// Console words for API names. They are for merchandisers: never "hero", "PDP" or "penalty".

/** Names an asset type in sentence case. */
export const typeName = (type: Classification): string => say(`asset_type.${keyOf(type)}.label`)

/** Describes a guess's certainty, or null. */
export const certaintyText = (certainty: number | null): string | null =>
  certainty === null || certainty >= SURE ? null : say('console.terms.sure', { share: certainty })

/** Names a place in a listing, 0 for the main image. */
export const placeName = (position: number): string => say('console.terms.place', { position })

/** Describes a repeat of another place. */
export const repeatsText = (position: number): string => say('console.terms.repeats', { position })

/** Says why the page of a shop was not read. */
export const readProblemText = (problem: ReadProblem): string => say(`console.read_problem.${problem}`)

const OTHER_MAIN = 'other_main.'

/** Returns the words of an advice, such as `A size table is the main image`. */
export function adviceText(advice: Advice): string {
  if (!advice.startsWith(OTHER_MAIN)) return say(`console.advice.${advice as SimpleAdvice}`)
  const type = CLASSIFICATIONS.find((each) => keyOf(each) === advice.slice(OTHER_MAIN.length)) ?? 'Other'
  return say('console.advice.unfit_main', { type: typeName(type) })
}

type SimpleAdvice = Exclude<Advice, `${typeof OTHER_MAIN}${string}`>

export const CAUSES = textsOf(CHARTED_CAUSES, (cause) => `loss.${cause}.label`)

export const RULES = textsOf(RULE_NAMES, (rule) => `rule.${rule}.label`)

/** Reads each text on use, because modules load before the language. */
function textsOf<Name extends string>(
  names: readonly Name[],
  idOf: (name: Name) => MessageId,
): Readonly<Record<Name, string>> {
  const texts = names.map((name) => [name, { enumerable: true, get: () => say(idOf(name)) }] as const)
  return Object.defineProperties({} as Record<Name, string>, Object.fromEntries(texts))
}

/** Names a factor by its own label, by the words of the release, or by a newer service's name. */
export const factorName = (name: string, label?: string): string =>
  label ??
  writer().write({ id: `factor.${name}.label` }) ??
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

const HISTORY_CAUSES = {
  images: 'console.terms.history.images',
  order: 'console.terms.history.order',
  category: 'console.terms.history.category',
  rubric: 'console.terms.history.rubric',
  storefront: 'console.terms.history.storefront',
  correction: 'console.terms.history.correction',
  teaching: 'console.terms.history.teaching',
  facts: 'console.terms.history.facts',
  release: 'console.terms.history.release',
  acceptance: 'console.terms.history.acceptance',
} as const satisfies Record<HistoryEntry['cause'], MessageId>

/** Describes why a listing was scored again. */
export const historyCause = (cause: HistoryEntry['cause']): string => say(HISTORY_CAUSES[cause])

/** Reasons to reject an image from Spark. */
export const VERDICT_REASONS = [
  'product_damaged',
  'not_like_the_product',
  'wrong_scene',
  'other',
] as const satisfies readonly VerdictReason[]

/** Names a reason, or null for one from Spark's checks or a newer service. */
export function verdictReason(reason: string): string | null {
  const known = VERDICT_REASONS.find((each) => each === reason)
  return known === undefined ? null : say(`console.terms.verdict.${known}`)
}

/** Strips the full stop of an API title for use as a heading. */
export const heading = (title: string): string => title.replace(/\.$/, '')

/** Names a retailer region, such as `Marketplace US`. */
export const retailerName = (id: string): string =>
  id
    .split('_')
    .map((word, index) => (index === 0 ? retailerWord(word) : word.toUpperCase()))
    .join(' ')

const retailerWord = (word: string): string =>
  word === 'ebay' ? 'eBay' : word.charAt(0).toUpperCase() + word.slice(1)

/** Names a target by its id, such as `Meta Catalog`, where no report has its name. */
export const targetName = (id: string): string => id.split('-').map(retailerWord).join(' ')

/** Returns the last part of a category path. */
export const categoryLeaf = (path: string | null): string | null => path?.split(' > ').at(-1) ?? null

/** Returns the first part of a category path. */
export const department = (path: string | null): string | null => path?.split(' > ')[0] ?? null

/** Error codes of listings without a score. */
const FAILURES: Record<string, MessageId> = {
  IMAGE_SCORING_FAILED: 'console.terms.failure.image',
  LISTING_SCORING_FAILED: 'console.terms.failure.listing',
  IMAGE_DOWNLOAD_FAILED: 'console.terms.failure.download',
  LISTING_INGEST_FAILED: 'console.terms.failure.storage',
}

/** Describes why a listing could not be scored. */
export function failureReason(code: string | null): string {
  if (code === null) return say('console.terms.failure.unknown')
  const known = FAILURES[code]
  return known === undefined
    ? say('console.terms.failure.other', { code: code.toLowerCase().replaceAll('_', ' ') })
    : say(known)
}
