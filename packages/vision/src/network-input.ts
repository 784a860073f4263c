import sharp from 'sharp'
import type { Rgb } from './raster.ts'

/** Fits the whole image into a white square of `side` pixels and keeps its aspect ratio. */
export async function squareOnWhite(image: Rgb, side: number): Promise<Rgb> {
  if (Math.max(image.width, image.height) === side) return padWithWhite(image, side)
  const data = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .raw()
    .toBuffer()
  return { data, width: side, height: side }
}

function padWithWhite({ data, width, height }: Rgb, side: number): Rgb {
  if (width === height) return { data, width, height }
  const out = new Uint8Array(3 * side * side).fill(255)
  const [left, top] = [(side - width) >> 1, (side - height) >> 1]
  for (let y = 0; y < height; y++)
    out.set(data.subarray(3 * y * width, 3 * (y + 1) * width), 3 * ((top + y) * side + left))
  return { data: out, width: side, height: side }
}

/** Rounds to the nearest multiple of `stride`, at least `least`. Networks that halve their input need it. */
export const toMultiple = (px: number, stride: number, least = stride): number =>
  Math.max(least, Math.round(px / stride) * stride)

/** Returns the logistic function of a logit. */
export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
