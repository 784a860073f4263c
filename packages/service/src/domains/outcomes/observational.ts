import {
  type Arm,
  type Change,
  compareBeforeAfter,
  type Estimate,
  interval95,
  logRatio,
  MIN_CONTROLS,
} from '@endcap/outcomes'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { TestRow } from './read-tests.ts'
import type { ArmTotal, StoredComparison } from './settle-tests.ts'

/**
 * Compares the pictures of a listing that were shown one after the other, with listings of its category that
 * changed nothing, or at the same time where a platform chose whom to show which. Neither is causal.
 */
export async function compareObserved(
  db: Db,
  organizationId: string,
  test: TestRow,
): Promise<StoredComparison[]> {
  const totals = test.arms.flatMap((arm) => {
    const total = test.reading?.totals[arm.id]
    return total && total.from !== null ? [{ arm, total }] : []
  })
  const [first, ...others] = totals.toSorted((one, other) =>
    (one.total.from ?? '') < (other.total.from ?? '') ? -1 : 1,
  )
  if (!first) return []
  const comparisons: StoredComparison[] = []
  for (const { arm, total } of others) {
    const estimate = isTogether(first.total, total)
      ? logRatio(armOf(first.total), armOf(total))
      : await changeOf(db, organizationId, test, first.total, total)
    comparisons.push(comparisonOf(estimate, arm.id, first.arm.id))
  }
  return comparisons
}

const isTogether = (one: ArmTotal, other: ArmTotal): boolean =>
  (one.from ?? '') <= (other.to ?? '') && (other.from ?? '') <= (one.to ?? '')

const armOf = ({ impressions, successes }: Pick<ArmTotal, 'impressions' | 'successes'>): Arm => ({
  trials: impressions,
  successes,
})

function comparisonOf(estimate: Estimate | null, armId: string, controlId: string): StoredComparison {
  const range = estimate && interval95(estimate)
  return {
    arm_id: armId,
    control_id: controlId,
    verdict: !range ? 'few' : range.low > 0 ? 'better' : range.high < 0 ? 'worse' : 'close',
    estimate,
    range,
    comparable: null,
    decidedAt: null,
    daysLeft: null,
    splitProbability: 1,
  }
}

async function changeOf(
  db: Db,
  organizationId: string,
  test: TestRow,
  before: ArmTotal,
  after: ArmTotal,
): Promise<Estimate | null> {
  const unchanged = await findUnchanged(db, organizationId, test, before, after)
  if (unchanged.length < MIN_CONTROLS) return null
  return compareBeforeAfter({ before: armOf(before), after: armOf(after) }, unchanged)
}

/** Listings among which those that sold alike are chosen. */
const MAX_CANDIDATES = 100

type Sums = Record<'before_trials' | 'before_successes' | 'after_trials' | 'after_successes', number>

/** Listings of the same source, shop and category that showed one picture on all these days. */
async function findUnchanged(
  db: Db,
  organizationId: string,
  test: TestRow,
  before: ArmTotal,
  after: ArmTotal,
): Promise<Change[]> {
  const metric = sql`${sql.ref(`outcome.${test.reading?.metric ?? 'clicks'}`)}`
  const within = ({ from, to }: ArmTotal) => sql`(WHERE from_day >= ${from}::date AND to_day <= ${to}::date)`
  const sum = (column: ReturnType<typeof sql>, total: ArmTotal) =>
    sql`coalesce(sum(${column}) FILTER ${within(total)}, 0)::double precision`
  const trials = sql`outcome.impressions`
  const { rows } = await sql<Sums>`
    SELECT ${sum(trials, before)} AS before_trials, ${sum(metric, before)} AS before_successes,
      ${sum(trials, after)} AS after_trials, ${sum(metric, after)} AS after_successes
    FROM (
      SELECT id FROM outcome_test AS test
      WHERE organization_id = ${organizationId} AND kind = 'observational' AND id <> ${test.id}::uuid
        AND source = ${test.source} AND retailer IS NOT DISTINCT FROM ${test.retailer}
        AND category_id IS NOT DISTINCT FROM ${test.category_id}::text
        AND (SELECT count(*) FROM outcome_arm WHERE test_id = test.id) = 1
      ORDER BY id DESC LIMIT ${MAX_CANDIDATES}
    ) AS other JOIN outcome ON outcome.test_id = other.id AND outcome.problem IS NULL
    WHERE (from_day >= ${before.from}::date AND to_day <= ${before.to}::date)
      OR (from_day >= ${after.from}::date AND to_day <= ${after.to}::date)
    GROUP BY other.id`.execute(db)
  return rows
    .filter((row) => row.before_trials > 0 && row.after_trials > 0)
    .map((row) => ({
      before: { trials: row.before_trials, successes: row.before_successes },
      after: { trials: row.after_trials, successes: row.after_successes },
    }))
}
