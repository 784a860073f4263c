import type { Classification, LossCause, PdpListParams, RuleName } from '@endcap/client'
import { type AcceptanceState, ADVICE, type Advice, CHARTED_CAUSES, RULE_NAMES } from '@endcap/scoring/words'
import type { MessageId } from '@endcap/words/message'
import { say } from '../../words/say.ts'
import { adviceText, CAUSES, RULES, retailerName, typeName } from '../../words/terms.ts'

type Sort = NonNullable<PdpListParams['sort']>

/** Filters and order of the table, as the address of the page holds them. */
export type ListingFilters = {
  q: string
  score: string
  losesMostBy: LossCause | null
  advice: Advice | null
  missing: Classification | null
  ruleFailed: RuleName | null
  acceptance: AcceptanceState | null
  target: string | null
  category: string | null
  retailer: string | null
  tag: string | null
  brand: string | null
  changedBy: string | null
  status: keyof typeof STATUSES | null
  sort: Sort
  /** One row for each family. */
  families: boolean
}

/** States of listings that the filter offers. */
export const STATUSES = {
  COMPLETED: 'status.scored',
  PROCESSING: 'status.processing',
  ERROR: 'status.failed',
} as const satisfies Record<string, MessageId>

/** States of acceptance that the filter offers. */
export const ACCEPTANCE = [
  'not_accepted',
  'not_sure',
  'accepted',
] as const satisfies readonly AcceptanceState[]

const DEFAULT_SORT: Sort = '-can_win_today'

const SORTS: readonly Sort[] = [
  'can_win',
  '-can_win',
  'can_win_today',
  '-can_win_today',
  'can_win_with_spark',
  '-can_win_with_spark',
  'can_win_with_shoot',
  '-can_win_with_shoot',
  'pdp_score',
  '-pdp_score',
  'hero_score',
  '-hero_score',
  'updated_at',
  '-updated_at',
  'name',
  '-name',
]

/** Score ranges of the filter, by their value in the URL. */
export const SCORE_RANGES: readonly (readonly [string, MessageId])[] = [
  ['0-60', 'console.listings.range_poor'],
  ['60-80', 'console.listings.range_fair'],
  ['80-90', 'console.listings.range_good'],
  ['90-100', 'console.listings.range_great'],
]

/** A range of the histogram or filter. */
const RANGE = /^(\d{1,3})-(\d{1,3})$/

type Query = Readonly<Record<string, string>>

/** Reads filters from a URL. Ignores invalid values. */
export function readFilters(query: Query): ListingFilters {
  const sort = SORTS.find((each) => each === query['sort']) ?? DEFAULT_SORT
  return {
    q: query['q'] ?? '',
    score: readRange(query),
    advice: nameOf(ADVICE, query['advice']),
    losesMostBy: nameOf(CHARTED_CAUSES, query['loses_most_by']),
    missing: (query['missing'] as Classification | undefined) ?? null,
    ruleFailed: nameOf(RULE_NAMES, query['rule_failed']),
    acceptance: nameOf(ACCEPTANCE, query['acceptance']),
    target: query['target'] ?? null,
    category: query['category_id'] ?? null,
    retailer: query['retailer'] ?? null,
    tag: query['tag'] ?? null,
    brand: query['brand'] ?? null,
    changedBy: query['changed_by'] ?? null,
    status: nameOf(STATUS_NAMES, query['status']),
    sort,
    families: query['families'] === 'true',
  }
}

/** Reads a score range, which the overview's charts give by its bounds. */
function readRange(query: Query): string {
  const range = query['score'] ?? ''
  if (RANGE.test(range)) return range
  const from = Number(query['score_min'] ?? Number.NaN)
  const to = Number(query['score_max'] ?? Number.NaN)
  if (Number.isNaN(from) && Number.isNaN(to)) return ''
  // Bounds of views end before the next score.
  return `${Number.isNaN(from) ? 0 : Math.floor(from)}-${Number.isNaN(to) ? 100 : Math.ceil(to)}`
}

const STATUS_NAMES = Object.keys(STATUSES) as (keyof typeof STATUSES)[]

const nameOf = <Name extends string>(names: readonly Name[], text: string | undefined): Name | null =>
  names.find((name) => name === text) ?? null

/** Returns the URL query without inactive filters. */
export function writeFilters(filters: ListingFilters): string {
  const {
    q,
    score,
    losesMostBy,
    advice,
    missing,
    ruleFailed,
    acceptance,
    target,
    category,
    retailer,
    tag,
    brand,
    changedBy,
    status,
    sort,
    families,
  } = filters
  const query = new URLSearchParams()
  const set = (name: string, value: string | null) => value && query.set(name, value)
  set('q', q)
  set('score', score)
  set('loses_most_by', losesMostBy)
  set('advice', advice)
  set('missing', missing)
  set('rule_failed', ruleFailed)
  set('acceptance', acceptance)
  set('target', target)
  set('category_id', category)
  set('retailer', retailer)
  set('tag', tag)
  set('brand', brand)
  set('changed_by', changedBy)
  set('status', status)
  set('sort', sort === DEFAULT_SORT ? null : sort)
  set('families', families ? 'true' : null)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Returns API parameters for the filters, without the order. */
export function filterParams(filters: ListingFilters): Omit<PdpListParams, 'cursor' | 'sort' | 'limit'> {
  const [, from, to] = RANGE.exec(filters.score) ?? []
  return {
    q: filters.q || undefined,
    scoreMin: from === undefined ? undefined : Number(from),
    // Scores have one decimal, and a range ends before the next.
    scoreMax: to === undefined ? undefined : to === '100' ? 100 : Number(to) - 0.05,
    losesMostBy: filters.losesMostBy ?? undefined,
    advice: filters.advice ?? undefined,
    missing: filters.missing ?? undefined,
    ruleFailed: filters.ruleFailed ?? undefined,
    acceptance: filters.acceptance ?? undefined,
    target: (filters.target as PdpListParams['target']) ?? undefined,
    categoryId: filters.category ?? undefined,
    retailer: filters.retailer ?? undefined,
    tag: filters.tag ?? undefined,
    brand: filters.brand ?? undefined,
    changedBy: filters.changedBy ?? undefined,
    status: filters.status ?? undefined,
  }
}

/** Returns how many filters are on. */
export const activeFilters = (filters: ListingFilters): number =>
  Object.entries(filters).filter(
    ([name, value]) => name !== 'sort' && name !== 'families' && value !== null && value !== '',
  ).length

/** Returns the values of filters in words, or null for those that are off. */
export const filterWords = {
  score: ({ score }: ListingFilters) => (score === '' ? null : rangeText(score)),
  losesMostBy: ({ losesMostBy }: ListingFilters) => losesMostBy && CAUSES[losesMostBy],
  advice: ({ advice }: ListingFilters) => advice && adviceText(advice),
  missing: ({ missing }: ListingFilters) => missing && typeName(missing),
  status: ({ status }: ListingFilters) => status && say(STATUSES[status]),
  ruleFailed: ({ ruleFailed }: ListingFilters) => ruleFailed && (RULES[ruleFailed] ?? ruleFailed),
  acceptance: ({ acceptance }: ListingFilters) => acceptance && say(`console.acceptance.state.${acceptance}`),
  retailer: ({ retailer }: ListingFilters) => retailer && retailerName(retailer),
}

function rangeText(score: string): string {
  const [, id] = SCORE_RANGES.find(([range]) => range === score) ?? []
  if (id) return say(id)
  const [from = '', to = ''] = score.split('-')
  return say('console.listings.range', { from, to })
}
