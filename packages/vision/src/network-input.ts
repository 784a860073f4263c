import sharp from 'sharp'
import type { Rgb } from './raster.ts'

/** The image as a whole inside a white square of `side` pixels, its aspect kept. */
export async function squareOnWhite(image: Rgb, side: number): Promise<Rgb> {
  const data = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .raw()
    .toBuffer()
  return { data, width: side, height: side }
}

/**
 * Channel by channel, each value through `convert`: what most networks take. `order` says which
 * channel of the image stands at each place; `convert` is told the place.
 */
export function planar(
  { data, width, height }: Rgb,
  convert: (value: number, place: number) => number,
  order: readonly [number, number, number] = RGB,
): Float32Array {
  const pixels = width * height
  const out = new Float32Array(3 * pixels)
  order.forEach((channel, place) => {
    const table = Float32Array.from({ length: 256 }, (_, value) => convert(value, place))
    for (let pixel = 0; pixel < pixels; pixel++)
      out[place * pixels + pixel] = table[data[3 * pixel + channel] ?? 0] ?? 0
  })
  return out
}

const RGB = [0, 1, 2] as const
export const BGR = [2, 1, 0] as const

/** Pixel by pixel, as TensorFlow keeps images. */
export function interleaved({ data }: Rgb, convert: (value: number) => number): Float32Array {
  const table = Float32Array.from({ length: 256 }, (_, value) => convert(value))
  const out = new Float32Array(data.length)
  for (let at = 0; at < data.length; at++) out[at] = table[data[at] ?? 0] ?? 0
  return out
}

// Mean and deviation over ImageNet, place by place.
const MEAN = [0.485, 0.456, 0.406] as const
const DEVIATION = [0.229, 0.224, 0.225] as const

/** By the statistics of ImageNet; PaddleOCR applies them in this order to blue, green, red too. */
export const byImageNet = (value: number, place: number): number =>
  (value / 255 - (MEAN[place] ?? 0)) / (DEVIATION[place] ?? 1)

/** −1…1, as the MobileNets of TensorFlow were trained. */
export const toSigned = (value: number): number => value / 127.5 - 1
/** 0…1. */
export const toUnit = (value: number): number => value / 255

/** The nearest multiple of `stride`, at least `least`: what a network that halves its input can take. */
export const toMultiple = (px: number, stride: number, least = stride): number =>
  Math.max(least, Math.round(px / stride) * stride)

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
