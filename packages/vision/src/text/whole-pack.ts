import type { Ground } from '../measure/ground.ts'
import { INSIDE, labelParts } from '../measure/parts.ts'
import type { RotatedRectangle } from '../measure/rotated-rectangle.ts'
import type { Plane, Rgb } from '../raster.ts'
import { shareOnGround, shareOnProduct } from './text-on-product.ts'

/** From this share of the object, the mask is complete. */
const COMPLETE = 0.8
/** Lines on the object, but off the mask. */
const MIN_LINES = 2
/** Share of a line on neither mask nor ground. */
const OUTSIDE = 0.35

/** Returns the whole pack on white if text off the mask shows that the network found only a print. */
export function completePack(
  mask: Plane,
  ground: Ground,
  lines: readonly RotatedRectangle[],
  work: Rgb,
): Plane {
  if (!ground.isWhite) return mask
  const beside = lines.filter(
    (line) =>
      shareOnProduct(line, work, mask) <= OUTSIDE && shareOnGround(line, work, ground.sure) <= OUTSIDE,
  )
  if (beside.length < MIN_LINES) return mask
  const { width, height } = mask
  const objects = labelParts({ data: ground.sure.data.map((value) => 1 - value), width, height })
  const masked = new Uint32Array(objects.list.length + 1)
  let total = 0
  for (let pixel = 0; pixel < mask.data.length; pixel++) {
    if ((mask.data[pixel] ?? 0) <= INSIDE) continue
    const label = objects.labels[pixel] ?? 0
    masked[label] = (masked[label] ?? 0) + 1
    total += 1
  }
  const object = objects.list.find(({ label }) => (masked[label] ?? 0) > total / 2)
  if (!object || (masked[object.label] ?? 0) >= COMPLETE * object.size) return mask
  const data = new Float32Array(mask.data.length)
  for (let pixel = 0; pixel < data.length; pixel++)
    data[pixel] = Number(objects.labels[pixel] === object.label)
  const whole: Plane = { data, width, height }
  const outside = beside.filter((line) => shareOnProduct(line, work, whole) > 1 - OUTSIDE)
  if (outside.length < MIN_LINES) return mask
  return { ...whole, data: whole.data.map((value, pixel) => Math.max(value, mask.data[pixel] ?? 0)) }
}
