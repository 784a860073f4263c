import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Classification, certainty, classify, probabilityOf } from '@endcap/scoring'
import { sampleFacts } from './sample-facts.ts'

/** Returns facts with the given probabilities, and zero for all other types. */
function factsOf(shares: Partial<Record<Classification, number>>) {
  return { kind: { ...sampleFacts().kind, Packshot: 0, ...shares } }
}

describe('asset type of an image', () => {
  it('asset type of an image is the most likely one', () => {
    assert.equal(classify(factsOf({ Lifestyle: 0.6, Detail: 0.4 }), 'carousel'), 'Lifestyle')
  })

  it('asset type of an image is the best other type for a hero that looks like an alternate angle', () => {
    const facts = factsOf({ 'Alternate Angle': 0.5, 'On Model': 0.3, Packshot: 0.2 })
    assert.equal(classify(facts, 'hero'), 'On Model')
    assert.equal(classify(facts, 'carousel'), 'Alternate Angle')
  })

  it('asset type of an image has the certainty of its probability among the types that the role allows', () => {
    const facts = factsOf({ 'Alternate Angle': 0.5, Packshot: 0.4, Detail: 0.1 })
    assert.ok(Math.abs(certainty(facts, 'hero') - 0.8) < 1e-9)
    assert.ok(Math.abs(certainty(facts, 'carousel') - 0.5) < 1e-9)
  })

  it('asset type of an image belongs to a group of types with the sum of their probabilities', () => {
    const facts = factsOf({ Infographic: 0.5, Instructions: 0.3, Packshot: 0.2 })
    assert.ok(Math.abs(probabilityOf(facts, 'carousel', ['Infographic', 'Instructions']) - 0.8) < 1e-9)
  })
})
