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

/** A batch locks its PDPs for about a tenth of a second. */
const PDPS_AT_A_TIME = 20

const ofEarlierRelease = sql`
  summary.pdp_score IS NOT NULL AND (summary.image_gain IS NULL OR summary.can_win IS NULL)`

type Row = EarlierPdp & { result: ListingResult }
type Deps = { db: Db; summarizeStored: SummarizeStored }

/**
 * Adds what lists show to the results of PDPs that an earlier release has scored: the plan and what it wins, by the
 * stored facts, and the causes of lost points and the gain of another image, for which the stored scores suffice. A
 * maintenance task, safe to run concurrently.
 */
export async function fillCauses({ db, summarizeStored }: Deps, signal: AbortSignal): Promise<void> {
  if (!(await hasEarlier(db))) return
  // Loaded on first use, which must not happen while a PDP is locked.
  await loadCategoryVocabulary()
  let last: string = NIL
  await inBatches(db, signal, PDPS_AT_A_TIME, async (trx) => {
    // The limit counts the rows that are not locked, so a locked one does not end the batches early.
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

/** Most starts find none, and load nothing then. */
async function hasEarlier(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pdp_summary AS summary WHERE ${ofEarlierRelease} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Returns what follows from the stored scores alone. */
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
    ...result.summary,
    lost: lostByCause(breakDownScores(scored, rubric)),
    image_gain: imageGain(scored, rubric.listing),
  }
}

/** Returns the positions of images of another product. Earlier releases did not look for them. */
function foreignIn({
  assets = [],
  other_products: others = [],
}: Partial<ListingResult['asset_mix']>): ReadonlySet<number> {
  return new Set(assets.flatMap(({ image_id: id, position }) => (others.includes(id) ? [position] : [])))
}
