import type { HistoryCause, PdpErrorCode } from '@endcap/api'
import { CERTIFIED, oneDecimal } from '@endcap/scoring'
import type { Db } from '../../../platform/db/database.ts'
import { type StateChange, shortOf } from '../../acceptance/judgement-store.ts'
import { nameTargets } from '../../acceptance/present-acceptance.ts'
import { type NewEvent, recordEvent, recordEvents } from '../../events/record-event.ts'
import type { JudgedResult } from './listing-result.ts'
import type { Pdp } from './pdp.ts'

/** Records a score, and its change if there was another before. */
export async function recordScored(
  trx: Db,
  pdp: Pdp,
  { pdp_score: score, hero, judgements }: JudgedResult,
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
      acceptance: nameTargets(judgements.map(shortOf), pdp.retailer),
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

type Subject = Pick<Pdp, 'id' | 'id_type' | 'external_id' | 'retailer'>

/** Records changed verdicts of targets on some of `pdps`. */
export async function recordAcceptanceChanges(
  trx: Db,
  organizationId: string,
  pdps: readonly Subject[],
  changes: readonly StateChange[],
): Promise<void> {
  const byId = new Map(pdps.map((pdp) => [pdp.id, pdp]))
  const events = changes.flatMap(({ pdpId, judgement, previous }): NewEvent[] => {
    const pdp = byId.get(pdpId)
    if (!pdp) return []
    const { target, state, main_image, findings } = judgement
    const rules = findings.flatMap(({ rule, severity }) => (severity === 'hard' ? [rule] : []))
    const change = { target, state, previous_state: previous, main_image, rules: [...new Set(rules)] }
    return [{ type: 'pdp.acceptance_changed', data: { ...subjectOf(pdp), ...change } }]
  })
  if (events.length > 0) await recordEvents(trx, organizationId, events)
}

/** Records that a PDP could not be scored. */
export async function recordFailed(trx: Db, pdp: Pdp, errorCode: PdpErrorCode): Promise<void> {
  await recordEvent(trx, {
    organizationId: pdp.organization_id,
    type: 'pdp.failed',
    data: { ...subjectOf(pdp), error_code: errorCode },
  })
}

const subjectOf = ({ id, id_type, external_id, retailer }: Subject) => ({
  pdp_id: id,
  id_type,
  id: external_id,
  retailer,
})
