import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  calibrate,
  fitWeights,
  MIN_TESTS,
  type Period,
  planTest,
  readTest,
  type TestVerdict,
} from '@endcap/outcomes'

/** Makes days of two arms with these visits and orders a day. */
const days = (count: number, control: [number, number], treatment: [number, number]): Period[] =>
  Array.from({ length: count }, (_, day) => {
    const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
    const arm = ([trials, successes]: [number, number]) => ({ trials, successes })
    return { from: date, to: date, control: arm(control), treatment: arm(treatment) }
  })

describe('a test', () => {
  for (const [what, periods, verdict] of [
    ['of 31 days with 20% more orders', days(31, [5000, 125], [5000, 150]), 'better'],
    ['of 31 days with 20% less', days(31, [5000, 150], [5000, 125]), 'worse'],
    ['of 200,000 visitors with equal orders', days(40, [5000, 150], [5000, 151]), 'close'],
    ['of 9 days', days(9, [3000, 60], [3000, 66]), 'few'],
    ['without an order', days(3, [3000, 0], [3000, 0]), 'few'],
    ['without a day', [], 'few'],
    ['whose visitors were split 52 to 48', days(14, [1117, 30], [1026, 40]), 'broken'],
  ] as [string, Period[], TestVerdict][])
    it(`a test ${what} is ${verdict}`, () => {
      const reading = readTest(periods)
      assert.equal(reading.verdict, verdict)
      if (verdict === 'broken')
        assert.deepEqual([reading.estimate, reading.range, reading.looks], [null, null, []])
      assert.equal(reading.decidedAt !== null, verdict === 'better' || verdict === 'worse')
    })

  it('a test with too little data says in how many days it may be decided', () => {
    const { daysLeft } = readTest(days(9, [3000, 60], [3000, 66]))
    assert.ok(daysLeft && daysLeft.low < daysLeft.middle && daysLeft.middle < daysLeft.high)
  })
  it('a test of an unequal split counts it as planned', () => {
    assert.equal(readTest(days(14, [900, 30], [100, 4]), [9, 1]).verdict, 'few')
    assert.equal(readTest(days(14, [900, 30], [100, 4])).verdict, 'broken')
  })
})

describe('calibration', () => {
  const study = (at: number) => ({
    value: 0.05,
    variance: 0.001,
    group: '',
    scoreDifference: 10 + (at % 3),
    factors: {},
  })
  it('calibration has no number below 30 tests', () => {
    const few = Array.from({ length: MIN_TESTS - 1 }, (_, at) => study(at))
    assert.equal(calibrate(few), null)
    assert.equal(fitWeights(few, { fill: 10 }), null)
    assert.notEqual(calibrate([...few, study(0)]), null)
  })
  it('calibration counts tests that the higher score won', () => {
    const studies = Array.from({ length: 34 }, (_, at) => ({ ...study(at), value: at < 26 ? 0.05 : -0.02 }))
    const found = calibrate(studies)
    assert.deepEqual(found?.hits.count, 26)
    assert.deepEqual([found?.hits.range.low.toFixed(2), found?.hits.range.high.toFixed(2)], ['0.60', '0.88'])
  })
  it('calibration leaves a weight whose factor few tests touch', () => {
    const studies = Array.from({ length: 40 }, (_, at) => ({
      ...study(at),
      factors: { fill: at < 4 ? 20 : 0 },
    }))
    assert.deepEqual(
      fitWeights(studies, { fill: 10, light: 5 })?.map(({ tests, range, proposal }) => [
        tests,
        range,
        proposal,
      ]),
      [
        [4, null, null],
        [0, null, null],
      ],
    )
  })
})

describe('a plan', () => {
  for (const [what, candidate, advice] of [
    ['of a large gain with many visits', { scoreGain: 28.8, visits: 7700, rate: 0.029 }, 'test'],
    ['of a small gain', { scoreGain: 2.1, visits: 7300, rate: 0.041 }, 'too_small'],
    ['of few visits', { scoreGain: 8.3, visits: 103, rate: 0.02 }, 'too_few_visits'],
  ] as const)
    it(`a plan ${what} says ${advice}`, () => {
      const plan = planTest(candidate, null)
      assert.equal(plan.advice, advice)
      assert.ok(plan.month.low < 0 && plan.month.high > 0)
      assert.ok(plan.days.low <= plan.days.middle && plan.days.middle <= plan.days.high)
    })
})
