import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { ImageError, ImageErrorReason } from '@endcap/eye'
import { inspectImage, verifyImage } from '@endcap/vision'
import sharp from 'sharp'
import { analyzeImage } from '../src/analyze-image.ts'
import { decodeImage } from '../src/decode.ts'
import { hardenDecoders } from '../src/harden-decoders.ts'

const red = { r: 220, g: 30, b: 30 }
const plain = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: red } })

const jpeg = await plain(400, 300).jpeg().toBuffer()
const png = await plain().png().toBuffer()

describe('verifyImage', () => {
  const bytes = (text: string) => Buffer.from(text)
  const cases: [string, Buffer | Promise<Buffer>, ImageErrorReason][] = [
    ['an empty file', Buffer.alloc(0), 'empty'],
    ['text', bytes('not an image at all, just some words'), 'unsupported_type'],
    ['HTML', bytes('<!doctype html><html><body><img src="x"></body></html>'), 'unsupported_type'],
    [
      'an SVG',
      bytes(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ),
      'unsupported_type',
    ],
    [
      '[VISION-1] a GIF',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      'unsupported_type',
    ],
    ['a TIFF', plain().tiff().toBuffer(), 'unsupported_type'],
    ['an AVIF', plain().avif().toBuffer(), 'unsupported_type'],
    ['a JPEG cut in half', jpeg.subarray(0, jpeg.length >> 1), 'corrupt_image'],
    ['a PNG cut before its end', png.subarray(0, png.length - 24), 'corrupt_image'],
    [
      'a JPEG of noise after its header',
      Buffer.concat([jpeg.subarray(0, 200), Buffer.alloc(600, 0x5a)]),
      'corrupt_image',
    ],
    ['a PNG with its header and nothing else', png.subarray(0, 33), 'corrupt_image'],
    ['a PNG that claims 60,000 × 60,000 pixels', claimSize(png, 60_000, 60_000), 'too_many_pixels'],
    [
      'an image of 51 megapixels',
      plain(7200, 7100).png({ compressionLevel: 1 }).toBuffer(),
      'too_many_pixels',
    ],
  ]
  for (const [name, file, reason] of cases) {
    it(`verifyImage rejects ${name} (${reason})`, async () => {
      await assert.rejects(verifyImage(await file), (error: ImageError) => error.reason === reason)
    })
  }
})

describe('decodeImage', () => {
  const cases: [string, Promise<Buffer>][] = [
    ['[VISION-2] a progressive JPEG', plain().jpeg({ progressive: true }).toBuffer()],
    ['a CMYK JPEG', plain().toColorspace('cmyk').jpeg().toBuffer()],
    ['a 16-bit PNG', plain().toColorspace('rgb16').png().toBuffer()],
    ['a gray PNG', plain().greyscale().png().toBuffer()],
    ['a palette PNG', plain().png({ palette: true }).toBuffer()],
    ['[VISION-3] a lossless WebP', plain().webp({ lossless: true }).toBuffer()],
    ['an image of 1 × 1', plain(1, 1).png().toBuffer()],
  ]
  for (const [name, file] of cases) {
    it(`decodeImage returns 8-bit sRGB for ${name}`, async () => {
      const { rgb, file: facts } = await decodeImage(await file)
      assert.equal(rgb.data.length, facts.widthPx * facts.heightPx * 3)
      const [red8 = 0, green8 = 0, blue8 = 0] = rgb.data
      if (name !== 'a gray PNG')
        assert.ok(red8 > 150 && green8 < 110 && blue8 < 110, `${red8} ${green8} ${blue8}`)
    })
  }

  it('decodeImage rotates an image upright by its EXIF orientation', async () => {
    const turned = await plain(60, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { file: facts } = await inspectImage(turned)
    assert.deepEqual([facts.widthPx, facts.heightPx], [20, 60])
    const { rgb } = await decodeImage(turned)
    assert.deepEqual([rgb.width, rgb.height], [20, 60])
  })

  it('decodeImage puts transparent pixels on white', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { rgb, file } = await decodeImage(clear)
    assert.equal(file.hasAlpha, true)
    assert.deepEqual([...rgb.data.subarray(0, 3)], [255, 255, 255])
  })

  it('decodeImage returns the first frame of an animated image', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 16, height: 16, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animated = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true, delay: [100, 100] })
      .toBuffer()
    const { rgb, file } = await decodeImage(animated)
    assert.equal(file.animated, true)
    assert.deepEqual([file.widthPx, file.heightPx, rgb.height], [16, 16, 16])
    assert.deepEqual([...rgb.data.subarray(0, 3)], [255, 0, 0])
  })

  it('decodeImage feeds an analysis of any size, from 1 × 1', async () => {
    for (const [width, height] of [
      [1, 1],
      [3, 700],
      [640, 2],
      [30, 30],
    ] as const) {
      const facts = await analyzeImage(await plain(width, height).png().toBuffer())
      assert.deepEqual([facts.file.widthPx, facts.file.heightPx], [width, height])
      assert.ok(JSON.stringify(facts).length > 100 && !JSON.stringify(facts).includes('NaN'))
    }
  })
})

