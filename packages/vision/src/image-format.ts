import { readFile } from 'node:fs/promises'
import { ImageError } from '@endcap/eye'
import type { FileFacts } from '@endcap/scoring'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import type { ImageSource } from './open-image.ts'

const FORMATS: ReadonlyMap<string, FileFacts['format']> = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
])

export type ConvertedFormat = 'avif' | 'tiff'
const CONVERTED: ReadonlyMap<string, ConvertedFormat> = new Map([
  ['image/avif', 'avif'],
  ['image/tiff', 'tiff'],
])

const ACCEPTED = 'jpeg, png and webp are accepted'
const ADVICE: ReadonlyMap<string, string> = new Map([
  ['image/heic', `a HEIC image; ${ACCEPTED}: export it as jpeg`],
  ['image/heif', `a HEIF image; ${ACCEPTED}: export it as jpeg`],
  ['image/heic-sequence', `a HEIC sequence; ${ACCEPTED}: export one image as jpeg`],
  ['image/heif-sequence', `a HEIF sequence; ${ACCEPTED}: export one image as jpeg`],
  ['image/avif', `an AVIF image; ${ACCEPTED}: export it as jpeg, or upload the file, which converts it`],
  ['image/tiff', `a TIFF image; ${ACCEPTED}: export it as jpeg, or upload the file, which converts it`],
  ['image/apng', `an animated PNG; ${ACCEPTED}: export one frame`],
])

/**
 * Reads content, never name or header.
 * @throws ImageError unsupported_type, with advice
 */
export async function formatOf(source: ImageSource): Promise<FileFacts['format']> {
  const type = await typeOf(source)
  if (type === 'image/apng' && (await hasOneFrame(source))) return 'png'
  const format = FORMATS.get(type ?? '')
  if (format) return format
  throw new ImageError(
    'unsupported_type',
    `the content is ${ADVICE.get(type ?? '') ?? `${type ?? 'of no known image type'}; ${ACCEPTED}`}`,
  )
}

/** Returns null for formats that need no conversion. */
export async function convertedFormat(source: ImageSource): Promise<ConvertedFormat | null> {
  return CONVERTED.get((await typeOf(source)) ?? '') ?? null
}

async function typeOf(source: ImageSource): Promise<string | null> {
  const type = await (typeof source === 'string' ? fileTypeFromFile(source) : fileTypeFromBuffer(source))
  return type?.mime ?? null
}

/** PNG third edition, section 11.3.6.1 (acTL). */
async function hasOneFrame(source: ImageSource): Promise<boolean> {
  const bytes = Buffer.from(typeof source === 'string' ? await readFile(source) : source)
  const chunk = bytes.indexOf('acTL')
  return chunk !== -1 && chunk + 8 <= bytes.length && bytes.readUInt32BE(chunk + 4) === 1
}
