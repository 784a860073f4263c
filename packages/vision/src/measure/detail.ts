import type { Box } from '@endcap/scoring'
import type { Plane, Rgb } from '../raster.ts'

/**
 * Measures the perceptual blur of a region, from 0 (sharp) to 1 (blurred): a blurred image loses little
 * of its local variation when it is blurred again. Crete, Dolmiere, Ladret & Nicolas, "The blur effect:
 * perception and estimation with a new no-reference perceptual blur metric", SPIE 6492 (2007).
 * Returns null for a region that is plain or too small for the filter.
 */
export function measureBlur(luminance: Plane, box: Box): number | null {
  const { left, top, right, bottom } = pixelBox(luminance, box)
  if (Math.min(right - left, bottom - top) < MIN_REGION) return null
  if (isPlain(luminance, left, top, right, bottom)) return null
  return Math.max(
    blurAlong(luminance, left, top, right, bottom, 1, luminance.width),
    blurAlong(luminance, left, top, right, bottom, luminance.width, 1),
  )
}

/** Returns true for a region of one tone, where nothing can be sharp or blurred. */
function isPlain({ data, width }: Plane, left: number, top: number, right: number, bottom: number): boolean {
  let low = 1
  let high = 0
  for (let y = top; y < bottom; y++) {
    for (const value of data.subarray(y * width + left, y * width + right)) {
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  return high - low < PLAIN_RANGE
}

/** Filter length of the paper: 9 taps. */
const REACH = 4
const PLAIN_RANGE = 0.03
/** Every second line is measured, which gives the same result as all lines. */
const LINE_STEP = 2
const MIN_REGION = 3 * (2 * REACH + 1)
/** Step of one gray level. A smooth gradient in 8 bits consists of such steps, which are not detail. */
const QUANTISATION = 1.5 / 255

function blurAlong(
  { data, width }: Plane,
  left: number,
  top: number,
  right: number,
  bottom: number,
  step: number,
  across: number,
): number {
  const origin = top * width + left
  const [length, lines] = step === 1 ? [right - left, bottom - top] : [bottom - top, right - left]
  // A mean of 9 that moves by one pixel changes by the entering value minus the leaving value, over 9.
  const taps = 2 * REACH + 1
  let variation = 0
  let lost = 0
  for (let line = 0; line < lines; line += LINE_STEP) {
    const start = origin + line * across
    for (let at = REACH + 1; at < length - REACH; at++) {
      const pixel = start + at * step
      const blurredStep =
        Math.abs((data[pixel + REACH * step] ?? 0) - (data[pixel - (REACH + 1) * step] ?? 0)) / taps
      const difference = Math.abs((data[pixel] ?? 0) - (data[pixel - step] ?? 0))
      if (difference <= QUANTISATION) continue
      variation += difference
      lost += Math.max(0, difference - blurredStep)
    }
  }
  return variation > 0 ? 1 - lost / variation : 1
}

/**
 * Measures noise as its standard deviation in gray levels (0–255) with Immerkær's Laplacian-difference
 * mask ("Fast noise variance estimation", CVIU 64, 1996). Takes the quietest tenth of 16 × 16 blocks,
 * because the mask responds to texture as it does to noise. Skips blocks with clipped pixels, which hide
 * noise. Returns null if too few blocks are left, as in a small picture.
 */
export function measureNoise({ data, width, height }: Plane): number | null {
  const estimates: number[] = []
  for (let top = 1; top + BLOCK < height; top += BLOCK) {
    for (let left = 1; left + BLOCK < width; left += BLOCK) {
      let sum = 0
      let clipped = 0
      for (let y = top; y < top + BLOCK; y++) {
        for (let x = left; x < left + BLOCK; x++) {
          const p = y * width + x
          const v = data[p] ?? 0
          if (v >= 0.995 || v <= 0.005) clipped += 1
          sum += Math.abs(
            (data[p - width - 1] ?? 0) -
              2 * (data[p - width] ?? 0) +
              (data[p - width + 1] ?? 0) -
              2 * (data[p - 1] ?? 0) +
              4 * v -
              2 * (data[p + 1] ?? 0) +
              (data[p + width - 1] ?? 0) -
              2 * (data[p + width] ?? 0) +
              (data[p + width + 1] ?? 0),
          )
        }
      }
      if (clipped < 0.1 * BLOCK * BLOCK) estimates.push((Math.sqrt(Math.PI / 2) * sum) / (6 * BLOCK * BLOCK))
    }
  }
  if (estimates.length < MIN_BLOCKS) return null
  return 255 * (estimates.toSorted((a, b) => a - b)[Math.floor(estimates.length / 10)] ?? 0)
}

const BLOCK = 16
const MIN_BLOCKS = 200

/** Side of the square in the middle of the product that is measured. It shows the grid as well as the whole product. */
const GRID_SIDE = 768

/**
 * Measures JPEG block artifacts: the mean luminance step across the 8 × 8 grid over the mean step
 * elsewhere, minus 1, where the image is not flat. 0 means no grid. After Wang, Sheikh & Bovik,
 * "No-reference perceptual quality assessment of JPEG compressed images", ICIP 2002. Needs the file's
 * original pixels.
 */
export function measureBlockiness({ data, width, height }: Rgb, box: Box): number {
  const [left, right] = middle(box.left * width, box.right * width, width)
  const [top, bottom] = middle(box.top * height, box.bottom * height, height)
  let onGrid = 0
  let onCount = 0
  let offGrid = 0
  let offCount = 0
  // Green is most of the luminance and needs no conversion.
  for (let y = top; y < bottom; y++) {
    for (let x = Math.max(1, left); x < right; x++) {
      const at = 3 * (y * width + x) + 1
      const value = data[at] ?? 0
      const across = Math.abs(value - (data[at - 3] ?? 0))
      const down = y > 0 ? Math.abs(value - (data[at - 3 * width] ?? 0)) : 0
      // Strong edges belong to the picture, and flat ground carries no information.
      if (across > 0 && across <= STRONG_EDGE) {
        if (x % 8 === 0) {
          onGrid += across
          onCount += 1
        } else {
          offGrid += across
          offCount += 1
        }
      }
      if (down > 0 && down <= STRONG_EDGE) {
        if (y % 8 === 0) {
          onGrid += down
          onCount += 1
        } else {
          offGrid += down
          offCount += 1
        }
      }
    }
  }
  if (onCount < 64 || offCount < 64) return 0
  return Math.max(0, onGrid / onCount / (offGrid / offCount) - 1)
}

const STRONG_EDGE = 30

/** Returns at most `GRID_SIDE` pixels around the middle of a range. */
function middle(from: number, to: number, size: number): [number, number] {
  const centre = (from + to) / 2
  const half = Math.min(GRID_SIDE, to - from) / 2
  return [Math.max(0, Math.floor(centre - half)), Math.min(size, Math.ceil(centre + half))]
}

function pixelBox({ width, height }: Plane, box: Box) {
  return {
    left: Math.floor(box.left * width),
    top: Math.floor(box.top * height),
    right: Math.ceil(box.right * width),
    bottom: Math.ceil(box.bottom * height),
  }
}
