import sharp from 'sharp'
import type { Rgb } from '../raster.ts'

/** The image as a whole inside a white square of `side` pixels, its aspect kept. */
export async function squareOnWhite(image: Rgb, side: number): Promise<Rgb> {
  const data = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .raw()
    .toBuffer()
  return { data, width: side, height: side }
}

/** Channel by channel (red, green, blue), each value through `convert`: what most networks take. */
export function planar({ data, width, height }: Rgb, convert: (value: number) => number): Float32Array {
  const table = Float32Array.from({ length: 256 }, (_, value) => convert(value))
  const pixels = width * height
  const out = new Float32Array(3 * pixels)
  for (let pixel = 0; pixel < pixels; pixel++) {
    for (let channel = 0; channel < 3; channel++)
      out[channel * pixels + pixel] = table[data[3 * pixel + channel] ?? 0] ?? 0
  }
  return out
}

/** Pixel by pixel, as TensorFlow keeps images. */
export function interleaved({ data }: Rgb, convert: (value: number) => number): Float32Array {
  const table = Float32Array.from({ length: 256 }, (_, value) => convert(value))
  const out = new Float32Array(data.length)
  for (let at = 0; at < data.length; at++) out[at] = table[data[at] ?? 0] ?? 0
  return out
}

/** −1…1, as the MobileNets of TensorFlow were trained. */
export const toSigned = (value: number): number => value / 127.5 - 1
/** 0…1. */
export const toUnit = (value: number): number => value / 255

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
