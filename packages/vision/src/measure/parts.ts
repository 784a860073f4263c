import type { Box } from '@endcap/scoring'
import type { Plane, Size } from '../raster.ts'
import { fillBuffers, floodFill } from './flood-fill.ts'

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

/** Returns the box around the pixels that are 1, in shares of the frame. There must be one. */
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

/** Labels the connected parts (4-neighborhood) of a mask. */
export function labelParts({ data, width, height }: Plane): Parts {
  const labels = new Int32Array(data.length)
  const buffers = fillBuffers({ width, height })
  const list: Part[] = []
  const isInside = (pixel: number) => (data[pixel] ?? 0) > INSIDE
  for (let start = 0; start < data.length; start++) {
    if (labels[start] !== 0 || !isInside(start)) continue
    const pixels = floodFill({ width, height }, [start], isInside, buffers)
    const part: Part = {
      label: list.length + 1,
      size: pixels.length,
      left: width,
      top: height,
      right: 0,
      bottom: 0,
    }
    for (const pixel of pixels) {
      labels[pixel] = part.label
      const x = pixel % width
      const y = (pixel - x) / width
      part.left = Math.min(part.left, x)
      part.right = Math.max(part.right, x + 1)
      part.top = Math.min(part.top, y)
      part.bottom = Math.max(part.bottom, y + 1)
    }
    list.push(part)
  }
  const largest = list.reduce<Part | undefined>(
    (best, part) => (best && best.size >= part.size ? best : part),
    undefined,
  )
  return { labels, list, largest }
}
