import type { Box } from '@endcap/scoring'
import { halve, type Luminance, type Rgb, type Size, WHITE } from '../raster.ts'

/**
 * Returns 0 (sharp) to 1: blurring again changes a blurred image less (Crete et al., "The blur effect", SPIE
 * 6492, 2007). Null if plain or too small.
 */
export function measureBlur(luminance: Luminance, box: Box): number | null {
  const { left, top, right, bottom } = pixelBox(luminance, box)
  if (Math.min(right - left, bottom - top) < MIN_REGION) return null
  if (isPlain(luminance, left, top, right, bottom)) return null
  return Math.max(
    blurAlong(luminance, left, top, right, bottom, 1, luminance.width),
    blurAlong(luminance, left, top, right, bottom, luminance.width, 1),
  )
}

function isPlain(
  { data, width }: Luminance,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  let low = WHITE
  let high = 0
  for (let y = top; y < bottom; y += LINE_STEP) {
    for (let pixel = y * width + left; pixel < y * width + right; pixel++) {
      const value = data[pixel] ?? 0
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  return high - low < PLAIN_RANGE
}

/** 9 taps, as in the paper. */
const REACH = 4
const PLAIN_RANGE = 0.03 * WHITE
/** Every fourth (of many, eighth) line matches the full result. */
const LINE_STEP = 4
const MANY_LINES = 320
const MIN_REGION = 3 * (2 * REACH + 1)
/** One gray level: steps of 8-bit gradients are not detail. */
const QUANTISATION = 1.5 * 256

function blurAlong(
  { data, width }: Luminance,
  left: number,
  top: number,
  right: number,
  bottom: number,
  step: number,
  across: number,
): number {
  const origin = top * width + left
  const [length, lines] = step === 1 ? [right - left, bottom - top] : [bottom - top, right - left]
  // A moving mean of 9 changes by (entering − leaving) / 9.
  const taps = 2 * REACH + 1
  let variation = 0
  let lost = 0
  const lineStep = lines < MANY_LINES ? LINE_STEP : 2 * LINE_STEP
  for (let line = 0; line < lines; line += lineStep) {
    const start = origin + line * across
    const end = start + (length - REACH) * step
    for (let pixel = start + (REACH + 1) * step; pixel < end; pixel += step) {
      const difference = Math.abs((data[pixel] ?? 0) - (data[pixel - step] ?? 0))
      if (difference <= QUANTISATION) continue
      const entering = data[pixel + REACH * step] ?? 0
      const blurredStep = Math.abs(entering - (data[pixel - (REACH + 1) * step] ?? 0)) / taps
      variation += difference
      if (difference > blurredStep) lost += difference - blurredStep
    }
  }
  return variation > 0 ? 1 - lost / variation : 1
}

/**
 * Returns the standard deviation in gray levels (Immerkær, "Fast noise variance estimation", CVIU 64, 1996).
 * Null if too small or textured: averaging halves noise but not fabric.
 */
export function measureNoise(luminance: Luminance): number | null {
  const noise = quietNoise(luminance, BLOCK)
  if (noise === null || noise <= FAINT) return noise
  const averaged = quietNoise(halve(luminance, { shift: 2, half: 2 }), BLOCK / 2)
  return averaged !== null && averaged > TEXTURE * noise ? null : noise
}

const BLOCK = 16
const MIN_BLOCKS = 200
/** From this count, every second block and row suffices. */
const MANY_BLOCKS = 1_600
/** Nobody sees less noise. */
const FAINT = 0.8
/** Share left after averaging: fabric 0.77–1.5, noise 0.23–0.66. */
const TEXTURE = 0.72

/** Uses the quietest tenth, because texture responds too, and skips clipping, which hides noise. */
function quietNoise(luminance: Luminance, block: number): number | null {
  const { width, height } = luminance
  const isLarge = (width * height) / (block * block) >= MANY_BLOCKS
  const apart = isLarge ? 2 * block : block
  const estimates: number[] = []
  for (let top = 1; top + block < height; top += apart) {
    for (let left = 1; left + block < width; left += apart) {
      const estimate = noiseOfBlock(luminance, left, top, block)
      if (estimate !== null) estimates.push(estimate)
    }
  }
  if (estimates.length < (isLarge ? MIN_BLOCKS / 4 : MIN_BLOCKS)) return null
  return (estimates.toSorted((a, b) => a - b)[Math.floor(estimates.length / 10)] ?? 0) / 256
}

const LIGHTEST = 0.995 * WHITE
const DARKEST = 0.005 * WHITE
const MAX_CLIPPED = 0.1

function noiseOfBlock({ data, width }: Luminance, left: number, top: number, block: number): number | null {
  let sum = 0
  let clipped = 0
  const pixels = block * block
  for (let y = top; y < top + block; y++) {
    if (clipped >= MAX_CLIPPED * pixels) return null
    for (let x = left; x < left + block; x++) {
      const p = y * width + x
      const v = data[p] ?? 0
      if (v >= LIGHTEST || v <= DARKEST) clipped += 1
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
  return clipped < MAX_CLIPPED * pixels ? (Math.sqrt(Math.PI / 2) * sum) / (6 * pixels) : null
}

/** Shows the grid as well as the whole product. */
const GRID_SIDE = 512

/**
 * Measures steps across the 8 × 8 grid in original pixels (Wang, Sheikh & Bovik, "No-reference perceptual
 * quality assessment of JPEG compressed images", ICIP 2002). Compares with other phases' upper quartile,
 * because doubled pixels zero every second step. The ratio alone is high in plain garments at quality 88,
 * without a visible grid. Flat pixels count, because compression flattens blocks.
 */
export function measureBlockiness({ data, width, height }: Rgb, box: Box): number {
  const [left, right] = middle(box.left * width, box.right * width, width)
  const [top, bottom] = middle(box.top * height, box.bottom * height, height)
  const columns = new Int32Array(8)
  const rows = new Int32Array(8)
  let count = 0
  const isLarge = bottom - top >= GRID_SIDE / 2
  // Most of the luminance, without conversion.
  for (let y = Math.max(1, top); y < bottom; y++) {
    // Every second block row suffices.
    if (isLarge && (y & 8) !== 0) continue
    let down = 0
    for (let x = Math.max(1, left); x < right; x++) {
      const at = 3 * (y * width + x) + 1
      const value = data[at] ?? 0
      if (value >= GROUND) continue
      count += 1
      const across = Math.abs(value - (data[at - 3] ?? 0))
      const below = Math.abs(value - (data[at - 3 * width] ?? 0))
      // Stronger edges are content; coarse blocks step up to 20 levels.
      columns[x & 7] = (columns[x & 7] ?? 0) + (across < STRONG_EDGE ? across : STRONG_EDGE)
      down += below < STRONG_EDGE ? below : STRONG_EDGE
    }
    rows[y & 7] = (rows[y & 7] ?? 0) + down
  }
  const perPhase = count / 8
  return perPhase < MIN_PHASE ? 0 : (gridStep(columns, perPhase) + gridStep(rows, perPhase)) / 2
}

/** In gray levels. */
const ROUNDING_STEP = 0.15
/** White ground has no grid. */
const GROUND = 250
const MIN_PHASE = 500

function gridStep(phases: Int32Array, count: number): number {
  const [onGrid = 0, ...others] = Array.from(phases, (sum) => sum / count)
  const offGrid = others.toSorted((a, b) => a - b)[5] ?? 0
  const excess = Math.max(0, onGrid - offGrid)
  return excess / Math.sqrt(offGrid + ROUNDING_STEP)
}

const STRONG_EDGE = 24

function middle(from: number, to: number, size: number): [number, number] {
  const center = (from + to) / 2
  const half = Math.min(GRID_SIDE, to - from) / 2
  return [Math.max(0, Math.floor(center - half)), Math.min(size, Math.ceil(center + half))]
}

function pixelBox({ width, height }: Size, box: Box) {
  return {
    left: Math.floor(box.left * width),
    top: Math.floor(box.top * height),
    right: Math.ceil(box.right * width),
    bottom: Math.ceil(box.bottom * height),
  }
}
