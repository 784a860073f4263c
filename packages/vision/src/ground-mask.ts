import { fillOpen } from './measure/flood-fill.ts'
import { borderColor, borderPixels, pixelsNear } from './measure/ground.ts'
import type { Plane, Rgb } from './raster.ts'

/** Border share of the ground's color. */
const MIN_EVEN_BORDER = 0.35
/** Light falloff on colored grounds would stop the flood. */
const WHITE = 235
/** Covers noise, JPEG artifacts and soft shadows (0–255). */
const TOLERANCE = 20

export type GroundMask = Plane & {
  /** Border share of the ground's color. */
  evenness: number
}

/** Masks what a border flood misses. Null unless the ground is white. */
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
