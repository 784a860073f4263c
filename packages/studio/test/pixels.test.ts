import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import sharp from 'sharp'
import { boxMean } from '../src/box-filter.ts'
import { grow, shrink } from '../src/morphology.ts'
import { enlargeTwice } from '../src/painting/enlarge.ts'

const marked = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain((size) =>
    fc.record({
      size: fc.constant(size),
      radius: fc.integer({ min: 1, max: 5 }),
      marks: fc
        .array(fc.integer({ min: 0, max: 1 }), {
          minLength: size.width * size.height,
          maxLength: size.width * size.height,
        })
        .map((values) => Uint8Array.from(values)),
    }),
  )

describe('pixels', () => {
  it('pixels grow and shrink to the pixels whose square has any mark, and only marks', () => {
    fc.assert(
      fc.property(marked, ({ size, radius, marks }) => {
        const shares = boxMean(marks, size.width, size.height, radius)
        assert.deepEqual(
          grow(marks, size, radius),
          Uint8Array.from(shares, (share) => Number(share > 1e-6)),
        )
        assert.deepEqual(
          shrink(marks, size, radius),
          Uint8Array.from(shares, (share) => Number(share > 1 - 1e-6)),
        )
      }),
    )
  })

  it('pixels are doubled as libvips doubles them', async () => {
    const [width, height] = [37, 23]
    const data = Uint8Array.from({ length: 3 * width * height }, (_, at) => (at * at * 31) % 256)
    const wanted = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(2 * width, 2 * height, { kernel: 'cubic' })
      .raw()
      .toBuffer()
    const grain = { period: 1, values: new Int8Array(6 * width + 3) }
    const doubled = enlargeTwice({ data, width, height }, grain)
    assert.deepEqual([doubled.width, doubled.height], [2 * width, 2 * height])
    const differences = doubled.data.map((value, at) => Math.abs(value - (wanted[at] ?? 0)))
    assert.ok(Math.max(...differences) <= 1, `${Math.max(...differences)}`)
  })
})
