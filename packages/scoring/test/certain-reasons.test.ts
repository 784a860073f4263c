import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  FACTORS,
  generalRubric,
  type ImageFacts,
  RUBRICS,
  scoreImage,
  settleFullBleed,
  type TextLine,
} from '@endcap/scoring'
import { sampleFacts, sampleLine } from './sample-facts.ts'

const hero = (facts: ImageFacts) => scoreImage(facts, 'hero', generalRubric)

/** Returns a line that leans by some degrees, at a height of the frame. */
function leaning(text: string, degrees: number, changes: Partial<TextLine> = {}): TextLine {
  const rise = 0.4 * Math.tan((degrees * Math.PI) / 180)
  return sampleLine(text, {
    corners: [
      [0.3, 0.4],
      [0.7, 0.4 + rise],
      [0.7, 0.45 + rise],
      [0.3, 0.45],
    ],
    ...changes,
  })
}

describe('tilt', () => {
  const tiltOf = (tiltDegrees: number | null, leanDegrees: number | null, ...slants: number[]) =>
    FACTORS.tilt.measure(
      sampleFacts({
        product: { tiltDegrees, leanDegrees },
        text: { lines: slants.map((slant) => leaning('OAT DRINK', slant)) },
      }),
    )

  it('tilt is that of a sure outline, unless the text contradicts it', () => {
    assert.equal(tiltOf(12, 12), 12)
    assert.equal(tiltOf(12, 12, 11, 13, 14), 12)
    assert.equal(tiltOf(12, 12, 0, 1, 0, 2), null)
  })

  it('tilt is that of an unsure outline if the text leans as much', () => {
    assert.equal(tiltOf(null, 14, 13, 14, 15), 14)
    assert.equal(tiltOf(null, 5, 18, 19, 20), null)
    assert.equal(tiltOf(null, 14), null)
  })

  it('tilt is small where the text is straight, whatever the outline', () => {
    const tilt = tiltOf(null, 30, 0, 1, 1)
    assert.ok(tilt !== null && tilt < 1.1, String(tilt))
  })
})

describe('tilt by edges', () => {
  const tiltOf = (uprightEdges: number, ...slants: number[]) =>
    FACTORS.tilt.measure(
      sampleFacts({
        product: { tiltDegrees: 12, leanDegrees: 12, uprightEdges },
        text: { lines: slants.map((slant) => leaning('OAT DRINK', slant)) },
      }),
    )

  it('tilt by edges is no tilt where text leans on a pack whose own edges stand: it is seen at an angle', () => {
    assert.equal(tiltOf(0.4, 11, 12, 13), null)
    assert.equal(tiltOf(0.05, 11, 12, 13), 12)
  })

  it('tilt by edges is certain without text of the same lean if hardly any edge stands', () => {
    assert.equal(tiltOf(0.05, 1, 12, 25, 30), 12)
    assert.equal(tiltOf(0.2, 1, 12, 25, 30), null)
  })
})

describe('darkness', () => {
  const of = (tone: Partial<ImageFacts['tone']>, borderLab: [number, number, number] = [100, 0, 0]) =>
    FACTORS.brightness.measure(sampleFacts({ tone, background: { borderLab } }))

  it('darkness is no fault of a black shirt, which has one tint and no gray print', () => {
    assert.equal(of({ highlight: 0.3, medianLuminance: 0.12, black: 0.05, tints: 0.02, ceiling: 0.01 }), null)
  })

  it('darkness is a fault with a witness: several dark colors, a gray print or a gray ground', () => {
    assert.equal(of({ highlight: 0.3, tints: 0.5, ceiling: 0.01 }), 0.3)
    assert.equal(of({ highlight: 0.3, tints: 0.02, ceiling: 0.2 }), 0.3)
    assert.equal(of({ highlight: 0.3, tints: 0.02, ceiling: 0.01 }, [55, 0, 0]), 0.55)
  })
})

describe('grain', () => {
  it('grain is not seen in the fabric of a product on a clean white ground', () => {
    const noiseOn = (offWhite: number) =>
      FACTORS.noise.measure(sampleFacts({ detail: { noise: 5 }, background: { offWhite } }))
    assert.equal(noiseOn(0.001), null)
    assert.equal(noiseOn(0.012), 5)
  })
})

describe('words beside the product', () => {
  const wordsOn = (background: Partial<NonNullable<ImageFacts['background']>>) =>
    FACTORS.off_pack_text.measure(
      sampleFacts({
        background,
        text: { lines: [sampleLine('Your name', { onProduct: 0, onGround: 1, area: 0.03 })] },
      }),
    )

  it('words beside the product count on a white ground, and not on the plain part of a card or a pack', () => {
    assert.ok((wordsOn({ whiteBorder: 1, borderLab: [100, 0, 0] }) ?? 0) > 0.02)
    assert.equal(wordsOn({ whiteBorder: 0.1, borderLab: [93, 0, 0] }), 0)
  })
})

describe('settleFullBleed', () => {
  const cover = (changes: Parameters<typeof sampleFacts>[0] = {}) =>
    settleFullBleed(
      sampleFacts({
        product: { cut: 0.6, box: { left: 0.1, top: 0.4, right: 0.9, bottom: 1 } },
        background: { whiteBorder: 0, clutter: 0.2 },
        text: {
          lines: ['MIRACLE', 'MORNING'].map((text) => sampleLine(text, { onProduct: 0.2, onGround: 0.3 })),
        },
        ...changes,
      }),
    )

  it('settleFullBleed takes a cover for the product and not for a cluttered background', () => {
    const { product, background } = cover()
    assert.deepEqual([product?.extent, product?.cutCertainty, background], [1, 0, null])
  })

  it('settleFullBleed leaves packs on white, scenes, and packs that carry their own words', () => {
    assert.notEqual(cover({ background: { whiteBorder: 1 } }).background, null)
    assert.notEqual(cover({ kind: 'Lifestyle' }).background, null)
    assert.notEqual(cover({ text: { lines: [sampleLine('MIRACLE', { onProduct: 1 })] } }).background, null)
  })
})

