import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { generalRubric, hammingDistance, type ImageFacts, scoreImage } from '@endcap/scoring'
import sharp from 'sharp'
import { analyzeImage } from '../src/analyze-image.ts'
import { bottleScene, draw } from './draw.ts'

const whole = { x: 0.5, y: 0.5, height: 0.86 }
const packshot = await draw(900, 900, bottleScene(whole))
const facts = await analyzeImage(packshot)

/** Returns the product's facts, which every image in this file has. */
function productOf({ product }: ImageFacts) {
  assert.ok(product, 'a product is found')
  return product
}

describe('analyzeImage', () => {
  it('analyzeImage measures the product’s place in the frame', () => {
    const { box, extent, offCenter, cut, parts } = productOf(facts)
    for (const [side, expected] of Object.entries({ left: 0.354, right: 0.646, top: 0.07, bottom: 0.93 })) {
      const measured = box[side as keyof typeof box]
      assert.ok(Math.abs(measured - expected) < 0.03, `${side} ${measured}`)
    }
    assert.ok(Math.abs(extent - 0.86) < 0.03 && offCenter < 0.02 && cut < 0.05 && parts === 1)
  })

  it('analyzeImage measures the product’s tilt', async () => {
    for (const degrees of [0, 8, 20]) {
      const leaning = productOf(
        await analyzeImage(await draw(600, 600, bottleScene({ ...whole, height: 0.75, degrees }))),
      )
      assert.ok(Math.abs((leaning.tiltDegrees ?? -9) - degrees) < 3, `${degrees}: ${leaning.tiltDegrees}`)
    }
  })

  it('analyzeImage detects a product cut by the frame', async () => {
    const cut = productOf(
      await analyzeImage(await draw(600, 600, bottleScene({ x: 0.5, y: 0.85, height: 0.86 }))),
    )
    assert.ok(cut.cut > 0.7 && cut.margin < 0.01, `${cut.cut}`)
  })

  it('analyzeImage measures whiteness, evenness and clutter of the background', async () => {
    const scenes = {
      gray: bottleScene(whole, () => [128, 128, 128]),
      gradient: bottleScene(whole, (x) => [255 - 120 * x, 255 - 120 * x, 255 - 120 * x]),
      tiles: bottleScene(whole, (x, y) =>
        (Math.floor(x * 40) + Math.floor(y * 40)) % 2 === 0 ? [210, 214, 220] : [120, 160, 200],
      ),
    }
    const grounds = Object.fromEntries(
      await Promise.all(
        Object.entries(scenes).map(
          async ([name, scene]) =>
            [name, (await analyzeImage(await draw(500, 500, scene))).background] as const,
        ),
      ),
    )
    assert.ok((facts.background?.offWhite ?? 1) < 0.005 && (facts.background?.whiteBorder ?? 0) === 1)
    assert.ok(Math.abs((grounds['gray']?.offWhite ?? 0) - 0.5) < 0.02)
    assert.ok((grounds['gray']?.unevenness ?? 1) < 0.02 && (grounds['gradient']?.unevenness ?? 0) > 0.08)
    assert.ok((grounds['tiles']?.clutter ?? 0) > 0.05 && (facts.background?.clutter ?? 1) < 0.01)
  })

  it('analyzeImage judges a photograph that lies on white, straight or turned, like the photograph alone', async () => {
    const tiles = (x: number, y: number) =>
      (Math.floor(x * 12) + Math.floor(y * 12)) % 2 === 0
        ? ([206, 190, 170] as const)
        : ([150, 140, 130] as const)
    const photograph = await draw(480, 480, bottleScene({ x: 0.5, y: 0.8, height: 0.9 }, tiles))
    const alone = await analyzeImage(photograph)
    const onWhite = [
      sharp(photograph).extend({ top: 48, bottom: 48, left: 48, right: 48, background: '#ffffff' }),
      sharp(photograph).rotate(9, { background: '#ffffff' }),
    ]
    for (const picture of onWhite) {
      const framed = await analyzeImage(await picture.png().toBuffer())
      const near = (one: number | undefined, other: number | undefined, tolerance: number) =>
        assert.ok(Math.abs((one ?? -1) - (other ?? -2)) < tolerance, `${one} and ${other}`)
      near(framed.product?.cut, alone.product?.cut, 0.15)
      near(framed.background?.offWhite, alone.background?.offWhite, 0.02)
      assert.equal(framed.background?.whiteBorder, alone.background?.whiteBorder)
      // The frame is white and would say that there is no cast.
      near(framed.tone.cast ?? undefined, alone.tone.cast ?? undefined, 3)
      near(framed.quality?.opinion, alone.quality?.opinion, 0.1)
    }
  })

  it('analyzeImage estimates the quality at which a JPEG was saved', async () => {
    for (const quality of [9, 30, 50, 75, 92]) {
      const { detail } = await analyzeImage(
        await sharp(packshot).jpeg({ quality, mozjpeg: false }).toBuffer(),
      )
      assert.ok(Math.abs((detail.jpegQuality ?? 0) - quality) <= 2, `${quality}: ${detail.jpegQuality}`)
    }
    assert.equal(facts.detail.jpegQuality, null)
  })

  it('analyzeImage measures the block grid of a low-quality JPEG that was saved again as PNG', async () => {
    const bad = await sharp(await sharp(packshot).jpeg({ quality: 9 }).toBuffer())
      .png()
      .toBuffer()
    const { detail } = await analyzeImage(bad)
    assert.ok((detail.blockiness ?? 0) > 0.7 + (facts.detail.blockiness ?? 9), `${detail.blockiness}`)
  })

  it('analyzeImage measures added noise within a quarter of its amount', async () => {
    let seed = 7
    const noise = () => {
      // A sum of uniform values approximates a normal distribution.
      let sum = 0
      for (let n = 0; n < 12; n++) sum += (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
      return sum - 6
    }
    const ground = await draw(
      800,
      800,
      bottleScene(whole, () => [200, 200, 200]),
    )
    const { data, info } = await sharp(ground).raw().toBuffer({ resolveWithObject: true })
    for (const sigma of [4, 12]) {
      const noisy = Buffer.from(data)
      for (let pixel = 0; pixel < noisy.length; pixel += 3) {
        const shift = sigma * noise()
        for (let channel = 0; channel < 3; channel++)
          noisy[pixel + channel] = Math.min(255, Math.max(0, (data[pixel + channel] ?? 0) + shift))
      }
      const { detail } = await analyzeImage(await sharp(noisy, { raw: info }).png().toBuffer())
      assert.ok(Math.abs((detail.noise ?? 0) / sigma - 1) < 0.25, `${sigma}: ${detail.noise}`)
    }
  })

  it('analyzeImage returns a hash that survives re-encoding and resizing and differs between products', async () => {
    const small = await analyzeImage(await sharp(packshot).resize(300, 300).jpeg({ quality: 60 }).toBuffer())
    assert.ok(hammingDistance(facts.similarity.dhash, small.similarity.dhash) <= 5)
    const other = await analyzeImage(
      await draw(500, 500, (x, y) => (Math.hypot(x - 0.4, y - 0.6) < 0.3 ? [30, 60, 160] : [255, 255, 255])),
    )
    assert.ok(hammingDistance(facts.similarity.dhash, other.similarity.dhash) >= 12)
  })
})

describe('hero score', () => {
  const original = scoreImage(facts, 'hero', generalRubric).service_score
  const chains: Record<string, (() => Promise<Buffer>)[]> = {
    blur: [2, 4, 8, 14].map((sigma) => () => sharp(packshot).blur(sigma).png().toBuffer()),
    'JPEG compression': [50, 25, 9].map((quality) => () => sharp(packshot).jpeg({ quality }).toBuffer()),
    'a gray background': [235, 200, 128].map(
      (level) => () =>
        sharp(packshot)
          .linear(level / 255, 0)
          .png()
          .toBuffer(),
    ),
    'a tiny product': [0.6, 0.4, 0.2].map(
      (height) => () => draw(900, 900, bottleScene({ ...whole, height })),
    ),
    'a product cut off': [0.25, 0.45, 0.65].map(
      (part) => () => draw(900, 900, bottleScene({ ...whole, y: 0.57 + part * 0.86 })),
    ),
  }
  for (const [fault, steps] of Object.entries(chains)) {
    it(`hero score falls with every step of ${fault}`, async () => {
      const scores = [original]
      for (const step of steps)
        scores.push(scoreImage(await analyzeImage(await step()), 'hero', generalRubric).service_score)
      assert.ok(
        scores.every((score, index) => index === 0 || score < (scores[index - 1] ?? 0)),
        scores.join(' > '),
      )
    })
  }
})
