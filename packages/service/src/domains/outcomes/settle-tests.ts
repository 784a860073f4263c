import {
  comparableLogRatio,
  type Estimate,
  findProblems,
  type Metric,
  metricOf,
  type OutcomeProblem,
  type OutcomeRow,
  periodsOf,
  readTest,
  type TestReading,
} from '@endcap/outcomes'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { tellDecided } from './remind.ts'

export type StoredArm = {
  id: string
  name: string
  is_control: boolean
  share: number | null
  is_bound: boolean
  has_listing: boolean
}

/** Summary of a test's rows, kept with it so that lists need no rows. */
export type StoredReading = {
  metric: Metric
  currency: string | null
  from: string | null
  to: string | null
  problems: number
  /** By arm. */
  totals: Record<string, ArmTotal>
  comparisons: StoredComparison[]
}

export type ArmTotal = {
  impressions: number
  successes: number
  revenue: number | null
  from: string | null
  to: string | null
}

export type StoredComparison = Omit<TestReading, 'looks' | 'control' | 'treatment'> & {
  arm_id: string
  control_id: string
  /** With the variance by which tests are compared. */
  comparable: Estimate | null
}

export type StoredRow = OutcomeRow & { revenue: number | null; problem: OutcomeProblem | null }

/** Returns the rows of tests by test, in the order of their days. */
export async function readRows(db: Db, testIds: readonly string[]): Promise<Map<string, StoredRow[]>> {
  const { rows } = await sql<StoredRow & { test_id: string }>`
    SELECT test_id, id, arm_id AS arm, from_day::text AS from, to_day::text AS to, impressions::double precision,
      clicks::double precision, orders::double precision, revenue, currency, problem
    FROM outcome WHERE test_id = ANY(${[...testIds]}::uuid[]) ORDER BY from_day, id`.execute(db)
  return Map.groupBy(rows, ({ test_id: testId }) => testId)
}

/** Returns the arms of tests by test, the control first. */
export async function readArms(db: Db, testIds: readonly string[]): Promise<Map<string, StoredArm[]>> {
  const { rows } = await sql<StoredArm & { test_id: string }>`
    SELECT test_id, arm.id, arm.name, is_control, share, test.pdp_id IS NOT NULL AS has_listing,
      EXISTS (SELECT FROM outcome_picture WHERE arm_id = arm.id) AS is_bound
    FROM outcome_arm AS arm JOIN outcome_test AS test ON test.id = arm.test_id
    WHERE test_id = ANY(${[...testIds]}::uuid[]) ORDER BY is_control DESC, arm.id`.execute(db)
  return Map.groupBy(rows, ({ test_id: testId }) => testId)
}

/** Reads tests anew, stores what they say, and returns the rows that are not counted. */
export async function settleTests(trx: Db, testIds: readonly string[]): Promise<Map<string, OutcomeProblem>> {
  const [rowsOf, armsOf] = [await readRows(trx, testIds), await readArms(trx, testIds)]
  const all = new Map<string, OutcomeProblem>()
  const readings = testIds.map((id) => {
    const [rows, arms] = [rowsOf.get(id) ?? [], armsOf.get(id) ?? []]
    const unbound = new Map(arms.flatMap((arm) => (arm.is_bound ? [] : [[arm.id, problemOf(arm)]])))
    const problems = findProblems(rows, (arm) => unbound.get(arm) ?? null)
    for (const [row, problem] of problems) all.set(row, problem)
    return JSON.stringify(readingOf(rows, arms, problems))
  })
  await sql`
    UPDATE outcome SET problem = found.problem
    FROM unnest(${[...all.keys()]}::uuid[], ${[...all.values()]}::text[]) AS found (id, problem)
    WHERE outcome.id = found.id AND outcome.problem IS DISTINCT FROM found.problem`.execute(trx)
  await sql`
    UPDATE outcome SET problem = NULL
    WHERE test_id = ANY(${[...testIds]}::uuid[]) AND problem IS NOT NULL
      AND id <> ALL(${[...all.keys()]}::uuid[])`.execute(trx)
  await sql`
    UPDATE outcome_test SET reading = found.reading::jsonb
    FROM unnest(${[...testIds]}::uuid[], ${readings}::text[]) AS found (id, reading)
    WHERE outcome_test.id = found.id`.execute(trx)
  await tellDecided(trx, testIds)
  return all
}

const problemOf = ({ has_listing: hasListing }: StoredArm): OutcomeProblem =>
  hasListing ? 'arm_not_bound' : 'listing_not_found'

function readingOf(
  rows: readonly StoredRow[],
  arms: readonly StoredArm[],
  problems: ReadonlyMap<string, OutcomeProblem>,
): StoredReading {
  const counted = rows.filter(({ id }) => !problems.has(id))
  const metric = metricOf(counted)
  return {
    metric,
    currency: counted.find(({ currency }) => currency !== null)?.currency ?? null,
    ...daysOf(counted),
    problems: problems.size,
    totals: Object.fromEntries(
      arms.map(({ id }) => [
        id,
        totalOf(
          counted.filter(({ arm }) => arm === id),
          metric,
        ),
      ]),
    ),
    comparisons: comparisonsOf(counted, arms, metric).map(storedOf),
  }
}

/** The range after each period is read from the rows. */
function storedOf({ looks, control, treatment, ...rest }: Compared): StoredComparison {
  return { ...rest, comparable: looks.length > 0 ? comparableLogRatio(control, treatment) : null }
}

function totalOf(rows: readonly StoredRow[], metric: Metric): ArmTotal {
  const sum = (of: (row: StoredRow) => number | null) =>
    rows.reduce<number>((total, row) => total + (of(row) ?? 0), 0)
  const hasRevenue = rows.some(({ revenue }) => revenue !== null)
  return {
    impressions: sum(({ impressions }) => impressions),
    successes: sum((row) => row[metric]),
    ...daysOf(rows),
    revenue: hasRevenue ? sum(({ revenue }) => revenue) : null,
  }
}

/** First and last day of rows in order. */
const daysOf = (rows: readonly StoredRow[]): Pick<ArmTotal, 'from' | 'to'> => ({
  from: rows[0]?.from ?? null,
  to: rows.reduce<string | null>((last, { to }) => (last === null || to > last ? to : last), null),
})

type Compared = TestReading & { arm_id: string; control_id: string }

/** Compares each arm with the control, which is the first one unless people have named another. */
export function comparisonsOf(
  rows: readonly StoredRow[],
  arms: readonly StoredArm[],
  metric: Metric,
): Compared[] {
  const [control, ...others] = arms
  if (!control) return []
  return others.map((arm) => {
    const periods = periodsOf(rows, { control: control.id, treatment: arm.id, metric })
    const shares = [control.share ?? 1, arm.share ?? 1]
    return { arm_id: arm.id, control_id: control.id, ...readTest(periods, shares) }
  })
}
