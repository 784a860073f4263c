import sharp from 'sharp'
import type { Rgb } from './raster.ts'

/** Fits the whole image into a white square of `side` pixels and keeps its aspect ratio. */
export async function squareOnWhite(image: Rgb, side: number): Promise<Rgb> {
  const data = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .raw()
    .toBuffer()
  return { data, width: side, height: side }
}

/**
 * Converts an image to planar layout (one channel after the other), which most networks take. `order`
 * lists the image channel of each output plane. `convert` gets each value and the index of its plane.
 */
export function planar(
  { data, width, height }: Rgb,
  convert: (value: number, place: number) => number,
  order: readonly [number, number, number] = RGB,
): Float32Array {
  const pixels = width * height
  const out = new Float32Array(3 * pixels)
  for (let place = 0, target = 0; place < 3; place++) {
    const table = tableOf((value) => convert(value, place))
    for (let at = order[place] ?? 0; at < data.length; at += 3) out[target++] = table[data[at] ?? 0] ?? 0
  }
  return out
}

const RGB = [0, 1, 2] as const
export const BGR = [2, 1, 0] as const

/** Converts an image to interleaved layout (pixel by pixel), as TensorFlow stores images. */
export function interleaved({ data }: Rgb, convert: (value: number) => number): Float32Array {
  const table = tableOf(convert)
  const out = new Float32Array(data.length)
  for (let at = 0; at < data.length; at++) out[at] = table[data[at] ?? 0] ?? 0
  return out
}

/** Returns the result of a conversion for each value of a channel. */
function tableOf(convert: (value: number) => number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, value) => convert(value))
}

// Mean and standard deviation over ImageNet for each plane.
const MEAN = [0.485, 0.456, 0.406] as const
const DEVIATION = [0.229, 0.224, 0.225] as const

/** Normalizes by the statistics of ImageNet. PaddleOCR applies them in this order to blue, green, red too. */
export const byImageNet = (value: number, place: number): number =>
  (value / 255 - (MEAN[place] ?? 0)) / (DEVIATION[place] ?? 1)

/** Scales a value to −1…1, the input range of TensorFlow's MobileNets. */
export const toSigned = (value: number): number => value / 127.5 - 1
/** Scales a value to 0…1. */
export const toUnit = (value: number): number => value / 255

/** Rounds to the nearest multiple of `stride`, at least `least`. Networks that halve their input need it. */
export const toMultiple = (px: number, stride: number, least = stride): number =>
  Math.max(least, Math.round(px / stride) * stride)

/** Returns the logistic function of a logit. */
export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
