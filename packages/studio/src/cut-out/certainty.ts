import { type Plane, type Rgb, resizePlane } from '@endcap/vision'
import { boxMean } from '../box-filter.ts'
import { grow } from '../morphology.ts'
import { alphaOf } from '../painting/plane.ts'
import { cellMeans, clamp } from '../sampling.ts'
import type { CutOut } from './cut-out.ts'
import { eatenArea } from './eaten-parts.ts'
import { takeParts } from './holes.ts'
import {
  colorAt,
  type Ground,
  groundColor,
  hasTint,
  type IsAt,
  largestHole,
  largestRemains,
  lightOn,
  NONE,
  tintedArea,
} from './remains-of-ground.ts'

/** Near 0 for a good cut-out. */
export type CutOutSigns = {
  /** Outline share without an edge, where only the mask decides. */
  faint: number
  /** Longest such stretch. Short ones are highlights. */
  stretch: number
  /** Edges off the outline, in outline lengths: lost parts. */
  lost: number
  /** Solid silhouette area that is missing: white on white. */
  eaten: number
  /** Largest flat inner part of exact ground color: a filled hole. */
  filled: number
  /** Largest ground-like part at the outline: a remaining shadow. */
  remains: number
  /** Area with a colored ground's tint. */
  tinted: number
}

/** Longer side. */
const GRID = 500
/** Share of the longer side. */
const PROBE = 1 / 300
/** Compression changes plain ground less (0–255). */
const EDGE = 9
/** Minimum difference (0–255) of a cell from the line between ground cells two apart. */
const BEND = 14
/** Text (never in holes) and badges (never product), in shares of the frame. */
export type Known = { isText: IsAt; isBadge: IsAt }

/** Compares the cut-out with its photo. */
export function signsOf(image: Rgb, cut: CutOut, mask: Plane, { isText, isBadge }: Known): CutOutSigns {
  const alpha = alphaOf(cut)
  const scale = Math.min(1, GRID / Math.max(image.width, image.height))
  const [width, height] = [
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  ]
  const cells = cellMeans(image, width, height)
  const small = resizePlane(alpha, width, height)
  const near: Plane = { ...small, data: boxMean(small.data, width, height, 2) }
  const area = small.data.reduce((sum, value) => sum + value, 0) || 1
  const outline = outlineOf(small)
  const ground = groundColor(cells, near)
  const coarse = resizePlane(mask, width, height)
  return {
    ...faintShares(image, alpha),
    lost: lostEdges(cells, near, ground, isBadge) / Math.max(1, outline.length),
    eaten: eatenArea(cells, near, ground, { area, foot: footOf(near) }) / area,
    filled: largestHole(cells, small, ground, coarse, isText) / area,
    remains: largestRemains(cells, small, ground, coarse, area) / area,
    tinted: tintedArea(cells, near, ground) / area,
  }
}

/** Excludes pixels at the frame's edge. */
function outlineOf({ data, width, height }: Plane): number[] {
  const found: number[] = []
  const isIn = (at: number) => (data[at] ?? 0) > 0.5
  for (let y = 2; y < height - 2; y++)
    for (let x = 2, at = y * width + 2; x < width - 2; x++, at++)
      if (isIn(at) && !(isIn(at - 1) && isIn(at + 1) && isIn(at - width) && isIn(at + width))) found.push(at)
  return found
}

/** Measures outline parts across which no channel changes. */
function faintShares(image: Rgb, alpha: Plane): Pick<CutOutSigns, 'faint' | 'stretch'> {
  const { width, height } = image
  const reach = Math.max(2, Math.round(PROBE * Math.max(width, height)))
  const outline = outlineOf(alpha)
  const faint = new Uint8Array(width * height)
  for (const at of outline) if (!isEdge(image, at, slopeAt(alpha, at, reach), reach)) faint[at] = 1
  const stretches = takeParts(grow(faint, { width, height }, reach), width, height).map(
    (part) => part.filter((at) => faint[at]).length,
  )
  const share = (length: number) => length / Math.max(1, outline.length)
  return {
    faint: share(stretches.reduce((sum, length) => sum + length, 0)),
    stretch: share(Math.max(0, ...stretches)),
  }
}

function isEdge(image: Rgb, at: number, [dx, dy]: readonly [number, number], reach: number): boolean {
  const length = Math.hypot(dx, dy) || 1
  for (let channel = 0; channel < 3; channel++)
    if (rangeAlong(image, at, dx / length, dy / length, reach, channel) >= EDGE) return true
  return false
}

function rangeAlong(
  { data, width, height }: Rgb,
  at: number,
  dx: number,
  dy: number,
  reach: number,
  channel: number,
): number {
  let [low, high] = [255, 0]
  for (let step = -reach; step <= reach; step++) {
    const x = clamp(Math.round((at % width) + step * dx), 0, width - 1)
    const y = clamp(Math.round(Math.floor(at / width) + step * dy), 0, height - 1)
    const value = data[3 * (y * width + x) + channel] ?? 0
    if (value < low) low = value
    if (value > high) high = value
  }
  return high - low
}

function slopeAt(alpha: Plane, at: number, reach: number): [dx: number, dy: number] {
  const [x, y] = [at % alpha.width, Math.floor(at / alpha.width)]
  return [
    meanAround(alpha, x + 1, y, reach) - meanAround(alpha, x - 1, y, reach),
    meanAround(alpha, x, y + 1, reach) - meanAround(alpha, x, y - 1, reach),
  ]
}

function meanAround({ data, width, height }: Plane, x: number, y: number, reach: number): number {
  const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)]
  const [top, bottom] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)]
  let sum = 0
  for (let row = top; row <= bottom; row++)
    for (let pixel = row * width + left; pixel <= row * width + right; pixel++) sum += data[pixel] ?? 0
  return sum / ((right - left + 1) * (bottom - top + 1))
}

/** Soft shadows have neither lines nor edges. */
function lostEdges(cells: readonly Plane[], near: Plane, ground: Ground, isBadge: IsAt): number {
  const data = cells[1]?.data ?? near.data
  const { width, height } = near
  const far = boxMean(near.data, width, height, 3)
  const foot = footOf(near)
  const bend = (at: number, by: number) =>
    Math.abs(2 * (data[at] ?? 0) - (data[at - by] ?? 0) - (data[at + by] ?? 0))
  let count = 0
  for (let y = 3; y < height - 3; y++)
    for (let x = 3, at = y * width + 3; x < width - 3; x++, at++) {
      if ((far[at] ?? 0) > NONE || Math.max(bend(at, 2), bend(at, 2 * width)) < BEND) continue
      if (isBadge((x + 0.5) / width, (y + 0.5) / height)) continue
      // A contact shadow may have hard edges.
      if (y < foot || !isShadow(cells, at, ground)) count += 1
    }
  return count / 2
}

/** Shadows lie next to this lower share. */
const FOOT = 0.3

function footOf({ data, width }: Plane): number {
  const top = Math.floor(data.findIndex((share) => share > 0.5) / width)
  const bottom = Math.floor(data.findLastIndex((share) => share > 0.5) / width)
  return bottom - FOOT * (bottom - top)
}

/** Maximum difference (0–255 per channel) of a shadow from the darkened ground. */
const SHADOW_TINT = 10

function isShadow(cells: readonly Plane[], at: number, ground: Ground): boolean {
  const color = colorAt(cells, at)
  const light = lightOn(color, ground)
  return light < 1 && light > 0.2 && hasTint(color, light, ground, SHADOW_TINT)
}
