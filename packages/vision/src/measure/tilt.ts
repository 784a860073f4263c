import type { Plane, Size } from '../raster.ts'
import { degreesFromLevel, rectangleAround } from './rotated-rectangle.ts'

/** Share of the smallest rectangle: rounded packs 0.95, angled 0.9, tapered tubes 0.88, ellipses 0.79. */
const MIN_RECTANGULAR = 0.93
/** Certain outlines agree at all thresholds. */
const THRESHOLD = 0.5
const OTHER_THRESHOLDS = [0.3, 0.7]
/** In degrees. */
const AGREEMENT = 1.5
/** Mice or shoes are symmetric in any position. */
const MIN_ELONGATION = 1.8
const MIN_SYMMETRY = 0.94
/** From this share, text can confirm the sides. */
const MIN_SIDES = 0.7
/** Larger leans are intended. */
const MAX_LEAN = 34

/**
 * Returns degrees by a rectangle's sides or a symmetric axis (bottle), otherwise null: a boot's or angled
 * pack's axis proves nothing. The lean, null if round, counts only with equally leaning text.
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

type Shape = Size & { data: Uint8Array }

function shapeOf({ data, width, height }: Plane, inside: Uint8Array, threshold: number): Shape {
  const shape = new Uint8Array(data.length)
  // A part's rim lies outside of it at lower thresholds.
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

/** Uses second moments if symmetric. */
function tiltOfSymmetry(shape: Shape, aspect: number): number | null {
  const { n, middleX, middleY, xx, yy, xy } = momentsOf(shape, aspect)
  if (n === 0) return null
  const spread = Math.hypot(xx - yy, 2 * xy)
  if (Math.sqrt((xx + yy + spread) / Math.max(1e-9, xx + yy - spread)) < MIN_ELONGATION) return null
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  const covered = countMirrored(shape, aspect, { middleX, middleY, angle })
  return covered >= MIN_SYMMETRY * n ? degreesFromLevel([Math.cos(angle), Math.sin(angle)]) : null
}

/** In image heights. */
function momentsOf({ data, width, height }: Shape, aspect: number) {
  let [n, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0]
  const toX = aspect / width
  for (let row = 0; row < height; row++) {
    // V8 would allocate each fraction.
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
