import type { Box } from '@endcap/scoring'
import { type Plane, resizePlane, type Size } from '../raster.ts'

/** Longer side of an image from which every second pixel of every second line is enough for shares and means. */
const LARGE_PX = 640

/** The points at which an image is measured. Point (x, y) is the pixel at `step` times x and y. */
export type Points = Size & { step: number }

/** Points that surely are product or background. The rim between them (blur, hair, shadow) is neither. */
export type Regions = Points & {
  product: Uint8Array
  background: Uint8Array
  productCount: number
  backgroundCount: number
}

/** Returns the points of an image. */
export function pointsOf({ width, height }: Size): Points {
  const step = Math.max(width, height) >= LARGE_PX ? 2 : 1
  return { width: Math.ceil(width / step), height: Math.ceil(height / step), step }
}

/**
 * Divides the points of an image by its mask, which may have another size. `neither` lists boxes, in shares of the
 * frame, of overlays.
 */
export function divideRegions(mask: Plane, image: Size, neither: readonly Box[] = []): Regions {
  const points = pointsOf(image)
  const { width, height } = points
  const { data } = resizePlane(mask, width, height)
  const product = new Uint8Array(data.length)
  const background = new Uint8Array(data.length)
  let productCount = 0
  let backgroundCount = 0
  for (let point = 0; point < data.length; point++) {
    const value = data[point] ?? 0
    if (value > 0.8) productCount += product[point] = 1
    else if (value < 0.05) backgroundCount += background[point] = 1
  }
  for (const { left, top, right, bottom } of neither) {
    for (let y = Math.floor(top * height); y < bottom * height; y++) {
      for (let x = Math.floor(left * width); x < right * width; x++) {
        const point = y * width + x
        backgroundCount -= background[point] ?? 0
        background[point] = 0
      }
    }
  }
  return { ...points, product, background, productCount, backgroundCount }
}
