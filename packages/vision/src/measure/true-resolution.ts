import type { Box } from '@endcap/scoring'
import { halve, type Rgb } from '../raster.ts'
import { type Gray, measureEdgeWidth } from './edge-width.ts'

const MAX_SIDE = 768
const MIN_SIDE = 96
/** Covers enlargement up to 16 times. */
const OCTAVES = 5
const EXACT_OCTAVES = 4
/** Energy over the next coarser octave: hard edges 0.5, sharp photos at least 0.36, enlarged 0.1. */
const FULL_DETAIL = 0.36
const NO_DETAIL = 0.12
/** Energy of 8-bit rounding. */
const ROUNDING = 0.5

/** Returns detail per side: 1 if native, 0.25 if enlarged or blurred four times. Null if too small or plain. */
export function measureTrueResolution(image: Rgb, box: Box): number | null {
  const whole = greenOf(image, box)
  let level = whole
  if (Math.min(level.width, level.height) < MIN_SIDE) return null
  const energies: number[] = []
  for (let octave = 0, scale = 1; octave <= OCTAVES; octave++) {
    energies.push(secondDifferences(level) / scale ** 2)
    if (Math.min(level.width, level.height) < 32) break
    // Sums of four fit into 16 bits four times.
    level = halve(level, { shift: octave < EXACT_OCTAVES ? 0 : 2 })
    if (octave < EXACT_OCTAVES) scale *= 4
  }
  if (Math.max(...energies) < 20 * ROUNDING) return rangeOf(whole) > PLAIN ? 2 ** -OCTAVES : null
  return Math.min(2 ** -lostOctaves(energies), shareByEdges(whole), 1 / pixelRepeats(whole))
}

/** Smooth shading has less. */
const EDGES = 100

/** Below a coarse octave without detail, the rest is noise or JPEG blocks. */
function lostOctaves(energies: readonly number[]): number {
  const above = (index: number) => Math.max(0, (energies[index] ?? 0) - ROUNDING)
  let [lost, missing] = [0, 0]
  for (let octave = energies.length - 2; octave >= 0; octave--) {
    if (octave === 0 || above(octave + 1) >= EDGES)
      missing = Math.max(missing, missingIn(above(octave), above(octave + 1)))
    lost += Math.min(1, missing)
  }
  return lost
}

function missingIn(energy: number, coarser: number): number {
  // Noise over noise is not detail.
  const ratio = energy > 2 * ROUNDING ? energy / coarser : 0
  return Math.log(FULL_DETAIL / Math.max(1e-6, ratio)) / Math.log(FULL_DETAIL / NO_DETAIL)
}

/** JPEG adds small steps inside repeated pixels. */
const REPEATED = 0.4
const MAX_REPEATS = 4
const ROW_STEP = 8

/** All phases but one have small steps. */
function pixelRepeats({ data, width, height }: Gray): number {
  for (let repeats = MAX_REPEATS; repeats > 1; repeats--) {
    const steps = new Float64Array(repeats)
    for (let y = 0; y < height; y += ROW_STEP)
      for (let x = 1, at = y * width + 1; x < width; x++, at++)
        steps[x % repeats] = (steps[x % repeats] ?? 0) + Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0))
    const [largest = 0, next = 0] = steps.toSorted((a, b) => b - a)
    if (next < REPEATED * largest) return repeats
  }
  return 1
}

/** Widest edge in native resolution. */
const NATIVE_EDGE = 2.6

/** Returns 1 without clear edges. */
function shareByEdges(gray: Gray): number {
  const width = measureEdgeWidth(gray)
  return width === null ? 1 : Math.min(1, NATIVE_EDGE / width)
}

/** Gray-level range of a blurred, not plain image. */
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

/** Has most luminance and least noise on most sensors. */
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

const MANY_LINES = 256

function secondDifferences({ data, width, height }: Gray): number {
  let [sum, lines] = [0, 0]
  // Enlarging makes every second or third line different.
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
