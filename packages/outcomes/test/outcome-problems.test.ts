import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findProblems, metricOf, type OutcomeRow, periodsOf } from '@endcap/outcomes'

const row = (change: Partial<OutcomeRow> = {}): OutcomeRow => ({
  id: 'one',
  arm: 'A',
  from: '2026-11-01',
  to: '2026-11-07',
  impressions: 1000,
  clicks: 30,
  orders: null,
  currency: null,
  ...change,
})
const problemsOf = (...rows: OutcomeRow[]) =>
  Object.fromEntries(findProblems(rows, (arm) => (arm === 'lost' ? 'arm_not_bound' : null)))

describe('a row of results', () => {
  for (const [what, rows, problems] of [
    ['that is sound has no problem', [row()], {}],
    [
      'with more clicks than impressions is not counted',
      [row({ clicks: 1001 })],
      { one: 'clicks_over_impressions' },
    ],
    [
      'with more orders than impressions is not counted',
      [row({ orders: 1001 })],
      { one: 'orders_over_impressions' },
    ],
    ['without clicks and orders is not counted', [row({ clicks: null })], { one: 'nothing_counted' }],
    ['whose pictures are not known is not counted', [row({ arm: 'lost' })], { one: 'arm_not_bound' }],
    [
      'that shares a day with another of its arm is not counted, nor is the other',
      [
        row(),
        row({ id: 'two', from: '2026-11-07', to: '2026-11-09' }),
        row({ id: 'three', from: '2026-11-10', to: '2026-11-10' }),
      ],
      { one: 'periods_overlap', two: 'periods_overlap' },
    ],
    ['of another arm may have the same days', [row(), row({ id: 'two', arm: 'B' })], {}],
    [
      'in another currency is not counted, nor are the others with one',
      [
        row({ currency: 'USD' }),
        row({ id: 'two', arm: 'B', currency: 'EUR' }),
        row({ id: 'three', arm: 'C' }),
      ],
      { one: 'currencies_differ', two: 'currencies_differ' },
    ],
  ] as [string, OutcomeRow[], object][])
    it(`a row of results ${what}`, () => assert.deepEqual(problemsOf(...rows), problems))

  it('a row of results counts orders only where all rows have them', () => {
    assert.equal(metricOf([row({ orders: 3 }), row({ orders: 0 })]), 'orders')
    assert.equal(metricOf([row({ orders: 3 }), row()]), 'clicks')
  })
  it('a row of results is left out of a comparison where the other arm lacks its days', () => {
    const rows = [
      row(),
      row({ id: 'two', arm: 'B', clicks: 40 }),
      row({ id: 'three', from: '2026-11-08', to: '2026-11-08' }),
    ]
    assert.deepEqual(periodsOf(rows, { control: 'A', treatment: 'B', metric: 'clicks' }), [
      {
        from: '2026-11-01',
        to: '2026-11-07',
        control: { trials: 1000, successes: 30 },
        treatment: { trials: 1000, successes: 40 },
      },
    ])
  })
})
