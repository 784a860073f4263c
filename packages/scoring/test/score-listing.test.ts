import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  assetTypesInListing,
  type Classification,
  classify,
  findNearDuplicates,
  generalRubric,
  hammingDistance,
  type ListingFindings,
  type ListingImage,
  PENALTIES,
  type PenaltyName,
  scoreListing,
  typesInListing,
} from '@endcap/scoring'
import { ENGLISH } from '@endcap/words'
import { sampleEmbedding, sampleFacts } from './sample-facts.ts'

const HASHES = [
  '0000000000000000',
  'ffff000000000000',
  '0000ffff00000000',
  '00000000ffff0000',
  '000000000000ffff',
  'f0f0f0f0f0f0f0f0',
  '0f0f0f0f00ff00ff',
  'aaaaaaaaaaaaaaaa',
]

function image(
  index: number,
  serviceScore: number,
  classification: Classification = 'Packshot',
  dhash = HASHES[index] ?? '',
): ListingImage {
  return {
    imageId: `image-${index}`,
    assetId: null,
    serviceScore,
    classification,
    facts: sampleFacts({
      kind: classification,
      similarity: { dhash, embedding: viewOfProduct(HASHES.indexOf(dhash)) },
    }),
  }
}

/** Returns an embedding that those of other numbers resemble as views of one product do. */
const viewOfProduct = (number: number): string => `30${sampleEmbedding(number).slice(2)}`

const hero = image(0, 90)
const carousel = (scores: number[]) =>
  scores.map((score, index) => image(index + 1, score, index < 3 ? 'Lifestyle' : 'Detail'))
const good = scoreListing(hero, carousel([90, 90, 90, 90, 90, 90]), generalRubric)

describe('score of a PDP', () => {
  it('[SCORE-1] score of a PDP is the weighted mean of hero and carousel without penalties', () => {
    assert.equal(good.pdp_score, 90)
    assert.equal(good.carousel_score, 90)
    assert.equal(good.high_scoring_asset_count, 7)
    const uneven = scoreListing(hero, carousel([95, 90, 85, 84, 83, 79]), generalRubric)
    assert.equal(uneven.carousel_score, 86)
    assert.equal(uneven.high_scoring_asset_count, 6)
    assert.deepEqual(
      [good.score_penalty, good.image_count_penalty, good.image_mix_penalty, good.image_order_penalty],
      [false, false, false, false],
    )
  })

  it('[SCORE-4] score of a PDP is lowered when too few images score highly', () => {
    const weak = scoreListing(image(0, 70), carousel([70, 70, 70, 70, 70, 70]), generalRubric)
    assert.equal(weak.score_penalty, true)
    assert.ok(weak.pdp_score < 70)
  })

  it('[SCORE-5] score of a PDP is lowered for each image that is missing from the recommended number', () => {
    const short = scoreListing(hero, carousel([90, 90, 90, 90]), generalRubric)
    const shorter = scoreListing(hero, carousel([90, 90]), generalRubric)
    assert.equal(short.image_count_penalty, true)
    assert.ok(shorter.pdp_score < short.pdp_score && short.pdp_score < good.pdp_score)
    assert.equal(scoreListing(hero, carousel([90, 90, 90, 90]), generalRubric, 4).image_count_penalty, false)
  })

  it('[SCORE-6] score of a PDP is lowered for near-duplicates and lists them', () => {
    const images = [...carousel([90, 90, 90, 90, 90]), image(6, 90, 'Detail', HASHES[0])]
    const repeated = scoreListing(hero, images, generalRubric)
    assert.equal(repeated.image_mix_penalty, true)
    assert.deepEqual(repeated.asset_mix.near_duplicates, [['image-0', 'image-6']])
    assert.ok(repeated.pdp_score < good.pdp_score)
    const one = scoreListing(hero, [image(1, 90), image(2, 90, 'Detail', HASHES[0])], generalRubric)
    const all = scoreListing(
      hero,
      [1, 2].map((at) => image(at, 90, 'Detail', HASHES[0])),
      generalRubric,
    )
    assert.ok(all.pdp_score < one.pdp_score, 'more repeated images lower the score further')
  })

  it('[SCORE-7] score of a PDP is lowered when a later carousel image scores clearly higher than an earlier one, not for small differences', () => {
    assert.equal(
      scoreListing(hero, carousel([82, 90, 90, 90, 90, 90]), generalRubric).image_order_penalty,
      false,
    )
    const outOfOrder = scoreListing(hero, carousel([81, 90, 90, 90, 90, 90]), generalRubric)
    const inOrder = scoreListing(hero, carousel([90, 90, 90, 90, 90, 81]), generalRubric)
    assert.deepEqual([outOfOrder.image_order_penalty, inOrder.image_order_penalty], [true, false])
    assert.ok(outOfOrder.pdp_score < inOrder.pdp_score)
  })

  it('score of a PDP is the hero’s score with the penalty for missing images when there is no carousel', () => {
    const alone = scoreListing(hero, [], generalRubric)
    assert.equal(alone.carousel_score, null)
    assert.equal(alone.image_count_penalty, true)
    assert.ok(alone.pdp_score > 0 && alone.pdp_score < 90)
  })

  it('[SCORE-2] score of a PDP counts images toward the ideal mix, capped per asset type', () => {
    const rubric = { ...generalRubric, idealMix: { Packshot: 1, Lifestyle: 2, Detail: 2 } }
    const mix = scoreListing(hero, carousel([90, 90, 90, 90]), rubric)
    assert.equal(mix.images_matching_ideal_mix, 4)
    assert.equal(mix.is_ideal_content_mix, false)
    assert.deepEqual(mix.asset_mix.missing, { Detail: 1 })
    assert.deepEqual(mix.asset_mix.surplus, { Lifestyle: 1 })
    const more = scoreListing(hero, carousel([90, 90, 90, 90, 90]), rubric)
    assert.deepEqual([more.images_matching_ideal_mix, more.is_ideal_content_mix], [5, true])
  })

  it('[SCORE-3] score of a PDP treats every mix as ideal and matches none when the category has no ideal mix', () => {
    const free = scoreListing(hero, carousel([90]), { ...generalRubric, idealMix: {} })
    assert.equal(free.images_matching_ideal_mix, null)
    assert.equal(free.is_ideal_content_mix, true)
  })
})

