/** One line of results: what an arm had from a day to a day. */
export type OutcomeRow = {
  id: string
  arm: string
  /** Days, `2026-11-30`. Both count. */
  from: string
  to: string
  impressions: number
  clicks: number | null
  orders: number | null
  currency: string | null
}

export const OUTCOME_PROBLEMS = [
  'clicks_over_impressions',
  'orders_over_impressions',
  'nothing_counted',
  'periods_overlap',
  'currencies_differ',
  'arm_not_bound',
  'listing_not_found',
] as const
/** Why a row is not counted. */
export type OutcomeProblem = (typeof OUTCOME_PROBLEMS)[number]

/**
 * Finds the rows of one test that cannot be counted, with the reason.
 * @param armProblem why an arm's pictures are not known, or null if they are
 */
export function findProblems(
  rows: readonly OutcomeRow[],
  armProblem: (arm: string) => OutcomeProblem | null,
): Map<string, OutcomeProblem> {
  const problems = new Map<string, OutcomeProblem>()
  for (const row of rows) {
    const problem = armProblem(row.arm) ?? ownProblem(row)
    if (problem) problems.set(row.id, problem)
  }
  const sound = rows.filter(({ id }) => !problems.has(id))
  for (const row of overlapping(sound)) problems.set(row.id, 'periods_overlap')
  const currencies = new Set(sound.flatMap(({ currency }) => currency ?? []))
  if (currencies.size > 1)
    for (const { id, currency } of sound)
      if (currency !== null && !problems.has(id)) problems.set(id, 'currencies_differ')
  return problems
}

function ownProblem({ impressions, clicks, orders }: OutcomeRow): OutcomeProblem | null {
  if (clicks === null && orders === null) return 'nothing_counted'
  if ((clicks ?? 0) > impressions) return 'clicks_over_impressions'
  return (orders ?? 0) > impressions ? 'orders_over_impressions' : null
}

/** Returns all rows of an arm that share a day with another: none tells which is right. */
function overlapping(rows: readonly OutcomeRow[]): OutcomeRow[] {
  const found = new Set<OutcomeRow>()
  for (const own of Map.groupBy(rows, ({ arm }) => arm).values()) {
    let last: OutcomeRow | undefined
    for (const row of own.toSorted((one, other) => (one.from < other.from ? -1 : 1))) {
      if (last && row.from <= last.to) found.add(last).add(row)
      if (!last || row.to > last.to) last = row
    }
  }
  return [...found]
}

/** The figure that tells arms apart: orders where all rows have them, else clicks. */
export type Metric = 'orders' | 'clicks'

/** Returns the metric of rows without problems. */
export const metricOf = (rows: readonly OutcomeRow[]): Metric =>
  rows.length > 0 && rows.every(({ orders }) => orders !== null) ? 'orders' : 'clicks'

/** Joins the rows of two arms by period. Periods that only one arm has tell nothing. */
export function periodsOf(
  rows: readonly OutcomeRow[],
  { control, treatment, metric }: { control: string; treatment: string; metric: Metric },
) {
  const key = ({ from, to }: OutcomeRow) => `${from} ${to}`
  const others = new Map(rows.filter(({ arm }) => arm === treatment).map((row) => [key(row), row]))
  const arm = (row: OutcomeRow) => ({ trials: row.impressions, successes: row[metric] ?? 0 })
  return rows
    .filter((row) => row.arm === control)
    .flatMap((row) => {
      const other = others.get(key(row))
      return other ? [{ from: row.from, to: row.to, control: arm(row), treatment: arm(other) }] : []
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
}
