import { cutRectangle } from './cut-rectangle.ts'
import { boxAround } from './measure/parts.ts'
import {
  degreesFromLevel,
  leveled,
  type RotatedRectangle,
  rectangleAround,
} from './measure/rotated-rectangle.ts'
import { type Plane, pixelAt, type Rgb, type Size } from './raster.ts'

/** Share of its smallest rectangle that makes a shape a rectangle, at mask resolution. */
const RECTANGLE = 0.94
/** Degrees that count as straight. */
const STRAIGHT = 1
/** Two mask pixels, and the smallest margin. Margins of photographed packs differ more. */
const SAME_MARGIN = 0.0065
const MIN_MARGIN = 0.01
/** Turned corners closer to the frame are too fine for the mask. */
const TIP = 0.035
/** Share cut off, because the mask's edge is coarse. */
const RIM = 0.004

/**
 * Finds a photograph laid on white, with equal margins or turned to touch all edges, in image heights. Its
 * margin would make it a product on white.
 * @param shape 1 off the white ground, squeezed square
 * @param aspect image width over height
 */
export function findFramedPhotograph(shape: Plane, aspect: number): RotatedRectangle | null {
  const found = rectangleAround(shape, aspect)
  if (!found || found.share < RECTANGLE) return null
  const rectangle = leveled(found.rectangle)
  const box = boxAround(shape.data, shape)
  const margins = [box.left, 1 - box.right, box.top, 1 - box.bottom] as const
  if (degreesFromLevel(rectangle.along) > STRAIGHT) return Math.max(...margins) < TIP ? rectangle : null
  const [left, right, top, bottom] = margins
  const isSame = (one: number, other: number) => Math.abs(one - other) < SAME_MARGIN
  // Margins are equal in pixels or in shares.
  const isFrame =
    isSame(left, right) && isSame(top, bottom) && (isSame(left, top) || isSame(left * aspect, top))
  return isFrame && Math.min(...margins) >= MIN_MARGIN ? rectangle : null
}

/** Levels the photograph. */
export function cutPhotograph(image: Rgb, photograph: RotatedRectangle, maxSidePx: number): Rgb {
  const { center, along } = photograph
  const inner = (1 - 2 * RIM) * image.height
  const [length, breadth] = [inner * photograph.length, inner * photograph.breadth]
  const scale = Math.min(1, maxSidePx / Math.max(length, breadth))
  const toPx = (side: number) => Math.max(1, Math.round(scale * side))
  const inPx = {
    center: [center[0] * image.height, center[1] * image.height],
    along,
    length,
    breadth,
  } as const
  return cutRectangle(image, inPx, { width: toPx(length), height: toPx(breadth) })
}

/** Maps a mask back. `aspect` is image width over height. */
export function layBack(
  mask: Plane,
  photograph: RotatedRectangle,
  aspect: number,
  { width, height }: Size,
): Plane {
  const { center, along, length, breadth } = photograph
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [((x + 0.5) / width) * aspect - center[0], (y + 0.5) / height - center[1]]
      const a = (dx * along[0] + dy * along[1]) / length + 0.5
      const b = (dy * along[0] - dx * along[1]) / breadth + 0.5
      if (a >= 0 && a < 1 && b >= 0 && b < 1) data[y * width + x] = mask.data[pixelAt(mask, a, b)] ?? 0
    }
  }
  return { data, width, height }
}
