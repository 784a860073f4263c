import type { Box } from '@endcap/scoring'
import { boxAround } from './measure/parts.ts'
import { degreesFromLevel, rectangleAround } from './measure/rotated-rectangle.ts'
import type { Plane } from './raster.ts'

/** Share of its smallest rectangle from which a shape is a rectangle, at the resolution of the mask. */
const RECTANGLE = 0.94
/** Degrees up to which a rectangle stands straight. */
const STRAIGHT = 1
/**
 * Largest difference between the margins of a framed photograph (two pixels of the mask), and the smallest margin
 * that is a frame. Margins around photographed packs differ by more.
 */
const SAME_MARGIN = 0.0065
const MIN_MARGIN = 0.015
/** Distance from the frame at which the tip of a turned photograph's corner is too fine for the mask. */
const TIP = 0.035

/**
 * Returns the box of a photograph that was laid on white, or null. Such a photograph is a rectangle with the same
 * margin on all sides, or a turned rectangle whose corners touch all four edges. The margin would otherwise make
 * the whole photograph a product on white.
 *
 * @param shape 1 where the white ground does not reach, squeezed to a square
 * @param aspect width of the image over its height
 */
export function findFramedPhotograph(shape: Plane, aspect: number): Box | null {
  const found = rectangleAround(shape, (pixel) => shape.data[pixel] === 1, aspect)
  if (!found || found.share < RECTANGLE) return null
  const box = boxAround(shape.data, shape)
  const margins = [box.left, 1 - box.right, box.top, 1 - box.bottom] as const
  if (degreesFromLevel(found.rectangle.along) > STRAIGHT) return Math.max(...margins) < TIP ? box : null
  const [left, right, top, bottom] = margins
  const isSame = (one: number, other: number) => Math.abs(one - other) < SAME_MARGIN
  // A frame is as wide in pixels on all sides, or in shares of the sides.
  const isFrame =
    isSame(left, right) && isSame(top, bottom) && (isSame(left, top) || isSame(left * aspect, top))
  return isFrame && Math.min(...margins) >= MIN_MARGIN ? box : null
}
