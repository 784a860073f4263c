import type { Calibration } from './calibrate.ts'
import { normalCdf, normalDensity } from './distributions.ts'
import type { Interval } from './estimate.ts'
import { effectOf, predictionInterval, type ScoreEffect, sharesOf } from './foretell.ts'
import { POWER, trialsToFind, WORTH_FINDING } from './power.ts'

/** A change before its test. */
export type Candidate = {
  /** Points that the change gains. */
  scoreGain: number
  /** Visits of a day. */
  visits: number
  /** Orders or clicks of a visit, 0–1. */
  rate: number
}

export const ADVICE = ['test', 'too_small', 'too_few_visits'] as const
/** `too_small`, `too_few_visits`: make the change without a test, which would not end. */
export type PlanAdvice = (typeof ADVICE)[number]

export type TestPlan = {
  /** To find the effect in 70%, 80% and 90% of tries. */
  days: { low: number; middle: number; high: number }
  /** Effect to find, as a logarithm. */
  effect: number
  /** Visitors of each arm, for 80%. */
  trials: number
  /** Orders or clicks of 30 days, won or lost by the change, 95%. */
  month: Interval
  /** Orders or clicks of 30 days that a test is expected to win: what orders the list. */
  expectedGain: number
  advice: PlanAdvice
  /** Days by effect. */
  byEffect: { effect: number; days: number }[]
}

/** Half of what scores foretold in public tests of pictures is our guess before an installation's own tests. */
const GUESS: ScoreEffect = {
  perPoint: { value: 0.002, variance: 0.002 ** 2 },
  unexplained: 0.05 ** 2,
  tests: Number.POSITIVE_INFINITY,
}
const EFFECTS = [0.04, 0.06, 0.08, 0.12, 0.16].map((share) => Math.log(1 + share))
const LONGEST_DAYS = 120
const MONTH = 30

/** Plans the test of a change: how long it takes, and what it may win. */
export function planTest({ scoreGain, visits, rate }: Candidate, calibration: Calibration | null): TestPlan {
  const known = calibration ?? GUESS
  const effect = effectOf(scoreGain, known)
  const wanted = Math.max(Math.abs(effect.value), Math.sqrt(known.perPoint.variance) * scoreGain)
  const daysOf = (size: number, power = POWER) => Math.ceil((2 * trialsToFind(size, rate, power)) / visits)
  const monthly = MONTH * visits * rate
  const shares = sharesOf(predictionInterval(scoreGain, known))
  return {
    effect: wanted,
    days: { low: daysOf(wanted, 0.7), middle: daysOf(wanted), high: daysOf(wanted, 0.9) },
    trials: trialsToFind(wanted, rate),
    month: { low: monthly * shares.low, high: monthly * shares.high },
    expectedGain: monthly * expectedMaximum(effect.value, Math.sqrt(effect.variance)),
    advice:
      daysOf(WORTH_FINDING) > LONGEST_DAYS
        ? 'too_few_visits'
        : daysOf(wanted) > LONGEST_DAYS
          ? 'too_small'
          : 'test',
    byEffect: EFFECTS.map((each) => ({ effect: each, days: daysOf(each) })),
  }
}

/** Expected effect if the change is kept only where it is better (Raiffa & Schlaifer 1961). */
const expectedMaximum = (mean: number, spread: number): number =>
  mean * normalCdf(mean / spread) + spread * normalDensity(mean / spread)
