import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { generalRubric, type ImageFacts, scoreImage } from '@endcap/scoring'
import { createVisionPool } from '@endcap/vision'
import sharp, { type Sharp } from 'sharp'

const plain = (width: number, height: number, background = '#c03020'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** Returns noise, which no encoder can compress well. */
const noise = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

describe('odd image', () => {
  const pool = createVisionPool({ threads: 1 })
  after(() => pool.close())
  const cases: [string, () => Promise<Buffer>][] = [
    ['of one pixel', () => plain(1, 1).png().toBuffer()],
    ['of one line', () => plain(4000, 1).png().toBuffer()],
    ['20,000 pixels long', () => plain(20_000, 50).png().toBuffer()],
    ['all white', () => plain(300, 300, '#ffffff').png().toBuffer()],
    ['all black', () => plain(300, 300, '#000000').jpeg().toBuffer()],
    [
      'fully transparent',
      () =>
        sharp({ create: { width: 300, height: 200, channels: 4, background: '#0000' } })
          .png()
          .toBuffer(),
    ],
    ['of noise', () => noise(600, 400).jpeg().toBuffer()],
    ['of 49.7 megapixels', () => plain(7000, 7100).jpeg({ quality: 50 }).toBuffer()],
    ['in CMYK', () => plain(200, 200).toColorspace('cmyk').jpeg().toBuffer()],
    ['with 16 bits', () => plain(200, 200).toColorspace('rgb16').png().toBuffer()],
    [
      'that is animated',
      async () => {
        const frames = await Promise.all(
          ['#ff0000', '#00ff00'].map((color) => plain(60, 60, color).png().toBuffer()),
        )
        return sharp(frames, { join: { animated: true } })
          .webp()
          .toBuffer()
      },
    ],
  ]
  for (const [name, make] of cases) {
    it(`odd image returns only finite numbers for an image ${name}`, async () => {
      const facts = await pool.analyze(await make())
      assert.ok(everyNumber(facts, Number.isFinite), JSON.stringify(facts).slice(0, 400))
      for (const role of ['hero', 'carousel'] as const) {
        const { service_score } = scoreImage(facts, role, generalRubric)
        assert.ok(service_score >= 0 && service_score <= 100)
      }
    })
  }

  it('odd image never reaches certification without a product', async () => {
    for (const strange of [
      noise(2000, 2000),
      plain(2, 2000),
      plain(2000, 2000, '#ffffff'),
      plain(6000, 50),
    ]) {
      const { service_score } = scoreImage(
        await pool.analyze(await strange.png().toBuffer()),
        'hero',
        generalRubric,
      )
      assert.ok(service_score < 80, `${service_score}`)
    }
  })
})

function everyNumber(value: unknown, test: (number: number) => boolean): boolean {
  if (typeof value === 'number') return test(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value as ImageFacts).every((inner) => everyNumber(inner, test))
}
