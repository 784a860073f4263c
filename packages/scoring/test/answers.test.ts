import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findRetailer } from '@endcap/catalog'
import {
  type AcceptanceState,
  type ActionCode,
  ADVICE,
  ASSET_TYPES,
  adviceOf,
  bestListing,
  CLASSIFICATIONS,
  type Classification,
  type Composition,
  createCandidate,
  createListingScorer,
  createPlanned,
  distinctActions,
  explainListing,
  generalRubric,
  type ImageReference,
  imageGain,
  type ListingRules,
  listingImages,
  mayBeMain,
  PURSES,
  planFor,
  RUBRICS,
  scoreListing,
} from '@endcap/scoring'
import fc from 'fast-check'
import { sampleEmbedding, sampleFacts, sampleLine } from './sample-facts.ts'

const TOLERANCE = 0.1 + 1e-9
const RUNS = { numRuns: 150, seed: 7 }

const rulesOf = (rubric = generalRubric, retailer: string | null = 'marketplace_us'): ListingRules => ({
  rubric,
  recommendedCarouselImages: rubric.listing.recommendedCarouselImages,
  mainImage: retailer === null ? null : (findRetailer(retailer)?.mainImage ?? null),
})

const factsArbitrary = fc
  .record({
    kind: fc.constantFrom(...CLASSIFICATIONS),
    number: fc.integer({ min: 0, max: 12 }),
    widthPx: fc.integer({ min: 300, max: 3000 }),
    extent: fc.double({ min: 0.2, max: 1, noNaN: true }),
    offWhite: fc.double({ min: 0, max: 40, noNaN: true }),
    blur: fc.double({ min: 0.1, max: 0.8, noNaN: true }),
    opinion: fc.double({ min: 0.1, max: 1, noNaN: true }),
    lines: fc.array(fc.constantFrom('Crackleby', 'Potato Chips', '8 oz', 'Sea Salt'), { maxLength: 4 }),
    isRead: fc.boolean(),
  })
  .map(({ kind, number, widthPx, extent, offWhite, blur, opinion, lines, isRead }) =>
    sampleFacts({
      kind,
      file: { widthPx, heightPx: widthPx },
      product: { extent, area: extent * extent * 0.6 },
      background: { offWhite },
      detail: { blur, coarseBlur: blur },
      quality: { opinion, spread: 0.1 },
      text: {
        lineCount: lines.length,
        lines: lines.map((text) =>
          sampleLine(text, isRead ? {} : { tiles: { px101: '', px202: '' }, height: 0.02 }),
        ),
      },
      similarity: {
        dhash: String(number).padStart(16, number % 2 === 0 ? '0' : 'f'),
        embedding: sampleEmbedding(number),
      },
    }),
  )

const listingArbitrary = fc
  .record({
    images: fc.array(factsArbitrary, { minLength: 1, maxLength: 12 }),
    rubric: fc.constantFrom(...RUBRICS),
    retailer: fc.constantFrom('marketplace_us', 'walmart_us', null),
  })
  .map(({ images, rubric, retailer }) => {
    const rules = rulesOf(rubric, retailer)
    const scorer = createListingScorer(rules)
    const candidates = images.map((facts, index) =>
      createCandidate({ reference: { image_id: String(index) }, facts }, rubric),
    )
    const [hero, ...carousel] = candidates
    assert.ok(hero)
    const given: Composition = [hero, ...carousel]
    return { given, rules, scorer, facts: images }
  })

type Listing = typeof listingArbitrary extends fc.Arbitrary<infer Value> ? Value : never

/** Returns the score of the listing that a change describes, composed anew from its references. */
function scoreOf(
  { facts, rules }: Listing,
  { hero, carousel }: { hero: ImageReference; carousel: ImageReference[] },
) {
  const candidateOf = (reference: ImageReference) => {
    if ('planned' in reference)
      return createPlanned(reference.planned.asset_type, reference.planned.service_score)
    assert.ok('image_id' in reference)
    const known = facts[Number(reference.image_id)]
    assert.ok(known)
    return createCandidate({ reference, facts: known }, rules.rubric)
  }
  return createListingScorer(rules).score([candidateOf(hero), ...carousel.map(candidateOf)])
}