describe('asset types in a PDP', () => {
  const shot = (index: number, shares: Partial<Record<Classification, number>>, dhash = HASHES[index]) => {
    const facts = sampleFacts({ similarity: { dhash: dhash ?? '', embedding: sampleEmbedding(index) } })
    const kind = { ...facts.kind, Packshot: 0, ...shares }
    return {
      ...image(index, 90, classify({ kind }, index === 0 ? 'hero' : 'carousel')),
      facts: { ...facts, kind },
    }
  }
  const unsure = { Packshot: 0.6, 'Alternate Angle': 0.4 }
  const typesOf = (listing: Parameters<typeof assetTypesInListing>[0]) =>
    assetTypesInListing(listing, generalRubric.listing)

  it('asset types in a PDP follow the place: a plain picture is the packshot in front and another side behind it', () => {
    assert.deepEqual(
      typesOf([shot(0, { Packshot: 0.3, Lifestyle: 0.7 }), shot(1, unsure), shot(2, { Detail: 1 })]),
      ['Packshot', 'Alternate Angle', 'Detail'],
    )
  })

  it('asset types in a PDP are those of the image alone where it repeats the main image, or surely is no main image', () => {
    const [main, other] = [shot(0, { Packshot: 1 }), shot(1, unsure)]
    const repeat = { ...other, facts: { ...other.facts, similarity: main.facts.similarity } }
    assert.deepEqual(typesOf([main, repeat]), ['Packshot', 'Packshot'])
    assert.deepEqual(typesOf([shot(0, { Infographic: 0.8, Packshot: 0.2 })]), ['Infographic'])
  })

  it('asset types in a PDP have the certainty of the image in its place', () => {
    const [main, other, planned] = typesInListing(
      [
        shot(0, { Packshot: 0.5, Lifestyle: 0.5 }),
        shot(1, { Detail: 1 }),
        { ...image(2, 90, 'Swatch'), facts: null },
      ],
      generalRubric.listing,
    )
    assert.ok(main && main.certainty !== null && main.certainty > 0.9 && main.certainty < 1)
    assert.deepEqual([other?.certainty, planned?.type, planned?.certainty], [1, 'Swatch', null])
  })

  it('asset types in a PDP are as given for images that do not exist yet', () => {
    const listing = [image(0, 90), { ...image(1, 90, 'Detail'), facts: null }]
    assert.deepEqual(assetTypesInListing(listing, generalRubric.listing), ['Packshot', 'Detail'])
  })
})

