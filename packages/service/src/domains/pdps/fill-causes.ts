import { breakDownScores, imageGain, lostByCause } from '@endcap/scoring'
import { sql } from 'kysely'
import { NIL } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { inBatches } from '../../platform/db/in-batches.ts'
import { releaseRubricOf } from '../scoring/model.ts'
import type { ListingResult, ListingSummary } from './listing-result.ts'

/** A batch locks its PDPs for about a tenth of a second. */
const PDPS_AT_A_TIME = 100

type Row = { id: string; category_id: string; result: ListingResult }

/**
 * Adds the causes of lost points, and the gain of another image, to the results of PDPs that an earlier release has
 * scored. The scores of the stored result suffice for that. A maintenance task, safe to run concurrently.
 */
export async function fillCauses(db: Db, signal: AbortSignal): Promise<void> {
  let last: string = NIL
  await inBatches(db, signal, PDPS_AT_A_TIME, async (trx) => {
    // The limit counts the rows that are not locked, so a locked one does not end the batches early.
    const { rows } = await sql<Row>`
      SELECT pdp.id, pdp.category_id, pdp.result FROM pdp_summary AS summary JOIN pdp ON pdp.id = summary.pdp_id
      WHERE summary.pdp_score IS NOT NULL AND summary.image_gain IS NULL AND summary.pdp_id > ${last}
      ORDER BY summary.pdp_id LIMIT ${PDPS_AT_A_TIME}
      FOR UPDATE OF pdp SKIP LOCKED`.execute(trx)
    for (const row of rows)
      await trx
        .updateTable('pdp')
        .set({ result: JSON.stringify(withCauses(row)) })
        .where('id', '=', row.id)
        .execute()
    last = rows.reduce((highest, { id }) => (id > highest ? id : highest), last)
    return rows.length
  })
}

function withCauses({ category_id: categoryId, result }: Row): ListingResult {
  const { hero, carousel_images: carousel, asset_mix: mix } = result
  const scored = {
    hero: hero.service_score ?? 0,
    carousel: carousel.map(({ service_score: score }) => score ?? 0),
    recommendedCarouselImages: mix.recommended_carousel_images,
    repeated: new Set(mix.near_duplicates.map(([, later]) => later)).size,
  }
  // Earlier releases had no rubrics of organizations.
  const rubric = releaseRubricOf(categoryId)
  const summary: ListingSummary = {
    can_win: null,
    first_action: null,
    ...result.summary,
    lost: lostByCause(breakDownScores(scored, rubric)),
    image_gain: imageGain(scored, rubric.listing),
  }
  return { ...result, summary }
}
