import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { measureBorder } from '../src/measure/border.ts'
import type { Rgb } from '../src/raster.ts'
import { bottleScene } from './draw.ts'

type Color = readonly [red: number, green: number, blue: number]
type Scene = (x: number, y: number) => Color

const WHITE: Color = [255, 255, 255]
const BOTTLE = bottleScene({ x: 0.5, y: 0.5, height: 0.9 })
/** A photo without a plain ground: it varies in all places. */
const PHOTO: Scene = (x, y) => [
  128 + 120 * Math.sin(37 * x + 11 * y),
  128 + 120 * Math.sin(23 * y - 7 * x),
  128 + 120 * Math.sin(51 * (x + y)),
]

/** Draws a scene. `over` draws on it, by the distance in pixels from the nearest edge. */
function drawn(
  scene: Scene,
  over: (distance: number) => Color | null = () => null,
  [width, height]: readonly [number, number] = [500, 500],
): Rgb {
  const data = new Uint8Array(3 * width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const distance = Math.min(x, y, width - 1 - x, height - 1 - y)
      data.set(over(distance) ?? scene((x + 0.5) / width, (y + 0.5) / height), 3 * (y * width + x))
    }
  return { data, width, height }
}

/** A border from one distance to another, in pixels. */
const ring =
  (color: Color, end: number, start = 0) =>
  (distance: number) =>
    distance >= start && distance < end ? color : null

const inBox: Scene = (x, y) => (Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) < 0.36 ? [40, 60, 90] : WHITE)

describe('measureBorder', () => {
  const COLORS: Record<string, Color> = { black: [0, 0, 0], red: [220, 30, 30], gold: [186, 151, 61] }
  for (const [name, color] of Object.entries(COLORS))
    for (const width of [1, 2, 5, 12, 40])
      for (const [subject, scene] of Object.entries({ packshot: BOTTLE, photo: PHOTO }))
        it(`measureBorder finds a ${name} border of ${width} px around a ${subject}`, () =>
          assert.equal(measureBorder(drawn(scene, ring(color, width))), width / 500))

  for (const inset of [4, 10, 25])
    it(`measureBorder finds a line on white that is ${inset} px from the edges`, () => {
      assert.equal(measureBorder(drawn(BOTTLE, ring([0, 0, 0], inset + 2, inset))), (inset + 2) / 500)
    })

  it('measureBorder finds a line across a photo, apart from the edges', () =>
    assert.equal(measureBorder(drawn(PHOTO, ring(WHITE, 16, 12))), 16 / 500))

  it('measureBorder finds a white margin around a photo, and one whose sides are equal shares', () => {
    assert.equal(measureBorder(drawn(PHOTO, ring(WHITE, 20))), 20 / 500)
    const share = 0.03
    const isOutside = (x: number, y: number) => Math.min(x, y, 1 - x, 1 - y) < share
    const framed = drawn((x, y) => (isOutside(x, y) ? [250, 210, 5] : PHOTO(x, y)), undefined, [600, 400])
    assert.ok(Math.abs(measureBorder(framed) - share) < 0.004)
  })

  const WITHOUT: Record<string, Rgb> = {
    'a white packshot on white': drawn((x, y) =>
      BOTTLE(x, y) === WHITE ? WHITE : [250 - 8 * Math.abs(x - 0.5), 250, 250],
    ),
    'a packshot on white': drawn(BOTTLE),
    'a packshot on a colored ground': drawn(
      bottleScene({ x: 0.5, y: 0.5, height: 0.9 }, () => [220, 150, 150]),
    ),
    'a photo': drawn(PHOTO),
    'a product that touches an edge': drawn(bottleScene({ x: 0.5, y: 0.6, height: 1 })),
    'a product that touches all edges': drawn((x, y) =>
      Math.hypot(x - 0.5, y - 0.5) < 0.5 ? [90, 60, 40] : WHITE,
    ),
    'a square product on white': drawn(inBox),
    'a ground that darkens to the edges': drawn((x, y) => {
      const light = 255 - 300 * Math.hypot(x - 0.5, y - 0.5) ** 2
      return [light, light, light]
    }),
    'bars above and below a photo': drawn((x, y) => (Math.abs(y - 0.5) > 0.4 ? [0, 0, 0] : PHOTO(x, y))),
    'a light rim of two pixels': drawn(PHOTO, ring([253, 250, 245], 2)),
    'a plain image': drawn(() => [10, 200, 30]),
    'an image of one pixel': drawn(() => WHITE, undefined, [1, 1]),
    'a line of pixels': drawn(PHOTO, undefined, [1, 300]),
  }
  for (const [name, image] of Object.entries(WITHOUT))
    it(`measureBorder finds no border in ${name}`, () => assert.equal(measureBorder(image), 0))

  it('measureBorder keeps its verdict over the noise of compression', () => {
    const { data, ...size } = drawn(PHOTO, ring([200, 40, 60], 6))
    const noisy = data.map((value, at) => Math.max(0, Math.min(255, value + ((at * 7919) % 21) - 10)))
    assert.equal(measureBorder({ data: noisy, ...size }), 6 / 500)
  })
})