describe('the explanation of a listing', () => {
  it('the explanation of a listing has the score of the listing and a breakdown that adds up to the points that it lacks', () => {
    fc.assert(
      fc.property(listingArbitrary, ({ given, rules, scorer }) => {
        const { score, breakdown } = explainListing(given, scorer)
        const [hero, ...carousel] = listingImages(given)
        const expected = scoreListing(hero, carousel, rules.rubric, rules.recommendedCarouselImages)
        assert.equal(score, expected.pdp_score)
        const lost = breakdown.reduce((sum, { points }) => sum + points, 0)
        assert.ok(Math.abs(lost + score - 100) <= TOLERANCE, `${lost} + ${score}`)
      }),
      RUNS,
    )
  })

  it('the explanation of a listing promises only gains that come true', () => {
    fc.assert(
      fc.property(listingArbitrary, (listing) => {
        const { score, actions, plan, can_win } = explainListing(listing.given, listing.scorer)
        for (const { change, gain_listing: gain, title } of actions)
          assert.ok(Math.abs(scoreOf(listing, change) - score - gain) <= TOLERANCE, title)
        const last = plan.at(-1)
        const end = last ? scoreOf(listing, last.change) : score
        assert.ok(Math.abs(end - score - can_win) <= TOLERANCE, `plan: ${end - score} is not ${can_win}`)
        assert.deepEqual(
          actions.map(({ gain_listing: gain }) => gain),
          actions.map(({ gain_listing: gain }) => gain).toSorted((a, b) => b - a),
        )
      }),
      { ...RUNS, numRuns: 60 },
    )
  })

  it('the explanation of a listing names only images of the given listing, also in later steps of the plan', () => {
    fc.assert(
      fc.property(listingArbitrary, ({ given, scorer }) => {
        const { actions, plan } = explainListing(given, scorer)
        for (const { code, title, detail, position, change } of [...actions, ...plan]) {
          const named = [
            ...`${title} ${code === 'FIX' ? '' : detail}`.matchAll(/\bimages? (\d+(?:, \d+)*)/gi),
          ]
            .flatMap(([, places = '']) => places.split(', '))
            .map(Number)
          for (const place of named) assert.ok(place > 0 && place < given.length, `${title} ${detail}`)
          if (position === null) continue
          const name = position === 0 ? 'image' : `image ${position}`
          assert.ok(title.toLowerCase().includes(name), `${title} is not about ${name}`)
          if (code === 'SWAP_MAIN' || code === 'MAKE_MAIN')
            assert.equal('image_id' in change.hero && change.hero.image_id, String(position), title)
        }
      }),
      RUNS,
    )
  })

  it('the explanation of a listing splits what can be won into own images, Spark and a shoot, one on top of the other', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(listingArbitrary, ({ given, scorer }) => {
        const { can_win, can_win_split: split, plan } = explainListing(given, scorer)
        const sum = split.today + split.with_spark + split.with_shoot
        assert.ok(Math.abs(sum - can_win) < 1e-9, `${JSON.stringify(split)} is not ${can_win}`)
        const purses = plan.map(({ purse }) => PURSES.indexOf(purse))
        assert.deepEqual(
          purses,
          purses.toSorted((a, b) => a - b),
        )
        for (const { purse } of plan) seen.add(purse)
      }),
      RUNS,
    )
    assert.deepEqual([...seen].toSorted(), [...PURSES].toSorted())
  })

  it('the explanation of a listing needs no picture that does not exist for what can be won today', () => {
    fc.assert(
      fc.property(listingArbitrary, (listing) => {
        const { score, can_win_split: split, plan } = explainListing(listing.given, listing.scorer)
        const today = plan.filter(({ purse }) => purse === 'today')
        for (const { change } of today)
          for (const reference of [change.hero, ...change.carousel]) {
            assert.ok('image_id' in reference)
            const made = reference.fixed ?? []
            assert.ok(
              made.every((factor) => ['fill', 'background_whiteness'].includes(factor)),
              made.join(),
            )
          }
        const last = today.at(-1)
        const end = last ? scoreOf(listing, last.change) : score
        assert.ok(Math.abs(end - score - split.today) <= TOLERANCE)
      }),
      RUNS,
    )
  })

  it('the explanation of a listing asks Spark only for types that it composes', () => {
    fc.assert(
      fc.property(listingArbitrary, ({ given, scorer }) => {
        const { plan } = explainListing(given, scorer)
        for (const { change } of plan.filter(({ purse }) => purse !== 'with_shoot'))
          for (const reference of [change.hero, ...change.carousel])
            if ('planned' in reference)
              assert.ok(ASSET_TYPES[reference.planned.asset_type].isComposed, reference.planned.asset_type)
      }),
      RUNS,
    )
  })

  it('the explanation of a listing has a group of advice exactly if it gains points from own images', () => {
    fc.assert(
      fc.property(listingArbitrary, ({ given, scorer }) => {
        const { plan, can_win_split: split } = explainListing(given, scorer)
        const advice = adviceOf(plan, given, scorer)
        assert.equal(advice !== null, split.today > 0)
        assert.ok(advice === null || ADVICE.includes(advice), String(advice))
      }),
      RUNS,
    )
  })

  it('the explanation of a listing has a group of advice that names the unfit type of its main image', () => {
    const table = sampleFacts({ kind: 'Size And Scale', background: { offWhite: 30 } })
    const strong = sampleFacts({ similarity: { dhash: 'ffffffffffffffff', embedding: sampleEmbedding(3) } })
    const scorer = createListingScorer(rulesOf())
    const [main, other] = [table, strong].map((facts, index) =>
      createCandidate({ reference: { image_id: String(index) }, facts }, generalRubric),
    )
    assert.ok(main && other)
    const given: Composition = [main, other]
    assert.equal(adviceOf(planFor(given, scorer), given, scorer), 'other_main.size_and_scale')
  })

  it('the explanation of a listing has an action for a legibility level of FAIL', () => {
    const facts = sampleFacts({
      text: { lineCount: 1, lines: [sampleLine('Crackleby', { tiles: { px101: '', px202: '' } })] },
    })
    const scorer = createListingScorer(rulesOf())
    const main = createCandidate({ reference: { image_id: '0' }, facts }, generalRubric)
    const failed = {
      overall: 0,
      legibility_level: 'FAIL' as const,
      brand: 0,
      product_type: 0,
      variant: null,
      size_and_count: null,
      tile_px: 202,
      ready: false,
      preview: { product_px: 100, lines: [] },
    }
    const { actions } = explainListing([main], scorer, failed)
    assert.ok(actions.some(({ factor, position }) => factor === 'tile_legibility' && position === 0))
  })

  it('the explanation of a listing advises a swap if a carousel image is the better main image', () => {
    const weak = sampleFacts({ kind: 'Infographic', product: { extent: 0.4 }, background: { offWhite: 30 } })
    const strong = sampleFacts({ similarity: { dhash: 'ffffffffffffffff', embedding: sampleEmbedding(3) } })
    const scorer = createListingScorer(rulesOf())
    const [main, other] = [weak, strong].map((facts, index) =>
      createCandidate({ reference: { image_id: String(index) }, facts }, generalRubric),
    )
    assert.ok(main && other)
    const swap = explainListing([main, other], scorer).actions.find(({ code }) => /MAIN/.test(code))
    assert.equal(swap?.position, 1)
    assert.ok(swap.gain_listing > 1)
  })
})

