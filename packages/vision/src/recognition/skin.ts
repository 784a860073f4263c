import type { Rgb } from '../raster.ts'

const STEP = 2

/**
 * Matches any skin tone (Chai & Ngan, "Face segmentation using skin-color map in videophone applications",
 * IEEE TCSVT 9, 1999), but also wood and sand.
 */
export function skinShare({ data, width, height }: Rgb): number {
  let skin = 0
  let count = 0
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const at = 3 * (y * width + x)
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const cb = 128 - 0.168736 * r - 0.331264 * g + 0.5 * b
      const cr = 128 + 0.5 * r - 0.418688 * g - 0.081312 * b
      if (cb >= 77 && cb <= 127 && cr >= 133 && cr <= 173) skin += 1
      count += 1
    }
  }
  return skin / count
}
