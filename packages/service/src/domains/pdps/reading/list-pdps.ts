import { ACCEPTANCE_STATES, type PdpListQuery, type PdpSort } from '@endcap/api'
import { findCategoryIdsBelow } from '@endcap/catalog'
import { type RawBuilder, sql } from 'kysely'
import { hasId, optional } from '../../../platform/db/conditions.ts'
import type { Db } from '../../../platform/db/database.ts'
import { cutPage, decodeCursor, invalidCursor, type Position } from '../../../platform/http/cursor.ts'
import { type StoredState, stateWord } from '../../acceptance/judgement-store.ts'
import type { CategoryHints } from '../../categories/resolve-category.ts'
import type { ListingSummary } from '../record/listing-result.ts'
import type { PdpKey } from '../record/pdp.ts'
import type { LostPoints } from '../record/summarize-result.ts'
import { orderOf, type PdpOrder } from './pdp-order.ts'

export type PdpListing = Omit<PdpListQuery, 'cursor' | 'include'> & {
  organizationId: string
  cursor: string | null
}

export type PdpFilters = Omit<PdpListing, 'cursor' | 'limit' | 'sort'>

export type ListedPdp = {
  id: string
  id_type: PdpKey['idType']
  external_id: string
  retailer: string
  name: string | null
  category_id: string
  category_hints: CategoryHints
  category_source: string | null
  category_confidence: number | null
  status: 'PROCESSING' | 'COMPLETED' | 'ERROR'
  error_code: string | null
  updated_at: Date
  scored_at: Date | null
  tags: string[]
  family_id: string | null
  family_name: string | null
  family_key: string | null
  family_listings: number
  variant: string | null
  /** Empty like `read_brand`. */
  brand: string | null
  own_brand: string | null
  pdp_score: number | null
  hero_score: number | null
  carousel_score: number | null
  can_win: number | null
  /** Null until known. */
  can_win_today: number | null
  can_win_with_spark: number | null
  can_win_with_shoot: number | null
  advice: string | null
  missing: string[]
  penalties: string[]
  rules_failed: string[]
  /** In short. */
  acceptance: StoredState[]
  first_action: ListingSummary['first_action']
  loses_most_by: string | null
  /** Null until the causes are known. */
  lost: LostPoints | null
  recommended_image_count: number | null
  image_count: number
  hero_image_id: string | null
  hero_sha256: string | null
  /** Sort key, as text. */
  sort_value: string
}

export type ListedPage = { rows: ListedPdp[]; nextCursor: string | null }

/**
 * Returns a page by key-set pagination, so that late pages cost as much as the first.
 *
 * @throws DomainError INVALID_CURSOR
 */
export async function listPdps(db: Db, listing: PdpListing): Promise<ListedPage> {
  const { cursor, limit, ...scope } = listing
  const after = cursor === null ? null : decodeCursor(scope, cursor)
  const range = { sort: listing.sort, after, limit: limit + 1 }
  const rows = await readRows(db, scope, range).catch((error: unknown) => {
    throw after && isDataException(error) ? invalidCursor(error) : error
  })
  return cutPage(rows, limit, scope, ({ sort_value: value, id }) => ({ value, id }))
}

/** Returns the row of one PDP, or null. */
export async function findListedPdp(
  db: Db,
  organizationId: string,
  pdpId: string,
): Promise<ListedPdp | null> {
  const isPdp = sql`summary.organization_id = ${organizationId} AND summary.pdp_id = ${pdpId}::uuid`
  const [row] = await selectRows(db, { conditions: [isPdp], order: orderOf(null), limit: 1 })
  return row ?? null
}

/** Detects unconvertible values (SQLSTATE class 22), such as those of altered cursors. */
export const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('22')

type Range = { sort: PdpSort | null; after: Position | null; limit: number }

/** Returns matching PDPs behind a position. */
export function readRows(db: Db, filters: PdpFilters, { sort, after, limit }: Range): Promise<ListedPdp[]> {
  const order = orderOf(sort)
  const within = filtersOf(filters)
  const once = filters.one_per_family === 'true' ? [isFirstOfFamily(within, order)] : []
  const conditions = [...within, ...once, ...(after ? [order.isBehind(after)] : [])]
  return selectRows(db, { conditions, order, limit })
}

/** Filters with the page's alias, which the inner query hides. */
const isFirstOfFamily = (within: readonly RawBuilder<unknown>[], { key, direction }: PdpOrder) => sql`
  (summary.family_id IS NULL OR summary.pdp_id IN (
    SELECT DISTINCT ON (summary.family_id) summary.pdp_id FROM pdp_summary AS summary
    WHERE ${sql.join(within, sql` AND `)} AND summary.family_id IS NOT NULL
    ORDER BY summary.family_id, ${key} ${direction}, summary.pdp_id ${direction}))`

/** Points of the result, until a maintenance task adds them to the summary. */
const LOST = sql`coalesce(page.lost, (pdp.result->'summary'->'lost')::jsonb)`

type Selection = { conditions: readonly RawBuilder<unknown>[]; order: PdpOrder; limit: number }

