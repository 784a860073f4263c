import type { HistoryCause, PdpErrorCode } from '@endcap/api'
import { CERTIFIED, oneDecimal } from '@endcap/scoring'
import type { Db } from '../../../platform/db/database.ts'
import { type NewEvent, recordEvent, recordEvents } from '../../events/record-event.ts'
import type { ListingResult } from './listing-result.ts'
import type { Pdp } from './pdp.ts'

/** Records a score, and its change if there was another before. */
export async function recordScored(
  trx: Db,
  pdp: Pdp,
  { pdp_score: score, hero }: ListingResult,
  cause: HistoryCause | null,
): Promise<void> {
  const previous = pdp.result?.pdp_score ?? null
  const fields = { ...subjectOf(pdp), pdp_score: score }
  const scored: NewEvent = {
    type: 'pdp.scored',
    data: {
      ...fields,
      previous_score: previous,
      hero_score: hero.service_score,
      service_certified: score >= CERTIFIED,
      cause,
    },
  }
  if (previous === null || previous === score) {
    await recordEvents(trx, pdp.organization_id, [scored])
    return
  }
  const change = { score_change: oneDecimal(score - previous), cause: cause ?? 'rubric' }
  const changed: NewEvent = {
    type: 'pdp.score_changed',
    data: { ...fields, previous_score: previous, ...change },
  }
  await recordEvents(trx, pdp.organization_id, [scored, changed])
}

/** Records that a PDP could not be scored. */
export async function recordFailed(trx: Db, pdp: Pdp, errorCode: PdpErrorCode): Promise<void> {
  await recordEvent(trx, {
    organizationId: pdp.organization_id,
    type: 'pdp.failed',
    data: { ...subjectOf(pdp), error_code: errorCode },
  })
}

const subjectOf = ({ id, id_type, external_id, retailer }: Pdp) => ({
  pdp_id: id,
  id_type,
  id: external_id,
  retailer,
})