describe('the gain of another image', () => {
  it('the gain of another image is that of the actions that add one image or all missing ones, whichever gain more an image', () => {
    let compared = 0
    fc.assert(
      fc.property(listingArbitrary, ({ given, rules, scorer }) => {
        const [hero, ...carousel] = given
        const gain = imageGain(
          {
            hero: hero.as('hero').service_score,
            carousel: carousel.map((image) => image.as('carousel').service_score),
            recommendedCarouselImages: rules.recommendedCarouselImages,
            repeated: scorer.points(given).findings.repeated,
            foreign: scorer.points(given).foreign,
          },
          rules.rubric.listing,
        )
        const { actions } = explainListing(given, scorer)
        const gainOf = (wanted: ActionCode) =>
          actions.find(({ code }) => code === wanted)?.gain_listing ?? null
        const [one, all] = [gainOf('ADD_IMAGE'), gainOf('ADD_IMAGES')]
        const missing = rules.recommendedCarouselImages - scorer.points(given).findings.carousel.length
        if (one === null || (all === null && missing > 1)) return
        const expected = Math.max(one, (all ?? 0) / Math.max(1, missing))
        assert.ok(Math.abs(gain - expected) <= 0.05 + 1e-9, `${gain} instead of ${expected}`)
        compared++
      }),
      RUNS,
    )
    assert.ok(compared > 10, `${compared} listings`)
  })
})