describe('people in the main image', () => {
  it('people in the main image cost the certificate, except of a person who wears clothes', () => {
    const scoreOf = (kind: 'In Use' | 'On Model', family: string) => {
      const rubric = RUBRICS.find((each) => each.family === family) ?? generalRubric
      return scoreImage(sampleFacts({ kind }), 'hero', rubric).service_score
    }
    assert.ok(scoreOf('In Use', 'general') < 80)
    assert.ok(scoreOf('On Model', 'beauty') < 80)
    for (const family of ['apparel', 'general']) assert.ok(scoreOf('On Model', family) > 90, family)
    assert.ok(scoreOf('In Use', 'apparel') < 80)
  })
})

describe('a scene that says that it was put together', () => {
  it('a scene that says that it was put together scores less than the same photograph in the carousel', () => {
    const scoreOf = (isComposite: boolean) =>
      scoreImage(sampleFacts({ kind: 'Lifestyle', file: { isComposite } }), 'carousel', generalRubric)
        .service_score
    assert.ok(scoreOf(true) < scoreOf(false) - 4, `${scoreOf(true)} ${scoreOf(false)}`)
    assert.ok(scoreOf(true) > 80, `${scoreOf(true)}`)
  })
})

describe('a watermark', () => {
  it('a watermark is made of slanted lines of one direction that run from the ground over the product', () => {
    const rows = [
      leaning('PHOTO', -25, { onProduct: 0.4, onGround: 0.6 }),
      leaning('STOCK', -24, { onProduct: 0.9, onGround: 0.1 }),
    ]
    const facts = sampleFacts({ text: { lines: rows } })
    assert.equal(hero(facts).recommendations[0]?.code, 'OFF_PACK_TEXT')
  })

  it('a watermark is not seen in the slanted lettering of a pack', () => {
    const rows = [leaning('Summer', -25), leaning('Splash', -24)]
    assert.equal(FACTORS.off_pack_text.measure(sampleFacts({ text: { lines: rows } })), 0)
  })

  it('a watermark is a web address beside the product, and not the one on its label', () => {
    const at = (onProduct: number) =>
      FACTORS.watermark.measure(sampleFacts({ text: { lines: [sampleLine('www.acme.com', { onProduct })] } }))
    assert.ok((at(0) ?? 0) > 0)
    assert.equal(at(1), 0)
  })
})

describe('legibility on a phone', () => {
  const unreadable = { tiles: { px101: null, px202: '' } }
  const of = (...lines: string[]) =>
    FACTORS.tile_legibility.measure(
      sampleFacts({ text: { lines: lines.map((text) => sampleLine(text, unreadable)) } }),
    )

  it('legibility on a phone is asked of a printed pack', () => {
    assert.ok((of('OAT DRINK', 'BARISTA', 'VEGAN', '1 L') ?? 100) < 50)
  })

  it('legibility on a phone is not asked of a lens, a watch or a shirt with a few words', () => {
    assert.equal(of('CANON LENS', '50 mm'), null)
  })
})

describe('a severe fault', () => {
  it('a severe fault keeps an otherwise flawless image from being certified', () => {
    for (const changes of [
      { detail: { noise: 12 }, background: { offWhite: 0.02 } },
      { detail: { blur: 0.9, coarseBlur: 0.9 } },
      { tone: { cast: 30 } },
      { product: { tiltDegrees: 40, leanDegrees: 40 } },
    ])
      assert.ok(hero(sampleFacts(changes)).service_score < 80, JSON.stringify(changes))
  })
})

describe('expected gain', () => {
  const grayLight = {
    tone: { highlight: 0.5, medianLuminance: 0.25, black: 0.02 },
    background: { offWhite: 0.5, borderLab: [53, 0, 0] as [number, number, number] },
  }

  it('expected gain counts the ground that more light whitens', () => {
    const { recommendations } = hero(sampleFacts(grayLight))
    assert.deepEqual(
      recommendations.slice(0, 2).map(({ code }) => code),
      ['BRIGHTNESS', 'BACKGROUND_WHITENESS'],
    )
  })

  it('expected gain does not count a colored ground, which stays colored in any light', () => {
    const colored = {
      ...grayLight,
      background: { offWhite: 0.5, borderLab: [53, 30, 40] as [number, number, number] },
    }
    assert.equal(hero(sampleFacts(colored)).recommendations[0]?.code, 'BACKGROUND_WHITENESS')
  })

  it('expected gain counts the resolution that a sharp image has', () => {
    const blurred = sampleFacts({ detail: { blur: 0.8, coarseBlur: 0.7, trueResolution: 0.5 } })
    const { recommendations, raw_score: before } = hero(blurred)
    const gain = recommendations.find(({ code }) => code === 'SHARPNESS')?.expected_gain ?? 0
    const sharp = hero(sampleFacts({ detail: { blur: 0.46, coarseBlur: 0.46, trueResolution: 1 } }))
    assert.ok(Math.abs(before + gain - sharp.raw_score) < 2, `${before} + ${gain}: ${sharp.raw_score}`)
  })
})
