import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Plane, Rgb } from '@endcap/vision'
import { cutOut } from '../src/cut-out/cut-out.ts'

const SIDE = 600
const MASK = 320
/** Radii of a ring around the center, in shares of the frame. */
const [INNER, OUTER] = [0.14, 0.34]

/** Returns the share of a point that the ring covers. The ring's edge is two pixels wide. */
function coverage(x: number, y: number, side: number): number {
  const radius = Math.hypot((x + 0.5) / side - 0.5, (y + 0.5) / side - 0.5)
  const within = (distance: number) => Math.min(1, Math.max(0, (distance * side) / 2 + 0.5))
  return Math.min(within(OUTER - radius), within(radius - INNER))
}

/** Draws the ring in a pattern of reds on an even ground, by the compositing equation. */
function photo(ground: readonly [number, number, number]): Rgb {
  const data = new Uint8Array(3 * SIDE * SIDE)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const alpha = coverage(x, y, SIDE)
      const product = [150 + 60 * Math.sin(x / 11), 40 + 20 * Math.cos(y / 7), 50]
      for (let channel = 0; channel < 3; channel++)
        data[3 * (y * SIDE + x) + channel] =
          alpha * (product[channel] ?? 0) + (1 - alpha) * (ground[channel] ?? 0)
    }
  return { data, width: SIDE, height: SIDE }
}

const plane = (value: (x: number, y: number) => number): Plane => ({
  data: Float32Array.from({ length: MASK * MASK }, (_, at) => value(at % MASK, Math.floor(at / MASK))),
  width: MASK,
  height: MASK,
})
const ringMask = plane((x, y) => coverage(x, y, MASK))
const alphas = ({ data }: { data: Uint8Array }) => data.filter((_, at) => at % 4 === 3)

describe('cutOut', () => {
  for (const [name, ground] of [
    ['white', [255, 255, 255]],
    ['gray', [190, 192, 194]],
    ['blue', [60, 110, 190]],
  ] as const) {
    it(`cutOut keeps the product’s alpha and its hole, without the color of a ${name} ground`, () => {
      const { data } = cutOut(photo(ground), ringMask)
      let [error, foreign, edge] = [0, 0, 0]
      for (let y = 0; y < SIDE; y++)
        for (let x = 0; x < SIDE; x++) {
          const at = 4 * (y * SIDE + x)
          const truth = coverage(x, y, SIDE)
          const alpha = (data[at + 3] ?? 0) / 255
          error += Math.abs(alpha - truth)
          if (truth < 0.2 || truth > 0.9 || alpha < 0.1) continue
          edge += 1
          // Every color of the product has less blue than this.
          if ((data[at + 2] ?? 0) > 100) foreign += 1
        }
      assert.ok(error / SIDE ** 2 <= 0.005, `alpha is off by ${error / SIDE ** 2}`)
      assert.ok(foreign <= 0.05 * edge, `${foreign} of ${edge} edge pixels have a color of the ground`)
      assert.equal(data[4 * ((SIDE / 2) * SIDE + SIDE / 2) + 3], 0)
    })
  }

  it('cutOut returns a transparent image for an empty mask and the photo for a full mask', () => {
    const image = photo([255, 255, 255])
    assert.ok(
      alphas(
        cutOut(
          image,
          plane(() => 0),
        ),
      ).every((alpha) => alpha === 0),
    )
    const whole = cutOut(
      image,
      plane(() => 1),
    )
    assert.ok(alphas(whole).every((alpha) => alpha === 255))
    assert.deepEqual([...whole.data.subarray(0, 3)], [...image.data.subarray(0, 3)])
  })

  it('cutOut accepts photos of any size', () => {
    for (const [width, height] of [
      [1, 1],
      [3, 2],
      [2, 700],
      [700, 5],
    ] as const) {
      const image: Rgb = { data: new Uint8Array(3 * width * height).fill(90), width, height }
      assert.equal(cutOut(image, ringMask).data.length, 4 * width * height)
    }
  })
})
