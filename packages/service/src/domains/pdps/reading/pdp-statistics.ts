import {
  HISTOGRAM_RANGES,
  LOSS_CAUSES,
  type LossCause,
  MIN_COUNTED_LOSS,
  type PdpStatistics,
} from '@endcap/api'
import { CERTIFIED, oneDecimal } from '@endcap/scoring'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { statesIn } from '../../acceptance/judgement-store.ts'
import { isOfEarlierRelease } from '../scoring/earlier-scores.ts'
import { canGain, familyGains, GAIN_COUNTS, type GainCounts } from './gain-counts.ts'
import { filtersOf, type PdpFilters } from './list-pdps.ts'
import { medianOf, RANGE, rangeOf, type ScoreCount } from './score-counts.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/** Null for PDPs without a score. */
type OfScore = GainCounts & {
  score: number | null
  scored_by: string | null
  count: number
  can_win: number | null
  with_can_win: number
  processing: number
  added_last_week: number
}

type OfMissing = Record<`${'points' | 'listings' | 'most'}_${LossCause}`, number | null> & {
  missing: PdpStatistics['missing'][number]['asset_type'][]
  /** Without those of families. */
  count: number
  known: number
}

type OfFamilies = { asset_type: OfMissing['missing'][number]; count: number }

type OfAdvice = { advice: PdpStatistics['advice'][number]['advice']; score: number; count: number }

type OfVerdicts = { acceptance: string[]; count: number }

/** Returns figures of all PDPs that meet the filters. */
export async function readStatistics(
  db: Db,
  filters: PdpFilters,
  factsVersion: string,
): Promise<PdpStatistics> {
  const where = sql.join(filtersOf(filters), sql` AND `)
  // Scores have one decimal, so there are few groups.
  const { rows: groups } = await sql<OfScore>`
    SELECT pdp_score AS score, scored_by, count(*)::int AS count,
      sum(can_win) AS can_win, count(can_win)::int AS with_can_win,
      ${GAIN_COUNTS},
      count(*) FILTER (WHERE pdp_id >= ${idsFrom(Date.now() - WEEK_MS)}::uuid)::int AS added_last_week,
      count(*) FILTER (WHERE status = 'PROCESSING')::int AS processing
    FROM pdp_summary AS summary WHERE ${where} GROUP BY pdp_score, scored_by`.execute(db)
  // Few combinations exist, so summing by them takes half the time. OFFSET reads each point from JSON once
  // per row, not per figure. An unquoted 0 is converted at run time, and PostgreSQL plans no parallel scan
  // below an unknown offset.
  const { rows: combinations } = await sql<OfMissing>`
    SELECT missing, count(*) FILTER (WHERE family_id IS NULL)::int AS count, count(lost)::int AS known, ${sql.join(LOSS_CAUSES.map(lostBy))}
    FROM (
      SELECT missing, family_id, loses_most_by, lost, ${sql.join(LOSS_CAUSES.map(pointsOf))}
      FROM pdp_summary AS summary WHERE ${where} OFFSET '0') AS summary
    GROUP BY missing`.execute(db)
  const { rows: families } = await sql<OfFamilies>`
    SELECT asset_type, count(DISTINCT family_id)::int AS count
    FROM pdp_summary AS summary, unnest(missing) AS asset_type
    WHERE ${where} AND family_id IS NOT NULL GROUP BY asset_type`.execute(db)
  const { rows: verdicts } = await sql<OfVerdicts>`
    SELECT acceptance, count(*)::int AS count FROM pdp_summary AS summary
    WHERE ${where} GROUP BY acceptance`.execute(db)
  const { rows: gains } = await sql<OfAdvice>`
    SELECT advice, can_win_today AS score, count(*)::int AS count FROM pdp_summary AS summary
    WHERE ${where} AND advice IS NOT NULL GROUP BY advice, can_win_today`.execute(db)
  const scores = groups.flatMap(({ score, count }) => (score === null ? [] : [{ score, count }]))
  const withCanWin = sumOf(groups, ({ with_can_win: count }) => count)
  return {
    count: sumOf(groups, ({ count }) => count),
    scored: sumOf(scores, ({ count }) => count),
    processing: sumOf(groups, (group) => group.processing),
    of_earlier_release: sumOf(groups, ({ score, scored_by: by, count }) =>
      score !== null && isOfEarlierRelease(by, factsVersion) ? count : 0,
    ),
    certified: sumOf(scores, ({ score, count }) => (score >= CERTIFIED ? count : 0)),
    median_score: medianOf(scores),
    mean_can_win: withCanWin === 0 ? null : oneDecimal(sumOf(groups, (group) => group.can_win) / withCanWin),
    can_gain: canGain([...groups, ...(await familyGains(db, where))]),
    advice: adviceIn(gains),
    added_last_week: sumOf(groups, (group) => group.added_last_week),
    histogram: histogramOf(scores),
    lost: lostOf(combinations),
    acceptance: acceptanceOf(verdicts),
    missing: missingOf(combinations, families),
  }
}

