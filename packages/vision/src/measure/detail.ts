import type { Box } from '@endcap/scoring'
import type { Plane } from '../raster.ts'

/**
 * Perceptual blur of a region, 0 (sharp) to 1 (blurred): how little of its local variation an image
 * loses when it is blurred once more. Crete, Dolmiere, Ladret & Nicolas, "The blur effect:
 * perception and estimation with a new no-reference perceptual blur metric", SPIE 6492 (2007).
 * Null for a region that is too small for the filter, or plain.
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

/** Nothing in a region of one tone could be sharp or blurred. */
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
const MIN_REGION = 3 * (2 * REACH + 1)
/** One grey level: a smooth gradient in 8 bits is made of such steps, and they are not detail. */
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
  let variation = 0
  let lost = 0
  for (let line = 0; line < lines; line++) {
    const start = origin + line * across
    let before = 0
    for (let at = REACH; at < length - REACH; at++) {
      const pixel = start + at * step
      let blurred = 0
      for (let tap = -REACH; tap <= REACH; tap++) blurred += data[pixel + tap * step] ?? 0
      blurred /= 2 * REACH + 1
      if (at > REACH) {
        const difference = Math.abs((data[pixel] ?? 0) - (data[pixel - step] ?? 0))
        const sharpStep = difference > QUANTISATION ? difference : 0
        const blurredStep = Math.abs(blurred - before)
        variation += sharpStep
        lost += Math.max(0, sharpStep - blurredStep)
      }
      before = blurred
    }
  }
  return variation > 0 ? 1 - lost / variation : 1
}

/**
 * Noise as its standard deviation in grey levels (0–255): Immerkær's Laplacian-difference mask ("Fast
 * noise variance estimation", CVIU 64, 1996), in the quietest tenth of 16 × 16 blocks, because
 * texture answers to the mask as noise does. Blocks with clipped pixels are left out: there noise
 * cannot show. Null where too few blocks are left: a small picture has no quiet place.
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

/**
 * Block artefacts of JPEG: mean luminance step across the 8 × 8 grid over the mean step elsewhere,
 * minus 1, where the image is not flat; 0 means no grid. After Wang, Sheikh & Bovik, "No-reference
 * perceptual quality assessment of JPEG compressed images", ICIP 2002. Needs the file's own pixels.
 */
export function measureBlockiness({ data, width, height }: Plane): number {
  let onGrid = 0
  let onCount = 0
  let offGrid = 0
  let offCount = 0
  const add = (step: number, grid: boolean) => {
    // Strong edges are the picture's own; flat ground says nothing.
    if (step === 0 || step > 0.12) return
    if (grid) {
      onGrid += step
      onCount += 1
    } else {
      offGrid += step
      offCount += 1
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const pixel = y * width + x
      const value = data[pixel] ?? 0
      add(Math.abs(value - (data[pixel - 1] ?? 0)), x % 8 === 0)
      if (y > 0) add(Math.abs(value - (data[pixel - width] ?? 0)), y % 8 === 0)
    }
  }
  if (onCount < 64 || offCount < 64) return 0
  return Math.max(0, onGrid / onCount / (offGrid / offCount) - 1)
}

function pixelBox({ width, height }: Plane, box: Box) {
  return {
    left: Math.floor(box.left * width),
    top: Math.floor(box.top * height),
    right: Math.ceil(box.right * width),
    bottom: Math.ceil(box.bottom * height),
  }
}
