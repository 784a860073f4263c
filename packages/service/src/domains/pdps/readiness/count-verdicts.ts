import type { AcceptanceState, CheapestFix } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ReadinessScope } from './readiness-scope.ts'

/** Listings with equal verdicts. */
export type VerdictGroup = {
  retailer: string | null
  state: AcceptanceState
  reason: string | null
  fix: CheapestFix | null
  is_certified: boolean | null
  next_state: AcceptanceState | null
  next_reason: string | null
  next_fix: CheapestFix | null
  count: number
}

/** Counts stored verdicts of a target by what `pdp_acceptance_report` has, so that no row is read. */
export async function countVerdicts(
  db: Db,
  { organizationId, target, retailer }: Pick<ReadinessScope, 'organizationId' | 'target' | 'retailer'>,
): Promise<VerdictGroup[]> {
  const columns = sql`retailer, state, reason, fix, is_certified, next_state, next_reason, next_fix`
  const { rows } = await sql<VerdictGroup>`
    SELECT ${columns}, count(*)::int AS count FROM pdp_acceptance
    WHERE organization_id = ${organizationId} AND target = ${target}
      ${retailer === null ? sql`` : sql`AND retailer = ${retailer}`}
    GROUP BY ${columns}`.execute(db)
  return rows
}

export type Verdict = Pick<VerdictGroup, 'state' | 'reason' | 'fix'>

/** Returns a group's verdict on a day, by default today. */
export const verdictOn = ({ isNext }: Pick<ReadinessScope, 'isNext'>, group: VerdictGroup): Verdict =>
  isNext && group.next_state !== null
    ? { state: group.next_state, reason: group.next_reason, fix: group.next_fix }
    : group
