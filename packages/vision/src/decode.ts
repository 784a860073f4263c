import { stat } from 'node:fs/promises'
import { ImageError } from '@endcap/eye'
import type { FileFacts } from '@endcap/scoring'
import type { Metadata, Sharp } from 'sharp'
import { colorSpaceOf, densityOf } from './file-header.ts'
import { formatOf } from './image-format.ts'
import { type ImageSource, MAX_PIXELS, openImage, readHeader } from './open-image.ts'
import { copied } from './origin/origin.ts'
import { readOrigin } from './origin/read-origin.ts'
import { type Encoding, writeImage } from './origin/write-image.ts'
import type { Rgb } from './raster.ts'

const MAX_SIDE_PX = 20_000
/** Largest side measured. JPEG and WebP shrink while decoding. */
const DECODE_SIDE_PX = 2560
/** Enough to prove that a file is complete. */
const VERIFY_SIDE_PX = 256
/** Visually lossless. */
const WEBP_QUALITY = 80
/** The format has 16 bits per side. */
const MAX_JPEG_SIDE_PX = 65_535
/** Visually lossless. */
const JPEG_QUALITY = 95
/** Rows buffered by libvips: 94 MB for 7,000 px of 8 bytes. */
const STREAMED_ROWS = 1_700

/** Samples per pixel by chroma subsampling. */
const JPEG_SAMPLES: Record<string, number> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:4': 3, '4:4:4:4': 4 }

export type InspectedImage = {
  file: FileFacts
  /** Upper estimate in bytes. */
  decodeBytes: number
}

export type DecodedImage = {
  file: FileFacts
  /** Upright sRGB on white, at most 2560 px a side. */
  rgb: Rgb
  /** True if `rgb` was not resampled. */
  native: boolean
}

/** Reads type and size from the content, never from name or header, without decoding. @throws ImageError */
export async function inspectImage(source: ImageSource): Promise<InspectedImage> {
  const byteLength = typeof source === 'string' ? (await stat(source)).size : source.length
  if (byteLength === 0) throw new ImageError('empty', 'the file is empty')
  const format = await formatOf(source)
  const metadata = await readHeader(source)
  // `autoOrient` is the size after EXIF orientation.
  const { width, height } = metadata.autoOrient
  refuseTooLarge(width, height)
  const file: FileFacts = {
    format,
    widthPx: width,
    heightPx: height,
    byteLength,
    hasAlpha: metadata.hasAlpha,
    animated: (metadata.pages ?? 1) > 1,
    colorSpace: colorSpaceOf(metadata),
    densityDpi: densityOf(metadata),
    ...(isComposite(metadata) && { isComposite: true }),
  }
  return { file, decodeBytes: estimateDecodeBytes(format, metadata) }
}

/** @throws ImageError too_many_pixels */
export function refuseTooLarge(width: number, height: number): void {
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX)
    throw new ImageError(
      'too_many_pixels',
      `the image is ${width} × ${height} px; at most ${MAX_PIXELS / 1e6} megapixels and ${MAX_SIDE_PX} px a side are accepted`,
    )
}

/** Digital source types (IPTC NewsCodes) of pictures that were put together. Edits by models are none. */
const COMPOSITE = /digitalsourcetype\/composite(?!With)/

const isComposite = ({ xmp }: Metadata): boolean => COMPOSITE.test(xmp?.toString('latin1') ?? '')

/** Interlaced PNG, progressive JPEG and WebP hold the whole picture; others stream rows. */
function estimateDecodeBytes(
  format: FileFacts['format'],
  { width, height, channels, depth, isProgressive, chromaSubsampling = '' }: Metadata,
): number {
  const rowBytes = width * channels * (depth === 'ushort' ? 2 : 1)
  if (format === 'webp') return width * height * 4
  if (format === 'png') return isProgressive ? height * rowBytes : Math.min(height, STREAMED_ROWS) * rowBytes
  // Progressive JPEG keeps 16-bit coefficients until its last scan.
  return isProgressive ? width * height * 2 * (JPEG_SAMPLES[chromaSubsampling] ?? channels) : rowBytes * 16
}

/** Decodes fully but small, the only proof of completeness. @throws ImageError */
export async function verifyImage(source: ImageSource): Promise<FileFacts> {
  const { file } = await inspectImage(source)
  await rawPixels(source, VERIFY_SIDE_PX)
  return file
}

/** @throws ImageError */
export async function decodeImage(bytes: Uint8Array): Promise<DecodedImage> {
  const { file } = await inspectImage(bytes)
  const rgb = await rawPixels(bytes, DECODE_SIDE_PX)
  return { file, rgb, native: Math.max(file.widthPx, file.heightPx) <= DECODE_SIDE_PX }
}

/** Few enough pixels to read without a library. */
const PNG_SIDE_PX = 160

/**
 * Keeps the origin, and removes other metadata. `full` gives JPEG, which every marketplace accepts, `png` a small PNG of
 * 8-bit RGB without filters, and others WebP. Never enlarges.
 * @throws ImageError
 */
export async function renderImage(source: ImageSource, size: number | 'full' | 'png'): Promise<Buffer> {
  try {
    const { sidePx, ...encoding } = renditionOf(size)
    return await writeImage(await upright(source, sidePx), copied(await readOrigin(source)), encoding)
  } catch (error) {
    throw error instanceof ImageError ? error : damaged(error)
  }
}

function renditionOf(size: number | 'full' | 'png'): Encoding & { sidePx: number } {
  if (size === 'png') return { sidePx: PNG_SIDE_PX, format: 'png', adaptiveFiltering: false }
  return size === 'full'
    ? { sidePx: MAX_JPEG_SIDE_PX, format: 'jpeg', quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }
    : { sidePx: size, format: 'webp', quality: WEBP_QUALITY }
}

/** libjpeg's warning. Its others concern bytes that viewers skip. */
const MISSING_DATA = /premature end/i

/** Rejects missing data. @throws ImageError corrupt_image */
async function rawPixels(source: ImageSource, maxSidePx: number): Promise<Rgb> {
  const decode = async (failOn: 'warning' | 'error'): Promise<Rgb> => {
    const { data, info } = await (await upright(source, maxSidePx, failOn))
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  }
  try {
    return await decode('warning').catch((error: unknown) => {
      if (error instanceof Error && MISSING_DATA.test(error.message)) throw error
      return decode('error')
    })
  } catch (error) {
    throw error instanceof ImageError ? error : damaged(error)
  }
}

const upright = async (
  source: ImageSource,
  maxSidePx: number,
  failOn: 'warning' | 'error' = 'error',
): Promise<Sharp> =>
  (await openImage(source, { failOn }))
    .resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })

const damaged = (cause: unknown): ImageError =>
  new ImageError('corrupt_image', 'the image is damaged or incomplete', { cause })
