import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { FACTORS, generalRubric, type ImageFacts, scoreImage, type TextLine } from '@endcap/scoring'
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

  it('is that of a sure outline, unless the text contradicts it', () => {
    assert.equal(tiltOf(12, 12), 12)
    assert.equal(tiltOf(12, 12, 11, 13, 14), 12)
    assert.equal(tiltOf(12, 12, 0, 1, 0, 2), null)
  })

  it('is that of an unsure outline if the text leans as much', () => {
    assert.equal(tiltOf(null, 14, 13, 14, 15), 14)
    assert.equal(tiltOf(null, 5, 18, 19, 20), null)
    assert.equal(tiltOf(null, 14), null)
  })

  it('is small where the text is straight, whatever the outline', () => {
    const tilt = tiltOf(null, 30, 0, 1, 1)
    assert.ok(tilt !== null && tilt < 1.1, String(tilt))
  })
})

describe('a watermark', () => {
  it('is made of slanted lines of one direction that run from the ground over the product', () => {
    const rows = [
      leaning('PHOTO', -25, { onProduct: 0.4, onGround: 0.6 }),
      leaning('STOCK', -24, { onProduct: 0.9, onGround: 0.1 }),
    ]
    const facts = sampleFacts({ text: { lines: rows } })
    assert.equal(hero(facts).recommendations[0]?.code, 'OFF_PACK_TEXT')
  })

  it('is not seen in the slanted lettering of a pack', () => {
    const rows = [leaning('Summer', -25), leaning('Splash', -24)]
    assert.equal(FACTORS.off_pack_text.measure(sampleFacts({ text: { lines: rows } })), 0)
  })

  it('is a web address beside the product, and not the one on its label', () => {
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

  it('is asked of a printed pack', () => {
    assert.ok((of('OAT DRINK', 'BARISTA', 'VEGAN', '1 L') ?? 100) < 50)
  })

  it('is not asked of a lens, a watch or a shirt with a few words', () => {
    assert.equal(of('CANON LENS', '50 mm'), null)
  })
})

describe('a severe fault', () => {
  it('keeps an otherwise flawless image from being certified', () => {
    for (const changes of [
      { detail: { noise: 12 } },
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

  it('counts the ground that more light whitens', () => {
    const { recommendations } = hero(sampleFacts(grayLight))
    assert.deepEqual(
      recommendations.slice(0, 2).map(({ code }) => code),
      ['BRIGHTNESS', 'BACKGROUND_WHITENESS'],
    )
  })

  it('does not count a colored ground, which stays colored in any light', () => {
    const colored = {
      ...grayLight,
      background: { offWhite: 0.5, borderLab: [53, 30, 40] as [number, number, number] },
    }
    assert.equal(hero(sampleFacts(colored)).recommendations[0]?.code, 'BACKGROUND_WHITENESS')
  })

  it('counts the resolution that a sharp image has', () => {
    const blurred = sampleFacts({ detail: { blur: 0.8, coarseBlur: 0.7, trueResolution: 0.5 } })
    const { recommendations, raw_score: before } = hero(blurred)
    const gain = recommendations.find(({ code }) => code === 'SHARPNESS')?.expected_gain ?? 0
    const sharp = hero(sampleFacts({ detail: { blur: 0.46, coarseBlur: 0.46, trueResolution: 1 } }))
    assert.ok(Math.abs(before + gain - sharp.raw_score) < 2, `${before} + ${gain}: ${sharp.raw_score}`)
  })
})
