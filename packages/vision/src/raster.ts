import type { Plane, Rgb } from '@endcap/eye'
import type { Box } from '@endcap/scoring'
import sharp from 'sharp'

export type { Plane, Rgb } from '@endcap/eye'

export type Size = { width: number; height: number }

/** In 1/256 gray levels, up to `WHITE`. */
export type Luminance = { data: Uint16Array; width: number; height: number }

export const WHITE = 65_280

/** Smaller arrays may share a buffer. */
const LARGE_BYTES = 65_536

/** Frees arrays at once, because garbage piles up. */
export function release(...arrays: readonly (Uint8Array | Uint16Array | Float32Array)[]): void {
  for (const { buffer, byteLength } of arrays)
    if (buffer instanceof ArrayBuffer && byteLength >= LARGE_BYTES && byteLength === buffer.byteLength)
      buffer.transfer(0)
}

/** Resamples with Lanczos 3, ignoring the aspect ratio. */
export async function resizeRgb(image: Rgb, width: number, height: number): Promise<Rgb> {
  if (image.width === width && image.height === height) return image
  const data = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { data, width, height }
}

/** Averages cells, for sizes far below the image's, where libvips takes a millisecond to start. */
export function averageRgb(image: Rgb, width: number, height: number): Rgb {
  const data = new Uint8Array(3 * width * height)
  const columns = Array.from({ length: width }, (_, x) => cell(x, width, image.width))
  let at = 0
  for (let y = 0; y < height; y++) {
    const { start: top, end: bottom } = cell(y, height, image.height)
    for (const { start: left, end: right } of columns) {
      let [red, green, blue] = [0, 0, 0]
      for (let row = top; row < bottom; row++) {
        for (let from = 3 * (row * image.width + left); from < 3 * (row * image.width + right); from += 3) {
          red += image.data[from] ?? 0
          green += image.data[from + 1] ?? 0
          blue += image.data[from + 2] ?? 0
        }
      }
      const share = 1 / ((bottom - top) * (right - left))
      data[at] = red * share + 0.5
      data[at + 1] = green * share + 0.5
      data[at + 2] = blue * share + 0.5
      at += 3
    }
  }
  return { data, width, height }
}

function cell(index: number, count: number, size: number): { start: number; end: number } {
  const start = Math.floor((index * size) / count)
  return { start, end: Math.max(start + 1, Math.floor(((index + 1) * size) / count)) }
}

/** Returns the smallest channel value. */
export function darkestChannel({ data }: Rgb, pixel: number): number {
  return Math.min(data[3 * pixel] ?? 0, data[3 * pixel + 1] ?? 0, data[3 * pixel + 2] ?? 0)
}

/** Returns the largest channel value. */
export function lightestChannel({ data }: Rgb, pixel: number): number {
  return Math.max(data[3 * pixel] ?? 0, data[3 * pixel + 1] ?? 0, data[3 * pixel + 2] ?? 0)
}

/** Takes shares, clamped to the border. */
export function pixelAt({ width, height }: Size, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)))
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)))
  return row * width + column
}

/** Takes shares; keeps at least one pixel. */
export function cropRgb(image: Rgb, { left, top, right, bottom }: Box): Rgb {
  const [x, y] = [Math.floor(left * image.width), Math.floor(top * image.height)]
  const width = Math.max(1, Math.min(image.width, Math.ceil(right * image.width)) - x)
  const height = Math.max(1, Math.min(image.height, Math.ceil(bottom * image.height)) - y)
  return cutPixels(image, { left: x, top: y, right: x + width, bottom: y + height })
}

/** Right and bottom are exclusive. */
export type PixelBox = { left: number; top: number; right: number; bottom: number }

/** Copies a box of pixels. */
export function cutPixels(image: Rgb, { left, top, right, bottom }: PixelBox): Rgb {
  const [width, height] = [right - left, bottom - top]
  if (width === image.width && height === image.height) return image
  const data = new Uint8Array(3 * width * height)
  for (let y = 0; y < height; y++) {
    const start = 3 * ((top + y) * image.width + left)
    data.set(image.data.subarray(start, start + 3 * width), 3 * y * width)
  }
  return { data, width, height }
}

/** Places it by its upper left corner. */
export function padRgb(
  { data, width, height }: Rgb,
  size: Size,
  { left, top, value }: { left: number; top: number; value: number },
): Rgb {
  const out = new Uint8Array(3 * size.width * size.height).fill(value)
  for (let y = 0; y < height; y++)
    out.set(data.subarray(3 * y * width, 3 * (y + 1) * width), 3 * ((top + y) * size.width + left))
  return { data: out, ...size }
}

/** Applies Rec. 709, scaled to 2^16, to gamma-encoded values. */
export function luminance({ data, width, height }: Rgb): Luminance {
  const out = new Uint16Array(width * height)
  for (let pixel = 0, at = 0; pixel < out.length; pixel++, at += 3)
    out[pixel] = (13_933 * (data[at] ?? 0) + 46_871 * (data[at + 1] ?? 0) + 4_732 * (data[at + 2] ?? 0)) >> 8
  return { data: out, width, height }
}

/** Adds 2 × 2 pixels and shifts the sums right. `half` rounds. */
export function halve(
  { data, width, height }: Luminance,
  { shift, half = 0 }: { shift: number; half?: number },
): Luminance {
  const [columns, rows] = [width >> 1, height >> 1]
  const out = new Uint16Array(columns * rows)
  for (let y = 0, pixel = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = 2 * (y * width + x)
      const sum =
        (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + width] ?? 0) + (data[at + width + 1] ?? 0)
      out[pixel++] = (sum + half) >> shift
    }
  }
  return { data: out, width: columns, height: rows }
}

/** Bilinear suits smooth masks. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  if (plane.width === width && plane.height === height) return plane
  const { data } = plane
  const out = new Float32Array(width * height)
  const columns = samples(width, plane.width)
  const rows = samples(height, plane.height)
  for (let y = 0, pixel = 0; y < height; y++) {
    const upper = (rows.low[y] ?? 0) * plane.width
    const lower = (rows.high[y] ?? 0) * plane.width
    const down = rows.part[y] ?? 0
    for (let x = 0; x < width; x++, pixel++) {
      const low = columns.low[x] ?? 0
      const high = columns.high[x] ?? 0
      const part = columns.part[x] ?? 0
      const top = mix(data[upper + low] ?? 0, data[upper + high] ?? 0, part)
      out[pixel] = mix(top, mix(data[lower + low] ?? 0, data[lower + high] ?? 0, part), down)
    }
  }
  return { data: out, width, height }
}

/** `part` is the second pixel's share. */
type Samples = { low: Int32Array; high: Int32Array; part: Float32Array }

function samples(size: number, sourceSize: number): Samples {
  const found = { low: new Int32Array(size), high: new Int32Array(size), part: new Float32Array(size) }
  for (let index = 0; index < size; index++) {
    const at = Math.min(sourceSize - 1, Math.max(0, ((index + 0.5) * sourceSize) / size - 0.5))
    const low = Math.floor(at)
    found.low[index] = low
    found.high[index] = Math.min(sourceSize - 1, low + 1)
    found.part[index] = at - low
  }
  return found
}

const mix = (from: number, to: number, part: number): number => from + (to - from) * part
