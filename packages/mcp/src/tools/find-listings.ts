import type { PdpSummary } from '@endcap/client'
import { z } from 'zod'
import {
  count,
  cursor,
  filterParams,
  filters,
  gainSplit,
  listingTexts,
  nullableNumber,
  nullableText,
  sort,
} from '../fields.ts'
import { defineTool, READS } from '../tool.ts'
import type { UntrustedText } from '../untrusted.ts'

const DEFAULT_ROWS = 10
const MAX_ROWS = 25

const targetState = z.object({
  target: z.string(),
  state: z.string().describe('accepted, not_accepted or not_sure'),
  main_image: z.string().describe('The state of the main image alone'),
})

export const listingSummary = z.object({
  pdp_id: z.string(),
  id_type: z.string().describe('What `untrusted.id` is: your own id, a GTIN or an ASIN'),
  retailer: z.string(),
  category: nullableText,
  status: z.string().describe('PROCESSING, COMPLETED or ERROR'),
  error_code: nullableText,
  pdp_score: nullableNumber.describe('Listing score, 0 to 100'),
  hero_score: nullableNumber.describe('Score of the main image'),
  carousel_score: nullableNumber,
  service_certified: z.boolean().nullable().describe('The listing score is 80 or above'),
  can_win: nullableNumber.describe('Points that the listing gains by its plan'),
  can_win_split: gainSplit.nullable(),
  first_action: z.object({ code: z.string(), title: z.string(), gain_listing: z.number() }).nullable(),
  advice: nullableText.describe('First change from own images'),
  loses_most_by: nullableText,
  image_count: count,
  recommended_image_count: z.int().nullable(),
  missing: z.array(z.string()).describe('Asset types that the listing should have'),
  penalties: z.array(z.string()),
  rules_failed: z.array(z.string()).describe('Rules of the retailer that the main image breaks'),
  acceptance: z
    .array(targetState)
    .describe('Whether shops and other targets accept the images. Not the same as certified'),
  hero_image_id: nullableText,
  updated_at: z.string(),
  scored_at: nullableText,
  untrusted: listingTexts,
})

const splitText = (split: z.output<typeof gainSplit> | null): string =>
  split ? ` (${split.today} today, ${split.with_spark} with Spark, ${split.with_shoot} with a shoot)` : ''

/** Separates third-party texts. */
export const summaryOf = (row: PdpSummary) => ({ ...row, untrusted: { name: row.name, id: row.id } })

/** Excludes third-party texts. */
export function summaryLine(row: z.output<typeof listingSummary>): string {
  const first = row.first_action
    ? `; first: ${row.first_action.title} (+${row.first_action.gain_listing})`
    : ''
  const score =
    row.pdp_score === null
      ? ''
      : `, score ${row.pdp_score}, can win ${row.can_win ?? 0}${splitText(row.can_win_split)}`
  const refused = row.acceptance
    .filter(({ state }) => state !== 'accepted')
    .map(({ target, state }) => `, ${state.replace('_', ' ')} by ${target}`)
  return `pdp_id ${row.pdp_id}: ${row.status}${score}${refused.join('')}${first}`
}

/** Returns third-party texts of a listing. */
export const listingQuotes = (
  { untrusted: { name, id } }: { untrusted: z.output<typeof listingTexts> },
  label = 'listing',
): UntrustedText[] => [
  [`${label}, name`, name],
  [`${label}, id`, id],
]

export const findListings = defineTool({
  name: 'find_listings',
  title: 'Find listings',
  description:
    'Lists the stored product listings with their scores (0 to 100), the points that each can win and the first change to make. ' +
    'Use it to find the listing that somebody means, or the listings that need work most. Filters are combined with "and".',
  annotations: READS,
  input: z.strictObject({
    ...filters,
    sort,
    limit: z.int().min(1).max(MAX_ROWS).default(DEFAULT_ROWS).describe(`Rows, at most ${MAX_ROWS}`),
    cursor,
  }),
  output: z.object({
    listings: z.array(listingSummary),
    has_more: z.boolean(),
    next_cursor: nullableText,
  }),
  run: async ({ sort: order, limit, cursor: from, ...given }, { endcap, options }) => {
    const page = await endcap.pdps.list({ ...filterParams(given), sort: order, limit }, options).page(from)
    return { ...page, listings: page.data.map(summaryOf) }
  },
  describe: ({ listings, has_more: hasMore, next_cursor: next }) => ({
    summary: [
      `${listings.length} listings${hasMore ? `, more with cursor ${next}` : ''}`,
      ...listings.map((row, index) => `${index + 1}. ${summaryLine(row)}`),
    ],
    untrusted: listings.flatMap((row, index) => listingQuotes(row, `listing ${index + 1}`)),
  }),
})
