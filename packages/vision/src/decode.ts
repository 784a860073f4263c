import { isMainThread } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import type { FileFacts } from '@endcap/scoring'
import { ImageError } from './image-error.ts'
import type { Rgb } from './raster.ts'

// libvips would render an SVG or PDF that calls itself .png; only these three decoders are let in. That
// holds for the process: said once more by each thread that starts, it would for a moment shut out the
// images that others are decoding.
if (isMainThread) {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
}
sharp.cache(false)
sharp.concurrency(1)

/** A decompression bomb is refused from its header, before a pixel is decoded. */
const MAX_PIXELS = 50_000_000
const MAX_SIDE_PX = 20_000
/** Measuring needs no more; JPEGs larger than this are shrunk while they are decoded. */
const DECODE_SIDE_PX = 2560

const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const

export type DecodedImage = {
  file: FileFacts
  /** At most 2560 px a side, upright, sRGB, on white where it was transparent. */
  rgb: Rgb
  /** True when `rgb` has the file's own pixels, not resampled ones. */
  native: boolean
}

/**
 * Reads type and size from the content (never from a name or header) and checks the limits.
 *
 * @throws ImageError
 */
export async function inspectImage(bytes: Uint8Array): Promise<FileFacts> {
  if (bytes.length === 0) throw new ImageError('empty', 'the file is empty')
  const type = await fileTypeFromBuffer(bytes)
  const format = FORMATS[(type?.mime ?? '') as keyof typeof FORMATS] as FileFacts['format'] | undefined
  if (!format) {
    throw new ImageError(
      'unsupported_type',
      `the content is ${type?.mime ?? 'of no known image type'}; jpeg, png and webp are accepted`,
    )
  }
  const metadata = await readHeader(bytes)
  // autoOrient is the size as shown, after EXIF orientation.
  const { width, height } = metadata.autoOrient
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX) {
    throw new ImageError(
      'too_many_pixels',
      `the image is ${width} × ${height} px; at most ${MAX_PIXELS / 1e6} megapixels and ${MAX_SIDE_PX} px a side are accepted`,
    )
  }
  return {
    format,
    widthPx: width,
    heightPx: height,
    byteLength: bytes.length,
    hasAlpha: metadata.hasAlpha,
    animated: (metadata.pages ?? 1) > 1,
  }
}

/**
 * Decodes the whole file at a small size, which is the only proof that it is complete.
 *
 * @throws ImageError
 */
export async function verifyImage(bytes: Uint8Array): Promise<FileFacts> {
  const file = await inspectImage(bytes)
  await rawPixels(bytes, 256)
  return file
}

/** @throws ImageError */
export async function decodeImage(bytes: Uint8Array): Promise<DecodedImage> {
  const file = await inspectImage(bytes)
  const rgb = await rawPixels(bytes, DECODE_SIDE_PX)
  return { file, rgb, native: Math.max(file.widthPx, file.heightPx) <= DECODE_SIDE_PX }
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (error) {
    throw new ImageError('corrupt_image', 'the image header cannot be read', { cause: error })
  }
}

async function rawPixels(bytes: Uint8Array, maxSidePx: number): Promise<Rgb> {
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MAX_PIXELS,
      pages: 1,
      autoOrient: true,
      failOn: 'error',
    })
      .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch (error) {
    throw new ImageError('corrupt_image', 'the image is damaged or incomplete', { cause: error })
  }
}
