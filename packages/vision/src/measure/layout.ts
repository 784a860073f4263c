import type { LayoutFacts } from '@endcap/scoring'
import type { Plane } from '../raster.ts'

/** Per side. */
const CELLS = 32
/** A letter or line makes a cell used. */
const EMPTY = 0.97

/** `ground` is 1 where certain. */
export function measureLayout(ground: Plane): Pick<LayoutFacts, 'emptyArea'> {
  return { emptyArea: largestRectangle(emptyCells(ground)) / (CELLS * CELLS) }
}

function emptyCells({ data, width, height }: Plane): boolean[][] {
  const cellOf = (size: number) =>
    Uint8Array.from({ length: size }, (_, at) => Math.ceil(((at + 1) * CELLS) / size) - 1)
  const [columns, rows] = [cellOf(width), cellOf(height)]
  const ground = new Float32Array(CELLS * CELLS)
  const pixels = new Uint32Array(CELLS * CELLS)
  for (let y = 0, pixel = 0; y < height; y++) {
    const first = CELLS * (rows[y] ?? 0)
    for (let x = 0; x < width; x++, pixel++) {
      const cell = first + (columns[x] ?? 0)
      ground[cell] = (ground[cell] ?? 0) + (data[pixel] ?? 0)
      pixels[cell] = (pixels[cell] ?? 0) + 1
    }
  }
  return Array.from({ length: CELLS }, (_row, row) =>
    Array.from({ length: CELLS }, (_column, column) => {
      const cell = CELLS * row + column
      return (ground[cell] ?? 0) >= EMPTY * (pixels[cell] ?? 0)
    }),
  )
}

/** Returns its cell count. */
function largestRectangle(rows: readonly boolean[][]): number {
  let largest = 0
  const heights = new Uint8Array(CELLS)
  for (const row of rows) {
    row.forEach((isEmpty, column) => {
      heights[column] = isEmpty ? (heights[column] ?? 0) + 1 : 0
    })
    for (let first = 0; first < CELLS; first++) {
      let height = heights[first] ?? 0
      for (let last = first; last < CELLS && height > 0; last++) {
        height = Math.min(height, heights[last] ?? 0)
        largest = Math.max(largest, height * (last - first + 1))
      }
    }
  }
  return largest
}
