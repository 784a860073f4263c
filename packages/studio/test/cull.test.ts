import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { generalRubric, type ImageFacts, type ImageRole, scoreImage } from '@endcap/scoring'
import { type Candidate, CULL, cull, type Standard } from '@endcap/studio'
import { sampleFacts } from '../../scoring/test/sample-facts.ts'

/** Hashes and embeddings that have nothing to do with each other. */
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
  rubric: generalRubric,
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
    fidelity: { likeness: 0.99, colourShift: 1 },
    isGenerated: false,
    ...changes,
  }
}
const verdicts = (candidates: Candidate[], by = standard()) =>
  cull(candidates, by).map((verdict) => (verdict.kept ? 'kept' : verdict.reason))

describe('the cull', () => {
  it('keeps what stands up to the root, and nothing that falls short of it by more than the margin', () => {
    assert.deepEqual(verdicts([candidate(1, 80 - CULL.margin), candidate(2, 79.9 - CULL.margin)]), [
      'kept',
      'below_root',
    ])
  })

  it('keeps nothing when nothing is good enough', () => {
    assert.deepEqual(verdicts([candidate(1, 20), candidate(2, 30)]), ['below_root', 'below_root'])
  })

  it('of two that show the same keeps the better, whatever the order', () => {
    assert.deepEqual(verdicts([candidate(1, 85), candidate(1, 90)]), ['near_duplicate_of_sibling', 'kept'])
    assert.deepEqual(verdicts([candidate(1, 90), candidate(1, 85)]), ['kept', 'near_duplicate_of_sibling'])
  })

  it('does not let a rejected image take another’s place', () => {
    const damaged = candidate(1, 99, { fidelity: { likeness: 0.2, colourShift: 1 } })
    assert.deepEqual(verdicts([damaged, candidate(1, 85)]), ['product_damaged', 'kept'])
  })

  it('rejects what shows the same as the root beside it', () => {
    assert.deepEqual(verdicts([candidate(0, 99)]), ['near_duplicate_of_root'])
  })

  it('keeps a hero that looks like the root only where it is worth the exchange', () => {
    const hero = (serviceScore: number, mobileReadiness: number) =>
      candidate(0, serviceScore, { role: 'hero', mobileReadiness })
    assert.deepEqual(verdicts([hero(82, 50)]), ['kept'])
    assert.deepEqual(verdicts([hero(80, 60)]), ['kept'])
    assert.deepEqual(verdicts([hero(80, 50)]), ['near_duplicate_of_root'])
    assert.deepEqual(verdicts([hero(76, 100)]), ['near_duplicate_of_root'])
    assert.deepEqual(verdicts([hero(82, 50)], standard({ heroScore: 90 })), ['near_duplicate_of_root'])
  })

  it('rejects a product whose pixels or colours did not come through', () => {
    const seen = (likeness: number, colourShift: number, isGenerated = false) =>
      candidate(1, 90, { fidelity: { likeness, colourShift }, isGenerated })
    assert.deepEqual(verdicts([seen(0.89, 1)]), ['product_damaged'])
    assert.deepEqual(verdicts([seen(0.99, 11)]), ['product_damaged'])
    assert.deepEqual(verdicts([seen(0.75, 1, true)]), ['kept'])
    assert.deepEqual(verdicts([seen(0.6, 1, true)]), ['product_damaged'])
  })

  it('holds heroes, and heroes alone, against the retailer’s rules for main images', () => {
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

  it('tells why, for each that it rejects', () => {
    const [verdict] = cull([candidate(1, 20)], standard())
    assert.ok(verdict && !verdict.kept)
    assert.match(verdict.detail, /20/)
  })
})
