import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { measureInkExtent } from '../src/measure/ink.ts'
import type { Rgb } from '../src/raster.ts'

const SIDE = 200

/** Draws gray levels by the position (0–1). */
function drawn(levelAt: (x: number, y: number) => number): Rgb {
  const data = Uint8Array.from({ length: 3 * SIDE * SIDE }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return levelAt(((pixel % SIDE) + 0.5) / SIDE, (Math.floor(pixel / SIDE) + 0.5) / SIDE)
  })
  return { data, width: SIDE, height: SIDE }
}
const inBox = (x: number, y: number, halfWidth: number, halfHeight: number) =>
  Math.abs(x - 0.5) < halfWidth && Math.abs(y - 0.5) < halfHeight

describe('measureInkExtent', () => {
  it('measureInkExtent returns the longer side of all that is not white', () => {
    assert.equal(measureInkExtent(drawn((x, y) => (inBox(x, y, 0.2, 0.3) ? 40 : 255))), 0.6)
    assert.equal(measureInkExtent(drawn((x, y) => (inBox(x, y, 0.45, 0.3) ? 40 : 255))), 0.9)
  })

  it('measureInkExtent counts shaded white parts', () =>
    assert.equal(
      measureInkExtent(drawn((x, y) => (inBox(x, y, 0.2, 0.2) ? 40 : inBox(x, y, 0.1, 0.4) ? 240 : 255))),
      0.8,
    ))

  it('measureInkExtent is 1 on a colored ground, and 0 on white', () => {
    assert.equal(measureInkExtent(drawn(() => 230)), 1)
    assert.equal(measureInkExtent(drawn(() => 255)), 0)
  })

  it('measureInkExtent leaves single pixels of compression out', () =>
    assert.equal(
      measureInkExtent(drawn((x, y) => (x < 0.005 && y < 0.005 ? 0 : inBox(x, y, 0.2, 0.3) ? 40 : 255))),
      0.6,
    ))
})
