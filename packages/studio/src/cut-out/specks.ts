import { fillOpen, type Plane, type Rgb } from '@endcap/vision'
import { type Region, sampleRow } from '../sampling.ts'

/** Share of the largest part. */
const SPECK = 0.004
/** Mask value (0–1) that supports a part, such as a tag on a string or a handle. */
const SUPPORTED = 0.25

/** Also removes shadows and props, which the mask does not support. */
export function removeSpecks(segments: Uint8Array, image: Rgb, mask: Plane, region: Region): void {
  const { width } = region
  const known = new Uint8Array(segments.length)
  const row = new Float32Array(width)
  for (let y = 0; y < region.height; y++) {
    sampleRow(mask, image, region, y, row)
    markSupported(row, known.subarray(y * width, (y + 1) * width))
  }
  const parts = partsOf(segments, region, known)
  const largest = parts.reduce((most, part) => Math.max(most, part.known), 0)
  for (const { pixels, known: size } of parts)
    if (size === 0 || size < SPECK * largest) for (const pixel of pixels) segments[pixel] = 0
}

function markSupported(mask: Float32Array, known: Uint8Array): void {
  for (let x = 0; x < known.length; x++) if ((mask[x] ?? 0) > SUPPORTED) known[x] = 1
}

type Part = { pixels: Int32Array; known: number }

function partsOf(segments: Uint8Array, region: Region, known: Uint8Array): Part[] {
  const open = segments.slice()
  const queue = new Int32Array(segments.length)
  const parts: Part[] = []
  let end = 0
  for (let seed = open.indexOf(1); seed >= 0; seed = open.indexOf(1, seed + 1)) {
    const pixels = fillOpen(region, [seed], open, queue.subarray(end))
    end += pixels.length
    parts.push({ pixels, known: countMarks(known, pixels) })
  }
  return parts
}

function countMarks(marks: Uint8Array, pixels: Int32Array): number {
  let count = 0
  for (const pixel of pixels) count += marks[pixel] ?? 0
  return count
}
