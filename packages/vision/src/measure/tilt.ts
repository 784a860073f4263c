import type { Plane, Size } from '../raster.ts'
import { degreesFromLevel, rectangleAround } from './rotated-rectangle.ts'

/**
 * Share of its smallest rectangle from which a shape is surely a rectangle. A pack with rounded corners
 * fills 0.95, a pack seen at an angle 0.9, a tapered tube 0.88, an ellipse 0.79.
 */
const MIN_RECTANGULAR = 0.93
/** Thresholds at which the mask is cut: a sure outline has the same direction at each. */
const THRESHOLD = 0.5
const OTHER_THRESHOLDS = [0.3, 0.7]
/** Degrees by which the outlines may differ. */
const AGREEMENT = 1.5
/** Minimum ratio of the axes of a shape that stands or lies. A mouse or a shoe mirrors itself in any position. */
const MIN_ELONGATION = 1.8
/** Share of a shape that its mirror image in the long axis must cover. */
const MIN_SYMMETRY = 0.94
/** Share from which a shape still has sides that text on it can confirm. */
const MIN_SIDES = 0.7
/** Degrees from which a product was laid at an angle on purpose. */
const MAX_LEAN = 34

/**
 * Measures the tilt of a shape in degrees where its outline is sure to tell it: by the sides of a rectangle, or
 * by the axis of another long shape that mirrors itself, such as a bottle. It is null for other shapes: the
 * long axis of a boot, a bag or a pack seen at an angle says nothing about how it stands.
 *
 * The lean is that of the smallest rectangle around the shape, however well the shape fills it, or null for a round
 * shape. It is no tilt by itself: the text on the pack must lean as much.
 */
export function measureTilt(
  mask: Plane,
  inside: Uint8Array,
  aspect: number,
): { tiltDegrees: number | null; leanDegrees: number | null } {
  const shape = shapeOf(mask, inside, THRESHOLD)
  const around = rectangleAround(shape, aspect)
  const others = () => OTHER_THRESHOLDS.map((threshold) => shapeOf(mask, inside, threshold))
  const tilt =
    agreed(leanOf(around, MIN_RECTANGULAR), others, (other) =>
      leanOf(rectangleAround(other, aspect), MIN_RECTANGULAR),
    ) ?? agreed(tiltOfSymmetry(shape, aspect), others, (other) => tiltOfSymmetry(other, aspect))
  return {
    tiltDegrees: tilt !== null && tilt <= MAX_LEAN ? tilt : null,
    leanDegrees: leanOf(around, MIN_SIDES),
  }
}

/** 1 for each pixel of a shape. */
type Shape = Size & { data: Uint8Array }

/** Returns the significant parts of a mask above a threshold. */
function shapeOf({ data, width, height }: Plane, inside: Uint8Array, threshold: number): Shape {
  const shape = new Uint8Array(data.length)
  // The rim of a significant part lies outside of it at a lower threshold.
  const reach = threshold < THRESHOLD ? width : 0
  const step = reach > 0 ? 1 : 0
  for (let pixel = 0; pixel < data.length; pixel++) {
    if ((data[pixel] ?? 0) <= threshold) continue
    shape[pixel] =
      (inside[pixel] ?? 0) |
      (inside[pixel - step] ?? 0) |
      (inside[pixel + step] ?? 0) |
      (inside[pixel - reach] ?? 0) |
      (inside[pixel + reach] ?? 0)
  }
  return { data: shape, width, height }
}

/** Returns the tilt, or null if `tiltOf` finds none or another one in one of the other shapes. */
function agreed(
  tilt: number | null,
  others: () => readonly Shape[],
  tiltOf: (shape: Shape) => number | null,
): number | null {
  if (tilt === null) return null
  const isAgreed = others().every((shape) => {
    const other = tiltOf(shape)
    return other !== null && Math.abs(other - tilt) <= AGREEMENT
  })
  return isAgreed ? tilt : null
}

/** Returns the tilt of the long axis (second moments) of a shape that its mirror image in this axis covers. */
function tiltOfSymmetry(shape: Shape, aspect: number): number | null {
  const { n, middleX, middleY, xx, yy, xy } = momentsOf(shape, aspect)
  if (n === 0) return null
  const spread = Math.hypot(xx - yy, 2 * xy)
  if (Math.sqrt((xx + yy + spread) / Math.max(1e-9, xx + yy - spread)) < MIN_ELONGATION) return null
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  const covered = countMirrored(shape, aspect, { middleX, middleY, angle })
  return covered >= MIN_SYMMETRY * n ? degreesFromLevel([Math.cos(angle), Math.sin(angle)]) : null
}

/** Returns the number of a shape's pixels, their middle and their second moments, in heights of the image. */
function momentsOf({ data, width, height }: Shape, aspect: number) {
  let [n, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0]
  const toX = aspect / width
  for (let row = 0; row < height; row++) {
    // Whole numbers in the inner loop: V8 would keep each fraction as an object.
    let [count, columns, squares] = [0, 0, 0]
    for (let column = 0; column < width; column++) {
      if (data[row * width + column] === 0) continue
      count += 1
      columns += column
      squares += column * column
    }
    const y = row / height
    n += count
    sumX += columns * toX
    sumY += count * y
    sumXX += squares * toX * toX
    sumYY += count * y * y
    sumXY += columns * toX * y
  }
  const [middleX, middleY] = [sumX / n, sumY / n]
  const [xx, yy, xy] = [sumXX / n - middleX ** 2, sumYY / n - middleY ** 2, sumXY / n - middleX * middleY]
  return { n, middleX, middleY, xx, yy, xy }
}

type Axis = { middleX: number; middleY: number; angle: number }

/** Returns how many pixels of a shape its mirror image in an axis covers. */
function countMirrored({ data, width, height }: Shape, aspect: number, axis: Axis): number {
  const [cos, sin] = [Math.cos(2 * axis.angle), Math.sin(2 * axis.angle)]
  let covered = 0
  for (let y = 0, pixel = 0; y < height; y++) {
    const dy = y / height - axis.middleY
    for (let x = 0; x < width; x++, pixel++) {
      if (data[pixel] === 0) continue
      const dx = (x / width) * aspect - axis.middleX
      const column = Math.round(((axis.middleX + cos * dx + sin * dy) / aspect) * width)
      const row = Math.round((axis.middleY + sin * dx - cos * dy) * height)
      if (column >= 0 && column < width && row >= 0 && row < height && data[row * width + column] === 1)
        covered += 1
    }
  }
  return covered
}

function leanOf(around: ReturnType<typeof rectangleAround>, minShare: number): number | null {
  return around && around.share >= minShare ? degreesFromLevel(around.rectangle.along) : null
}
