import type { NewOutcome, StoredOutcomes } from '@endcap/api'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { lockOrganization } from '../organizations/lock-organization.ts'
import { refuseLargeTests } from './refuse-large-tests.ts'
import { armKey, lastOf, type SavedArm, saveArms } from './save-tests.ts'
import { settleTests } from './settle-tests.ts'

/** Maximum rows of an organization. */
export const MAX_STORED_OUTCOMES = 2_000_000

/**
 * Stores results and reads their tests anew, in one transaction. The same source, test, arm and days replace a row.
 * @throws DomainError TOO_MANY_OUTCOMES
 */
export async function saveOutcomes(
  trx: Db,
  organizationId: string,
  outcomes: readonly NewOutcome[],
): Promise<StoredOutcomes> {
  await lockOrganization(trx, organizationId)
  await refuseTooMany(trx, organizationId, outcomes.length)
  const arms = await saveArms(trx, organizationId, outcomes)
  const rows = await saveRows(trx, organizationId, outcomes, arms)
  await refuseLargeTests(trx, organizationId, outcomes)
  const problems = await settleTests(trx, [...new Set([...arms.values()].map(({ testId }) => testId))])
  const stored = new Set(rows.flatMap(({ id, isNew }) => (isNew ? [id] : [])))
  return {
    stored: stored.size,
    replaced: outcomes.length - stored.size,
    problems: rows.flatMap(({ id }, at) => {
      const problem = problems.get(id)
      return problem ? [{ row: at + 1, outcome_id: id, problem }] : []
    }),
  }
}

async function refuseTooMany(trx: Db, organizationId: string, more: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT FROM outcome WHERE organization_id = ${organizationId}
      LIMIT ${MAX_STORED_OUTCOMES}) AS stored`.execute(trx)
  if ((rows[0]?.count ?? 0) + more > MAX_STORED_OUTCOMES)
    throw new DomainError('TOO_MANY_OUTCOMES', `there are ${rows[0]?.count} rows already; delete tests first`)
}

/** Returns the rows of outcomes, in their order. */
async function saveRows(
  trx: Db,
  organizationId: string,
  outcomes: readonly NewOutcome[],
  arms: ReadonlyMap<string, SavedArm>,
): Promise<{ id: string; isNew: boolean }[]> {
  const rowKey = (outcome: NewOutcome) => [armKey(outcome), outcome.from, outcome.to].join('\u0000')
  const distinct = [...lastOf(outcomes, rowKey)]
  const values = distinct.map(([, outcome]) => {
    const arm = arms.get(armKey(outcome))
    const { from, to, impressions, clicks, orders, revenue, currency } = outcome
    return sql`(${uuidV7()}::uuid, ${arm?.id}::uuid, ${arm?.testId}::uuid, ${organizationId}::uuid, ${from}::date,
      ${to}::date, ${impressions}::bigint, ${clicks}::bigint, ${orders}::bigint, ${revenue}::double precision,
      ${currency}::text)`
  })
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    INSERT INTO outcome (id, arm_id, test_id, organization_id, from_day, to_day, impressions, clicks, orders,
      revenue, currency)
    VALUES ${sql.join(values)}
    ON CONFLICT (arm_id, from_day, to_day) DO UPDATE SET impressions = excluded.impressions,
      clicks = excluded.clicks, orders = excluded.orders, revenue = excluded.revenue,
      currency = excluded.currency, updated_at = now()
    RETURNING id, xmax = 0 AS is_new`.execute(trx)
  const byKey = new Map(distinct.map(([key], at) => [key, rows[at]]))
  return outcomes.map((outcome) => {
    const row = byKey.get(rowKey(outcome))
    return { id: row?.id ?? '', isNew: row?.is_new ?? false }
  })
}
