import type { FileFacts } from '@endcap/scoring'
import type { Metadata } from 'sharp'

/** Names in the descriptions of profiles (ICC.1). */
const PROFILES = [
  ['srgb', /sRGB|IEC ?61966/i],
  ['adobe_rgb', /Adobe ?RGB/i],
  ['eci_rgb', /eciRGB/i],
  ['display_p3', /Display ?P3|sP3C/i],
] as const

/** RGB files without a profile are sRGB, as browsers show them. `rgb` has a profile of another name. */
export function colorSpaceOf({ space, icc }: Metadata): NonNullable<FileFacts['colorSpace']> {
  if (space === 'cmyk') return 'cmyk'
  if (space === 'b-w' || space === 'grey16') return 'grayscale'
  if (!icc) return 'srgb'
  const description = descriptionOf(icc)
  return PROFILES.find(([, name]) => name.test(description))?.[0] ?? 'rgb'
}

const TAG_COUNT_AT = 128
const TAG_BYTES = 12
const MAX_TAGS = 100

/** Reads the tag `desc` of a profile, ASCII or UTF-16. Empty if there is none. */
function descriptionOf(icc: Buffer): string {
  if (icc.length < TAG_COUNT_AT + 4) return ''
  const count = Math.min(MAX_TAGS, icc.readUInt32BE(TAG_COUNT_AT))
  for (let at = TAG_COUNT_AT + 4; at < TAG_COUNT_AT + 4 + count * TAG_BYTES; at += TAG_BYTES) {
    if (at + TAG_BYTES > icc.length) return ''
    if (icc.toString('latin1', at, at + 4) !== 'desc') continue
    const start = icc.readUInt32BE(at + 4)
    return icc.toString('latin1', start, start + icc.readUInt32BE(at + 8)).replaceAll('\0', '')
  }
  return ''
}

/** Larger figures are ratios of pixels that were taken for a density. */
const MAX_DPI = 2_400

/** Returns null if the file states none. Without a unit, libvips gives JPEG files 72. */
export function densityOf({ format, density, resolutionUnit }: Metadata): number | null {
  if (density === undefined || density > MAX_DPI) return null
  return format === 'jpeg' && resolutionUnit === undefined ? null : density
}
