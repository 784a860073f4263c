import type { OutcomeTest } from '@endcap/api'
import { findCategory } from '@endcap/catalog'
import type { SignedLinks } from '@endcap/foundation/blobs/signed-links'
import {
  type Estimate,
  type Interval,
  interval95,
  probabilityBetter,
  sharesOf,
  type TestReading,
} from '@endcap/outcomes'
import { oneDecimal } from '@endcap/scoring'
import { renditionUrl } from '../../platform/blobs/rendition-url.ts'
import type { TestArm, TestRow } from './read-tests.ts'
import type { StoredComparison } from './settle-tests.ts'

type Context = {
  organizationId: string
  links: Pick<SignedLinks, 'sign'>
  /** By arm, see `expectedEffects`. */
  expected: ReadonlyMap<string, Estimate>
  seesMoney: boolean
  comparisons: readonly StoredComparison[]
}

export type Looks = ReadonlyMap<string, TestReading['looks']>

/** By arm, what lists do not have. */
type Details = {
  looks: Looks
  images: ReadonlyMap<string, string[]>
}
const NO_DETAILS: Details = { looks: new Map(), images: new Map() }

/** Presents a test, in full with `details`. */
export function presentTest(
  test: TestRow,
  context: Context,
  { looks, images }: Details = NO_DETAILS,
): OutcomeTest {
  const { reading } = test
  return {
    test_id: test.id,
    source: test.source,
    name: test.name,
    kind: test.kind,
    listing:
      test.pdp_id !== null && test.external_id !== null
        ? { pdp_id: test.pdp_id, id: test.external_id, name: test.listing_name }
        : null,
    retailer: test.retailer,
    category_id: test.category_id,
    category: test.category_id && (findCategory(test.category_id)?.name ?? null),
    from: reading?.from ?? null,
    to: reading?.to ?? null,
    ends_on: test.ends_on,
    metric: reading?.metric ?? 'clicks',
    currency: reading?.currency ?? null,
    arms: test.arms.map((arm) => ({
      ...presentArm(arm, test, context),
      image_ids: images.get(arm.id) ?? [],
    })),
    comparisons: context.comparisons.map((comparison) => ({
      ...presentComparison(comparison, context.expected.get(comparison.arm_id)),
      score_difference: scoreDifference(test.arms, comparison),
      looks: (looks.get(comparison.arm_id) ?? []).map(({ to, value, range }) => ({
        to,
        ...asShares(value, range),
      })),
    })),
    problems: reading?.problems ?? 0,
  }
}

function presentArm(
  { id, name, is_control, share, scored, sha256 }: TestArm,
  { reading, category_id: categoryId, retailer }: TestRow,
  { organizationId, links, seesMoney }: Context,
): Omit<OutcomeTest['arms'][number], 'image_ids'> {
  const total = reading?.totals[id]
  return {
    arm_id: id,
    name,
    is_control,
    share,
    is_bound: sha256 !== null,
    image_url: sha256 === null ? null : renditionUrl(links, { organizationId, sha256, size: 160 }),
    score: scored?.score ?? null,
    is_scoring: sha256 !== null && scored === null && categoryId !== null && retailer !== null,
    impressions: total?.impressions ?? 0,
    successes: total?.successes ?? 0,
    revenue: seesMoney ? (total?.revenue ?? null) : null,
  }
}

/** Points, or null if an arm has no score. */
export function scoreDifference(
  arms: readonly TestArm[],
  { arm_id: armId, control_id: controlId }: Pick<StoredComparison, 'arm_id' | 'control_id'>,
): number | null {
  const scoreOf = (id: string) => arms.find((arm) => arm.id === id)?.scored?.score ?? null
  const [own, control] = [scoreOf(armId), scoreOf(controlId)]
  return own === null || control === null ? null : oneDecimal(own - control)
}

/** Shows logarithms as shares: 0.1 is 10% more. */
export const asShares = (value: number, range: Interval) => ({
  ...sharesOf(range),
  middle: Math.expm1(value),
})

function presentComparison(
  { arm_id, verdict, estimate, range, decidedAt, daysLeft, splitProbability }: StoredComparison,
  expected: Estimate | undefined,
): Omit<OutcomeTest['comparisons'][number], 'score_difference' | 'looks'> {
  const known = estimate && (expected ?? estimate)
  return {
    arm_id,
    verdict,
    effect: estimate && range && asShares(estimate.value, range),
    expected: estimate && expected ? asShares(expected.value, interval95(expected)) : null,
    probability_better: known && probabilityBetter(known),
    decided_on: decidedAt,
    days_left: daysLeft,
    split_probability: splitProbability,
  }
}
