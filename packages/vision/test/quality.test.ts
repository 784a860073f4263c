import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import type { Rgb } from '../src/raster.ts'
import { judgeQuality } from '../src/recognition/quality.ts'
import { bottleScene, draw } from './draw.ts'

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 }
const packshot = await draw(640, 480, bottleScene({ x: 0.5, y: 0.5, height: 0.8 }))

async function read(change: (image: Sharp) => Sharp): Promise<Rgb> {
  const png = await change(sharp(packshot)).png().toBuffer()
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function judge(change: (image: Sharp) => Sharp) {
  const image = await read(change)
  return judgeQuality(image, image, WHOLE)
}

describe('judgeQuality', () => {
  it('judgeQuality returns an opinion and its expected error as shares', async () => {
    const quality = await judge((image) => image)
    for (const value of [quality?.opinion, quality?.spread])
      assert.ok(value !== undefined && value >= 0 && value <= 1, String(value))
    assert.deepEqual(await judge((image) => image), quality)
  })

  it('judgeQuality prefers a sharp image to a blurred one', async () => {
    const [sharpOne, blurred] = [await judge((image) => image), await judge((image) => image.blur(5))]
    assert.ok((sharpOne?.opinion ?? 0) > (blurred?.opinion ?? 1) + 0.1)
  })

  it('judgeQuality accepts a strip and the smallest image that it judges', async () => {
    for (const [width, height] of [
      [1600, 70],
      [64, 64],
      [65, 900],
    ] as const)
      assert.ok(
        Number.isFinite((await judge((image) => image.resize(width, height, { fit: 'fill' })))?.opinion),
      )
  })

  it('judgeQuality returns null for an image below 64 pixels', async () => {
    assert.equal(await judge((image) => image.resize(63, 200, { fit: 'fill' })), null)
  })
})
