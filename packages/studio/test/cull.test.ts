import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { generalRubric, type ImageFacts, type ImageRole, scoreImage } from '@endcap/scoring'
import { type Candidate, CULL, cull, type Standard } from '@endcap/studio'
import { sampleFacts } from '../../scoring/test/sample-facts.ts'

/** Unrelated hashes and embeddings. */
const LOOKS = ['0000000000000000', 'ffffffffffffffff', '00000000ffffffff', 'ffff0000ffff0000'].map(
  (dhash, index) => ({
    dhash,
    embedding: Array.from({ length: 64 }, (_, at) => (at % 4 === index ? '7f' : '00')).join(''),
  }),
)
const looking = (index: number): ImageFacts => {
  const similarity = LOOKS[index]
  return sampleFacts({ product: null, ...(similarity ? { similarity } : {}) })
}

const score = (facts: ImageFacts, role: ImageRole, service_score: number) => ({
  ...scoreImage(facts, role, generalRubric),
  service_score,
})
const standard = (changes: Partial<Standard['root']> = {}): Standard => ({
  root: { facts: looking(0), serviceScore: 80, heroScore: 80, mobileReadiness: 50, ...changes },
  mainImageRules: null,
})
const candidate = (look: number, serviceScore: number, changes: Partial<Candidate> = {}): Candidate => {
  const facts = looking(look)
  const role = changes.role ?? 'carousel'
  return {
    role,
    facts,
    score: score(facts, role, serviceScore),
    mobileReadiness: null,
    fidelity: { likeness: 0.99, colorShift: 1 },
    isGenerated: false,
    ...changes,
  }
}
const verdicts = (candidates: Candidate[], by = standard()) =>
  cull(candidates, by).map((verdict) => (verdict.kept ? 'kept' : verdict.reason))

describe('cull', () => {
  it('cull rejects a candidate that scores more than the margin below the root', () => {
    assert.deepEqual(verdicts([candidate(1, 80 - CULL.margin), candidate(2, 79.9 - CULL.margin)]), [
      'kept',
      'below_root',
    ])
  })

  it('cull rejects every candidate if none is good enough', () => {
    assert.deepEqual(verdicts([candidate(1, 20), candidate(2, 30)]), ['below_root', 'below_root'])
  })

  it('cull keeps the better of two near-duplicates in any order', () => {
    assert.deepEqual(verdicts([candidate(1, 85), candidate(1, 90)]), ['near_duplicate_of_sibling', 'kept'])
    assert.deepEqual(verdicts([candidate(1, 90), candidate(1, 85)]), ['kept', 'near_duplicate_of_sibling'])
  })

  it('cull ignores rejected images when it compares near-duplicates', () => {
    const damaged = candidate(1, 99, { fidelity: { likeness: 0.2, colorShift: 1 } })
    assert.deepEqual(verdicts([damaged, candidate(1, 85)]), ['product_damaged', 'kept'])
  })

  it('cull rejects a carousel image that shows the same as the root', () => {
    assert.deepEqual(verdicts([candidate(0, 99)]), ['near_duplicate_of_root'])
  })

  it('cull keeps a hero that looks like the root only if it improves on the root', () => {
    const hero = (serviceScore: number, mobileReadiness: number) =>
      candidate(0, serviceScore, { role: 'hero', mobileReadiness })
    assert.deepEqual(verdicts([hero(82, 50)]), ['kept'])
    assert.deepEqual(verdicts([hero(80, 60)]), ['kept'])
    assert.deepEqual(verdicts([hero(80, 50)]), ['near_duplicate_of_root'])
    assert.deepEqual(verdicts([hero(76, 100)]), ['near_duplicate_of_root'])
    assert.deepEqual(verdicts([hero(82, 50)], standard({ heroScore: 90 })), ['near_duplicate_of_root'])
  })

  it('cull rejects a product whose pixels or colors were not preserved', () => {
    const withFidelity = (likeness: number, colorShift: number, isGenerated = false) =>
      candidate(1, 90, { fidelity: { likeness, colorShift }, isGenerated })
    assert.deepEqual(verdicts([withFidelity(0.89, 1)]), ['product_damaged'])
    assert.deepEqual(verdicts([withFidelity(0.99, 11)]), ['product_damaged'])
    assert.deepEqual(verdicts([withFidelity(0.75, 1, true)]), ['kept'])
    assert.deepEqual(verdicts([withFidelity(0.6, 1, true)]), ['product_damaged'])
  })

  it('cull applies the retailer’s rules for main images only to heroes', () => {
    const mainImageRules = {
      minPixels: 4000,
      whiteBackground: false,
      minFillShare: 0,
      textAllowed: true,
      aspect: null,
    }
    const by = { ...standard(), mainImageRules }
    assert.deepEqual(verdicts([candidate(1, 90, { role: 'hero' }), candidate(2, 90)], by), [
      'retailer_rule',
      'kept',
    ])
  })

  it('cull returns a reason for each rejection', () => {
    const [verdict] = cull([candidate(1, 20)], standard())
    assert.ok(verdict && !verdict.kept)
    assert.match(verdict.detail, /20/)
  })
})
