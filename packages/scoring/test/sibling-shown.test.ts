import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { applyCorrections, generalRubric, type ImageFacts, shownSiblings } from '@endcap/scoring'
import fc from 'fast-check'
import { sampleFacts } from './sample-facts.ts'

/** An embedding that has a cosine of 0.8 with others of the same product. */
const view = (product: number, own: number): ImageFacts => {
  const embedding = Array.from({ length: 64 }, (_, at) =>
    at === product ? '64' : at === 8 + own ? '32' : '00',
  ).join('')
  return sampleFacts({ similarity: { dhash: `${product}${own}`.padEnd(16, own % 2 ? 'f' : '0'), embedding } })
}

const black = [view(0, 0), view(0, 1), view(0, 2)]
const white = [view(1, 10), view(1, 11), view(1, 12)]
const red = [view(2, 20), view(2, 21), view(2, 22)]
const shown = (images: readonly ImageFacts[], siblings: readonly (readonly ImageFacts[])[] = [white, red]) =>
  shownSiblings(images, siblings, generalRubric.listing)

describe('a picture of a sibling', () => {
  it('a picture of a sibling is named by the main image, and where it seems another product, by the images it belongs to', () => {
    assert.deepEqual(shown([...black, white[0] ?? view(1, 10)]), [null, null, null, 0])
    assert.deepEqual(shown([...black, view(2, 25)]), [null, null, null, 1])
    assert.deepEqual(shown([...black, view(1, 15), view(2, 25)]), [null, null, null, 0, 1])
  })

  it('a picture of a sibling is no picture of another product, nor one that shows the own main image', () => {
    assert.deepEqual(shown([...black, view(5, 30)]), [null, null, null, null])
    assert.deepEqual(shown(black), [null, null, null])
    assert.deepEqual(shown([...white, view(1, 10)], [white]), [null, null, null, null])
  })

  it('a picture of a sibling is named, too, after a person has said that it shows another product', () => {
    const said = applyCorrections(view(1, 15), [{ kind: 'other_product' }], 'digest')
    assert.deepEqual(shown([...black, said]), [null, null, null, 0])
  })

  it('a picture of a sibling is never found without siblings, and names one of those given', () => {
    const facts = fc.tuple(fc.nat(5), fc.nat(40)).map(([product, own]) => view(product, own))
    const set = fc.array(facts, { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(set, fc.array(set, { maxLength: 3 }), (images, siblings) => {
        const found = shown(images, siblings)
        assert.equal(found.length, images.length)
        assert.equal(found[0], null)
        for (const index of found) assert.ok(index === null || siblings[index] !== undefined)
        assert.ok(shown(images, []).every((index) => index === null))
      }),
    )
  })
})
