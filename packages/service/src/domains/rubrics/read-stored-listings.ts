import { findRetailer } from '@endcap/catalog'
import type { Family, ImageFacts } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { AnalysisStore } from '../scoring/analysis-store.ts'
import { categoryIdsOf } from './family-categories.ts'

/** A scored listing with the facts of its images, the hero first. */
export type StoredListing = {
  pdpId: string
  name: string | null
  facts: [ImageFacts, ...ImageFacts[]]
  /** The retailer's number, or undefined for the rubric's. */
  recommendedCarouselImages: number | undefined
}

type Row = { id: string; name: string | null; retailer: string; contents: string[] }
type Deps = { db: Db; analyses: Pick<AnalysisStore, 'findNewestFacts'> }

/** Listings that are read at a time, whose facts need about 2 MB. */
const LISTINGS_AT_A_TIME = 25

/** Yields the scored listings of a family with their facts, the newest first. Others run between two batches. */
export async function* readStoredListings(
  { db, analyses }: Deps,
  organizationId: string,
  family: Family,
  signal: AbortSignal,
): AsyncGenerator<StoredListing> {
  const categories = categoryIdsOf(family)
  let before: string | null = null
  for (;;) {
    signal.throwIfAborted()
    const rows: Row[] = await readBatch(db, organizationId, categories, before)
    const contents = [...new Set(rows.flatMap((row) => row.contents))]
    const known = await analyses.findNewestFacts(organizationId, contents)
    for (const { id, name, retailer, contents: own } of rows) {
      const [hero, ...carousel] = own.flatMap((sha256) => known.get(sha256) ?? [])
      if (hero && carousel.length === own.length - 1)
        yield {
          pdpId: id,
          name,
          facts: [hero, ...carousel],
          recommendedCarouselImages: findRetailer(retailer)?.recommendedCarouselImages,
        }
    }
    before = rows.at(-1)?.id ?? null
    if (rows.length < LISTINGS_AT_A_TIME) return
  }
}

async function readBatch(
  db: Db,
  organizationId: string,
  categories: readonly string[],
  before: string | null,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    WITH page AS MATERIALIZED (
      SELECT pdp_id AS id FROM pdp_summary
      WHERE organization_id = ${organizationId} AND category_id = ANY(${categories}::uuid[])
        AND pdp_score IS NOT NULL ${before === null ? sql`` : sql`AND pdp_id < ${before}`}
      ORDER BY pdp_id DESC LIMIT ${LISTINGS_AT_A_TIME})
    SELECT pdp.id, pdp.name, pdp.retailer,
      array_agg(image.sha256 ORDER BY pdp_image.position) AS contents
    FROM page JOIN pdp USING (id) JOIN pdp_image ON pdp_image.pdp_id = pdp.id
    JOIN image ON image.id = pdp_image.image_id
    GROUP BY pdp.id ORDER BY pdp.id DESC`.execute(db)
  return rows
}
