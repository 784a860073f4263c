import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inspectImage } from '@endcap/vision'
import sharp from 'sharp'
import { patchesPng, profileOf, SPACES } from './profiles.ts'

const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c04020' } })
const jpeg = await plain().jpeg().toBuffer()

const fileOf = async (bytes: Buffer) => (await inspectImage(bytes)).file
const ofProfile = async (name: string) =>
  patchesPng([[0.5, 0.2, 0.1]], { bits: 8, profile: profileOf(SPACES.sRGB, name) })

describe('header of a file', () => {
  const spaces: Record<string, [string, Promise<Buffer>]> = {
    'an RGB file without a profile': ['srgb', plain().jpeg().toBuffer()],
    'a CMYK file': ['cmyk', plain().toColorspace('cmyk').jpeg().toBuffer()],
    'a gray file': ['grayscale', plain().toColorspace('b-w').jpeg().toBuffer()],
    'a gray file of 16 bits': ['grayscale', plain().toColorspace('grey16').png().toBuffer()],
    'a profile of version 4': ['display_p3', plain().withIccProfile('p3').jpeg().toBuffer()],
    'the profile sRGB IEC61966-2.1': ['srgb', ofProfile('sRGB IEC61966-2.1')],
    'the profile Adobe RGB (1998)': ['adobe_rgb', ofProfile('Adobe RGB (1998)')],
    'the profile eciRGB v2': ['eci_rgb', ofProfile('eciRGB v2')],
    'the profile ProPhoto RGB': ['rgb', ofProfile('ProPhoto RGB')],
  }
  for (const [name, [space, bytes]] of Object.entries(spaces))
    it(`header of a file: ${name} is ${space}`, async () =>
      assert.equal((await fileOf(await bytes)).colorSpace, space))

  const densities: Record<string, [number | null, Promise<Buffer> | Buffer]> = {
    'a JPEG of 300 dpi': [300, plain().withMetadata({ density: 300 }).jpeg().toBuffer()],
    'a PNG of 72 dpi': [72, plain().withMetadata({ density: 72 }).png().toBuffer()],
    'a JPEG of 118 dots per centimeter': [300, withJfif(2, 118)],
    'a JPEG that states the shape of a pixel only': [null, withJfif(0, 72)],
    'a JPEG that states nothing': [null, jpeg],
    'a PNG that states nothing': [null, plain().png().toBuffer()],
    'a WebP': [null, plain().webp().toBuffer()],
  }
  for (const [name, [dpi, bytes]] of Object.entries(densities))
    it(`header of a file: the density of ${name} is ${dpi}`, async () =>
      assert.equal((await fileOf(await bytes)).densityDpi, dpi))
})

/** Adds a JFIF header (ITU-T T.871): unit 1 is dots per inch, 2 per centimeter, 0 none. */
function withJfif(unit: number, density: number): Buffer {
  const header = Buffer.from([
    0xff,
    0xe0,
    0,
    16,
    0x4a,
    0x46,
    0x49,
    0x46,
    0,
    1,
    1,
    unit,
    0,
    density,
    0,
    density,
    0,
    0,
  ])
  return Buffer.concat([jpeg.subarray(0, 2), header, jpeg.subarray(2)])
}