describe('penalties of a PDP', () => {
  const findings: ListingFindings = {
    carousel: carousel([90, 90, 90, 90, 90, 90]),
    highScoring: 7,
    recommendedCarouselImages: 6,
    repeated: 0,
  }
  const cases: [PenaltyName, Partial<ListingFindings>, multiplier: number, reason: string][] = [
    ['score_penalty', { highScoring: 1 }, 0.92, 'Only 1 of 3 images that a listing needs has a high score.'],
    ['score_penalty', { highScoring: 0 }, 0.92, 'No image has a high score. A listing needs 3.'],
    [
      'image_count_penalty',
      { carousel: carousel([90, 90]) },
      0.98 ** 4,
      'The listing has 2 of 6 recommended carousel images.',
    ],
    [
      'image_count_penalty',
      { carousel: [] },
      0.98 ** 4,
      'The listing has 0 of 6 recommended carousel images.',
    ],
    ['image_mix_penalty', { repeated: 1 }, 0.95, 'One image shows the same picture as an earlier one.'],
    ['image_mix_penalty', { repeated: 9 }, 0.95 ** 6, '9 images show the same picture as an earlier one.'],
    [
      'image_order_penalty',
      { carousel: carousel([70, 90, 90, 90, 90, 90]) },
      0.97,
      'A strong image stands behind a weaker one in the carousel.',
    ],
  ]
  for (const [name, changes, multiplier, reason] of cases) {
    it(`${name} applies to ${JSON.stringify(Object.keys(changes))} and says why: ${reason}`, () => {
      const listing = { ...findings, ...changes }
      assert.equal(PENALTIES[name].applies(listing), true)
      assert.equal(PENALTIES[name].multiplier(listing), multiplier)
      assert.equal(ENGLISH.write(PENALTIES[name].reason(listing)), reason)
    })
  }

  it('penalties of a PDP multiply by 1 where they do not apply', () => {
    for (const [name, penalty] of Object.entries(PENALTIES))
      assert.deepEqual([penalty.applies(findings), penalty.multiplier(findings)], [false, 1], name)
  })
})

describe('near-duplicates', () => {
  it('near-duplicates never contain an image that does not exist yet', () => {
    const { similarity, product } = sampleFacts()
    assert.deepEqual(findNearDuplicates([{ similarity, product }, null, null], generalRubric.listing), [])
  })

  it('near-duplicates are found by the hash unless the colors differ as in variants', () => {
    const facts = (dhash: string, meanLab: [number, number, number]) =>
      sampleFacts({ similarity: { dhash }, product: { meanLab } })
    const images = [
      facts('0123456789abcdef', [50, 10, 10]),
      facts('0123456789abcdee', [52, 11, 9]),
      facts('0123456789abcdef', [50, -30, 40]),
      {
        ...facts('fedcba9876543210', [50, 10, 10]),
        similarity: { space: 'sample', dhash: 'fedcba9876543210', embedding: sampleEmbedding(1) },
      },
    ]
    assert.deepEqual(findNearDuplicates(images, generalRubric.listing), [[0, 1]])
  })

  it('near-duplicates leave out front and back of a pack, which differ in detail alone', () => {
    // Figures of real pairs.
    const looking = (dhash: string, likeness: number) =>
      sampleFacts({
        similarity: {
          dhash,
          embedding: '28'.repeat(128 + 128 * likeness) + 'd8'.repeat(128 - 128 * likeness),
        },
      })
    const front = looking('0000000000000000', 1)
    const cases: [string, number, boolean][] = [
      ['000000000000001f', 0.875, false],
      ['00000000000000ff', 0.921875, false],
      ['0000000000000003', 0.84375, true],
      ['00000000000000ff', 0.9375, true],
    ]
    for (const [dhash, likeness, isRepeat] of cases)
      assert.equal(
        findNearDuplicates([front, looking(dhash, likeness)], generalRubric.listing).length > 0,
        isRepeat,
      )
  })

  it('near-duplicates are found by the embedding where a crop or a mirror image changed the hash', () => {
    const original = sampleFacts()
    const mirrored = sampleFacts({ similarity: { dhash: 'fedcba9876543210' } })
    assert.deepEqual(findNearDuplicates([original, mirrored], generalRubric.listing), [[0, 1]])
  })

  it('near-duplicates need a similar embedding, not just a similar hash', () => {
    const one = sampleFacts()
    const other = sampleFacts({ similarity: { embedding: sampleEmbedding(1) } })
    assert.deepEqual(findNearDuplicates([one, other], generalRubric.listing), [])
  })

  it('near-duplicates are compared by the number of differing bits', () => {
    assert.equal(hammingDistance('0000000000000000', 'ffffffffffffffff'), 64)
    assert.equal(hammingDistance('8000000000000001', '0000000000000000'), 2)
    assert.equal(hammingDistance('abcdef0123456789', 'abcdef0123456789'), 0)
  })
})
