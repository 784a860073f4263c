import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { promisify } from 'node:util'
import type { ImageError } from '@endcap/eye'
import { convertedFormat, inspectImage, openImage, renderImage, verifyImage } from '@endcap/vision'
import sharp from 'sharp'
import { decodeImage } from '../src/decode.ts'
import { hardenDecoders } from '../src/harden-decoders.ts'
import { type Color, inSpace, PATCH_PX, patchesPng, profileOf, SPACES, withChunk } from './profiles.ts'

/** sRGB colors well inside of all tested spaces, where the steps of 8 bits are fine. */
const COLORS: readonly Color[] = [
  [200, 60, 50],
  [70, 170, 80],
  [70, 80, 200],
  [220, 160, 120],
  [255, 255, 255],
]
const folder = await mkdtemp(join(tmpdir(), 'endcap-client-bytes-'))
after(() => rm(folder, { recursive: true }))

const plain = sharp({ create: { width: 240, height: 160, channels: 3, background: '#c82828' } })
const striped = plain
  .clone()
  .composite([
    { input: { create: { width: 90, height: 60, channels: 3, background: '#2828c8' } }, left: 20, top: 30 },
  ])

type Pixels = { data: Uint8Array; width: number }

/** Checks the centers of patches. `tolerance` is in steps of 8 bits. */
function hasColors({ data, width }: Pixels, tolerance: number): void {
  for (const [index, color] of COLORS.entries()) {
    const start = 3 * ((PATCH_PX / 2) * width + index * PATCH_PX + PATCH_PX / 2)
    const found = [...data.subarray(start, start + 3)]
    assert.ok(
      found.every((value, channel) => Math.abs(value - (color[channel] ?? 0)) <= tolerance),
      `${color.join()} became ${found.join()}`,
    )
  }
}

