import { fillOpen } from './measure/flood-fill.ts'
import { borderColor, borderPixels, pixelsNear } from './measure/ground.ts'
import type { Plane, Rgb } from './raster.ts'

/** Minimum share of border pixels with the ground's color. */
const MIN_EVEN_BORDER = 0.35
/** Minimum channel of a white ground. Light falloff on colored grounds stops the flood. */
const WHITE = 235
/** Maximum channel difference (0–255) from the ground: noise, JPEG artifacts, soft shadows. */
const TOLERANCE = 20

export type GroundMask = Plane & {
  /** Share of border pixels with the ground's color. */
  evenness: number
}

/**
 * Masks everything that a flood fill from a white border does not reach. Returns null if the ground is not
 * white.
 */
export function groundMask(image: Rgb, color = borderColor(image)): GroundMask | null {
  const { data, width, height } = image
  const border = borderPixels(width, height)
  if (Math.min(...color) < WHITE) return null
  const open = pixelsNear(image, color, TOLERANCE)
  const seeds = border.filter((pixel) => open[pixel] === 1)
  if (seeds.length < MIN_EVEN_BORDER * border.length) return null

  const mask = new Float32Array(data.length / 3).fill(1)
  const ground = fillOpen(image, seeds, open)
  for (let index = 0; index < ground.length; index++) mask[ground[index] ?? 0] = 0
  return { data: mask, width, height, evenness: seeds.length / border.length }
}
