import type { Plane, Rgb } from '@endcap/vision'
import { type Region, sampleRow } from '../sampling.ts'

/** Minimum size of a part, as a share of the product's largest part. */
const SPECK = 0.004
/** Mask value (0–1) from which the mask at least partly supports a part, such as a tag on a string or a handle. */
const SUPPORTED = 0.25

/**
 * Removes specks from a segmentation, and parts that the mask does not support (shadows, props at the
 * edge of the frame).
 */
export function removeSpecks(segments: Uint8Array, image: Rgb, mask: Plane, region: Region): void {
  const { width } = region
  const known = new Uint8Array(segments.length)
  const row = new Float32Array(width)
  for (let y = 0; y < region.height; y++) {
    sampleRow(mask, image, region, y, row)
    for (let x = 0; x < width; x++) if ((row[x] ?? 0) > SUPPORTED) known[y * width + x] = 1
  }
  const parts = partsOf(segments, region, known)
  const largest = parts.reduce((most, part) => Math.max(most, part.known), 0)
  for (const { pixels, known: size } of parts)
    if (size === 0 || size < SPECK * largest) for (const pixel of pixels) segments[pixel] = 0
}

type Part = { pixels: Int32Array; known: number }

/** Returns the connected parts (4-neighborhood) and the number of supported pixels of each. */
function partsOf(segments: Uint8Array, { width, height }: Region, known: Uint8Array): Part[] {
  const seen = new Uint8Array(segments.length)
  const queue = new Int32Array(segments.length)
  const parts: Part[] = []
  let end = 0
  const reach = (pixel: number) => {
    if (seen[pixel] || !segments[pixel]) return
    seen[pixel] = 1
    queue[end++] = pixel
  }
  for (let seed = 0; seed < segments.length; seed++) {
    if (seen[seed] || !segments[seed]) continue
    const first = end
    reach(seed)
    let count = 0
    for (let start = first; start < end; start++) {
      const pixel = queue[start] ?? 0
      const x = pixel % width
      count += known[pixel] ?? 0
      if (x > 0) reach(pixel - 1)
      if (x < width - 1) reach(pixel + 1)
      if (pixel >= width) reach(pixel - width)
      if (pixel < width * (height - 1)) reach(pixel + width)
    }
    parts.push({ pixels: queue.subarray(first, end), known: count })
  }
  return parts
}