describe('new images', () => {
  it('stand before the first weaker image of the product, whatever an image of another product scores', () => {
    const rules = rulesOf()
    const imageOf = (id: string, number: number, widthPx: number) =>
      createCandidate(
        {
          reference: { image_id: id },
          facts: sampleFacts({
            file: { widthPx, heightPx: widthPx },
            similarity: { dhash: '0f'.repeat(8), embedding: sampleEmbedding(number) },
          }),
        },
        rules.rubric,
      )
    const given: Composition = [
      imageOf('main', 1, 2000),
      imageOf('other product', 2, 300),
      imageOf('strong', 1, 2000),
      imageOf('weak', 1, 300),
    ]
    const { actions } = explainListing(given, createListingScorer(rules))
    const added = actions.find(({ code }) => code === 'ADD_IMAGE')
    assert.deepEqual(
      added?.change.carousel.map((each) => ('image_id' in each ? each.image_id : 'new')),
      ['other product', 'strong', 'new', 'weak'],
    )
  })
})

describe('distinct actions', () => {
  it('distinct actions leave out parts of an earlier action and other ways to the same end', () => {
    const codes = (actions: readonly (readonly [ActionCode, number | null])[]) =>
      distinctActions(actions.map(([code, position]) => ({ code, position }))).map(
        ({ code, position }) => `${code} ${position}`,
      )
    assert.deepEqual(
      codes([
        ['ADD_IMAGES', null],
        ['SWAP_MAIN', 2],
        ['ADD_IMAGE', null],
        ['MAKE_MAIN', 3],
        ['REPLACE_REPEAT', 4],
        ['FIX', 0],
        ['REMOVE_REPEAT', 4],
        ['REMOVE_REPEAT', 5],
        ['FIX', 0],
      ]),
      ['ADD_IMAGES null', 'SWAP_MAIN 2', 'REPLACE_REPEAT 4', 'FIX 0', 'REMOVE_REPEAT 5', 'FIX 0'],
    )
    assert.equal(
      codes([
        ['ADD_IMAGE', null],
        ['ADD_IMAGE', null],
      ]).length,
      2,
    )
  })
})

describe('the main image', () => {
  /** Returns the codes of the proposed main images, and whether the best listing has another main image. */
  function replacedBy(kind: Classification, rules: ListingRules) {
    const weak = sampleFacts({ product: { extent: 0.3 }, background: { offWhite: 30 } })
    const strong = sampleFacts({
      kind,
      similarity: { dhash: 'ffffffffffffffff', embedding: sampleEmbedding(3) },
    })
    const scorer = createListingScorer(rules)
    const [main, other] = [weak, strong].map((facts, index) =>
      createCandidate({ reference: { image_id: String(index) }, facts }, rules.rubric),
    )
    assert.ok(main && other)
    const isProposed = explainListing([main, other], scorer).actions.some(({ code }) => /MAIN/.test(code))
    const isBest = bestListing([main, other], [], 'selection', scorer).images[0] !== main
    assert.equal(isBest, isProposed, kind)
    return isProposed
  }
  const fashion = RUBRICS.find(({ family }) => family === 'apparel')

  it('the main image is never replaced by an image of a type that cannot stand for the product', () => {
    for (const kind of CLASSIFICATIONS.filter((type) => ASSET_TYPES[type].asMainImage === 'never'))
      for (const retailer of ['marketplace_us', 'ebay_us', null])
        assert.equal(replacedBy(kind, rulesOf(generalRubric, retailer)), false, kind)
  })

  it('the main image shows a scene or a person only where the retailer asks for no white background, or the product is worn', () => {
    assert.ok(fashion)
    for (const kind of ['Lifestyle', 'On Model'] as const) {
      assert.equal(replacedBy(kind, rulesOf()), false, kind)
      assert.equal(replacedBy(kind, rulesOf(generalRubric, 'ebay_us')), true, kind)
    }
    assert.equal(replacedBy('On Model', rulesOf(fashion)), true)
    assert.equal(replacedBy('Lifestyle', rulesOf(fashion)), false)
  })
})

