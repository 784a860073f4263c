import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { AnalysisStore, ScoreDistribution } from '../../../src/domains/scoring/analysis-store.ts'
import { percentileRank } from '../../../src/domains/scoring/percentile-rank.ts'
import { createScoreDistributions } from '../../../src/domains/scoring/score-distributions.ts'

const KEY = {
  organizationId: 'one',
  categoryId: 'chips',
  role: 'hero',
  modelVersion: '1',
  readsFacts: false,
} as const

describe('a percentile rank', () => {
  it('a percentile rank is the share of lower scores, with half of the equal ones', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 30, maxLength: 90 }),
        fc.integer({ min: 0, max: 20 }),
        (scores, mine) => {
          const counts = Map.groupBy(scores, (score) => score)
          const distribution = [...counts].map(([score, those]) => ({ score, count: those.length }))
          const lower = scores.filter((score) => score < mine).length
          const equal = scores.filter((score) => score === mine).length
          assert.deepEqual(percentileRank(distribution, mine), {
            sampleSize: scores.length,
            percentile: Math.round((100 * (lower + equal / 2)) / scores.length),
          })
        },
      ),
    )
  })

  it('a percentile rank is null among fewer than 30 scores', () => {
    const rankAmong = (count: number) => percentileRank([{ score: 40, count }], 50)
    assert.deepEqual(percentileRank([], 50), { sampleSize: 0, percentile: null })
    assert.deepEqual(rankAmong(29), { sampleSize: 29, percentile: null })
    assert.deepEqual(rankAmong(30), { sampleSize: 30, percentile: 100 })
  })
})

describe('the distribution of scores', () => {
  it('the distribution of scores is counted once for concurrent polls, and reused in proportion to what counting took', async () => {
    let counts = 0
    let sampleSize = 1_000
    const countScores: AnalysisStore['countScores'] = async (): Promise<ScoreDistribution> => {
      counts += 1
      const end = performance.now() + 40
      while (performance.now() < end) await new Promise(setImmediate)
      return [{ score: 80, count: sampleSize }]
    }
    const distributions = createScoreDistributions({ countScores })
    const all = await Promise.all(Array.from({ length: 20 }, () => distributions.find(KEY)))
    assert.equal(new Set(all).size, 1)
    assert.equal(await distributions.find(KEY), all[0])
    assert.equal(counts, 1)
    await distributions.find({ ...KEY, categoryId: 'other' })
    assert.equal(counts, 2)
    sampleSize = 999
    for (let n = 0; n < 2; n++) await distributions.find({ ...KEY, categoryId: 'small' })
    assert.equal(counts, 4, 'a small sample is counted each time')
  })
})
