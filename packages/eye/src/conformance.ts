import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { ImageFacts } from '@endcap/scoring'
import type { Eye } from './eye.ts'
import { ImageError } from './image-error.ts'

type Subject = {
  /** Name in the titles of the tests. */
  name: string
  open: () => Promise<Eye>
  /** A photograph of a product, and one that an eye must tell from it. */
  images: { product: Uint8Array; other: Uint8Array }
  /** Facts that the eye must measure on `product`, if the suite is to compare. */
  expected?: ImageFacts
}

/** Defines the tests that every eye passes. They need a few seconds, because images are analyzed. */
export function eyeConformance({ name, open, images, expected }: Subject): void {
  describe(`the eye ${name}`, () => {
    let eye: Eye
    before(async () => (eye = await open()))
    after(() => eye.close())

    it(`${name} is ready before it has analyzed`, () => eye.check(AbortSignal.timeout(10_000)))

    it(`${name} returns facts of its version, the same each time`, async () => {
      const facts = await eye.analyze(images.product)
      assert.equal(facts.version, eye.version)
      assert.deepEqual(await eye.analyze(images.product), facts)
      if (expected) assert.deepEqual(facts, expected)
    })

    it(`${name} returns other facts for another image`, async () => {
      assert.notDeepEqual(await eye.analyze(images.other), await eye.analyze(images.product))
    })

    it(`${name} returns the pixels of an image and a mask between 0 and 1`, async () => {
      const { mask, rgb } = await eye.findProduct(images.product)
      assert.equal(rgb.data.length, 3 * rgb.width * rgb.height)
      assert.equal(mask.data.length, mask.width * mask.height)
      assert.ok(mask.data.every((value) => value >= 0 && value <= 1))
      assert.ok(mask.data.some((value) => value > 0.5))
    })

    it(`${name} returns the same at once as in two calls`, async () => {
      const { facts, mask, rgb } = await eye.analyzeProduct(images.product)
      assert.deepEqual(facts, await eye.analyze(images.product))
      assert.deepEqual({ mask, rgb }, await eye.findProduct(images.product))
    })

    const unusable: [what: string, bytes: Uint8Array, reason: string][] = [
      ['no bytes', new Uint8Array(), 'empty'],
      ['text', Buffer.from('this is no image'), 'unsupported_type'],
      ['half an image', images.product.subarray(0, images.product.length / 2), 'corrupt_image'],
    ]
    for (const [what, bytes, reason] of unusable)
      it(`${name} refuses ${what} as the image's fault`, async () => {
        const isFault = (error: unknown) => error instanceof ImageError && error.reason === reason
        await assert.rejects(eye.analyze(bytes), isFault)
      })

    it(`${name} ends a call that is aborted with the reason of the abort`, async () => {
      const reason = new Error('no longer needed')
      const stop = new AbortController()
      const call = eye.analyze(images.product, stop.signal)
      stop.abort(reason)
      await assert.rejects(call, reason)
      await eye.analyze(images.product)
    })
  })
}
