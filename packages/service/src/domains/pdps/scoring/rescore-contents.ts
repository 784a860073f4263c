import { oneDecimal } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PdpStatus } from '../../../platform/db/schema.ts'
import type { PdpStore } from '../record/pdp-store.ts'
import type { ScoreAgain } from './score-again.ts'
import type { ScoreStoredListing } from './score-stored-listing.ts'

type Deps = {
  pdps: Pick<PdpStore, 'lock' | 'complete'>
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

/** About 10 ms each, in the transaction. Jobs score the others. */
const MAX_AT_ONCE = 10

/**
 * Rescores PDPs with changed content, in the caller's transaction. Others count the change later: running
 * ones at their end, failed ones with their next submission.
 */
export function createRescoreContents({ pdps, scoreAgain, scoreStoredListing }: Deps) {
  async function rescore(trx: Db, pdpId: string, isAtOnce: boolean): Promise<RescoredPdp | null> {
    const pdp = await pdps.lock(trx, pdpId)
    if (!pdp?.result) return null
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
  ): Promise<RescoredPdp[]> {
    // Ordered by id, so that transactions lock PDPs alike.
    const { rows } = await sql<{ id: string }>`
      SELECT DISTINCT pdp_image.pdp_id AS id FROM image JOIN pdp_image ON pdp_image.image_id = image.id
      WHERE image.organization_id = ${organizationId} AND image.sha256 = ANY(${contents})
      ORDER BY id`.execute(trx)
    const rescored: RescoredPdp[] = []
    for (const [index, { id }] of rows.entries()) {
      const pdp = await rescore(trx, id, index < MAX_AT_ONCE)
      if (pdp) rescored.push(pdp)
    }
    return rescored
  }
}

export type RescoreContents = ReturnType<typeof createRescoreContents>
