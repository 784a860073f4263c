import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { paceOf } from '../../../src/domains/goals/pace.ts'

const GOAL = { value: 0.9, due: '2026-12-31' }
const point = (day: string, share: number) => ({ day: `2026-${day}`, share })

describe('the pace of a goal', () => {
  const table = [
    {
      title: 'is not known without a week of points',
      points: [point('11-01', 0.5), point('11-07', 0.6)],
      expected: [null, null, null],
    },
    { title: 'is not known without points', points: [], expected: [null, null, null] },
    {
      title: 'goes on to the last day',
      points: [point('11-01', 0.5), point('11-08', 0.51), point('11-15', 0.54)],
      expected: [0.02, 0.6714, '2027-03-21'],
    },
    {
      title: 'reaches the goal on the day on which the line does',
      points: [point('11-01', 0.5), point('11-11', 0.7)],
      expected: [0.14, 1, '2026-11-21'],
    },
    {
      title: 'leaves out what is older than four weeks',
      points: [point('01-01', 0), point('11-01', 0.5), point('11-29', 0.5)],
      expected: [0, 0.5, null],
    },
    {
      title: 'never reaches it downward',
      points: [point('11-01', 0.8), point('11-15', 0.7)],
      expected: [-0.05, 0.3714, null],
    },
    {
      title: 'never reaches it within ten years',
      points: [point('11-01', 0.8), point('11-29', 0.80001)],
      expected: [0, 0.8, null],
    },
    {
      title: 'has reached it today',
      points: [point('11-01', 0.8), point('11-15', 0.95)],
      expected: [0.075, 1, '2026-11-15'],
    },
  ]
  for (const { title, points, expected } of table)
    it(`the pace of a goal ${title}`, () => {
      const { pace, expected: share, expected_on: day } = paceOf(points, GOAL)
      assert.deepEqual([pace, share, day], expected)
    })

  it('the pace of a goal adds nothing after its last day', () => {
    const points = [point('11-01', 0.5), point('11-11', 0.7)]
    assert.equal(paceOf(points, { ...GOAL, due: '2026-11-05' }).expected, 0.7)
  })
})
