import { findCategory, findRetailer } from '@endcap/catalog'
import type { Family } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { readNewestFactTexts } from './fact-rows.ts'
import { inCategories } from './family-categories.ts'
import { familyOf } from './model.ts'

export type StoredListing = {
  pdpId: string
  name: string | null
  family: Family
  retailer: string
  categoryPath: string | null
  /** SHA-256 of its images, hero first. */
  contents: string[]
  /** The retailer's, or undefined for the rubric's. */
  recommendedCarouselImages: number | undefined
}

/** With stored image data by SHA-256. */
export type StoredListings = {
  listings: StoredListing[]
  /** JSON, parsed in the thread. */
  facts: Map<string, string>
}

type Row = { id: string; name: string | null; retailer: string; category_id: string; contents: string[] }
/** `categories` and `retailers` are null for all. */
type Scope = {
  organizationId: string
  categories: readonly string[] | null
  retailers?: readonly string[] | null
}

/** Their facts need about 2 MB. */
const LISTINGS_AT_A_TIME = 25

/** Yields scored listings, newest first. Others run between batches. */
export async function* readStoredListings(db: Db, scope: Scope): AsyncGenerator<StoredListings> {
  const { organizationId } = scope
  for (let before: string | null = null; ; ) {
    const rows: Row[] = await readBatch(db, scope, before)
    const contents = [...new Set(rows.flatMap((row) => row.contents))]
    yield {
      listings: rows.map(({ id, name, retailer, category_id: categoryId, contents: own }) => ({
        pdpId: id,
        name,
        family: familyOf(categoryId),
        retailer,
        categoryPath: findCategory(categoryId)?.path ?? null,
        contents: own,
        recommendedCarouselImages: findRetailer(retailer)?.recommendedCarouselImages,
      })),
      facts: await readNewestFactTexts(db, organizationId, contents),
    }
    before = rows.at(-1)?.id ?? null
    if (rows.length < LISTINGS_AT_A_TIME) return
  }
}

/** Counts scored listings, up to `limit`. */
export async function countStoredListings(
  db: Db,
  { organizationId, categories }: Scope,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM pdp_summary
      WHERE organization_id = ${organizationId} AND ${inCategories(categories)}
        AND pdp_score IS NOT NULL LIMIT ${limit}) AS listing`.execute(db)
  return rows[0]?.count ?? 0
}

async function readBatch(
  db: Db,
  { organizationId, categories, retailers = null }: Scope,
  before: string | null,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    WITH page AS MATERIALIZED (
      SELECT pdp_id AS id FROM pdp_summary
      WHERE organization_id = ${organizationId} AND ${inCategories(categories)}
        AND ${retailers === null ? sql`true` : sql`retailer = ANY(${retailers})`}
        AND pdp_score IS NOT NULL ${before === null ? sql`` : sql`AND pdp_id < ${before}`}
      ORDER BY pdp_id DESC LIMIT ${LISTINGS_AT_A_TIME})
    SELECT pdp.id, pdp.name, pdp.retailer, pdp.category_id,
      array_agg(image.sha256 ORDER BY pdp_image.position) AS contents
    FROM page JOIN pdp USING (id) JOIN pdp_image ON pdp_image.pdp_id = pdp.id
    JOIN image ON image.id = pdp_image.image_id
    GROUP BY pdp.id ORDER BY pdp.id DESC`.execute(db)
  return rows
}
