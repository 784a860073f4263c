import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { calibrate, effectOf, fitSlope, foretell, planTest, type ScoreEffect } from '@endcap/outcomes'
import fc from 'fast-check'
import { createDraws } from './support.ts'

const EFFECT: ScoreEffect = {
  perPoint: { value: 0.003, variance: 0.001 ** 2 },
  unexplained: 0.02 ** 2,
  tests: 34,
}

const shares = (exponent: number) => Math.expm1(exponent)

/** Effects as tests of pictures have them. */
const effects = fc.record({
  perPoint: fc.record({
    value: fc.double({ min: -0.01, max: 0.01, noNaN: true }),
    variance: fc.double({ min: 0, max: 1e-4, noNaN: true }),
  }),
  unexplained: fc.double({ min: 0, max: 0.01, noNaN: true }),
  tests: fc.integer({ min: 30, max: 20_000 }),
})
const points = fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10)

describe('a foretold change', () => {
  it('a foretold change is the mean of the points with the variance of the mean and of single changes', () => {
    const half = 2.034515297449338 * Math.sqrt(0.01 ** 2 + 0.02 ** 2)
    const found = foretell(10, EFFECT)
    assert.ok(found && Math.abs(found.low - shares(0.03 - half)) < 1e-9)
    assert.ok(Math.abs(found.high - shares(0.03 + half)) < 1e-9)
  })

  it('a foretold change is null without a change, and where the range says nothing', () => {
    assert.equal(foretell(0, EFFECT), null)
    const [value, variance] = [27, 1e6]
    assert.equal(foretell(100, { ...EFFECT, perPoint: { value, variance } }), null)
    assert.equal(foretell(1, { ...EFFECT, unexplained: 4 }), null)
  })

  it('a foretold change has a range that contains its mean and grows with the points, both ways alike', () => {
    fc.assert(
      fc.property(effects, points, points, (effect, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)]
        const [near, far, back] = [small, large, -large].map((each) => foretell(each, effect))
        if (!near || !far || !back) return
        const mean = shares(effectOf(large, effect).value)
        assert.ok(far.low <= mean + 1e-12 && mean <= far.high + 1e-12)
        const width = ({ low, high }: { low: number; high: number }) => Math.log((1 + high) / (1 + low))
        assert.ok(width(near) <= width(far) + 1e-12)
        assert.ok(Math.abs(Math.log1p(back.low) + Math.log1p(far.high)) < 1e-9)
      }),
    )
  })

  it('a foretold change rises with the points where the effect of a point is sure', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        const sure = { ...EFFECT, perPoint: { value: 0.003, variance: 0 } }
        const [few, more] = [foretell(Math.min(one, other), sure), foretell(Math.max(one, other), sure)]
        assert.ok(few && more && few.low <= more.low && few.high <= more.high)
      }),
    )
  })

  it('a foretold change is the one that a plan has for a month', () => {
    const studies = Array.from({ length: 40 }, (_, at) => ({
      ...{ value: 0.04 + 0.01 * (at % 3), variance: 0.0004, group: '', scoreDifference: 10 + (at % 5) },
    }))
    const calibration = calibrate(studies)
    assert.ok(calibration)
    const range = foretell(12, calibration)
    const { month } = planTest({ scoreGain: 12, visits: 100, rate: 0.05 }, calibration)
    assert.ok(range && Math.abs(month.low - 150 * range.low) < 1e-9)
    assert.ok(Math.abs(month.high - 150 * range.high) < 1e-9)
  })

  for (const tests of [30, 34, 200])
    it(`a foretold change from ${tests} simulated tests contains 93% to 97% of true changes`, () => {
      const draws = createDraws(20261130)
      let covered = 0
      const runs = 4_000
      const trueOf = (difference: number) => 0.004 * difference + 0.04 * draws.normal()
      for (let run = 0; run < runs; run++) {
        const studies = Array.from({ length: tests }, () => {
          const scoreDifference = 12 * draws.normal()
          const variance = 0.03 ** 2 * Math.exp(0.5 * draws.normal())
          return {
            value: trueOf(scoreDifference) + Math.sqrt(variance) * draws.normal(),
            variance,
            scoreDifference,
          }
        })
        const { estimate: perPoint, unexplained } = fitSlope(studies)
        const difference = 12 * draws.normal()
        const range = foretell(difference, { perPoint, unexplained, tests })
        const change = shares(trueOf(difference))
        covered += Number(range && range.low <= change && change <= range.high)
      }
      assert.ok(covered >= 0.93 * runs && covered <= 0.97 * runs, `${covered} of ${runs}`)
    })
})
