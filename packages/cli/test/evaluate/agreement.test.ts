import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { measureAgreement } from '../../src/evaluate/agreement.ts'

describe('agreement with mean opinions', () => {
  it('agreement with mean opinions is perfect for equal lists', () =>
    assert.deepEqual(measureAgreement([0.1, 0.5, 0.9], [0.1, 0.5, 0.9]), {
      n: 3,
      srocc: 1,
      plcc: 1,
      rmse: 0,
    }))

  it('agreement with mean opinions ignores the scale by rank, but not by value', () => {
    const { srocc, plcc, rmse } = measureAgreement([1, 2, 3, 4], [1, 10, 100, 1000])
    assert.equal(srocc, 1)
    assert.ok(plcc < 0.9 && rmse > 400)
  })

  it('agreement with mean opinions is −1 for the reverse', () =>
    assert.equal(measureAgreement([1, 2, 3], [3, 2, 1]).srocc, -1))

  it('agreement with mean opinions gives ties their mean rank', () => {
    // Ranks 0.5, 0.5, 2 and 0, 1, 2.
    const { srocc } = measureAgreement([1, 1, 2], [1, 2, 3])
    assert.ok(Math.abs(srocc - Math.sqrt(3) / 2) < 1e-9, `${srocc}`)
  })

  it('agreement with mean opinions is zero for constant predictions', () =>
    assert.equal(measureAgreement([1, 1, 1], [1, 2, 3]).srocc, 0))

  it('agreement with mean opinions rejects lists with fewer than two values', () =>
    assert.throws(() => measureAgreement([1], [1]), RangeError))
})
