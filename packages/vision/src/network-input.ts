import sharp from 'sharp'
import { padRgb, type Rgb } from './raster.ts'

/** Keeps the aspect ratio. */
export async function squareOnWhite(image: Rgb, side: number): Promise<Rgb> {
  if (Math.max(image.width, image.height) === side) return padWithWhite(image, side)
  const data = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .raw()
    .toBuffer()
  return { data, width: side, height: side }
}

function padWithWhite(image: Rgb, side: number): Rgb {
  if (image.width === image.height) return image
  const [left, top] = [(side - image.width) >> 1, (side - image.height) >> 1]
  return padRgb(image, { width: side, height: side }, { left, top, value: 255 })
}

/** Networks that halve their input need multiples. */
export const toMultiple = (px: number, stride: number, least = stride): number =>
  Math.max(least, Math.round(px / stride) * stride)
