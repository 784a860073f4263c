import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { after, describe, it } from 'node:test'
import { cropTarget, type FixName } from '@endcap/scoring'
import { makeFix } from '@endcap/studio'
import { createVisionPool, inspectImage, readOrigin } from '@endcap/vision'
import sharp from 'sharp'
import { bottleScene, draw } from '../../vision/test/draw.ts'

type Color = readonly [number, number, number]

const vision = createVisionPool({ threads: 1 })

/** Makes a fix of a picture. With `ENDCAP_TEST_PICTURES`, writes the result there to look at it. */
async function fixed(name: string, picture: Buffer, fix: FixName, aspect: number | null = null) {
  const { facts, mask, rgb } = await vision.analyzeProduct(picture)
  const target = { ...cropTarget(null), minPixels: 1000, aspect }
  const made = await makeFix({ bytes: picture, facts, mask, pixels: rgb }, { fix, target })
  const folder = process.env['ENDCAP_TEST_PICTURES']
  if (folder && typeof made !== 'string') await writeFile(`${folder}/${name}.jpg`, made)
  return { made, facts }
}

/** Light gray that falls off toward the corners, with a soft shadow below the bottle. */
const studioGround = (x: number, y: number): Color => {
  const light = 238 - 14 * ((x - 0.5) ** 2 + (y - 0.5) ** 2)
  const shadow = 40 * Math.exp(-(((x - 0.5) / 0.12) ** 2) - ((y - 0.87) / 0.012) ** 2)
  return [light - shadow, light - shadow, light - shadow - 1]
}
const bottle = { x: 0.5, y: 0.5, height: 0.72 }

async function pixelsOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => {
    const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width))
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  }
}

describe('a fix', () => {
  after(() => vision.close())

  for (const [name, ratio, width, height] of [
    ['of its own ratio', null, 3600, 3000],
    ['square', 1, 3600, 3000],
  ] as const)
    it(`a fix crops a small product ${name} at the file’s own resolution, and the product then fills the frame`, async () => {
      const scene = bottleScene({ x: 0.35, y: 0.55, height: 0.5 })
      const picture = await draw(width, height, (x, y) => scene(x * (width / height) - 0.1, y))
      const { made } = await fixed(`crop ${name}`, picture, 'crop', ratio)
      assert.ok(typeof made !== 'string', String(made))
      const { file } = await inspectImage(made)
      assert.ok(Math.abs(file.widthPx / file.heightPx - (ratio ?? width / height)) < 0.01)
      // The bottle has 1,500 px in the file and in its crop.
      assert.ok(file.heightPx > 1500 && file.heightPx < 1800, `${file.heightPx} px`)
      const again = await vision.analyze(made)
      assert.ok((again.product?.extent ?? 0) >= 0.85, `fills ${again.product?.extent}`)
      assert.equal(again.product?.cut, 0)
      const { sourceType, ingredients } = await readOrigin(made)
      assert.deepEqual([sourceType, ingredients.length], ['algorithmicallyEnhanced', 1])
    })

  it('a fix makes a light gray ground white, and changes no pixel of the product', async () => {
    const picture = await draw(3000, 3000, bottleScene(bottle, studioGround))
    const { made, facts } = await fixed('white', picture, 'whiten')
    assert.ok((facts.background?.offWhite ?? 0) > 0.03)
    assert.ok(typeof made !== 'string', String(made))
    const [before, after_] = [await pixelsOf(picture), await pixelsOf(made)]
    for (const [x, y] of [
      [0.02, 0.02],
      [0.5, 0.05],
      [0.98, 0.97],
      [0.3, 0.5],
    ] as const)
      assert.ok(Math.min(...after_(x, y)) >= 253, `${after_(x, y).join()} at ${x}, ${y}`)
    // The cream label is nearly as light as the ground.
    for (const [x, y] of [
      [0.5, 0.5],
      [0.5, 0.72],
      [0.42, 0.6],
      [0.5, 0.18],
    ] as const) {
      const [was, is] = [before(x, y), after_(x, y)]
      assert.ok(
        was.every((value, channel) => Math.abs(value - (is[channel] ?? 0)) <= 3),
        `${was.join()} → ${is.join()}`,
      )
    }
    const again = await vision.analyze(made)
    assert.ok((again.background?.offWhite ?? 1) <= 0.03, `off white by ${again.background?.offWhite}`)
    const { file } = await inspectImage(made)
    assert.deepEqual([file.widthPx, file.heightPx], [3000, 3000])
    assert.equal((await readOrigin(made)).sourceType, 'algorithmicallyEnhanced')
  })

  for (const [name, picture, expected] of [
    [
      'a colored ground',
      () =>
        draw(
          1500,
          1500,
          bottleScene(bottle, () => [120, 150, 200]),
        ),
      'not_light',
    ],
    [
      'a ground of boards',
      () =>
        draw(
          1500,
          1500,
          bottleScene(bottle, (x) => (Math.floor(x * 12) % 2 ? [240, 238, 236] : [208, 205, 200])),
        ),
      'busy_background',
    ],
    ['a white ground', () => draw(1500, 1500, bottleScene(bottle)), 'white_already'],
    [
      'a product as light as its ground',
      () =>
        draw(1500, 1500, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.3 ? [239, 239, 238] : [234, 234, 233])),
      null,
    ],
  ] as const)
    it(`a fix whitens nothing with ${name}`, async () => {
      const { made } = await fixed(name, await picture(), 'whiten')
      assert.equal(typeof made, 'string')
      if (expected !== null) assert.equal(made, expected)
    })

  it('a fix crops no product that the frame cuts, and no file that is too small', async () => {
    const cut = await draw(2000, 2000, bottleScene({ x: 0.5, y: 0.02, height: 0.6 }))
    assert.equal((await fixed('cut', cut, 'crop')).made, 'cut_product')
    const small = await draw(900, 900, bottleScene({ x: 0.5, y: 0.5, height: 0.4 }))
    assert.equal((await fixed('small', small, 'crop')).made, 'few_pixels')
  })
})
