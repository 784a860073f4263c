import { averageRgb, luminance, type Rgb, WHITE } from '../raster.ts'

/** Maximum compression difference between neighbors on even ground. */
const NOISE = 0.01 * WHITE

/**
 * Returns a 64-bit difference hash at 9 × 8: a bit is set where brightness rises left to right beyond noise.
 * Re-encoding or resizing changes at most 4 bits, another product 10–40 (median 29).
 */
export function differenceHash(image: Rgb): string {
  const { data } = luminance(averageRgb(image, 9, 8))
  let hash = 0n
  for (let y = 0; y < 8; y++) {
    for (let x = 0; x < 8; x++) {
      hash = (hash << 1n) | ((data[y * 9 + x + 1] ?? 0) - (data[y * 9 + x] ?? 0) > NOISE ? 1n : 0n)
    }
  }
  return hash.toString(16).padStart(16, '0')
}
