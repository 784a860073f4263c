import { floodFill } from './measure/flood-fill.ts'
import { borderPixels } from './measure/ground.ts'
import { median } from './measure/statistics.ts'
import type { Plane, Rgb } from './raster.ts'

/** Minimum share of the frame's border that must have the ground's color. */
const MIN_EVEN_BORDER = 0.35
/** Minimum channel value of a white ground. Colored grounds are excluded: their light falloff stops the flood. */
const WHITE = 235
/** Maximum channel difference (0–255) from the ground's color: covers noise, JPEG artifacts and soft shadows. */
const TOLERANCE = 20

export type GroundMask = Plane & {
  /** Share of the frame's border that has the ground's color. */
  evenness: number
}

/**
 * Segments a product on a white studio ground: everything that a flood fill from the border, through
 * pixels of the border's color, does not reach. Returns null if the ground is not white.
 */
export function groundMask(image: Rgb): GroundMask | null {
  const { width, height } = image
  const border = borderPixels(width, height)
  const ground = [0, 1, 2].map((channel) =>
    median(border.map((pixel) => image.data[3 * pixel + channel] ?? 0)),
  )
  if (Math.min(...ground) < WHITE) return null
  const isGround = (pixel: number) =>
    ground.every((value, channel) => Math.abs((image.data[3 * pixel + channel] ?? 0) - value) <= TOLERANCE)
  const seeds = border.filter(isGround)
  if (seeds.length < MIN_EVEN_BORDER * border.length) return null

  const mask = new Float32Array(width * height).fill(1)
  for (const pixel of floodFill({ width, height }, seeds, isGround)) mask[pixel] = 0
  return { data: mask, width, height, evenness: seeds.length / border.length }
}