function adviceIn(gains: readonly OfAdvice[]): PdpStatistics['advice'] {
  return [...Map.groupBy(gains, ({ advice }) => advice)]
    .map(([advice, group]) => ({
      advice,
      listings: sumOf(group, ({ count }) => count),
      median_gain: medianOf(group) ?? 0,
    }))
    .toSorted((a, b) => b.listings - a.listings || (a.advice < b.advice ? -1 : 1))
}

const sumOf = <Row>(rows: readonly Row[], valueOf: (row: Row) => number | null): number =>
  rows.reduce((sum, row) => sum + (valueOf(row) ?? 0), 0)

const pointsOf = (cause: LossCause) => sql`(lost->${sql.lit(cause)})::numeric AS ${sql.ref(`lost_${cause}`)}`

/** Points lost, and PDPs that lose some or most by the cause. */
function lostBy(cause: LossCause) {
  const points = sql.ref(`lost_${cause}`)
  return sql`sum(${points})::double precision AS ${sql.ref(`points_${cause}`)},
    count(*) FILTER (WHERE ${points} >= ${sql.lit(MIN_COUNTED_LOSS)})::int AS ${sql.ref(`listings_${cause}`)},
    count(*) FILTER (WHERE loses_most_by = ${cause})::int AS ${sql.ref(`most_${cause}`)}`
}

/** Lowest id created since a time: UUIDv7 are ordered by time. */
function idsFrom(ms: number): string {
  const digits = ms.toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`
}

function histogramOf(scores: readonly ScoreCount[]): PdpStatistics['histogram'] {
  const counts = new Map<number, number>()
  for (const { score, count } of scores) {
    const range = rangeOf(score)
    counts.set(range, (counts.get(range) ?? 0) + count)
  }
  return Array.from({ length: HISTOGRAM_RANGES }, (_, range) => ({
    from: range * RANGE,
    to: (range + 1) * RANGE,
    count: counts.get(range) ?? 0,
  }))
}

function lostOf(groups: readonly OfMissing[]): PdpStatistics['lost'] {
  const known = sumOf(groups, (group) => group.known)
  const causes = LOSS_CAUSES.map((cause) => ({
    cause,
    tenths: Math.round(10 * sumOf(groups, (group) => group[`points_${cause}`])),
    listings: sumOf(groups, (group) => group[`listings_${cause}`]),
    most: sumOf(groups, (group) => group[`most_${cause}`]),
  }))
  const all = sumOf(causes, ({ tenths }) => tenths)
  return causes
    .toSorted((a, b) => b.tenths - a.tenths)
    .map(({ cause, tenths, listings, most }) => ({
      cause,
      points: oneDecimal(tenths / 10 / Math.max(1, known)),
      share: Math.round((1000 * tenths) / Math.max(1, all)) / 1000,
      listings,
      most,
    }))
}

/** Counts a family once, because one picture serves all its listings. */
function missingOf(groups: readonly OfMissing[], families: readonly OfFamilies[]): PdpStatistics['missing'] {
  const counts = new Map(families.map(({ asset_type: type, count }) => [type, count]))
  for (const { missing, count } of groups)
    for (const type of count > 0 ? missing : []) counts.set(type, (counts.get(type) ?? 0) + count)
  return [...counts]
    .map(([asset_type, listings]) => ({ asset_type, listings }))
    .toSorted((a, b) => b.listings - a.listings || (a.asset_type < b.asset_type ? -1 : 1))
}

function acceptanceOf(groups: readonly OfVerdicts[]): PdpStatistics['acceptance'] {
  const counts = new Map<string, PdpStatistics['acceptance'][number]>()
  for (const { acceptance, count } of groups)
    for (const { target, state } of statesIn(acceptance)) {
      const known = counts.get(target) ?? { target, accepted: 0, not_accepted: 0, not_sure: 0 }
      counts.set(target, { ...known, [state]: known[state] + count })
    }
  return [...counts.values()].toSorted(
    (a, b) => b.not_accepted - a.not_accepted || (a.target < b.target ? -1 : 1),
  )
}
