import { breakDownScores, imageGain, lostByCause } from '@endcap/scoring'
import { loadCategoryVocabulary } from '@endcap/scoring/category-vocabulary'
import { sql } from 'kysely'
import { NIL } from 'uuid'
import type { Db } from '../../../platform/db/database.ts'
import { inBatches } from '../../../platform/db/in-batches.ts'
import { releaseRubricOf } from '../../scoring/model.ts'
import type { ListingResult, ListingSummary } from '../record/listing-result.ts'
import { amendResult } from '../record/pdp-writes.ts'
import type { EarlierPdp, SummarizeStored } from './summarize-stored.ts'

/** Locks its PDPs for about a tenth of a second. */
const PDPS_AT_A_TIME = 20

// The previous release writes `can_win` without its parts.
const ofEarlierRelease = sql`
  summary.pdp_score IS NOT NULL AND (summary.image_gain IS NULL OR summary.can_win IS NULL
    OR summary.can_win_today IS NULL OR summary.read_brand IS NULL
    OR abs(summary.can_win_today + summary.can_win_with_spark + summary.can_win_with_shoot - summary.can_win) > 0.05)`

type Row = EarlierPdp & { result: ListingResult }
type Deps = { db: Db; summarizeStored: SummarizeStored }

/**
 * Adds list values to earlier results: plans from stored facts, causes and image gains from stored scores.
 * Safe to run concurrently.
 */
export async function fillCauses({ db, summarizeStored }: Deps, signal: AbortSignal): Promise<void> {
  if (!(await hasEarlier(db))) return
  // Loaded first, never while a PDP is locked.
  await loadCategoryVocabulary()
  let last: string = NIL
  await inBatches(db, signal, PDPS_AT_A_TIME, async (trx) => {
    // The limit counts unlocked rows, so locked ones do not end the batches.
    const { rows } = await sql<Row>`
      SELECT pdp.id, pdp.organization_id, pdp.category_id, pdp.retailer, pdp.name, pdp.result
      FROM pdp_summary AS summary JOIN pdp ON pdp.id = summary.pdp_id
      WHERE ${ofEarlierRelease}
        AND summary.pdp_id > ${last}
      ORDER BY summary.pdp_id LIMIT ${PDPS_AT_A_TIME}
      FOR UPDATE OF pdp SKIP LOCKED`.execute(trx)
    for (const row of rows) {
      const summary = (await summarizeStored(trx, row)) ?? causesOf(row)
      await amendResult(trx, row.id, { ...row.result, summary })
    }
    last = rows.reduce((highest, { id }) => (id > highest ? id : highest), last)
    return rows.length
  })
}

/** Most starts find none and load nothing. */
async function hasEarlier(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pdp_summary AS summary WHERE ${ofEarlierRelease} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Needs only the stored scores. */
function causesOf({ category_id: categoryId, result }: Row): ListingSummary {
  const { hero, carousel_images: carousel, asset_mix: mix } = result
  const scored = {
    hero: hero.service_score ?? 0,
    carousel: carousel.map(({ service_score: score }) => score ?? 0),
    recommendedCarouselImages: mix.recommended_carousel_images,
    repeated: new Set(mix.near_duplicates.map(([, later]) => later)).size,
    foreign: foreignIn(mix),
  }
  // Earlier releases had no rubrics of organizations.
  const rubric = releaseRubricOf(categoryId)
  return {
    can_win: null,
    first_action: null,
    // Cannot be read without facts.
    brand: null,
    ...result.summary,
    lost: lostByCause(breakDownScores(scored, rubric)),
    image_gain: imageGain(scored, rubric.listing),
  }
}

/** Earlier releases did not detect other products. */
function foreignIn({
  assets = [],
  other_products: others = [],
}: Partial<ListingResult['asset_mix']>): ReadonlySet<number> {
  return new Set(assets.flatMap(({ image_id: id, position }) => (others.includes(id) ? [position] : [])))
}
