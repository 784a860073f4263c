import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  applyCorrections,
  createCandidate,
  generalRubric,
  type ImageFacts,
  type ListingImage,
  listingScoreOf,
  OTHER_PRODUCT,
  otherProducts,
  ownProductProbabilities,
  possibleMains,
  scoreImage,
  scoreListing,
} from '@endcap/scoring'
import { sampleEmbedding, sampleFacts, sampleLine } from './sample-facts.ts'

/** An embedding that has a cosine of 0.8 with others of the same product. */
const ofProduct = (product: number, own: number) =>
  Array.from({ length: 64 }, (_, at) => (at === product ? '64' : at === 8 + own ? '32' : '00')).join('')

const view = (product: number, own: number, changes: Parameters<typeof sampleFacts>[0] = {}) =>
  sampleFacts({
    ...changes,
    similarity: { dhash: `0000000000000${own}ff`.slice(-16), embedding: ofProduct(product, own) },
  })

const own = [view(0, 0), view(0, 1), view(0, 2)]
const foreign = view(1, 3)

const listing = (facts: readonly ImageFacts[], scores: readonly number[] = []): ListingImage[] =>
  facts.map((each, index) => ({
    imageId: `image-${index}`,
    assetId: null,
    serviceScore: scores[index] ?? 70,
    classification: 'Packshot',
    facts: each,
  }))

describe('an image of another product', () => {
  it('an image of another product is found among images that agree, and no image of the product is', () => {
    assert.deepEqual([...otherProducts([...own, foreign])], [3])
  })

  it('an image of another product is not looked for in the main image, in pictures that show no product, or without two others that agree', () => {
    const [main = foreign, ...carousel] = own
    assert.equal(ownProductProbabilities([foreign, main, ...carousel])[0], null)
    const chart = view(1, 3, { kind: 'Comparison Chart' })
    assert.equal(ownProductProbabilities([...own, chart])[3], null)
    assert.equal(ownProductProbabilities([main, foreign])[1], null)
    const unlike = [40, 41, 42].map((number) =>
      sampleFacts({ similarity: { embedding: sampleEmbedding(number) } }),
    )
    assert.deepEqual(ownProductProbabilities([...unlike, foreign]), [null, null, null, null])
  })

  it('an image of another product is less likely with the words and the color of the others', () => {
    const text = { lines: [sampleLine('Acme Crispy Chips')] }
    const probability = (changes: Parameters<typeof sampleFacts>[0]) =>
      ownProductProbabilities([view(0, 0, { text }), ...own.slice(1), view(1, 3, changes)])[3] ?? Number.NaN
    assert.ok(probability({ text }) > probability({}))
    assert.ok(probability({}) > probability({ product: { meanLab: [50, 90, -90] } }))
  })

  it('an image of another product fills no place, counts for no type, and gains no points, but is listed', () => {
    const [hero, ...carousel] = listing([...own, foreign], [70, 70, 70, 99])
    assert.ok(hero)
    const score = scoreListing(hero, carousel, generalRubric)
    const without = scoreListing(hero, carousel.slice(0, 2), generalRubric)
    assert.equal(score.pdp_score, without.pdp_score)
    assert.equal(score.high_scoring_asset_count, without.high_scoring_asset_count)
    assert.deepEqual(score.asset_mix.by_classification, without.asset_mix.by_classification)
    assert.deepEqual(score.asset_mix.other_products, ['image-3'])
    assert.equal(score.asset_mix.total_images, 4)
  })

  it('an image of another product counts as little in the score without reasons, by which rubrics are previewed', () => {
    const [main, ...others] = [...own, foreign]
    const scores = [main, ...others].map(
      (facts, index) => scoreImage(facts, index === 0 ? 'hero' : 'carousel', generalRubric).service_score,
    )
    const [hero, ...carousel] = listing([main, ...others], scores)
    assert.ok(hero)
    const { pdp_score: score } = scoreListing(hero, carousel, generalRubric)
    assert.equal(listingScoreOf([main, ...others], generalRubric), score)
    assert.notEqual(listingScoreOf([main, ...others, own[0] ?? main], generalRubric), score)
  })

  it('an image of another product is not offered as the main image, however well it scores', () => {
    const rules = { rubric: generalRubric, recommendedCarouselImages: 6, mainImage: null }
    const weak = view(0, 0, { product: { extent: 0.3 } })
    const [main, ...carousel] = [weak, ...own.slice(1), foreign].map((facts, index) =>
      createCandidate({ reference: { image_id: `image-${index}` }, facts }, generalRubric),
    )
    assert.ok(main)
    const offered = new Set(possibleMains([main, ...carousel], [], rules).map(({ facts }) => facts))
    assert.ok(offered.has(own[1] ?? null))
    assert.ok(!offered.has(foreign))
  })

  it('an image of another product is what a person says, either way', () => {
    const corrected = (facts: ImageFacts, kind: 'other_product' | 'same_product') =>
      applyCorrections(facts, [{ kind }], 'digest')
    assert.deepEqual(ownProductProbabilities([...own, corrected(foreign, 'same_product')])[3], 1)
    const [main = foreign, second = foreign, third = foreign] = own
    assert.deepEqual([...otherProducts([main, corrected(second, 'other_product'), third])], [1])
    assert.ok(OTHER_PRODUCT < 0.5)
  })
})
