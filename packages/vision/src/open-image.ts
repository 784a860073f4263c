import { open, readFile } from 'node:fs/promises'
import { ImageError } from '@endcap/eye'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { hardenDecoders } from './harden-decoders.ts'

/** File bytes, or the path of a file. */
export type ImageSource = Uint8Array | string

/** A decompression bomb is refused from its header, before a pixel is decoded. */
export const MAX_PIXELS = 50_000_000

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff])
const JPEG_END = Buffer.from([0xff, 0xd9])

/**
 * Opens an image of a client: first page, upright, its colors converted to sRGB. Every pipeline on such bytes begins
 * here, because each of these steps is easy to forget.
 *
 * @throws ImageError corrupt_image if the header cannot be read
 */
export async function openImage(
  source: ImageSource,
  { failOn = 'error' }: Pick<SharpOptions, 'failOn'> = {},
): Promise<Sharp> {
  const complete = await withEndMarker(source)
  const { space, icc } = await readHeader(complete)
  const image = openRaw(complete, { limitInputPixels: MAX_PIXELS, pages: 1, autoOrient: true, failOn })
  // By default, sharp converts 16-bit samples by their profile to Display P3, and takes the result for sRGB. With 8 bits
  // from the start it converts to sRGB. On 300 colors with an sRGB profile, the largest error is 1 of 255 (before: 90).
  const isDeep = space === 'rgb16' && icc !== undefined
  return (isDeep ? image.pipelineColourspace('srgb') : image).toColourspace('srgb')
}

/** Reads the header of an image. @throws ImageError corrupt_image */
export async function readHeader(source: ImageSource): Promise<Metadata> {
  try {
    return await openRaw(source, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new ImageError('corrupt_image', 'the image header cannot be read', { cause: error })
  }
}

/** Hardens the decoders first if the process has not, so that no file reaches another decoder. */
function openRaw(source: ImageSource, options: SharpOptions): Sharp {
  hardenDecoders()
  return sharp(source, options)
}

/**
 * Returns a JPEG with its end marker, which some cameras and encoders leave out. Decoders take its absence for missing
 * data, which they still find if there is any.
 */
async function withEndMarker(source: ImageSource): Promise<ImageSource> {
  if (!(await lacksEndMarker(source))) return source
  return Buffer.concat([typeof source === 'string' ? await readFile(source) : source, JPEG_END])
}

async function lacksEndMarker(source: ImageSource): Promise<boolean> {
  if (typeof source !== 'string')
    return JPEG_START.equals(source.subarray(0, 3)) && !JPEG_END.equals(source.subarray(-2))
  await using file = await open(source)
  const { size } = await file.stat()
  const start = await file.read(Buffer.alloc(3), 0, 3, 0)
  if (!JPEG_START.equals(start.buffer)) return false
  const end = await file.read(Buffer.alloc(2), 0, 2, Math.max(0, size - 2))
  return !JPEG_END.equals(end.buffer)
}
