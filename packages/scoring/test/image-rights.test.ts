import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { RETAILERS } from '@endcap/catalog'
import {
  checkMainImageRules,
  type ImageRights,
  RETAILER_RULES,
  type RightsState,
  rightsState,
} from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'
import { sampleFacts } from './sample-facts.ts'

const USE = { market: 'DE', day: '2026-06-15' }
const NO_LIMIT: ImageRights = { from: null, until: null, markets: null, note: null }

const CASES: [limits: Partial<ImageRights>, state: RightsState, finding: string | null][] = [
  [{}, 'valid', null],
  [{ from: '2026-06-15', until: '2026-06-15', markets: ['AT', 'DE'] }, 'valid', null],
  [{ until: '2026-06-14' }, 'expired', 'The rights of the image ended 1 day ago.'],
  [{ until: '2026-05-31', markets: ['AT'] }, 'expired', 'The rights of the image ended 15 days ago.'],
  [{ from: '2026-06-17' }, 'not_yet', 'The rights of the image begin in 2 days.'],
  [
    { from: '2026-06-17', markets: ['AT'] },
    'other_market',
    'The rights of the image do not cover this market.',
  ],
]

describe('rights of an image', () => {
  for (const [limits, state, finding] of CASES)
    it(`rights of an image are ${state} with ${JSON.stringify(limits)}`, () => {
      const given = { ...NO_LIMIT, ...limits }
      assert.equal(rightsState(given, USE), state)
      const [retailer] = RETAILERS
      assert.ok(retailer)
      const checks = checkMainImageRules(sampleFacts(), retailer.mainImage, { given, use: USE })
      const check = checks.find(({ rule }) => rule === 'image_rights')
      assert.equal(check?.passed, state === 'valid')
      if (finding !== null) assert.equal(ENGLISH.write(RETAILER_RULES.image_rights.finding(check)), finding)
    })

  it('rights of an image that are not given have no rule', () => {
    for (const { mainImage } of RETAILERS)
      assert.ok(checkMainImageRules(sampleFacts(), mainImage).every(({ rule }) => rule !== 'image_rights'))
  })
})
