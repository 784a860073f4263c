import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { groundMask } from '../src/ground-mask.ts'
import { findGround } from '../src/measure/ground.ts'
import { averageRgb, type Plane, type Rgb } from '../src/raster.ts'
import { settleByGround } from '../src/settled-mask.ts'

const SIDE = 64

/** Draws a dark disc around the center on white, with exact shares in the pixels of its outline. */
function discImage(radius: number, shade = 40): Rgb {
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let at = 0; at < data.length; at++) {
    const pixel = Math.floor(at / 3)
    data[at] = 255 - (255 - shade) * shareInDisc(pixel % SIDE, Math.floor(pixel / SIDE), radius)
  }
  return { data, width: SIDE, height: SIDE }
}

function shareInDisc(x: number, y: number, radius: number): number {
  let inside = 0
  for (let sample = 0; sample < 64; sample++) {
    const [dx, dy] = [(sample % 8) / 8 + 1 / 16, Math.floor(sample / 8) / 8 + 1 / 16]
    inside += Number(Math.hypot(x + dx - SIDE / 2, y + dy - SIDE / 2) <= radius)
  }
  return inside / 64
}

function discMask(radius: number, value = 1): Plane {
  const [width, height] = [SIDE / 2, SIDE / 2]
  const at = (pixel: number) =>
    Math.hypot((pixel % width) + 0.5 - width / 2, Math.floor(pixel / width) + 0.5 - height / 2)
  const data = Float32Array.from({ length: width * height }, (_, pixel) =>
    at(pixel) <= radius / 2 ? value : 0,
  )
  return { data, width, height }
}

function settle(image: Rgb, coarse: Plane): Plane | null {
  const ground = groundMask(image)
  assert.ok(ground, 'the ground is white')
  return settleByGround(image, ground, findGround(image), coarse)
}

describe('settleByGround', () => {
  it('settleByGround returns the share of the product in each pixel of the outline', () => {
    const mask = settle(discImage(20.3), discMask(20.3))
    assert.ok(mask, 'the mask is settled')
    mask.data.forEach((value, pixel) => {
      const share = shareInDisc(pixel % SIDE, Math.floor(pixel / SIDE), 20.3)
      assert.ok(Math.abs(value - share) < 0.1, `pixel ${pixel}: ${value} instead of ${share}`)
    })
  })

  it('settleByGround returns null where the coarse mask misses or adds a part', () => {
    assert.equal(settle(discImage(20), discMask(14)), null)
    assert.equal(settle(discImage(14), discMask(20)), null)
    assert.equal(settle(discImage(20), discMask(0)), null)
  })

  it('settleByGround returns null where the coarse mask is uncertain', () => {
    assert.equal(settle(discImage(20), discMask(20, 0.7)), null)
  })

  it('settleByGround excludes a soft shadow that the coarse mask excludes', () => {
    const image = discImage(20)
    // Light falls off by four gray levels a pixel.
    for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
      const [x, y] = [pixel % SIDE, Math.floor(pixel / SIDE)]
      const away = Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) - 20
      const light = 255 - Math.max(0, Math.min(40, 44 - 4 * away))
      if (shareInDisc(x, y, 20) === 0) image.data.fill(light, 3 * pixel, 3 * pixel + 3)
    }
    const mask = settle(image, discMask(20))
    assert.ok(mask, 'the mask is settled')
    const area = mask.data.reduce((sum, value) => sum + Number(value > 0.5), 0)
    assert.ok(Math.abs(area / (Math.PI * 20 ** 2) - 1) < 0.06, `${area} pixels`)
  })
})

describe('averageRgb', () => {
  it('averageRgb returns the mean of four pixels', () => {
    const data = Uint8Array.from(
      [0, 10, 20, 4, 10, 20, 255, 0, 0, 255, 0, 0].concat([8, 10, 20, 4, 10, 24, 255, 0, 0, 255, 0, 4]),
    )
    assert.deepEqual(Array.from(averageRgb({ data, width: 4, height: 2 }, 2, 1).data), [4, 10, 21, 255, 0, 1])
  })
})
