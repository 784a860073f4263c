import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { seasonAt } from '../../../src/domains/spark/season.ts'

describe('the season of a set', () => {
  const cases = [
    ['2026-12-01', 'us', 'winter'],
    ['2026-02-28', 'de', 'winter'],
    ['2026-03-01', null, 'spring'],
    ['2026-07-15', 'jp', 'summer'],
    ['2026-11-30', 'uk', 'autumn'],
    ['2026-12-01', 'au', 'summer'],
    ['2026-07-15', 'br', 'winter'],
    ['2026-10-01', 'za', 'spring'],
  ] as const
  for (const [day, region, season] of cases)
    it(`the season of a set is ${season} on ${day} in ${region ?? 'an unknown region'}`, () => {
      assert.equal(seasonAt(new Date(day), region), season)
    })
})
