import type { Plane } from '../raster.ts'

/** One connected part of a mask. Its box is in mask pixels, right and bottom exclusive. */
export type Part = { label: number; size: number; left: number; top: number; right: number; bottom: number }

export type Parts = {
  /** For each pixel the label of its part, from 1; 0 outside. */
  labels: Int32Array
  list: Part[]
  largest: Part | undefined
}

/** Mask value above which a point counts as product. */
export const INSIDE = 0.5

/** Labels the connected parts (4-neighborhood) of a mask. */
export function labelParts({ data, width }: Plane): Parts {
  const labels = new Int32Array(data.length)
  const queue = new Int32Array(data.length)
  const list: Part[] = []
  for (let start = 0; start < data.length; start++) {
    if (labels[start] !== 0 || (data[start] ?? 0) <= INSIDE) continue
    const part: Part = { label: list.length + 1, size: 0, left: width, top: Infinity, right: 0, bottom: 0 }
    let end = 0
    const reach = (pixel: number) => {
      if (labels[pixel] !== 0 || (data[pixel] ?? 0) <= INSIDE) return
      labels[pixel] = part.label
      queue[end++] = pixel
    }
    reach(start)
    for (let at = 0; at < end; at++) {
      const pixel = queue[at] ?? 0
      const x = pixel % width
      const y = (pixel - x) / width
      part.left = Math.min(part.left, x)
      part.right = Math.max(part.right, x + 1)
      part.top = Math.min(part.top, y)
      part.bottom = Math.max(part.bottom, y + 1)
      if (x > 0) reach(pixel - 1)
      if (x < width - 1) reach(pixel + 1)
      if (pixel >= width) reach(pixel - width)
      if (pixel < data.length - width) reach(pixel + width)
    }
    part.size = end
    list.push(part)
  }
  const largest = list.reduce<Part | undefined>(
    (best, part) => (best && best.size >= part.size ? best : part),
    undefined,
  )
  return { labels, list, largest }
}
