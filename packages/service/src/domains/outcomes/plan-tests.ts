import { PLAN_CHANGES, type TestPlanPage } from '@endcap/api'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import { type Calibration, calibrate, planTest } from '@endcap/outcomes'
import { sql } from 'kysely'
import { renditionUrl } from '../../platform/blobs/rendition-url.ts'
import type { Db } from '../../platform/db/database.ts'
import { readStudies } from './calibrate-tests.ts'

type Deps = { db: Db; links: Pick<SignedLinks, 'sign'> }

type Listing = {
  pdp_id: string
  id: string
  name: string | null
  retailer: string
  sha256: string | null
  today: number | null
  spark: number | null
  shoot: number | null
  /** Null if they are not known. */
  visits: number | null
  successes: number | null
  days: number | null
}

/** Visits of results count for so many days. */
const VISIT_DAYS = 90
const MONTH = 30
const MAX_LISTINGS = 5_000
/** Points below which nobody sees a difference. */
const MIN_GAIN = 1

/** Plans tests of the listings whose visits are known, by what a test is expected to win. */
export async function planTests(
  { db, links }: Deps,
  organizationId: string,
  limit: number,
): Promise<TestPlanPage> {
  const calibration = calibrate((await readStudies(db, organizationId)).done)
  const listings = await readListings(db, organizationId)
  const plans = listings.flatMap((listing) => planOf(listing, calibration))
  const best = plans.toSorted((one, other) => other.expected_gain - one.expected_gain).slice(0, limit)
  return {
    data: best.map(({ sha256, ...plan }) => ({
      ...plan,
      image_url: sha256 === null ? null : renditionUrl(links, { organizationId, sha256, size: 160 }),
    })),
    has_more: plans.length > limit,
    next_cursor: null,
    without_visits: listings.filter(({ visits }) => visits === null).length,
  }
}

/** The first change with points: own images cost nothing, a shoot costs most. */
function planOf(listing: Listing, calibration: Calibration | null) {
  const { pdp_id, id, name, retailer, sha256, visits, successes, days } = listing
  const change = PLAN_CHANGES.find((each) => (listing[each] ?? 0) >= MIN_GAIN)
  if (!change || !visits || !successes || !days) return []
  const [scoreGain, rate, perDay] = [listing[change] ?? 0, successes / visits, visits / days]
  const plan = planTest({ scoreGain, visits: perDay, rate }, calibration)
  return [
    {
      pdp_id,
      id,
      name,
      retailer,
      sha256,
      change,
      score_gain: scoreGain,
      visits: MONTH * perDay,
      rate,
      days: plan.days,
      visitors: plan.trials,
      effect: Math.expm1(plan.effect),
      month: plan.month,
      expected_gain: plan.expectedGain,
      advice: plan.advice,
      by_effect: plan.byEffect.map(({ effect, days: needed }) => ({
        effect: Math.expm1(effect),
        days: needed,
      })),
    },
  ]
}

/** Listings with points to win, and what their tests and reports saw in the last days. */
async function readListings(db: Db, organizationId: string): Promise<Listing[]> {
  const { rows } = await sql<Listing>`
    SELECT summary.pdp_id, pdp.external_id AS id, pdp.name, pdp.retailer, image.sha256,
      summary.can_win_today AS today, summary.can_win_with_spark AS spark, summary.can_win_with_shoot AS shoot,
      seen.visits, seen.successes, seen.days
    FROM pdp_summary AS summary JOIN pdp ON pdp.id = summary.pdp_id
    LEFT JOIN pdp_image ON pdp_image.pdp_id = pdp.id AND pdp_image.position = 0
    LEFT JOIN image ON image.id = pdp_image.image_id
    LEFT JOIN (
      SELECT test.pdp_id, sum(outcome.impressions)::double precision AS visits,
        sum(coalesce(outcome.orders, outcome.clicks))::double precision AS successes,
        (max(outcome.to_day) - min(outcome.from_day) + 1)::double precision AS days
      FROM outcome JOIN outcome_test AS test ON test.id = outcome.test_id
      WHERE outcome.organization_id = ${organizationId}
        AND outcome.to_day > (now() AT TIME ZONE 'UTC')::date - ${VISIT_DAYS}::int
        AND outcome.problem IS DISTINCT FROM 'clicks_over_impressions'
        AND outcome.problem IS DISTINCT FROM 'orders_over_impressions'
        AND outcome.problem IS DISTINCT FROM 'periods_overlap'
      GROUP BY test.pdp_id
    ) AS seen ON seen.pdp_id = summary.pdp_id
    WHERE summary.organization_id = ${organizationId} AND summary.can_win >= ${MIN_GAIN}
    ORDER BY seen.visits DESC NULLS LAST, summary.can_win DESC LIMIT ${MAX_LISTINGS}`.execute(db)
  return rows
}
