import { familySlug, type OutcomeCalibration } from '@endcap/api'
import {
  type Calibration,
  calibrate,
  type FactorStudy,
  fitWeights,
  interval95,
  MIN_TESTS,
  sharesOf,
  type WeightFinding,
} from '@endcap/outcomes'
import type { Family } from '@endcap/scoring'
import type { Db } from '../../platform/db/database.ts'
import { categoryIdsOf } from '../scoring/family-categories.ts'
import { familyOf } from '../scoring/model.ts'
import { mergePatch, type RubricPatch } from '../scoring/rubric-patch.ts'
import { type RubricStore, rubricVersions } from '../scoring/rubric-store.ts'
import { asShares, scoreDifference } from './present-test.ts'
import { listTests, type TestRow } from './read-tests.ts'
import type { StoredComparison } from './settle-tests.ts'

type Deps = { db: Db; rubrics: Pick<RubricStore, 'of'> }

/** A finished comparison of two arms with different scores. */
type DoneStudy = FactorStudy & { test: TestRow; comparison: StoredComparison }

/** More than anybody has run. */
const MAX_TESTS = 20_000
const MAX_POINTS = 500

/** Reads all finished tests of an organization. */
export async function readStudies(
  db: Db,
  organizationId: string,
): Promise<{ done: DoneStudy[]; notDone: number }> {
  const tests = await listTests(db, organizationId, { kind: 'randomized', limit: MAX_TESTS })
  const comparisons = tests.flatMap((test) =>
    (test.reading?.comparisons ?? []).map((comparison) => ({ test, comparison })),
  )
  const done = comparisons.flatMap(({ test, comparison }) => studyOf(test, comparison))
  return { done, notDone: comparisons.filter(({ comparison }) => !isDone(comparison)).length }
}

const isDone = ({ verdict }: StoredComparison): boolean => verdict !== 'few' && verdict !== 'broken'

/** None if the test is not done, or the scores do not differ. */
function studyOf(test: TestRow, comparison: StoredComparison): DoneStudy[] {
  const difference = scoreDifference(test.arms, comparison)
  if (!isDone(comparison) || !comparison.comparable || difference === null || difference === 0) return []
  const factorsOf = (id: string) => test.arms.find((arm) => arm.id === id)?.scored?.factors ?? {}
  const [own, control] = [factorsOf(comparison.arm_id), factorsOf(comparison.control_id)]
  // A factor that was measured on one picture alone tells nothing of a difference.
  const factors = Object.fromEntries(
    Object.entries(own).flatMap(([name, score]) => {
      const other = control[name]
      return other === undefined ? [] : [[name, score - other]]
    }),
  )
  const group = test.category_id ?? ''
  return [{ ...comparison.comparable, group, scoreDifference: difference, factors, test, comparison }]
}

/** Compares scores with effects, and proposes weights. @param family null for the one with most tests */
export async function calibrateTests(
  { db, rubrics }: Deps,
  organizationId: string,
  family: Family | null,
): Promise<OutcomeCalibration> {
  const { done, notDone } = await readStudies(db, organizationId)
  const calibration = calibrate(done)
  const families = familiesOf(done)
  const chosen = family ?? families[0]?.family ?? null
  const weights = chosen && (await findWeights({ db, rubrics }, organizationId, chosen, done))
  return {
    tests: done.length,
    not_done: notDone,
    needed: calibration ? null : MIN_TESTS - done.length,
    calibration: calibration && presentCalibration(calibration),
    points: calibration ? done.slice(0, MAX_POINTS).flatMap(pointOf) : [],
    family: chosen && familySlug(chosen),
    families: families.map((each) => ({ ...each, family: familySlug(each.family) })),
    weights: weights && weights.map(presentWeight),
    patch: chosen && weights ? await proposePatch(db, organizationId, chosen, weights) : null,
  }
}

const familyOfTest = ({ test }: DoneStudy): Family => familyOf(test.category_id)

/** Families with most tests first. */
const familiesOf = (studies: readonly DoneStudy[]): { family: Family; tests: number }[] =>
  [...Map.groupBy(studies, familyOfTest)]
    .map(([family, { length: tests }]) => ({ family, tests }))
    .toSorted((one, other) => other.tests - one.tests)

/** Weights of main images. Null for too few tests of the family. */
async function findWeights(
  { rubrics }: Deps,
  organizationId: string,
  family: Family,
  studies: readonly DoneStudy[],
): Promise<WeightFinding[] | null> {
  const [categoryId] = categoryIdsOf(family)
  if (categoryId === undefined) return null
  const { roles } = (await rubrics.of(organizationId))(categoryId)
  const own = studies.filter((study) => familyOfTest(study) === family && study.test.role === 'hero')
  const weights = Object.entries(roles.hero.factors).map(([name, { weight }]) => [name, weight])
  return fitWeights(own, Object.fromEntries(weights))
}

/** The version in force with the proposed weights. Null without a proposal. */
async function proposePatch(
  db: Db,
  organizationId: string,
  family: Family,
  weights: readonly WeightFinding[],
): Promise<RubricPatch | null> {
  const factors = weights.flatMap(({ factor, proposal }) =>
    proposal === null ? [] : [[factor, { weight: rounded(proposal) }]],
  )
  if (factors.length === 0) return null
  const active = (await rubricVersions.findActive(db, organizationId)).get(family)?.patch ?? {}
  return mergePatch(active, { roles: { hero: { factors: Object.fromEntries(factors) } } }) as RubricPatch
}

/** People read two digits, and the tests tell no more. */
const rounded = (weight: number): number => Number(weight.toPrecision(2))

function presentCalibration({ hits, rank, perPoint, higherScore, curve }: Calibration) {
  const tenPoints = { value: 10 * perPoint.value, variance: 100 * perPoint.variance }
  return {
    hits,
    rank,
    per_ten_points: asShares(tenPoints.value, interval95(tenPoints)),
    higher_score: sharesOf(higherScore),
    curve: curve.map(({ range, ...rest }) => ({ ...rest, range: range && sharesOf(range) })),
  }
}

function pointOf({ test, comparison, scoreDifference: difference }: DoneStudy): OutcomeCalibration['points'] {
  const { estimate, range, arm_id: armId } = comparison
  if (!estimate || !range) return []
  return [
    { test_id: test.id, arm_id: armId, score_difference: difference, ...asShares(estimate.value, range) },
  ]
}

const presentWeight = ({ proposal, ...finding }: WeightFinding) => ({
  ...finding,
  proposal: proposal === null ? null : rounded(proposal),
})
