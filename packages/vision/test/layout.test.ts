import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findFramedPhotograph, layBack } from '../src/framed-photograph.ts'
import { measureBackground } from '../src/measure/background.ts'
import { measureNoise } from '../src/measure/detail.ts'
import { fillOpen } from '../src/measure/flood-fill.ts'
import { findGround } from '../src/measure/ground.ts'
import { measureLayout } from '../src/measure/layout.ts'
import { divideRegions } from '../src/measure/regions.ts'
import { type Luminance, luminance, type Plane, type Rgb, WHITE } from '../src/raster.ts'

const SIDE = 320

function planeOf(valueAt: (x: number, y: number) => number, side = SIDE): Plane {
  const data = Float32Array.from({ length: side * side }, (_, pixel) =>
    valueAt(((pixel % side) + 0.5) / side, (Math.floor(pixel / side) + 0.5) / side),
  )
  return { data, width: side, height: side }
}
const inBox = (x: number, y: number, [left, top, right, bottom]: [number, number, number, number]) =>
  Number(x > left && x < right && y > top && y < bottom)

describe('fillOpen', () => {
  it('fillOpen reaches what is connected over four neighbors, and nothing else', () => {
    const open = [1, 1, 0, 0, 0, 1, 0, 1, 0]
    assert.deepEqual([...fillOpen({ width: 3, height: 3 }, [0], Uint8Array.from(open))], [0, 1])
  })
})

describe('measureLayout', () => {
  it('measureLayout returns the largest empty rectangle as a share of the frame', () => {
    assert.equal(measureLayout(planeOf(() => 1)).emptyArea, 1)
    assert.equal(measureLayout(planeOf(() => 0)).emptyArea, 0)
    assert.equal(measureLayout(planeOf((x) => Number(x > 0.5))).emptyArea, 0.5)
    // A band of words in the middle leaves three eighths above it.
    assert.equal(measureLayout(planeOf((_x, y) => Number(y < 0.375 || y > 0.7))).emptyArea, 0.375)
  })
})

describe('findFramedPhotograph', () => {
  it('findFramedPhotograph finds a rectangle with the same margin on all sides', () => {
    const found = findFramedPhotograph(
      planeOf((x, y) => inBox(x, y, [0.1, 0.1, 0.9, 0.9])),
      1,
    )
    assert.ok(found)
    assert.deepEqual(
      [...found.center, ...found.along, found.length, found.breadth].map(
        (value) => Math.round(100 * value) / 100,
      ),
      [0.5, 0.5, 1, 0, 0.8, 0.8],
    )
  })

  it('findFramedPhotograph finds a turned photograph whose corners touch the edges', () => {
    const angle = Math.PI / 18
    const half = 0.5 / (Math.cos(angle) + Math.sin(angle))
    const turned = planeOf((x, y) => {
      const [dx, dy] = [x - 0.5, y - 0.5]
      const [a, b] = [
        dx * Math.cos(angle) + dy * Math.sin(angle),
        dy * Math.cos(angle) - dx * Math.sin(angle),
      ]
      return Number(Math.abs(a) < half && Math.abs(b) < half)
    })
    const found = findFramedPhotograph(turned, 1)
    assert.ok(found)
    const back = layBack(
      planeOf((x) => Number(x < 0.5)),
      found,
      1,
      turned,
    )
    const at = (x: number, y: number) => back.data[Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE)]
    assert.deepEqual([at(0.3, 0.5), at(0.7, 0.5), at(0.02, 0.02)], [1, 0, 0])
  })

  it('findFramedPhotograph returns null for a pack with another margin above than beside it, and for a round product', () => {
    assert.equal(
      findFramedPhotograph(
        planeOf((x, y) => inBox(x, y, [0.25, 0.06, 0.75, 0.94])),
        1,
      ),
      null,
    )
    assert.equal(
      findFramedPhotograph(
        planeOf((x, y) => Number(Math.hypot(x - 0.5, y - 0.5) < 0.4)),
        1,
      ),
      null,
    )
  })
})

describe('measureNoise', () => {
  /** Deterministic values between −0.5 and 0.5. */
  const random = (seed: number) => {
    const value = Math.sin(12.9898 * seed) * 43_758.5453
    return value - Math.floor(value) - 0.5
  }

  const lightOf = (valueAt: (x: number, y: number) => number): Luminance => {
    const { data, ...size } = planeOf(valueAt, 640)
    return { ...size, data: Uint16Array.from(data, (value) => Math.round(WHITE * value)) }
  }

  it('measureNoise measures noise, and returns null for the threads of a fabric', () => {
    const noisy = lightOf((x, y) => 0.5 + 0.1 * random(1000 * x + 777 * y * 1000))
    const noise = measureNoise(noisy)
    assert.ok(noise !== null && noise > 4, String(noise))
    const threads = lightOf((x, y) => 0.5 + 0.08 * Math.sin(640 * x) * Math.sin(640 * y))
    assert.equal(measureNoise(threads), null)
  })

  it('measureNoise is near 0 for a smooth picture', () => {
    assert.ok((measureNoise(lightOf((x) => 0.3 + 0.4 * x)) ?? 9) < 0.2)
  })
})

describe('measureBackground', () => {
  const product: [number, number, number, number] = [0.35, 0.2, 0.65, 0.8]
  const imageWith = (thing: [number, number, number, number]): Rgb => {
    const data = new Uint8Array(3 * SIDE * SIDE).fill(255)
    for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
      const [x, y] = [((pixel % SIDE) + 0.5) / SIDE, (Math.floor(pixel / SIDE) + 0.5) / SIDE]
      if (inBox(x, y, product) || inBox(x, y, thing)) data.set([40, 60, 160], 3 * pixel)
    }
    return { data, width: SIDE, height: SIDE }
  }
  const offWhiteWith = (thing: [number, number, number, number]) => {
    const image = imageWith(thing)
    const regions = divideRegions(
      planeOf((x, y) => inBox(x, y, product)),
      image,
    )
    return measureBackground(image, luminance(image), regions, findGround(image))?.offWhite ?? -1
  }

  it('measureBackground counts an object on white that the frame cuts apart from the product', () => {
    assert.ok(offWhiteWith([0, 0.4, 0.1, 0.5]) > 0.008)
    assert.ok(offWhiteWith([0.1, 0.4, 0.2, 0.5]) < 0.001)
  })

  it('measureBackground does not count a part of the product that the mask left out', () => {
    assert.ok(offWhiteWith([0.65, 0.4, 0.75, 0.5]) < 0.001)
  })
})
