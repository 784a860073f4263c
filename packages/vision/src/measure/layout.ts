import type { LayoutFacts } from '@endcap/scoring'
import type { Plane } from '../raster.ts'

/** Cells per side in which empty space is measured. */
const CELLS = 32
/** Share of a cell that must be ground. A letter or a line makes it used. */
const EMPTY = 0.97

/** Measures how the frame is used. `ground` is 1 where the image surely shows ground. */
export function measureLayout(ground: Plane): LayoutFacts {
  return { emptyArea: largestRectangle(emptyCells(ground)) / (CELLS * CELLS) }
}

/** Returns the rows of cells, true for each that shows nothing but ground. */
function emptyCells({ data, width, height }: Plane): boolean[][] {
  const edge = (cell: number, size: number) => Math.floor((cell * size) / CELLS)
  return Array.from({ length: CELLS }, (_row, row) =>
    Array.from({ length: CELLS }, (_column, column) => {
      const [left, right] = [edge(column, width), edge(column + 1, width)]
      const [top, bottom] = [edge(row, height), edge(row + 1, height)]
      let sum = 0
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += data[y * width + x] ?? 0
      return sum >= EMPTY * (right - left) * (bottom - top)
    }),
  )
}

/** Returns the number of cells in the largest rectangle of cells that are true. */
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
