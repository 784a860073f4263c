import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { ImageError } from '@endcap/eye'
import { inspectImage } from '@endcap/vision'
import sharp from 'sharp'
import { createDecoding } from '../../../src/domains/images/decode-images.ts'
import { temporaryDirectory } from '../../support/stores.ts'

const SIDE_PX = 4_500
const LIGHT_BYTES = 64_000_000
const directory = temporaryDirectory()
const { verifyImage, renderImage } = createDecoding()
const options = { organizationId: 'one', signal: new AbortController().signal }
const flat = (side = SIDE_PX) =>
  sharp({
    create: { width: side, height: side, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.8 } },
  })

async function fileOf(name: string, content: Buffer): Promise<string> {
  const path = join(directory, name)
  await writeFile(path, content)
  return path
}

/** Small files whose decoding takes much memory. */
const HEAVY: [string, () => Promise<Buffer>][] = [
  ['interlaced-16-bit.png', () => flat().toColorspace('rgb16').png({ progressive: true }).toBuffer()],
  [
    'progressive.jpg',
    () => flat().flatten().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  ['lossless.webp', () => flat().webp({ lossless: true, effort: 0 }).toBuffer()],
]

describe('the verification of downloads', () => {
  for (const [name, make] of HEAVY) {
    it(`the verification of downloads decodes a file that takes much memory outside of this process: ${name}`, async () => {
      const path = await fileOf(name, await make())
      const { decodeBytes } = await inspectImage(path)
      assert.ok(decodeBytes > LIGHT_BYTES, `estimated ${decodeBytes} bytes`)
      const before = process.resourceUsage().maxRSS
      const { widthPx, heightPx } = await verifyImage(path, options)
      assert.deepEqual([widthPx, heightPx], [SIDE_PX, SIDE_PX])
      const grownBytes = 1_024 * (process.resourceUsage().maxRSS - before)
      assert.ok(grownBytes < decodeBytes / 2, `grew by ${grownBytes} of ${decodeBytes} bytes`)
    })

    it(`the verification of downloads refuses it when it is cut off: ${name}`, async () => {
      const whole = await make()
      const path = await fileOf(`cut-${name}`, whole.subarray(0, Math.floor(whole.length * 0.7)))
      await assert.rejects(
        verifyImage(path, options),
        (error: ImageError) => error.reason === 'corrupt_image',
      )
    })
  }

  it('the verification of downloads renders such a file outside of this process too, and never enlarges', async () => {
    const [, make] = HEAVY[0] ?? []
    assert.ok(make)
    const large = await sharp(await renderImage(await make(), 480, options)).metadata()
    assert.deepEqual([large.format, large.width, large.height], ['webp', 480, 480])
    const small = await sharp(await renderImage(await flat(90).png().toBuffer(), 480, options)).metadata()
    assert.deepEqual([small.width, small.height, small.hasAlpha], [90, 90, false])
    const cut = (await make()).subarray(0, 20_000)
    await assert.rejects(
      renderImage(cut, 160, options),
      (error: ImageError) => error.reason === 'corrupt_image',
    )
  })

  it('the verification of downloads estimates little memory for files that are read row by row', async () => {
    for (const content of [await flat(2_000).flatten().jpeg().toBuffer(), await flat(1_500).png().toBuffer()])
      assert.ok((await inspectImage(content)).decodeBytes < LIGHT_BYTES)
  })

  it('the verification of downloads decodes a small file of another organization before large ones that wait', async () => {
    const heavy = await fileOf(
      'large.png',
      await flat().toColorspace('rgb16').png({ progressive: true }).toBuffer(),
    )
    const light = await fileOf('small.png', await flat(60).png().toBuffer())
    const ended: string[] = []
    await Promise.all([
      ...['first', 'second', 'third'].map((name) => verifyImage(heavy, options).then(() => ended.push(name))),
      verifyImage(light, { ...options, organizationId: 'two' }).then(() => ended.push('small')),
    ])
    assert.equal(ended[0], 'small')
    assert.equal(ended.length, 4)
  })

  it('the verification of downloads ends with the signal of its caller', async () => {
    const heavy = await fileOf(
      'aborted.png',
      await flat().toColorspace('rgb16').png({ progressive: true }).toBuffer(),
    )
    const abort = new AbortController()
    const verifying = verifyImage(heavy, { ...options, signal: abort.signal })
    abort.abort(new Error('not wanted'))
    await assert.rejects(verifying, /not wanted/)
  })
})
