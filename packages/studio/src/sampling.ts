import type { Plane, Rgb } from '@endcap/vision'

/** In whole pixels. */
export type Region = { left: number; top: number; width: number; height: number }

/** Samples a region's row bilinearly from a coarser plane of the same frame. `y` is relative to the region. */
export function sampleRow(
  plane: Plane,
  image: { width: number; height: number },
  region: Region,
  y: number,
  out: Float32Array,
): void {
  const { width } = plane
  const line = rowAt(plane, ((region.top + y + 0.5) * plane.height) / image.height - 0.5)
  const step = width / image.width
  let at = (region.left + 0.5) * step - 0.5
  for (let x = 0; x < region.width; x++, at += step) {
    const inside = at < 0 ? 0 : at > width - 1 ? width - 1 : at
    const low = inside | 0
    const value = line[low] ?? 0
    out[x] = value + ((line[low + 1] ?? 0) - value) * (inside - low)
  }
}

/** Overwritten per row, to avoid garbage. */
let rowBuffer = new Float32Array(0)

/** Repeats the last value as right neighbor. */
function rowAt({ data, width, height }: Plane, y: number): Float32Array {
  const at = clamp(y, 0, height - 1)
  const upper = Math.floor(at)
  const lower = Math.min(height - 1, upper + 1)
  if (rowBuffer.length < width + 1) rowBuffer = new Float32Array(width + 1)
  const line = rowBuffer
  for (let x = 0; x < width; x++) {
    const value = data[upper * width + x] ?? 0
    line[x] = value + ((data[lower * width + x] ?? 0) - value) * (at - upper)
  }
  line[width] = line[width - 1] ?? 0
  return line
}

/** Returns 0–255 on a grid no finer than the image. */
export function cellMeans(image: Rgb, width: number, height: number): Plane[] {
  const { data } = image
  const ends = Int32Array.from({ length: width }, (_, x) => Math.ceil(((x + 1) * image.width) / width))
  const [red, green, blue] = [emptyCells(width, height), emptyCells(width, height), emptyCells(width, height)]
  const counts = new Uint32Array(width * height)
  for (let y = 0, at = 0, x = 0; y < image.height; y++, x = 0) {
    let cell = Math.floor((y * height) / image.height) * width
    for (let column = 0; column < width; column++, cell++) {
      const end = ends[column] ?? 0
      let [r, g, b] = [0, 0, 0]
      counts[cell] = (counts[cell] ?? 0) + end - x
      for (; x < end; x++, at += 3) {
        r += data[at] ?? 0
        g += data[at + 1] ?? 0
        b += data[at + 2] ?? 0
      }
      red[cell] = (red[cell] ?? 0) + r
      green[cell] = (green[cell] ?? 0) + g
      blue[cell] = (blue[cell] ?? 0) + b
    }
  }
  return [red, green, blue].map((sums) => ({ data: divide(sums, counts), width, height }))
}

function divide(sums: Float32Array, counts: Uint32Array): Float32Array {
  for (let cell = 0; cell < sums.length; cell++) sums[cell] = (sums[cell] ?? 0) / (counts[cell] || 1)
  return sums
}

const emptyCells = (width: number, height: number) => new Float32Array(width * height)

/** Bounds are inclusive. */
export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value
