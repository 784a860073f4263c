import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { judgePictures } from '@endcap/scoring'
import sharp, { type Sharp } from 'sharp'
import { sketchImage } from '../src/sketch.ts'

type Rectangle = { left: number; top: number; width: number; height: number; color: string }

const PACK: Rectangle[] = [
  { left: 150, top: 80, width: 300, height: 440, color: '#1d4f91' },
  { left: 180, top: 120, width: 240, height: 50, color: '#ffffff' },
  { left: 220, top: 260, width: 160, height: 120, color: '#f2b233' },
  { left: 180, top: 430, width: 240, height: 40, color: '#f7e9a0' },
]

/** Draws a pack on white. The decoders refuse SVG. */
async function drawn(rectangles: readonly Rectangle[]): Promise<Buffer> {
  const layers = rectangles.map(({ left, top, width, height, color }) => ({
    input: { create: { width, height, channels: 3 as const, background: color } },
    left,
    top,
  }))
  return sharp({ create: { width: 600, height: 600, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png()
    .toBuffer()
}

const recolor = (index: number, color: string) =>
  drawn(PACK.map((each, at) => (at === index ? { ...each, color } : each)))

async function kindOf(one: Buffer, other: Buffer): Promise<string> {
  const { kind, sure } = judgePictures(await sketchImage(one), await sketchImage(other))
  return sure ? kind : 'not sure'
}

const SHOPS: Record<string, (picture: Sharp) => Sharp> = {
  compresses: (picture) => picture.jpeg({ quality: 45 }),
  shrinks: (picture) => picture.resize(220).jpeg({ quality: 80 }),
  trims: (picture) => picture.trim().jpeg(),
  pads: (picture) => picture.resize(900, 600, { fit: 'contain', background: '#ffffff' }).webp(),
  crops: (picture) => picture.extract({ left: 10, top: 10, width: 580, height: 580 }).jpeg(),
}

describe('sketchImage', () => {
  for (const [does, change] of Object.entries(SHOPS))
    it(`sketchImage lets a picture stay the same in a shop that ${does} it`, async () => {
      const sent = await drawn(PACK)
      assert.equal(await kindOf(sent, await change(sharp(sent)).toBuffer()), 'same')
    })

  it('sketchImage finds another version by a painted line or another color', async () => {
    const sent = await drawn(PACK)
    assert.equal(await kindOf(sent, await recolor(1, '#c8102e')), 'version')
    assert.equal(await kindOf(sent, await recolor(0, '#2e7d32')), 'version')
  })

  it('sketchImage is not sure of a faint line', async () => {
    assert.equal(await kindOf(await drawn(PACK), await recolor(3, '#e6d890')), 'not sure')
  })

  it('sketchImage finds another picture', async () => {
    const other = await drawn([
      { left: 60, top: 300, width: 480, height: 90, color: '#444444' },
      { left: 250, top: 60, width: 40, height: 500, color: '#aa3300' },
    ])
    assert.equal(await kindOf(await drawn(PACK), other), 'other')
  })

  it('sketchImage compares blank pictures', async () => {
    assert.equal(await kindOf(await drawn([]), await drawn([])), 'same')
  })
})
