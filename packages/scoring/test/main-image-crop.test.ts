import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Box, type CropTarget, cropAround, cropTarget, planCrop } from '@endcap/scoring'
import fc from 'fast-check'
import { sampleFacts } from './sample-facts.ts'

const share = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const side = fc.integer({ min: 200, max: 9000 })
const frames = fc.record({ width: side, height: side })
/** A product in the frame, and a larger box of what may be product. */
const products = fc
  .record({
    width: share(0.05, 1),
    height: share(0.05, 1),
    x: share(0, 1),
    y: share(0, 1),
    doubt: share(0, 0.05),
  })
  .map(({ width, height, x, y, doubt }) => {
    const box = { left: x * (1 - width), top: y * (1 - height), right: 0, bottom: 0 }
    box.right = Math.min(1, box.left + width)
    box.bottom = Math.min(1, box.top + height)
    const whole: Box = {
      left: Math.max(0, box.left - doubt),
      top: Math.max(0, box.top - doubt / 2),
      right: Math.min(1, box.right + doubt),
      bottom: Math.min(1, box.bottom + doubt / 3),
    }
    return { box, whole }
  })
const targets: fc.Arbitrary<CropTarget> = fc.record({
  minFillShare: share(0.5, 0.9),
  minPixels: fc.integer({ min: 100, max: 3000 }),
  aspect: fc.option(fc.constantFrom(1, 0.8, 1.5), { nil: null }),
})

const extentIn = (box: Box, crop: Box, frame: { width: number; height: number }): number =>
  Math.max(
    ((box.right - box.left) * frame.width) / (crop.right - crop.left),
    ((box.bottom - box.top) * frame.height) / (crop.bottom - crop.top),
  )

describe('a crop to the product', () => {
  it('a crop to the product keeps all that may be product, stays in the frame, and meets share, size and ratio', () => {
    let made = 0
    fc.assert(
      fc.property(frames, products, targets, (frame, product, target) => {
        const crop = cropAround(frame, product, target)
        if (typeof crop === 'string') return
        made += 1
        const { whole, box } = product
        for (const value of Object.values(crop)) assert.ok(Number.isInteger(value))
        assert.ok(crop.left >= 0 && crop.top >= 0 && crop.right <= frame.width && crop.bottom <= frame.height)
        assert.ok(crop.left <= whole.left * frame.width && crop.right >= whole.right * frame.width)
        assert.ok(crop.top <= whole.top * frame.height && crop.bottom >= whole.bottom * frame.height)
        const [width, height] = [crop.right - crop.left, crop.bottom - crop.top]
        assert.ok(Math.max(width, height) >= target.minPixels)
        assert.ok(extentIn(box, crop, frame) >= target.minFillShare)
        if (target.aspect !== null) assert.ok(Math.abs(width - target.aspect * height) <= 1 + target.aspect)
      }),
      { numRuns: 5000 },
    )
    assert.ok(made > 500, `${made} crops`)
  })

  it('a crop to the product leaves the same space on both sides of a product with room', () => {
    const box = { left: 0.4, top: 0.3, right: 0.6, bottom: 0.7 }
    const crop = cropAround(
      { width: 4000, height: 4000 },
      { box, whole: box },
      { minFillShare: 0.85, minPixels: 1000, aspect: null },
    )
    assert.deepEqual(crop, { left: 1091, top: 1091, right: 2910, bottom: 2910 })
  })

  it('a crop to the product is refused for fewer pixels, a ratio that cuts it, and enough fill', () => {
    const refusalFor = (frame: { width: number; height: number }, box: Box, aspect: number | null = null) =>
      cropAround(frame, { box, whole: box }, { minFillShare: 0.85, minPixels: 1000, aspect })
    const small = { left: 0.4, top: 0.4, right: 0.6, bottom: 0.6 }
    assert.equal(refusalFor({ width: 2000, height: 2000 }, small), 'few_pixels')
    assert.equal(
      refusalFor({ width: 4000, height: 1000 }, { left: 0.1, top: 0.3, right: 0.9, bottom: 0.7 }, 1),
      'no_room',
    )
    assert.equal(
      refusalFor({ width: 2000, height: 2000 }, { left: 0.05, top: 0.05, right: 0.95, bottom: 0.95 }),
      'fills_already',
    )
  })

  it('a crop to the product is refused for a cut product, an uncertain outline, and words that it would cut', () => {
    const box = { left: 0.4, top: 0.3, right: 0.6, bottom: 0.7 }
    const product = { box, extent: 0.4, cut: 0, margin: 0.3, confidence: 0.95 }
    const file = { widthPx: 4000, heightPx: 4000 }
    const planFor = (changes: Parameters<typeof sampleFacts>[0], badges: Box[] = []) =>
      planCrop(
        { ...sampleFacts({ file, product, text: { lines: [] }, ...changes }), badges },
        cropTarget(null),
      )
    assert.equal(typeof planFor({}), 'object')
    assert.equal(planFor({ product: null }), 'no_product')
    assert.equal(planFor({ product: { ...product, cut: 0.2 } }), 'cut_product')
    assert.equal(planFor({ product: { ...product, margin: 0 } }), 'cut_product')
    assert.equal(planFor({ product: { ...product, confidence: 0.7 } }), 'uncertain_outline')
    assert.equal(planFor({}, [{ left: 0.65, top: 0.4, right: 0.85, bottom: 0.5 }]), 'overlays')
    assert.equal(typeof planFor({}, [{ left: 0.85, top: 0.4, right: 0.95, bottom: 0.5 }]), 'object')
  })
})