const pixelsOf = async (bytes: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

describe('the colors of a picture', () => {
  for (const [name, space] of Object.entries(SPACES))
    for (const bits of [8, 16] as const)
      it(`the colors of a picture are those of its profile: ${name} in ${bits} bits`, async () => {
        const patches = COLORS.map((color) => inSpace(color, space))
        const png = await patchesPng(patches, { bits, profile: profileOf(space) })
        assert.deepEqual((await sharp(png).metadata()).depth, bits === 16 ? 'ushort' : 'uchar')
        // The steps of 8 bits of a wide space are larger than those of sRGB.
        const tolerance = bits === 8 || name === 'ProPhoto' ? 4 : 2
        hasColors((await decodeImage(png)).rgb, tolerance)
        hasColors(await pixelsOf(await renderImage(png, 'full')), tolerance + 3)
      })

  for (const bits of [8, 16] as const)
    it(`the colors of a picture are sRGB without a profile, in ${bits} bits`, async () => {
      const patches = COLORS.map(([red, green, blue]): Color => [red / 255, green / 255, blue / 255])
      hasColors((await decodeImage(await patchesPng(patches, { bits, profile: null }))).rgb, 0)
    })
})

describe('a JPEG', () => {
  const kinds = {
    baseline: () => striped.clone().jpeg({ quality: 90 }).toBuffer(),
    progressive: () => striped.clone().jpeg({ quality: 90, progressive: true }).toBuffer(),
    gray: () => striped.clone().grayscale().jpeg().toBuffer(),
  }
  for (const [kind, make] of Object.entries(kinds)) {
    it(`a JPEG is accepted without its end marker: ${kind}`, async () => {
      const whole = await make()
      const cut = whole.subarray(0, -2)
      const path = join(folder, `${kind}.jpg`)
      await writeFile(path, cut)
      for (const source of [cut, path]) assert.equal((await verifyImage(source)).widthPx, 240)
      assert.deepEqual((await decodeImage(cut)).rgb, (await decodeImage(whole)).rgb)
      assert.ok((await renderImage(cut, 'full')).length > 0)
      assert.ok((await (await openImage(cut)).png().toBuffer()).length > 0)
    })

    for (const lost of [3, 40, 400])
      it(`a JPEG is refused without its last ${lost} bytes, and so if an end marker follows: ${kind}`, async () => {
        const whole = await make()
        const cut = whole.subarray(0, -lost)
        for (const bytes of [cut, Buffer.concat([cut, whole.subarray(-2)])])
          await assert.rejects(verifyImage(bytes), (error: ImageError) => error.reason === 'corrupt_image')
      })
  }

  it('a JPEG is refused if data are missing in its middle', async () => {
    // Noise of a generator, so that the cut always hits the same bytes.
    let state = 1
    const uniform = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
    // The sum of twelve uniform values is nearly normal.
    const normal = () => Array.from({ length: 12 }, uniform).reduce((sum, each) => sum + each) - 6
    const noise = Buffer.from(
      Array.from({ length: 240 * 160 * 3 }, () => Math.max(0, Math.min(255, 128 + 40 * normal()))),
    )
    const noisy = await sharp(noise, { raw: { width: 240, height: 160, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer()
    const cut = Buffer.concat([noisy.subarray(0, 8_000), noisy.subarray(8_400)])
    await assert.rejects(verifyImage(cut), (error: ImageError) => error.reason === 'corrupt_image')
  })

  it('a JPEG is accepted with bytes behind its end, and with padding before a marker', async () => {
    const whole = await kinds.baseline()
    await verifyImage(Buffer.concat([whole, Buffer.alloc(64)]))
    await verifyImage(Buffer.concat([whole.subarray(0, -2), Buffer.from([0, 0]), whole.subarray(-2)]))
  })
})

describe('a picture in another format', () => {
  /** Adds an animation control chunk, which makes a PNG an APNG. */
  const apng = async (frames: number): Promise<Buffer> => {
    const control = Buffer.alloc(8)
    control.writeUInt32BE(frames)
    return withChunk(await striped.clone().png().toBuffer(), 'acTL', control)
  }

  it('a picture in another format is a PNG if it is an animated PNG of one frame', async () => {
    const path = join(folder, 'one.png')
    await writeFile(path, await apng(1))
    for (const source of [await apng(1), path]) assert.equal((await inspectImage(source)).file.format, 'png')
    await assert.rejects(verifyImage(await apng(2)), /an animated PNG; .* export one frame/)
  })

  const heif = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1')
  const REFUSED: [name: string, bytes: () => Buffer | Promise<Buffer>, message: RegExp][] = [
    ['HEIC', () => heif('heic'), /a HEIC image; jpeg, png and webp are accepted: export it as jpeg/],
    ['HEIF', () => heif('mif1'), /a HEIF image; .* export it as jpeg/],
    [
      'AVIF',
      () => striped.clone().avif().toBuffer(),
      /an AVIF image; .* or upload the file, which converts it/,
    ],
    [
      'TIFF',
      () => striped.clone().tiff().toBuffer(),
      /a TIFF image; .* or upload the file, which converts it/,
    ],
  ]
  for (const [name, make, message] of REFUSED)
    it(`a picture in another format is refused by its name with what to do: ${name}`, async () => {
      await assert.rejects(
        verifyImage(await make()),
        (error: ImageError) => error.reason === 'unsupported_type' && message.test(error.message),
      )
    })
})

describe('a TIFF or AVIF file', () => {
  const CONVERT = `
    import { writeFile } from 'node:fs/promises'
    import { convertImage } from '@endcap/vision'
    const [, from, to] = process.argv
    await convertImage(from).then((bytes) => writeFile(to, bytes), ({ reason }) => console.log(reason))`
  /** Converts in a process of its own, as \`convertImage\` demands. */
  async function convert(bytes: Buffer): Promise<Buffer | string> {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')]
    await writeFile(from, bytes)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', CONVERT, from, to],
      {
        cwd: import.meta.dirname,
      },
    )
    return stdout.trim() === '' ? await readFile(to) : stdout.trim()
  }

  const deep = async () =>
    sharp(
      await patchesPng(
        COLORS.map((color) => inSpace(color, SPACES.ProPhoto)),
        { bits: 16, profile: null },
      ),
    )
  const WHOLE = [240, 160] as const
  const FILES: [title: string, make: () => Promise<Buffer>, format: string, size: readonly number[]][] = [
    ['an AVIF', () => striped.clone().avif({ quality: 90 }).toBuffer(), 'jpeg', WHOLE],
    ['a TIFF', () => striped.clone().tiff().toBuffer(), 'jpeg', WHOLE],
    [
      'a TIFF of 16 bits',
      async () => (await deep()).toColorspace('rgb16').tiff().toBuffer(),
      'jpeg',
      [PATCH_PX * COLORS.length, PATCH_PX],
    ],
    ['a CMYK TIFF', () => striped.clone().toColorspace('cmyk').tiff().toBuffer(), 'jpeg', WHOLE],
    [
      'an opaque TIFF with an alpha channel',
      () => striped.clone().ensureAlpha().tiff().toBuffer(),
      'jpeg',
      WHOLE,
    ],
    [
      'a transparent TIFF',
      () => plain.clone().ensureAlpha(0.4).tiff({ compression: 'deflate' }).toBuffer(),
      'png',
      WHOLE,
    ],
    ['a transparent AVIF', () => plain.clone().ensureAlpha(0.4).avif().toBuffer(), 'png', WHOLE],
  ]
  for (const [title, make, format, size] of FILES)
    it(`a TIFF or AVIF file becomes a ${format} of its own size: ${title}`, async () => {
      const bytes = await make()
      assert.notEqual(await convertedFormat(bytes), null)
      const converted = await convert(bytes)
      assert.ok(typeof converted !== 'string', String(converted))
      const { file } = await inspectImage(converted)
      assert.deepEqual([file.format, file.widthPx, file.heightPx], [format, ...size])
    })

  it('a TIFF or AVIF file keeps its colors by its profile', async () => {
    const png = await patchesPng(
      COLORS.map((color) => inSpace(color, SPACES['Adobe RGB'])),
      { bits: 8, profile: profileOf(SPACES['Adobe RGB']) },
    )
    const converted = await convert(
      await sharp(png).keepIccProfile().tiff({ compression: 'deflate' }).toBuffer(),
    )
    assert.ok(typeof converted !== 'string')
    hasColors(await pixelsOf(converted), 6)
  })

  it('a TIFF or AVIF file is refused if it is incomplete or too large', async () => {
    const whole = await striped.clone().tiff().toBuffer()
    assert.equal(await convert(whole.subarray(0, whole.length >> 1)), 'corrupt_image')
    const large = sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: '#fff' } })
    assert.equal(await convert(await large.tiff({ compression: 'deflate' }).toBuffer()), 'too_many_pixels')
  })

  it('a TIFF or AVIF file is decoded by no process but the one that converts it', async () => {
    const bytes = await striped.clone().tiff().toBuffer()
    hardenDecoders()
    await assert.rejects(sharp(bytes).metadata(), /unsupported image format/)
  })
})

const CASES = new URL('../../../../shared/cases/', import.meta.url)

describe('the shared cases', { skip: existsSync(CASES) ? false : 'needs ../shared/cases' }, () => {
  const sharedCase = (name: string) => readFile(new URL(name, CASES))

  it('deep-patches-profile.png has the colors of deep-patches-plain.png', async () => {
    const [plainPatches, deepPatches] = await Promise.all(
      ['deep-patches-plain.png', 'deep-patches-profile.png'].map(
        async (name) => (await decodeImage(await sharedCase(name))).rgb.data,
      ),
    )
    assert.ok(plainPatches && deepPatches)
    assert.ok(deepPatches.every((value, index) => Math.abs(value - (plainPatches[index] ?? 0)) <= 2))
  })

  it('no-end-marker.jpg is accepted, and lacks-data.jpg refused', async () => {
    await verifyImage(await sharedCase('no-end-marker.jpg'))
    await assert.rejects(verifyImage(await sharedCase('lacks-data.jpg')), { reason: 'corrupt_image' })
  })
})
