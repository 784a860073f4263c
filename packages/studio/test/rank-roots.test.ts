import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { generalRubric } from '@endcap/scoring'
import { rankRoots } from '@endcap/studio'
import { sampleFacts } from '../../scoring/test/sample-facts.ts'

const rank = (...images: (readonly [string, Parameters<typeof sampleFacts>[0]])[]) =>
  rankRoots(
    images.map(([imageId, changes]) => ({ imageId, facts: sampleFacts(changes) })),
    generalRubric,
  )

describe('roots of a listing', () => {
  it('roots of a listing are ranked on one scale, and a back or a turned side does not beat the main image', () => {
    const roots = rank(
      ['main', { detail: { blur: 0.7, coarseBlur: 0.7 } }],
      ['back', { kind: 'Packshot Back' }],
      ['side', { kind: 'Alternate Angle' }],
      ['better', {}],
    )
    assert.deepEqual(roots.map(({ imageId }) => imageId).slice(0, 2), ['better', 'main'])
    assert.equal(rank(['main', {}], ['other', {}])[0]?.imageId, 'main')
  })

  it('roots of a listing come last with a reason if nothing can be made of them', () => {
    const roots = rank(
      ['scene', { product: { confidence: 0.7 }, background: { whiteBorder: 0 } }],
      ['blank', { product: null }],
      ['pack', { detail: { blur: 0.6, coarseBlur: 0.6 } }],
    )
    assert.deepEqual(
      roots.map(({ imageId, fault }) => [imageId, fault]),
      [
        ['pack', null],
        ['scene', 'uncertain_outline'],
        ['blank', 'no_product'],
      ],
    )
  })
})
