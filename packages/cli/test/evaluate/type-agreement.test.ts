import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { calibrationOf, f1ByType, macroF1 } from '../../src/evaluate/type-agreement.ts'

const verdicts = [
  { label: 'Packshot', guess: 'Packshot', certain: 0.95 },
  { label: 'Packshot', guess: 'Detail', certain: 0.95 },
  { label: 'Detail', guess: 'Detail', certain: 0.55 },
  { label: 'Swatch', guess: 'Packshot', certain: 0.35 },
] as const

describe('the agreement of asset types', () => {
  it('the agreement of asset types has the F1 of each type that is labeled, and their mean', () => {
    assert.deepEqual(
      f1ByType(verdicts).map(({ type, count, f1 }) => [type, count, Math.round(100 * f1) / 100]),
      [
        ['Packshot', 2, 0.5],
        ['Detail', 1, 0.67],
        ['Swatch', 1, 0],
      ],
    )
    assert.ok(Math.abs(macroF1(verdicts) - (0.5 + 2 / 3) / 3) < 1e-9)
  })

  it('the agreement of asset types has the distance of stated probabilities from the shares that are right', () => {
    const { error, sure, sureAndRight } = calibrationOf(verdicts)
    assert.ok(Math.abs(error - (0.5 * 0.45 + 0.25 * 0.45 + 0.25 * 0.35)) < 1e-9)
    assert.deepEqual([sure, sureAndRight], [2, 1])
  })
})