/** Returns the PNG with another size in its header and a matching header checksum. */
function claimSize(file: Buffer, width: number, height: number): Buffer {
  const out = Buffer.from(file)
  out.writeUInt32BE(width, 16)
  out.writeUInt32BE(height, 20)
  let crc = ~0
  for (const byte of out.subarray(12, 29)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  out.writeUInt32BE(~crc >>> 0, 29)
  return out
}

const HARDEN_DECODERS = JSON.stringify(new URL('../src/harden-decoders.ts', import.meta.url).href)
const DECODE = JSON.stringify(new URL('../src/decode.ts', import.meta.url).href)
const SHARP = JSON.stringify(import.meta.resolve('sharp'))
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

describe('hardenDecoders', () => {
  /** Runs code in a new process, and prints whether sharp decodes an SVG before and after it. */
  const decodesSvg = async (code: string) => {
    const source = `
      const { default: sharp } = await import(${SHARP})
      const { hardenDecoders } = await import(${HARDEN_DECODERS})
      const { inspectImage, verifyImage, decodeImage } = await import(${DECODE})
      const png = Buffer.from('${png.toString('base64')}', 'base64')
      const decodes = () => sharp(Buffer.from('${SVG}')).metadata().then(() => true, () => false)
      const before = await decodes()
      ${code}
      console.log(before, await decodes())`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', source])
    return stdout.trim()
  }

  it('hardenDecoders blocks other decoders only when it is called', async () => {
    assert.equal(await decodesSvg(''), 'true true')
    assert.equal(await decodesSvg('hardenDecoders()'), 'true false')
  })

  for (const decode of ['inspectImage', 'verifyImage', 'decodeImage'])
    it(`hardenDecoders is called by ${decode}`, async () => {
      assert.equal(await decodesSvg(`await ${decode}(png)`), 'true false')
    })

  it('hardenDecoders does nothing when it is called again', async () => {
    const code = `hardenDecoders(); sharp.unblock({ operation: ['VipsForeignLoadSvg'] }); hardenDecoders()`
    assert.equal(await decodesSvg(code), 'true true')
  })

  it('hardenDecoders fails in a thread whose main thread has not called it', async () => {
    const thread = JSON.stringify(`import(${HARDEN_DECODERS}).then(({ hardenDecoders }) => hardenDecoders())`)
    const code = `
      const { Worker } = await import('node:worker_threads')
      const failure = () => new Promise((resolve) => {
        new Worker(${thread}, { eval: true }).on('error', resolve).on('exit', () => resolve(null))
      })
      const error = await failure()
      hardenDecoders()
      console.log(/main thread/.test(error?.message), await failure())`
    assert.equal(await decodesSvg(code), 'true null\ntrue false')
  })
})

describe('decoding while threads start', () => {
  it('decoding while threads start is never blocked by the starting threads', async () => {
    hardenDecoders()
    const over = new AbortController()
    const verifyRepeatedly = async () => {
      while (!over.signal.aborted) await verifyImage(png)
    }
    const verifications = [verifyRepeatedly(), verifyRepeatedly(), verifyRepeatedly()]
    const source = `import(${HARDEN_DECODERS}).then(({ hardenDecoders }) => hardenDecoders())`
    for (let count = 0; count < 10; count++) await once(new Worker(source, { eval: true }), 'exit')
    over.abort()
    await Promise.all(verifications)
  })
})
