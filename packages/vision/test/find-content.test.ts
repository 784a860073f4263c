import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cutPixels, type PixelBox, type Rgb } from '../src/raster.ts'
import { findContent } from '../src/text/find-content.ts'

/** Returns a ground of 256 × 160 px with a dark box on it. */
function draw(box: PixelBox | null, ground = 255): Rgb {
  const [width, height] = [256, 160]
  const data = new Uint8Array(3 * width * height).fill(ground)
  if (box)
    for (let y = box.top; y < box.bottom; y++)
      data.fill(40, 3 * (y * width + box.left), 3 * (y * width + box.right))
  return { data, width, height }
}

describe('findContent', () => {
  it('findContent returns the box of what differs from the ground, with a margin, in multiples of the stride', () => {
    const image = draw({ left: 100, top: 90, right: 130, bottom: 100 }, 128)
    assert.deepEqual(findContent(image, 32), { left: 64, top: 64, right: 160, bottom: 128 })
  })
  it('findContent returns the whole image if the content reaches its edges', () => {
    const image = draw({ left: 0, top: 80, right: 256, bottom: 90 })
    assert.deepEqual(findContent(image, 32), { left: 0, top: 32, right: 256, bottom: 128 })
    assert.deepEqual(findContent(draw({ left: 5, top: 1, right: 252, bottom: 159 }), 32), {
      left: 0,
      top: 0,
      right: 256,
      bottom: 160,
    })
  })
  it('findContent returns null for an image of a single color', () => {
    assert.equal(findContent(draw(null), 32), null)
  })
})

describe('cutPixels', () => {
  it('cutPixels returns the pixels of the box', () => {
    const cut = cutPixels(draw({ left: 100, top: 90, right: 130, bottom: 100 }), {
      left: 98,
      top: 88,
      right: 102,
      bottom: 92,
    })
    const darkness = Array.from({ length: 16 }, (_, pixel) => Number(cut.data[3 * pixel] === 40))
    assert.deepEqual(darkness, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 1])
  })
})
