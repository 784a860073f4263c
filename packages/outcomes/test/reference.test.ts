import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import {
  alwaysValidBound,
  fitRandomEffects,
  fitSlope,
  interval95,
  logRatio,
  normalCdf,
  normalQuantile,
  rankCorrelation,
  type Study,
  sampleRatioTest,
  shrink,
  studentQuantile,
  wilsonInterval,
} from '@endcap/outcomes'

type Counts = [trials: number, successes: number]
type Fit = {
  studies: [value: number, variance: number, score: number, group: string][]
  one: [mean: number, error: number, spread: number]
  predicted: number[]
  errors: number[]
  slope: [slope: number, error: number, spread: number]
  two: [mean: number, error: number, between: number, within: number]
  nested: number[]
}

/** 100 random tables of each estimator and what the libraries of the field say (`training/outcomes/references.py`). */
const REFERENCE: {
  ratios: { control: Counts; treatment: Counts; low: number; high: number }[]
  splits: { counts: number[]; shares: number[]; p: number }[]
  shares: { hits: number; tries: number; low: number; high: number }[]
  ranks: { pairs: [number, number][]; value: number }[]
  bounds: { information: number; spread: number; bound: number }[]
  quantiles: { p: number; z: number }[]
  students: { p: number; degrees: number; t: number }[]
  fits: Fit[]
} = JSON.parse(readFileSync(new URL('fixtures/reference.json', import.meta.url), 'utf8'))

function assertClose(actual: number | undefined, expected: number | undefined): void {
  assert.ok(actual !== undefined && expected !== undefined)
  assert.ok(
    Math.abs(actual - expected) <= 1e-6 * Math.max(1, Math.abs(expected)),
    `${actual} is not ${expected}`,
  )
}

const armOf = ([trials, successes]: Counts) => ({ trials, successes })
const studiesOf = ({ studies }: Fit, isNested: boolean): Study[] =>
  studies.map(([value, variance, , group]) => ({ value, variance, group: isNested ? group : '' }))

describe('an estimator', () => {
  it('an estimator of log ratios agrees with statsmodels', () => {
    for (const { control, treatment, low, high } of REFERENCE.ratios) {
      const estimate = logRatio(armOf(control), armOf(treatment))
      assert.ok(estimate)
      const range = interval95(estimate)
      assertClose(range.low, low)
      assertClose(range.high, high)
    }
  })
  it('an estimator of the split of visitors agrees with scipy', () => {
    for (const { counts, shares, p } of REFERENCE.splits) assertClose(sampleRatioTest(counts, shares), p)
  })
  it('an estimator of shares agrees with statsmodels', () => {
    for (const { hits, tries, low, high } of REFERENCE.shares) {
      const range = wilsonInterval(hits, tries)
      assertClose(range.low, low)
      assertClose(range.high, high)
    }
  })
  it('an estimator of rank correlation agrees with scipy', () => {
    for (const { pairs, value } of REFERENCE.ranks) assertClose(rankCorrelation(pairs).value, value)
  })
  it('an estimator of always valid ranges agrees with confseq', () => {
    for (const { information, spread, bound } of REFERENCE.bounds)
      assertClose(alwaysValidBound(information, spread), bound)
  })
  it('an estimator of normal quantiles agrees with scipy and undoes the distribution', () => {
    for (const { p, z } of REFERENCE.quantiles) {
      assertClose(normalQuantile(p), z)
      assertClose(normalCdf(z), p)
    }
  })
  it("an estimator of quantiles of Student's distribution agrees with scipy", () => {
    for (const { p, degrees, t } of REFERENCE.students) assertClose(studentQuantile(p, degrees), t)
  })
  it('an estimator of random effects and its predictions agree with metafor', () => {
    for (const fit of REFERENCE.fits) {
      const studies = studiesOf(fit, false)
      const effects = fitRandomEffects(studies)
      assertClose(effects.mean.value, fit.one[0])
      assertClose(Math.sqrt(effects.mean.variance), fit.one[1])
      assertClose(effects.withinGroups, fit.one[2])
      for (const [at, { value, variance }] of shrink(studies, effects).entries()) {
        assertClose(value, fit.predicted[at])
        assertClose(Math.sqrt(variance), fit.errors[at])
      }
    }
  })
  it('an estimator of effects of groups and within them agrees with metafor', () => {
    for (const fit of REFERENCE.fits) {
      const studies = studiesOf(fit, true)
      const effects = fitRandomEffects(studies)
      assertClose(effects.betweenGroups, fit.two[2])
      assertClose(effects.withinGroups, fit.two[3])
      assertClose(effects.mean.value, fit.two[0])
      assertClose(Math.sqrt(effects.mean.variance), fit.two[1])
      for (const [at, { value }] of shrink(studies, effects).entries()) assertClose(value, fit.nested[at])
    }
  })
  it('an estimator of the effect of a point of score agrees with PyMARE', () => {
    for (const { studies, slope } of REFERENCE.fits) {
      const { estimate, unexplained } = fitSlope(
        studies.map(([value, variance, scoreDifference]) => ({ value, variance, scoreDifference })),
      )
      assertClose(estimate.value, slope[0])
      assertClose(Math.sqrt(estimate.variance), slope[1])
      assertClose(unexplained, slope[2])
    }
  })
})
