import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type Classification,
  FACTORS,
  type FactorName,
  generalRubric,
  type ImageFacts,
  type ImageRole,
  RUBRICS,
  scoreImage,
} from '@endcap/scoring'
import fc from 'fast-check'
import { sampleFacts, sampleLine } from './sample-facts.ts'

const hero = (facts: ImageFacts) => scoreImage(facts, 'hero', generalRubric)

describe('score of an image', () => {
  it('score of an image is near 100 for a flawless packshot', () => {
    assert.ok(hero(sampleFacts()).service_score > 97)
  })

  const worse: [string, Parameters<typeof sampleFacts>[0], FactorName][] = [
    ['a small product', { product: { extent: 0.3 } }, 'fill'],
    ['a product off the center', { product: { offCenter: 0.2 } }, 'centering'],
    ['a cut product', { product: { cut: 0.9, margin: 0 } }, 'cropping'],
    ['a leaning product', { product: { tiltDegrees: 25 } }, 'tilt'],
    ['a gray background', { background: { offWhite: 0.3 } }, 'background_whiteness'],
    ['an uneven background', { background: { unevenness: 0.2 } }, 'background_evenness'],
    ['a cluttered background', { background: { clutter: 0.2 } }, 'background_clutter'],
    ['a product that hardly differs from its background', { tone: { separation: 3 } }, 'separation'],
    ['blown highlights', { tone: { blown: 0.7 } }, 'exposure'],
    [
      'a flat product',
      { tone: { black: 0.4, highlight: 0.6 }, background: { borderLab: [60, 0, 0] } },
      'contrast',
    ],
    ['blur', { detail: { blur: 0.8, coarseBlur: 0.6 } }, 'sharpness'],
    ['noise', { detail: { noise: 9 }, background: { offWhite: 0.02 } }, 'noise'],
    ['compression', { detail: { jpegQuality: 20 } }, 'compression'],
    ['few pixels', { file: { widthPx: 400, heightPx: 400 } }, 'resolution'],
    ['an ugly picture', { quality: { opinion: 0.2, spread: 0.08 } }, 'perceived_quality'],
    [
      'off-pack text',
      { text: { lines: [sampleLine('SALE 50%', { onProduct: 0, onGround: 1 })] } },
      'off_pack_text',
    ],
    [
      'a pack that a phone cannot show',
      { text: { lines: Array(4).fill(sampleLine('TINY', { tiles: { px101: null, px202: 'T' } })) } },
      'tile_legibility',
    ],
    ['few pixels on the product', { detail: { productPx: 200 } }, 'product_resolution'],
  ]
  for (const [fault, changes, factor] of worse) {
    it(`score of an image falls with ${fault} and recommends to improve ${factor} first`, () => {
      const score = hero(sampleFacts(changes))
      assert.ok(score.service_score < hero(sampleFacts()).service_score)
      assert.equal(score.recommendations[0]?.code, factor.toUpperCase())
    })
  }

  it('score of an image leaves out factors that could not be measured instead of counting them as zero', () => {
    const score = hero(sampleFacts({ product: { tiltDegrees: null }, detail: { noise: null } }))
    assert.ok(!score.factors.some(({ name }) => name === 'tilt' || name === 'noise'))
    assert.ok(score.service_score > 97)
  })

  it('score of an image is the mean over the asset types that the image may have, by their probabilities', () => {
    const facts = sampleFacts({
      background: { offWhite: 0.6 },
      text: { lines: [sampleLine('tiny', { height: 0.004 })] },
    })
    const as = (shares: Partial<Record<Classification, number>>) => {
      const kind = { ...facts.kind, Packshot: 0, ...shares }
      return scoreImage({ ...facts, kind }, 'carousel', generalRubric).raw_score
    }
    const [layout, packshot] = [as({ Infographic: 1 }), as({ Packshot: 1 })]
    assert.ok(layout < packshot - 1)
    assert.ok(Math.abs(as({ Infographic: 0.3, Packshot: 0.7 }) - (0.3 * layout + 0.7 * packshot)) < 1e-9)
  })

  it('score of an image counts a factor that cannot be measured or asked as its prior, so that nothing is gained by it', () => {
    const average = sampleFacts({ quality: { opinion: 0.69, spread: 0.08 } })
    const unrated = sampleFacts({ quality: null })
    for (const role of ['hero', 'carousel'] as const)
      assert.ok(
        Math.abs(
          scoreImage(average, role, generalRubric).raw_score -
            scoreImage(unrated, role, generalRubric).raw_score,
        ) < 1,
      )
    const poor = { quality: { opinion: 0.4, spread: 0.08 } }
    const other = scoreImage(sampleFacts({ ...poor, kind: 'Other' }), 'carousel', generalRubric)
    assert.ok(
      other.service_score <
        scoreImage(sampleFacts({ kind: 'Lifestyle' }), 'carousel', generalRubric).service_score,
    )
  })

  it('score of an image falls severely for a main image that shows no product, and not for a guess', () => {
    const typed = (shares: Partial<Record<Classification, number>>) => {
      const facts = sampleFacts()
      return hero({ ...facts, kind: { ...facts.kind, Packshot: 0, ...shares } })
    }
    const chart = typed({ 'Comparison Chart': 0.9, Packshot: 0.1 })
    assert.ok(chart.service_score < 70, String(chart.service_score))
    assert.equal(chart.recommendations[0]?.code, 'MAIN_IMAGE_CONTENT')
    assert.match(chart.factors[0]?.reason ?? '', /comparison chart/)
    assert.equal(
      typed({ Infographic: 0.45, Packshot: 0.55 }).service_score,
      typed({ Packshot: 1 }).service_score,
    )
    // Packs are mistaken for groups, boxes and backs.
    assert.ok(typed({ 'Group Or Variant': 0.75, Packshot: 0.25 }).service_score >= 80)
    assert.ok(typed({ 'Group Or Variant': 0.98, Packshot: 0.02 }).service_score < 80)
  })

  it('score of an image falls severely where the longer side is shorter than shops accept, and only a little below the size for zoom', () => {
    const sized = (px: number) => hero(sampleFacts({ file: { widthPx: px, heightPx: px } }))
    assert.ok(sized(499).service_score < 75)
    assert.match(sized(499).factors.find(({ name }) => name === 'resolution')?.reason ?? '', /refuse/)
    assert.ok(sized(500).service_score > 80)
  })

  it('score of an image predicts the gain that re-scoring the improved image confirms', () => {
    const small = sampleFacts({ product: { extent: 0.5 } })
    const before = hero(small)
    const gain = before.recommendations.find(({ code }) => code === 'FILL')?.expected_gain ?? 0
    // The crop to 85% leaves 1,176 of 2,000 pixels.
    const after = hero(sampleFacts({ product: { extent: 0.85 }, file: { widthPx: 1176, heightPx: 1176 } }))
    assert.ok(Math.abs(before.raw_score + gain - after.raw_score) < 0.1)
  })

  it('score of an image advises to go closer where a crop would leave fewer pixels than shops accept', () => {
    const tiny = hero(sampleFacts({ product: { extent: 0.3 }, file: { widthPx: 1000, heightPx: 1000 } }))
    assert.equal(tiny.recommendations[0]?.code, 'FILL')
    assert.match(tiny.recommendations[0].detail, /closer/)
    const large = hero(sampleFacts({ product: { extent: 0.3 }, file: { widthPx: 3000, heightPx: 3000 } }))
    assert.match(large.recommendations.find(({ code }) => code === 'FILL')?.detail ?? '', /Crop/)
  })

  it('score of an image rates a carousel image by its quality, not by its background', () => {
    const scene = sampleFacts({
      background: { offWhite: 0.6, clutter: 0.3, unevenness: 0.2, whiteBorder: 0 },
    })
    assert.ok(scoreImage(scene, 'carousel', generalRubric).service_score > 95)
    assert.ok(hero(scene).service_score < 85)
  })

  it('score of an image stays within 0 and 100, has weights that add up to 1 and orders factors by impact for any facts', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
    const facts = fc
      .record({
        product: maybe(
          fc.record({
            extent: share,
            offCenter: share,
            margin: share,
            cut: fc.double({ min: 0, max: 2, noNaN: true }),
          }),
        ),
        background: maybe(fc.record({ offWhite: share, unevenness: share, clutter: share })),
        tone: fc.record({
          crushed: share,
          blown: share,
          range: share,
          separation: maybe(fc.double({ min: 0, max: 150, noNaN: true })),
        }),
        detail: fc.record({
          blur: maybe(share),
          noise: maybe(fc.double({ min: 0, max: 80, noNaN: true })),
          productPx: fc.nat(9000),
        }),
        file: fc.record({
          widthPx: fc.integer({ min: 1, max: 9000 }),
          heightPx: fc.integer({ min: 1, max: 9000 }),
        }),
      })
      .map(sampleFacts)
    fc.assert(
      fc.property(facts, fc.constantFrom<ImageRole>('hero', 'carousel'), (each, role) => {
        const { service_score, factors, recommendations } = scoreImage(each, role, generalRubric)
        assert.ok(service_score >= 0 && service_score <= 100)
        assert.ok(Math.abs(factors.reduce((sum, { weight }) => sum + weight, 0) - 1) < 0.02)
        assert.ok(
          factors.every(({ impact }, index) => index === 0 || impact <= (factors[index - 1]?.impact ?? 0)),
        )
        assert.ok(
          recommendations.every(
            ({ expected_gain }) => expected_gain > 0 && service_score + expected_gain <= 100.1,
          ),
        )
      }),
    )
  })

  it('score of an image accepts that a person who wears the product is cut', () => {
    const cut = { product: { cut: 1, margin: 0 } }
    const names = (facts: ImageFacts) => hero(facts).factors.map(({ name }) => name)
    assert.ok(names(sampleFacts(cut)).includes('cropping'))
    assert.ok(!names(sampleFacts({ ...cut, kind: 'On Model' })).includes('cropping'))
  })

  it('score of an image requires text that is readable on a phone of an infographic, but not of a scene', () => {
    const text = { lines: [sampleLine('small print', { height: 0.012 })] }
    const names = (kind: Classification) =>
      scoreImage(sampleFacts({ text, kind }), 'carousel', generalRubric).factors.map(({ name }) => name)
    assert.ok(names('Infographic').includes('text_size'))
    assert.ok(!names('Lifestyle').includes('text_size'))
  })

  it('score of an image never rises when one measured value gets worse', () => {
    const rules = RUBRICS.flatMap(({ roles }) =>
      [roles.hero, roles.carousel].flatMap(({ factors }) => Object.entries(factors)),
    )
    for (const [name, rule] of rules) {
      const scores = rule.curve.map(([, score]) => score)
      const rising = scores.every((score, index) => index === 0 || score >= (scores[index - 1] ?? 0))
      const falling = scores.every((score, index) => index === 0 || score <= (scores[index - 1] ?? 0))
      assert.ok(rising || falling, `the curve of ${name} is not monotonic`)
      assert.ok(rule.why.length > 20, `${name} has no reason`)
    }
    assert.ok(rules.every(([name]) => name in FACTORS))
  })
})
