import type { Shot, ShotListQuery, ShotSummary } from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { type Classification, keyOf, oneDecimal } from '@endcap/scoring'
import { say, worded } from '@endcap/words'
import { type RawBuilder, sql } from 'kysely'
import { renditionUrl } from '../../../platform/blobs/rendition-url.ts'
import type { Db } from '../../../platform/db/database.ts'
import { cutPage, decodeCursor, invalidCursor, type Position } from '../../../platform/http/cursor.ts'
import { filtersOf, isDataException, type PdpFilters } from '../reading/list-pdps.ts'
import type { PdpKey } from '../record/pdp.ts'

export type ShotRow = {
  asset_type: Classification
  images: number | null
  image_gain: number | null
  id: string
  id_type: PdpKey['idType']
  external_id: string
  retailer: string
  name: string | null
  category_id: string
  pdp_score: number | null
  hero_image_id: string | null
  hero_sha256: string | null
  /** Gain, as text. */
  sort_value: string
}

type ShotListing = Omit<ShotListQuery, 'cursor'> & { organizationId: string; cursor: string | null }

/** Unknown gains come last. The index of migration 0014 has the same expression. */
const GAIN = sql`coalesce(summary.image_gain, -1)`

/**
 * Returns missing asset types, those that gain most first.
 *
 * @throws DomainError INVALID_CURSOR
 */
export async function listShots(
  db: Db,
  { cursor, limit, ...filters }: ShotListing,
): Promise<{ rows: ShotRow[]; nextCursor: string | null }> {
  const scope = { ...filters, list: 'shots' }
  const after = cursor === null ? null : decodeCursor(scope, cursor)
  const rows = await readShots(db, filters, { after, limit: limit + 1 }).catch((error: unknown) => {
    throw after && isDataException(error) ? invalidCursor(error) : error
  })
  return cutPage(rows, limit, scope, positionOf)
}

/** Encodes gain and asset type. */
export const positionOf = ({ sort_value: gain, asset_type: type, id }: ShotRow): Position => ({
  value: `${gain} ${type}`,
  id,
})

/** Returns the rows behind a position. */
export async function readShots(
  db: Db,
  filters: PdpFilters,
  { after, limit }: { after: Position | null; limit: number },
): Promise<ShotRow[]> {
  const [gain = '', ...words] = after?.value.split(' ') ?? []
  const conditions = [...filtersOf(filters), sql`summary.missing <> '{}'`]
  const ofType: RawBuilder<unknown>[] = [sql`true`]
  if (filters.missing !== undefined) ofType.push(sql`shot.asset_type = ${filters.missing}`)
  if (after) {
    const place = sql`(${gain}::double precision, ${after.id}::uuid)`
    conditions.push(sql`(${GAIN}, summary.pdp_id) <= ${place}`)
    const type = words.join(' ')
    ofType.push(sql`((page.gain, page.pdp_id) < ${place} OR shot.asset_type COLLATE "C" > ${type})`)
  }
  // Each PDP has at least one row, except that of the position. Only results behind returned rows are parsed,
  // once each.
  const { rows } = await sql<ShotRow>`
    WITH page AS MATERIALIZED (
      SELECT summary.*, ${GAIN} AS gain FROM pdp_summary AS summary
      WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY ${GAIN} DESC, summary.pdp_id DESC LIMIT ${limit + 1}),
    shot AS MATERIALIZED (
      SELECT page.pdp_id, page.gain, page.image_gain, page.pdp_score, shot.asset_type
      FROM page CROSS JOIN LATERAL unnest(page.missing) AS shot (asset_type)
      WHERE ${sql.join(ofType, sql` AND `)}
      ORDER BY page.gain DESC, page.pdp_id DESC, shot.asset_type COLLATE "C" LIMIT ${limit}),
    lacking AS MATERIALIZED (
      SELECT id, result->'asset_mix'->'missing' AS images FROM pdp WHERE id IN (SELECT pdp_id FROM shot))
    SELECT shot.asset_type, (lacking.images->>shot.asset_type)::int AS images, shot.image_gain,
      pdp.id, pdp.id_type, pdp.external_id, pdp.retailer, pdp.name, pdp.category_id, shot.pdp_score,
      hero.id AS hero_image_id, hero.sha256 AS hero_sha256, shot.gain::text AS sort_value
    FROM shot JOIN pdp ON pdp.id = shot.pdp_id JOIN lacking ON lacking.id = shot.pdp_id
    LEFT JOIN pdp_image AS main ON main.pdp_id = pdp.id AND main.position = 0
    LEFT JOIN image AS hero ON hero.id = main.image_id
    ORDER BY shot.gain DESC, shot.pdp_id DESC, shot.asset_type COLLATE "C"`.execute(db)
  return rows
}

/** Counts missing images and sums their gains by asset type. */
export async function summarizeShots(db: Db, filters: PdpFilters): Promise<ShotSummary> {
  const where = sql.join([...filtersOf(filters), sql`missing <> '{}'`], sql` AND `)
  // Few combinations exist, so far fewer rows are unfolded than PDPs.
  const { rows: combinations } = await sql<{
    missing: Classification[]
    listings: number
    points: number | null
  }>`
    SELECT missing, count(*)::int AS listings, sum(image_gain) AS points
    FROM pdp_summary AS summary WHERE ${where} GROUP BY missing`.execute(db)
  const byType = new Map<Classification, { listings: number; points: number }>()
  for (const { missing, listings, points } of combinations)
    for (const type of missing.filter((each) => each === (filters.missing ?? each))) {
      const sum = byType.get(type) ?? { listings: 0, points: 0 }
      byType.set(type, { listings: sum.listings + listings, points: sum.points + (points ?? 0) })
    }
  return {
    listings: combinations.reduce((sum, { listings }) => sum + listings, 0),
    by_type: [...byType]
      .map(([asset_type, { listings, points }]) => ({
        asset_type,
        ...worded({ description: say(`asset_type.${keyOf(asset_type)}.shot`) }),
        listings,
        points: oneDecimal(points),
      }))
      .toSorted((a, b) => b.points - a.points || b.listings - a.listings),
  }
}

/** Adds a signed address of the main image. */
export function presentShot(row: ShotRow, organizationId: string, links: Pick<SignedLinks, 'sign'>): Shot {
  const { hero_sha256: sha256 } = row
  return {
    asset_type: row.asset_type,
    ...worded({ description: say(`asset_type.${keyOf(row.asset_type)}.shot`) }),
    images: row.images ?? 1,
    gain_listing: row.image_gain,
    pdp_id: row.id,
    id_type: row.id_type,
    id: row.external_id,
    retailer: row.retailer,
    name: row.name,
    category_id: row.category_id,
    category: findCategory(row.category_id)?.name ?? null,
    pdp_score: row.pdp_score,
    hero_image_id: row.hero_image_id,
    thumbnail_url: sha256 === null ? null : renditionUrl(links, { organizationId, sha256, size: 160 }),
  }
}