async function selectRows(db: Db, { conditions, order, limit }: Selection): Promise<ListedPdp[]> {
  // Selects the page from the short summary rows before it reads PDPs.
  const { rows } = await sql<ListedPdp>`
    WITH page AS MATERIALIZED (
      SELECT summary.*, ${order.key} AS sort_key FROM pdp_summary AS summary
      WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY ${order.key} ${order.direction}, summary.pdp_id ${order.direction} LIMIT ${limit})
    SELECT pdp.id, pdp.id_type, pdp.external_id, pdp.retailer, pdp.name, pdp.category_id, pdp.status,
      pdp.category_hints, pdp.category_source, pdp.category_confidence,
      pdp.error_code, pdp.updated_at, pdp.scored_at, pdp.tags, page.brand, pdp.brand AS own_brand,
      family.id AS family_id, coalesce(nullif(family.name, ''), family.key) AS family_name, family.key AS family_key, pdp.variant,
      (SELECT count(*)::int FROM pdp_summary AS sibling
        WHERE sibling.organization_id = page.organization_id AND sibling.family_id = family.id) AS family_listings,
      page.pdp_score, page.hero_score, page.can_win, page.can_win_today,
      page.can_win_with_spark, page.can_win_with_shoot, page.advice, page.missing, page.penalties, page.rules_failed,
      page.sort_key::text AS sort_value, page.first_action, page.loses_most_by,
      coalesce(judged.acceptance, '[]') AS acceptance,
      ${LOST} AS lost, page.carousel_score,
      page.recommended_images AS recommended_image_count,
      images.count AS image_count, hero.id AS hero_image_id, hero.sha256 AS hero_sha256
    FROM page JOIN pdp ON pdp.id = page.pdp_id
    LEFT JOIN pdp_family AS family ON family.id = pdp.family_id
    LEFT JOIN LATERAL (SELECT count(*)::int FROM pdp_image WHERE pdp_image.pdp_id = pdp.id) AS images ON true
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('target', target, 'state', state, 'main_image', main_image) ORDER BY target) AS acceptance
      FROM pdp_acceptance WHERE pdp_acceptance.organization_id = page.organization_id
        AND pdp_acceptance.pdp_id = page.pdp_id) AS judged ON true
    LEFT JOIN pdp_image AS main ON main.pdp_id = pdp.id AND main.position = 0
    LEFT JOIN image AS hero ON hero.id = main.image_id
    ORDER BY page.sort_key ${order.direction}, page.pdp_id ${order.direction}`.execute(db)
  return rows
}

/** Returns conditions on `pdp_summary AS summary`. */
export function filtersOf(listing: PdpFilters): RawBuilder<unknown>[] {
  const { organizationId, q, category_id: categoryId, missing, penalty, rule_failed: rule, tag } = listing
  return [
    sql`summary.organization_id = ${organizationId}`,
    ...optional(listing.score_min, (least) => scoreIn(sql`>= ${least}`)),
    ...optional(listing.score_max, (most) => scoreIn(sql`<= ${most}`)),
    ...optional(listing.id, (ids) => hasOwnId(organizationId, ids)),
    ...optional(listing.status, (status) => sql`summary.status = ${status}`),
    ...optional(listing.retailer, (retailer) => sql`summary.retailer = ${retailer}`),
    ...optional(categoryId, (id) => sql`summary.category_id = ANY(${findCategoryIdsBelow(id)}::uuid[])`),
    ...optional(missing, (type) => sql`summary.missing @> ARRAY[${type}]::text[]`),
    ...optional(penalty, (name) => sql`summary.penalties @> ARRAY[${name}]::text[]`),
    ...optional(listing.loses_most_by, (cause) => sql`summary.loses_most_by = ${cause}`),
    ...optional(listing.advice, (advice) => sql`summary.advice = ${advice}`),
    ...optional(rule, (name) => sql`summary.rules_failed @> ARRAY[${name}]::text[]`),
    ...acceptanceFilters(listing),
    ...optional(tag, (name) => sql`summary.tags @> ARRAY[${name}]::text[]`),
    ...optional(listing.family, hasId('summary.family_id')),
    ...optional(listing.brand, (brand) => sql`summary.brand = ${brand}`),
    ...optional(listing.changed_by, (actor) => sql`summary.changed_by = ${actor}`),
    ...optional(q, contains),
    ...optional(listing.updated_since, (time) => sql`summary.updated_at >= ${time}::timestamptz`),
  ]
}

function acceptanceFilters({ acceptance, target }: PdpFilters): RawBuilder<unknown>[] {
  const has = (words: readonly string[]) => [sql`summary.acceptance && ${words}::text[]`]
  if (acceptance !== undefined) return has([stateWord(acceptance, target)])
  return target === undefined ? [] : has(ACCEPTANCE_STATES.map((state) => stateWord(state, target)))
}

const hasOwnId = (organizationId: string, ids: readonly string[]): RawBuilder<unknown> =>
  sql`summary.pdp_id IN (SELECT id FROM pdp WHERE organization_id = ${organizationId} AND id_type = 'id'
    AND external_id = ANY(${[...ids]}::text[]))`

/** Uses indexed parts. A single character has none. */
function contains(text: string): RawBuilder<unknown> {
  const found = sql`strpos(summary.search, lower(${text})) > 0`
  if (Array.from(text).length < 2) return found
  return sql`(pdp_search_grams(summary.search) @> pdp_search_grams(lower(${text})) AND ${found})`
}

/** Uses the expressions of both indexes, so that each sort reads only the range. */
const scoreIn = (range: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(summary.pdp_score, -1) ${range} AND coalesce(summary.pdp_score, 101) ${range}`
