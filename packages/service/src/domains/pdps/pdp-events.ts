import type { HistoryCause, PdpErrorCode } from '@endcap/api'
import { CERTIFIED, oneDecimal } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import { recordEvent } from '../events/record-event.ts'
import type { ListingResult } from './listing-result.ts'
import type { Pdp } from './pdp.ts'

/** Records that a PDP was scored and, if it had another score before, that its score has changed. */
export async function recordScored(
  trx: Db,
  pdp: Pdp,
  { pdp_score: score, hero }: ListingResult,
  cause: HistoryCause | null,
): Promise<void> {
  const previous = pdp.result?.pdp_score ?? null
  const scored = { ...subjectOf(pdp), pdp_score: score }
  await recordEvent(trx, pdp.organization_id, 'pdp.scored', {
    ...scored,
    previous_score: previous,
    hero_score: hero.service_score,
    service_certified: score >= CERTIFIED,
  })
  if (previous === null || previous === score) return
  await recordEvent(trx, pdp.organization_id, 'pdp.score_changed', {
    ...scored,
    previous_score: previous,
    score_change: oneDecimal(score - previous),
    cause: cause ?? 'rubric',
  })
}

/** Records that a PDP could not be scored. */
export async function recordFailed(trx: Db, pdp: Pdp, errorCode: PdpErrorCode): Promise<void> {
  await recordEvent(trx, pdp.organization_id, 'pdp.failed', { ...subjectOf(pdp), error_code: errorCode })
}

const subjectOf = ({ id, id_type, external_id, retailer }: Pdp) => ({
  pdp_id: id,
  id_type,
  id: external_id,
  retailer,
})
