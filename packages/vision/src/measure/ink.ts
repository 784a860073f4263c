import { darkestChannel, type Rgb } from '../raster.ts'

/** A channel below this is not white. */
const WHITE = 247
const SHARE = 0.005

/**
 * Returns the longer side of the box around all that is not white, as a share of the frame's side. It is 1 on colored
 * grounds, and includes shadows, props and the white parts of a product that its mask loses.
 */
export function measureInkExtent(image: Rgb): number {
  const { width, height } = image
  const rows = new Uint32Array(height)
  const columns = new Uint32Array(width)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++)
      if (darkestChannel(image, pixel) < WHITE) {
        rows[y] = (rows[y] ?? 0) + 1
        columns[x] = (columns[x] ?? 0) + 1
      }
  return Math.max(spanOf(rows, SHARE * width), spanOf(columns, SHARE * height))
}

/** Returns the share from the first to the last line with more than some pixels. */
function spanOf(counts: Uint32Array, least: number): number {
  const isInked = (count: number) => count > least
  const first = counts.findIndex(isInked)
  return first < 0 ? 0 : (counts.findLastIndex(isInked) + 1 - first) / counts.length
}
