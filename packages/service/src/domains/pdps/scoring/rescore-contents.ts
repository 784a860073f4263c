import { oneDecimal, type Rubric } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PdpStatus } from '../../../platform/db/schema.ts'
import type { RubricStore } from '../../scoring/rubric-store.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import type { ScoreAgain } from './score-again.ts'
import type { ScoreStoredListing } from './score-stored-listing.ts'

type Deps = {
  pdps: Pick<PdpStore, 'lock' | 'complete'>
  rubrics: Pick<RubricStore, 'of'>
  scoreAgain: ScoreAgain
  scoreStoredListing: ScoreStoredListing
}

export type RescoredPdp = {
  pdpId: string
  status: PdpStatus
  score: number | null
  /** Null while the PDP is being scored. */
  change: number | null
}

/** Presents a rescored PDP for the API. */
export const presentRescored = ({ pdpId, status, score, change }: RescoredPdp) => ({
  pdp_id: pdpId,
  status,
  pdp_score: score,
  score_change: change,
})

/** True for rubrics whose scores a change can alter. */
export type Concerns = (rubric: Rubric) => boolean

/** About 10 ms each, in the transaction. Jobs score the others. */
const MAX_AT_ONCE = 10

/**
 * Rescores PDPs with changed content, in the caller's transaction. Others count the change later: running
 * ones at their end, failed ones with their next submission. Leaves out PDPs whose rubric the change does not
 * concern, which is decided under their lock, so that a rubric published meanwhile is not missed.
 */
export function createRescoreContents({ pdps, rubrics, scoreAgain, scoreStoredListing }: Deps) {
  async function rescore(
    trx: Db,
    pdpId: string,
    { isAtOnce, concerns }: { isAtOnce: boolean; concerns: Concerns | null },
  ): Promise<RescoredPdp | null> {
    const pdp = await pdps.lock(trx, pdpId)
    if (!pdp?.result) return null
    if (concerns && !concerns((await rubrics.of(pdp.organization_id, trx))(pdp.category_id))) return null
    const before = pdp.result.pdp_score
    if (pdp.status !== 'COMPLETED') return { pdpId, status: pdp.status, score: before, change: null }
    const result = isAtOnce ? await scoreStoredListing(trx, pdp) : null
    if (!result) {
      await scoreAgain(trx, pdp, 'submission')
      return { pdpId, status: 'PROCESSING', score: before, change: null }
    }
    await pdps.complete(trx, pdp, result)
    const { pdp_score: score } = result
    return { pdpId, status: 'COMPLETED', score, change: oneDecimal(score - before) }
  }

  return async function rescoreContents(
    trx: Db,
    organizationId: string,
    contents: readonly string[],
    concerns: Concerns | null = null,
  ): Promise<RescoredPdp[]> {
    // Ordered by id, so that transactions lock PDPs alike.
    const { rows } = await sql<{ id: string }>`
      SELECT DISTINCT pdp_image.pdp_id AS id FROM image JOIN pdp_image ON pdp_image.image_id = image.id
      WHERE image.organization_id = ${organizationId} AND image.sha256 = ANY(${contents})
      ORDER BY id`.execute(trx)
    const rescored: RescoredPdp[] = []
    for (const { id } of rows) {
      const pdp = await rescore(trx, id, { isAtOnce: rescored.length < MAX_AT_ONCE, concerns })
      if (pdp) rescored.push(pdp)
    }
    return rescored
  }
}

export type RescoreContents = ReturnType<typeof createRescoreContents>
