import type { Box } from '@endcap/scoring'
import { halve, type Rgb } from '../raster.ts'
import { type Gray, measureEdgeWidth } from './edge-width.ts'

/** Maximum side of the measured square in the middle of the product. */
const MAX_SIDE = 768
const MIN_SIDE = 96
/** Number of measured octaves: an image can be enlarged 16 times. */
const OCTAVES = 5
const EXACT_OCTAVES = 4
/**
 * Energy of second differences in one octave over that in the next coarser one. Hard edges give 0.5, sharp
 * photos 0.33 and more, and enlarged pictures 0.1 in the octaves that enlarging added.
 */
const FULL_DETAIL = 0.33
const NO_DETAIL = 0.12
/** Energy that rounding to 8 bits causes in an octave without detail. */
const ROUNDING = 0.5

/**
 * Returns the share of its size (per side) at which an image keeps all of its detail: 1 for an image in
 * its native resolution, 0.25 for one that was enlarged four times or is equally blurred. Returns null if
 * the product is too small or too plain to measure.
 */
export function measureTrueResolution(image: Rgb, box: Box): number | null {
  const whole = greenOf(image, box)
  let level = whole
  if (Math.min(level.width, level.height) < MIN_SIDE) return null
  const energies: number[] = []
  for (let octave = 0, scale = 1; octave <= OCTAVES; octave++) {
    energies.push(secondDifferences(level) / scale ** 2)
    if (Math.min(level.width, level.height) < 32) break
    // Sums of four pixels fit into 16 bits four times, and are means after that.
    level = halve(level, { shift: octave < EXACT_OCTAVES ? 0 : 2 })
    if (octave < EXACT_OCTAVES) scale *= 4
  }
  if (Math.max(...energies) < 20 * ROUNDING) return rangeOf(whole) > PLAIN ? 2 ** -OCTAVES : null
  let lost = 0
  for (let octave = 0; octave + 1 < energies.length; octave++) {
    const above = (index: number) => Math.max(0, (energies[index] ?? 0) - ROUNDING)
    // A ratio of rounding noise to rounding noise is not detail.
    const ratio = above(octave) > 2 * ROUNDING ? above(octave) / above(octave + 1) : 0
    const missing = Math.log(FULL_DETAIL / Math.max(1e-6, ratio)) / Math.log(FULL_DETAIL / NO_DETAIL)
    if (missing <= 0) break
    lost += Math.min(1, missing)
  }
  return Math.min(2 ** -lost, shareByEdges(whole), isDoubled(whole) ? 0.5 : 1)
}

/** Mean step between doubled pixels over that between others. */
const DOUBLED = 0.05
/** Every so many rows are compared. */
const ROW_STEP = 8

/** Returns true if every pixel was repeated: every second step along the rows is 0. */
function isDoubled({ data, width, height }: Gray): boolean {
  let [even, odd] = [0, 0]
  for (let y = 0; y < height; y += ROW_STEP) {
    for (let at = y * width + 2; at < (y + 1) * width; at += 2) {
      const between = data[at - 1] ?? 0
      odd += Math.abs(between - (data[at - 2] ?? 0))
      even += Math.abs((data[at] ?? 0) - between)
    }
  }
  return Math.min(even, odd) < DOUBLED * Math.max(even, odd)
}

/** Width of an edge up to which an image is surely in its native resolution. */
const NATIVE_EDGE = 2.6

/** Returns the share of its size that an image needs to keep its sharpest edges, or 1 without clear edges. */
function shareByEdges(gray: Gray): number {
  const width = measureEdgeWidth(gray)
  return width === null ? 1 : Math.min(1, NATIVE_EDGE / width)
}

/** Range in gray levels above which an image without detail is heavily blurred rather than plain. */
const PLAIN = 48

function rangeOf({ data }: Gray): number {
  let [low, high] = [255, 0]
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0
    if (value < low) low = value
    if (value > high) high = value
  }
  return high - low
}

/** Extracts the green channel, which is most of the luminance and has the least noise on most sensors. */
function greenOf({ data, width, height }: Rgb, box: Box): Gray {
  const [left, columns] = middle(box.left * width, box.right * width)
  const [top, rows] = middle(box.top * height, box.bottom * height)
  const out = new Uint16Array(columns * rows)
  for (let y = 0, pixel = 0; y < rows; y++) {
    const start = 3 * ((top + y) * width + left) + 1
    for (let at = start; at < start + 3 * columns; at += 3) out[pixel++] = data[at] ?? 0
  }
  return { data: out, width: columns, height: rows }
}

function middle(from: number, to: number): [start: number, length: number] {
  const length = Math.min(MAX_SIDE, Math.floor(to - from))
  return [Math.floor((from + to - length) / 2), length]
}

/** Height from which some of the lines give the same mean as all of them. */
const MANY_LINES = 256

/** Returns the mean square of the second differences along rows and columns. */
function secondDifferences({ data, width, height }: Gray): number {
  let [sum, lines] = [0, 0]
  // Steps of two and three in turn: enlarging an image makes every second or third line different.
  for (let y = 1; y < height - 1; y += height < MANY_LINES ? 1 : 2 + (lines & 1)) {
    lines += 1
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const twice = 2 * (data[at] ?? 0)
      const across = (data[at - 1] ?? 0) + (data[at + 1] ?? 0) - twice
      const down = (data[at - width] ?? 0) + (data[at + width] ?? 0) - twice
      sum += across * across + down * down
    }
  }
  return sum / Math.max(1, (width - 2) * lines)
}
