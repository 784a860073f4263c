import type { Box } from '@endcap/scoring'
import type { Plane, Size } from '../raster.ts'
import { fillOpen } from './flood-fill.ts'

/** Box in mask pixels, right and bottom exclusive. */
export type Part = { label: number; size: number; left: number; top: number; right: number; bottom: number }

export type Parts = {
  /** Part per pixel, from 1; 0 outside. */
  labels: Int32Array
  list: Part[]
  largest: Part | undefined
}

export const INSIDE = 0.5

/** Returns shares of the frame. At least one pixel must be marked. */
export function boxAround(marks: ArrayLike<number>, { width, height }: Size): Box {
  const columns = new Uint8Array(width)
  const rows = new Uint8Array(height)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (marks[pixel++] === 1) columns[x] = rows[y] = 1
  return {
    left: columns.indexOf(1) / width,
    top: rows.indexOf(1) / height,
    right: (columns.lastIndexOf(1) + 1) / width,
    bottom: (rows.lastIndexOf(1) + 1) / height,
  }
}

/** Connects 4-neighborhoods. */
export function labelParts({ data, width, height }: Plane): Parts {
  const labels = new Int32Array(data.length)
  const queue = new Int32Array(data.length)
  const list: Part[] = []
  const open = new Uint8Array(data.length)
  for (let pixel = 0; pixel < data.length; pixel++) open[pixel] = Number((data[pixel] ?? 0) > INSIDE)
  for (let start = open.indexOf(1); start >= 0; start = open.indexOf(1, start)) {
    const pixels = fillOpen({ width, height }, [start], open, queue)
    const part: Part = {
      label: list.length + 1,
      size: pixels.length,
      left: width,
      top: height,
      right: 0,
      bottom: 0,
    }
    for (let index = 0; index < pixels.length; index++) {
      const pixel = pixels[index] ?? 0
      labels[pixel] = part.label
      const x = pixel % width
      const y = (pixel - x) / width
      if (x < part.left) part.left = x
      if (x >= part.right) part.right = x + 1
      if (y < part.top) part.top = y
      if (y >= part.bottom) part.bottom = y + 1
    }
    list.push(part)
  }
  const largest = list.reduce<Part | undefined>(
    (best, part) => (best && best.size >= part.size ? best : part),
    undefined,
  )
  return { labels, list, largest }
}
