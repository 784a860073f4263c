import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type Arm,
  alwaysValidInterval,
  BROKEN_SPLIT,
  comparableLogRatio,
  compareBeforeAfter,
  fitWeights,
  informationToFind,
  interval95,
  logRatio,
  predictEffects,
  sampleRatioTest,
  WORTH_FINDING,
} from '@endcap/outcomes'
import { createDraws, plantedStudies } from './support.ts'

const WEIGHTS = { fill: 22, ground: 12, sharp: 10, text: 9, light: 8, crop: 7, color: 6, angle: 5, noise: 4 }

describe('a simulation with known truth', () => {
  const draws = createDraws(20261130)

  for (const [visits, rate] of [
    [500, 0.03],
    [3000, 0.01],
    [200, 0.1],
  ] as const)
    it(`a simulation of ${visits} visits a day, looked at every day, says "better" falsely in at most 5%`, () => {
      let wrong = 0
      const runs = 400
      for (let run = 0; run < runs; run++) {
        let control: Arm = { trials: 0, successes: 0 }
        let treatment = control
        let isWrong = false
        for (let day = 0; day < 45; day++) {
          control = together(control, draws.arm(visits, rate))
          treatment = together(treatment, draws.arm(visits, rate))
          const estimate =
            Math.min(control.successes, treatment.successes) < 20 ? null : logRatio(control, treatment)
          if (estimate && alwaysValidInterval(estimate).low > 0) isWrong = true
        }
        wrong += Number(isWrong)
      }
      assert.ok(wrong / runs <= 0.05, `${wrong} of ${runs}`)
    })

  it('a simulation of true effects has 93% to 97% of them in the 95% intervals of shrunken estimates', () => {
    let [covered, all] = [0, 0]
    for (let run = 0; run < 60; run++) {
      const tests = Array.from({ length: 100 }, (_, at) => {
        const effect = 0.02 + 0.04 * Math.sin(at % 5) + 0.08 * draws.normal()
        const visits = Math.round(Math.exp(8.5 + draws.normal()))
        const estimate = comparableLogRatio(
          draws.arm(visits, 0.03),
          draws.arm(visits, 0.03 * Math.exp(effect)),
        )
        return { effect, estimate, group: String(at % 5) }
      })
      const known = tests.flatMap(({ effect, estimate, group }) =>
        estimate ? [{ effect, study: { ...estimate, group } }] : [],
      )
      for (const [at, expected] of predictEffects(known.map(({ study }) => study)).entries()) {
        const { low, high } = interval95(expected)
        const effect = known[at]?.effect ?? 0
        covered += Number(low <= effect && effect <= high)
        all += 1
      }
    }
    assert.ok(covered / all >= 0.93 && covered / all <= 0.97, `${covered} of ${all}`)
  })

  it('a simulation of winners overstates them by at most 40% of what raw winners do', () => {
    const tests = Array.from({ length: 400 }, () => {
      const effect = 0.1 * draws.normal()
      const estimate = comparableLogRatio(draws.arm(4000, 0.03), draws.arm(4000, 0.03 * Math.exp(effect)))
      assert.ok(estimate)
      return { effect, ...estimate, group: '' }
    })
    const expected = predictEffects(tests)
    let [raw, shrunken] = [0, 0]
    for (const [at, { effect, value, variance }] of tests.entries()) {
      if (value < 1.96 * Math.sqrt(variance)) continue
      raw += value - effect
      shrunken += (expected[at]?.value ?? 0) - effect
    }
    assert.ok(raw > 0)
    assert.ok(Math.abs(shrunken) <= 0.4 * raw, `${shrunken} of ${raw}`)
  })

  it('a simulation of a split that was not as planned is found, and one as planned is not', () => {
    let [found, falsely] = [0, 0]
    for (let run = 0; run < 500; run++) {
      const { successes } = draws.arm(30_000, 0.521)
      const planned = draws.arm(30_000, 1 / 3).successes
      found += Number(sampleRatioTest([successes, 30_000 - successes]) < BROKEN_SPLIT)
      falsely += Number(sampleRatioTest([planned, 30_000 - planned], [1, 2]) < BROKEN_SPLIT)
    }
    assert.equal(found, 500)
    assert.ok(falsely <= 3, `${falsely} of 500`)
  })

  it('a simulation of an effect is decided in 8 of 10 tries after as many visitors as planned', () => {
    const visits = Math.ceil((2 * 0.97 * informationToFind(WORTH_FINDING)) / 0.03)
    let found = 0
    for (let run = 0; run < 1000; run++) {
      const estimate = logRatio(draws.arm(visits, 0.03), draws.arm(visits, 0.03 * Math.exp(WORTH_FINDING)))
      found += Number(estimate !== null && alwaysValidInterval(estimate).low > 0)
    }
    assert.ok(found >= 760 && found <= 840, `${found} of 1000`)
  })

  it('a simulation of a factor that matters twice as much moves its weight up and leaves the others', () => {
    const runs = 40
    for (const planted of ['fill', 'ground', 'light'] as const) {
      let [right, others] = [0, 0]
      for (let run = 0; run < runs; run++)
        for (const { factor, now, proposal } of fitWeights(
          plantedStudies(draws, WEIGHTS, planted),
          WEIGHTS,
        ) ?? [])
          if (factor === planted) right += Number(proposal !== null && proposal > now)
          else others += Number(proposal !== null && Math.abs(proposal / now - 1) > 0.15)
      assert.ok(right >= 0.95 * runs, `${planted}: ${right} of ${runs}`)
      assert.ok(others <= 0.05 * runs * 8, `${planted}: ${others} others`)
    }
  })

  it('a simulation of a season that lifts all listings is no effect of the change', () => {
    const runs = 300
    let covered = 0
    for (let run = 0; run < runs; run++) {
      const change = () => {
        const rate = 0.03 * Math.exp(0.1 * draws.normal())
        return {
          before: draws.arm(20_000, rate),
          after: draws.arm(20_000, rate * Math.exp(0.3 + 0.05 * draws.normal())),
        }
      }
      const estimate = compareBeforeAfter(change(), Array.from({ length: 10 }, change))
      assert.ok(estimate)
      const { low, high } = interval95(estimate)
      covered += Number(low <= 0 && high >= 0)
    }
    assert.ok(covered / runs >= 0.9, `${covered} of ${runs}`)
  })
})

const together = (one: Arm, other: Arm): Arm => ({
  trials: one.trials + other.trials,
  successes: one.successes + other.successes,
})
