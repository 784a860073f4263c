import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { OutcomeComparison, OutcomeTest } from '@endcap/client'
import fc from 'fast-check'
import { rangeHeadline } from '../src/features/outcomes/range-headline.ts'
import { restartScoringPoll, scoringPoll } from '../src/features/outcomes/scoring-poll.ts'
import { axisOf, dayNumber, dayTicks } from '../src/pages/outcomes/axis.ts'
import { casesOf, rangeText, spokenRange, verdictNote } from '../src/pages/outcomes/outcome-words.ts'
import { daysNeeded } from '../src/pages/outcomes/plan-words.ts'
import { templateOf } from '../src/pages/outcomes/template.ts'
import { withPicture } from '../src/pages/outcomes/with-picture.ts'
import './english.ts'

const bound = fc.double({ min: -0.9, max: 3, noNaN: true })
const ranges = fc.array(
  fc.tuple(bound, bound).map(([one, other]) => ({ low: Math.min(one, other), high: Math.max(one, other) })),
  { maxLength: 30 },
)

describe('polling for scores', () => {
  const armed = (...arms: [id: string, isScoring: boolean][]) => [
    { arms: arms.map(([arm_id, is_scoring]) => ({ arm_id, is_scoring })) as OutcomeTest['arms'] },
  ]
  it('polling for scores slows down, and ends for a picture that is never scored', () => {
    restartScoringPoll()
    const waits = [0, 60, 300, 599, 600].map((s) => scoringPoll(armed(['slow', true]), 1000 * s))
    assert.deepEqual(waits, [6_000, 30_000, 150_000, 299_500, null])
  })
  it('polling for scores begins anew with another picture, and needs one that waits', () => {
    restartScoringPoll()
    scoringPoll(armed(['slow', true]), 0)
    assert.equal(scoringPoll(armed(['slow', true], ['new', true]), 700_000), 6_000)
    assert.equal(scoringPoll(armed(['done', false]), 700_000), null)
  })
})

describe('the common axis of ranges', () => {
  it('the common axis of ranges contains them and zero, with two to seven ticks in order', () => {
    fc.assert(
      fc.property(ranges, (given) => {
        const axis = axisOf(given)
        assert.ok(axis.low <= 0 && axis.high >= 0 && axis.low < axis.high)
        for (const { low, high } of given) assert.ok(axis.low <= low + 1e-9 && axis.high >= high - 1e-9)
        assert.ok(axis.ticks.length >= 2 && axis.ticks.length <= 7, String(axis.ticks))
        assert.deepEqual(
          axis.ticks,
          axis.ticks.toSorted((one, other) => one - other),
        )
      }),
    )
  })
  it('the common axis of ranges keeps places within its length, also for cut ranges', () => {
    const axis = axisOf([{ low: -2, high: 5 }], { limit: 0.5 })
    assert.deepEqual([axis.at(-2), axis.at(5), axis.at(0)], [0, 100, 50])
  })
  it('the common axis of ranges has zero and a length without any range', () =>
    assert.deepEqual(axisOf([]).at(0), 0))
})

describe('days of a test', () => {
  it('days of a test count from 1', () => assert.equal(dayNumber('2026-10-01', '2026-10-18'), 18))
  it('days of a test are labeled at both ends, at days that matter, and at weeks that have room', () => {
    assert.deepEqual(dayTicks(31, [18]), [1, 7, 14, 18, 21, 28, 31])
    assert.deepEqual(dayTicks(3, []), [1, 2, 3])
    assert.deepEqual(dayTicks(1, [1]), [1])
  })
})

describe('words of results', () => {
  it('words of results give the range in whole percent, with true signs', () => {
    assert.equal(rangeText({ low: 0.041, high: 0.178 }), '+4 to +18%')
    assert.equal(rangeText({ low: -0.09, high: 0.012 }), '−9 to +1%')
    assert.equal(spokenRange({ low: -0.09, high: 0.012 }), 'between minus 9 and plus 1 percent')
  })
  it('words of results have a headline for gains, losses and both', () => {
    assert.equal(rangeHeadline({ low: 0.041, high: 0.178 }, 'orders'), 'Between 4% and 18% more orders')
    assert.equal(rangeHeadline({ low: -0.12, high: -0.03 }, 'clicks'), 'Between 3% and 12% fewer clicks')
    assert.equal(
      rangeHeadline({ low: -0.09, high: 0.01 }, 'any'),
      'Between 9% fewer and 1% more orders or clicks',
    )
  })
  it('words of results never say all cases or none', () => {
    const cases: [number, [number, number]][] = [
      [1, [999, 1000]],
      [0, [1, 1000]],
      [0.987, [987, 1000]],
      [0.5, [50, 100]],
      [0.06, [6, 100]],
    ]
    for (const [probability, [count, of]] of cases) assert.deepEqual(casesOf(probability), { count, of })
  })
  it('words of results name both shares and the planned one of a broken split', () => {
    const arms = [
      { arm_id: 'a', is_control: true, impressions: 15_630, share: 1 },
      { arm_id: 'b', is_control: false, impressions: 14_370, share: 1 },
    ]
    const test = { arms } as OutcomeTest
    const comparison = { arm_id: 'b', verdict: 'broken' } as OutcomeComparison
    assert.equal(verdictNote(test, comparison), '52.1% and 47.9% of visitors; 50% was planned')
  })
  it('words of results give the time of a plan roughly where it is long', () => {
    assert.equal(daysNeeded({ low: 18, middle: 22, high: 26 }), '18 to 26 days')
    assert.equal(daysNeeded({ low: 118, middle: 160, high: 180 }), 'over 120 days')
    assert.equal(daysNeeded({ low: 300, middle: 400, high: 500 }), 'over a year')
  })
})

it('the template of results has a column for each cell of its examples', () => {
  const [header = '', ...rows] = templateOf().trim().split('\n')
  assert.equal(rows.length, 2)
  for (const row of rows) assert.equal(row.split(',').length, header.split(',').length)
})

it('the template of results has no source, so that its rows belong to the test of a sheet', () =>
  assert.doesNotMatch(templateOf(), /source|shop/))

describe('keeping a new picture', () => {
  it('keeping a new picture puts it in the place of the old one, and swaps both if the listing has both', () => {
    assert.deepEqual(withPicture(['a', 'b', 'c'], ['b'], ['x']), ['a', 'x', 'c'])
    assert.deepEqual(withPicture(['a', 'b', 'c'], ['a'], ['c']), ['c', 'b', 'a'])
  })
  it('keeping a new picture makes it the main image if the old one is gone', () => {
    assert.deepEqual(withPicture(['a', 'b'], ['gone'], ['x']), ['x', 'b'])
    assert.deepEqual(withPicture(['a', 'b'], [], ['b']), ['b', 'a'])
    assert.deepEqual(withPicture([], ['gone'], ['x']), ['x'])
  })
  it('keeping a whole set replaces all', () => {
    assert.deepEqual(withPicture(['a', 'b'], ['a', 'b'], ['x', 'y', 'z']), ['x', 'y', 'z'])
  })
})
