import type { PixelBox, Rgb } from '../raster.ts'

/** Above compression noise. */
const PLAIN = 10
/** The detector needs space around lines. */
const MARGIN_PX = 24

/** The detector sees nothing narrower. */
const STEP_PX = 2

/**
 * Finds what differs from the first pixel, in multiples of `stride`. Returns everything for a mixed border,
 * null for one color.
 */
export function findContent(image: Rgb, stride: number): PixelBox | null {
  const { width, height } = image
  const isPlainRow = (y: number) => isPlainLine(image, { start: y * width, step: STEP_PX, length: width })
  let [top, bottom] = [0, height]
  while (top < height && isPlainRow(top)) top++
  if (top === height) return null
  while (isPlainRow(bottom - 1)) bottom--
  const [start, step, length] = [top * width, STEP_PX * width, (bottom - top) * width]
  const isPlainColumn = (x: number) => isPlainLine(image, { start: start + x, step, length })
  let [left, right] = [0, width]
  while (left < width && isPlainColumn(left)) left++
  while (right > left && isPlainColumn(right - 1)) right--
  const down = (px: number) => Math.max(0, Math.floor((px - MARGIN_PX) / stride) * stride)
  const up = (px: number, size: number) => Math.min(size, Math.ceil((px + MARGIN_PX) / stride) * stride)
  return { left: down(left), top: down(top), right: up(right, width), bottom: up(bottom, height) }
}

function isPlainLine(
  { data }: Rgb,
  { start, step, length }: { start: number; step: number; length: number },
): boolean {
  const [red = 0, green = 0, blue = 0] = data
  for (let at = 3 * start; at < 3 * (start + length); at += 3 * step) {
    if (Math.abs((data[at] ?? 0) - red) > PLAIN) return false
    if (Math.abs((data[at + 1] ?? 0) - green) > PLAIN) return false
    if (Math.abs((data[at + 2] ?? 0) - blue) > PLAIN) return false
  }
  return true
}