describe('the best listing', () => {
  it('the best listing never scores below the given order, follows the rules for main images, and keeps all images if only the order may change', () => {
    fc.assert(
      fc.property(listingArbitrary, ({ given, scorer }) => {
        const before = scorer.score(given)
        const ordered = bestListing(given, [], 'order', scorer)
        assert.ok(ordered.score >= before)
        assert.deepEqual(new Set(ordered.images), new Set(given))
        assert.equal(ordered.images.length, given.length)
        const selected = bestListing(given, [], 'selection', scorer)
        assert.ok(selected.score >= before)
        assert.equal(scorer.score(selected.images), selected.score)
        for (const { images } of [ordered, selected])
          if (images[0] !== given[0]) assert.ok(mayBeMain(images[0], given[0], scorer.rules))
      }),
      RUNS,
    )
  })

  it('the best listing keeps every asset type that the ideal mix asks for', () => {
    fc.assert(
      fc.property(listingArbitrary, ({ given, scorer, rules }) => {
        const typesOf = (images: Composition) =>
          new Set(images.map((image) => image.as('carousel').classification))
        const { images } = bestListing(given, [], 'selection', scorer)
        for (const type of typesOf(given))
          if (type in rules.rubric.idealMix) assert.ok(typesOf(images).has(type), type)
      }),
      RUNS,
    )
  })

  it('the best listing moves no images whose move gains nothing', () => {
    const scorer = createListingScorer(rulesOf())
    const facts = [
      sampleFacts({ kind: 'Infographic', product: { extent: 0.4 }, background: { offWhite: 30 } }),
      sampleFacts({ similarity: { dhash: 'ffffffffffffffff', embedding: sampleEmbedding(3) } }),
      sampleFacts({
        kind: 'Detail',
        similarity: { dhash: '0f0f0f0f0f0f0f0f', embedding: sampleEmbedding(4) },
      }),
      sampleFacts({
        kind: 'Lifestyle',
        similarity: { dhash: '00ff00ff00ff00ff', embedding: sampleEmbedding(5) },
      }),
    ]
    const [main, ...others] = facts.map((each, index) =>
      createCandidate({ reference: { image_id: String(index) }, facts: each }, generalRubric),
    )
    assert.ok(main)
    const { images } = bestListing([main, ...others], [], 'selection', scorer)
    const ids = images.map(({ reference }) => ('image_id' in reference ? reference.image_id : ''))
    assert.deepEqual(ids, ['1', '0', '2', '3'])
  })

  it('the best listing has an accepted main image, or one that may be, or else the best of all', () => {
    const scorer = createListingScorer(rulesOf())
    const [main, weaker] = [{}, { detail: { blur: 0.5, coarseBlur: 0.5 } }].map((part, index) =>
      createCandidate(
        {
          reference: { image_id: String(index) },
          facts: sampleFacts({
            ...part,
            similarity: { dhash: `${index}f0f0f0f0f0f0f0f`, embedding: sampleEmbedding(index) },
          }),
        },
        generalRubric,
      ),
    )
    assert.ok(main && weaker)
    const mainBy = (state: AcceptanceState, other: AcceptanceState) =>
      bestListing([main, weaker], [], 'selection', scorer, (image, role) =>
        role === 'carousel' ? 'accepted' : image === main ? state : other,
      ).images[0]
    assert.equal(mainBy('accepted', 'accepted'), main)
    assert.equal(mainBy('not_accepted', 'not_accepted'), main)
    assert.equal(mainBy('not_sure', 'not_accepted'), main)
    assert.equal(mainBy('not_accepted', 'not_sure'), weaker)
    assert.equal(mainBy('not_sure', 'accepted'), weaker)
  })

  it('the best listing leaves out images that are not accepted', () => {
    const scorer = createListingScorer(rulesOf())
    const [main, refused] = [3, 4].map((seed) =>
      createCandidate(
        {
          reference: { image_id: String(seed) },
          facts: sampleFacts({
            similarity: { dhash: `${seed}0f0f0f0f0f0f0f0`, embedding: sampleEmbedding(seed) },
          }),
        },
        generalRubric,
      ),
    )
    assert.ok(main && refused)
    const { images } = bestListing([main], [refused], 'selection', scorer, (image) =>
      image === refused ? 'not_accepted' : 'accepted',
    )
    assert.deepEqual(images, [main])
  })

  it('the best listing refuses more than 40 images', () => {
    const scorer = createListingScorer(rulesOf())
    const [first, ...others] = Array.from({ length: 41 }, () => createPlanned('Detail', 90))
    assert.ok(first)
    assert.throws(() => bestListing([first], others, 'selection', scorer), RangeError)
  })
})
