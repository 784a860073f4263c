import type { NewOutcome, StoredOutcomes } from '@endcap/api'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { lockOrganization } from '../organizations/lock-organization.ts'
import { bindPictures } from './bind-pictures.ts'
import { findListing } from './find-listing.ts'
import { settleTest } from './settle-test.ts'

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
  const tests = await saveTests(trx, organizationId, outcomes)
  const arms = await saveArms(trx, organizationId, outcomes, tests)
  const rows = await saveRows(trx, organizationId, outcomes, arms)
  const problems = new Map<string, Awaited<ReturnType<typeof settleTest>>>()
  for (const testId of new Set(tests.values())) problems.set(testId, await settleTest(trx, testId))
  const problemOf = (id: string) => [...problems.values()].find((found) => found.has(id))?.get(id)
  const stored = new Set(rows.flatMap(({ id, isNew }) => (isNew ? [id] : [])))
  return {
    stored: stored.size,
    replaced: outcomes.length - stored.size,
    problems: rows.flatMap(({ id }, at) => {
      const problem = problemOf(id)
      return problem ? [{ row: at + 1, outcome_id: id, problem }] : []
    }),
  }
}

const SEPARATOR = '\u0000'
const testKey = ({ source, test }: NewOutcome): string => [source, test].join(SEPARATOR)
const armKey = (outcome: NewOutcome): string => [testKey(outcome), outcome.arm].join(SEPARATOR)

/** The last of those with the same key counts. */
const lastOf = (outcomes: readonly NewOutcome[], key: (outcome: NewOutcome) => string) =>
  new Map(outcomes.map((outcome) => [key(outcome), outcome]))

async function refuseTooMany(trx: Db, organizationId: string, more: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT FROM outcome WHERE organization_id = ${organizationId}
      LIMIT ${MAX_STORED_OUTCOMES}) AS stored`.execute(trx)
  if ((rows[0]?.count ?? 0) + more > MAX_STORED_OUTCOMES)
    throw new DomainError('TOO_MANY_OUTCOMES', `there are ${rows[0]?.count} rows already; delete tests first`)
}

/** Returns test ids by key. */
async function saveTests(
  trx: Db,
  organizationId: string,
  outcomes: readonly NewOutcome[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [key, { source, test, kind, role, listing, market }] of lastOf(outcomes, testKey)) {
    const found = await findListing(trx, organizationId, listing, market)
    const { rows } = await sql<{ id: string }>`
      INSERT INTO outcome_test (id, organization_id, source, name, kind, role, listing, retailer, pdp_id, category_id)
      VALUES (${uuidV7()}, ${organizationId}, ${source}, ${test}, ${kind}, ${role}, ${listing},
        ${found?.retailer ?? market ?? null}, ${found?.id ?? null}, ${found?.category_id ?? null})
      ON CONFLICT (organization_id, source, name) DO UPDATE SET kind = excluded.kind, role = excluded.role,
        listing = excluded.listing,
        retailer = coalesce(excluded.retailer, outcome_test.retailer),
        pdp_id = coalesce(excluded.pdp_id, outcome_test.pdp_id),
        category_id = coalesce(excluded.category_id, outcome_test.category_id)
      RETURNING id`.execute(trx)
    ids.set(key, rows[0]?.id ?? '')
  }
  return ids
}

/** Returns arms by key, with the pictures that are new bound. */
async function saveArms(
  trx: Db,
  organizationId: string,
  outcomes: readonly NewOutcome[],
  tests: ReadonlyMap<string, string>,
): Promise<Map<string, { id: string; testId: string }>> {
  const arms = new Map<string, { id: string; testId: string }>()
  for (const [key, outcome] of lastOf(outcomes, armKey)) {
    const testId = tests.get(testKey(outcome)) ?? ''
    const { rows } = await sql<{ id: string }>`
      INSERT INTO outcome_arm (id, test_id, organization_id, name, is_control, share)
      VALUES (${uuidV7()}, ${testId}, ${organizationId}, ${outcome.arm}, ${outcome.is_control}, ${outcome.share ?? null})
      ON CONFLICT (test_id, name) DO UPDATE SET is_control = outcome_arm.is_control OR excluded.is_control,
        share = coalesce(excluded.share, outcome_arm.share)
      RETURNING id`.execute(trx)
    const id = rows[0]?.id ?? ''
    arms.set(key, { id, testId })
    if (outcome.pictures.length > 0)
      await bindPictures(trx, { organizationId, armId: id, testId }, outcome.pictures)
  }
  return arms
}

/** Returns the rows of outcomes, in their order. */
async function saveRows(
  trx: Db,
  organizationId: string,
  outcomes: readonly NewOutcome[],
  arms: ReadonlyMap<string, { id: string; testId: string }>,
): Promise<{ id: string; isNew: boolean }[]> {
  const rowKey = (outcome: NewOutcome) => [armKey(outcome), outcome.from, outcome.to].join(SEPARATOR)
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
