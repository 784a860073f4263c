/** A picture as it is, and without its white margin. */
export type Sketch = { whole: Grid; trimmed: Grid }

export type Grid = {
  /** Red, green and blue of `SKETCH_SIDE` × `SKETCH_SIDE` cells, row by row. */
  cells: Uint8Array
  /** Width divided by height. */
  aspect: number
}

/** Cells per side. */
export const SKETCH_SIDE = 64
export const SKETCH_CELLS = SKETCH_SIDE ** 2

/** Part of another picture that a picture shows, as shares of its sides. */
export type Frame = { left: number; top: number; right: number; bottom: number }

type SamplePlace = { isInside: boolean; before: number; after: number; share: number }

/** Returns the cells between which each cell of a frame lies, along one side. */
export const samplePlaces = (from: number, to: number): SamplePlace[] =>
  Array.from({ length: SKETCH_SIDE }, (_, index) => {
    const at = (from + ((index + 0.5) / SKETCH_SIDE) * (to - from)) * SKETCH_SIDE - 0.5
    const within = Math.min(SKETCH_SIDE - 1, Math.max(0, at))
    const before = Math.floor(within)
    const isInside = at >= -0.5 && at <= SKETCH_SIDE - 0.5
    return { isInside, before, after: Math.min(SKETCH_SIDE - 1, before + 1), share: within - before }
  })

/** Interpolates. */
export const mixed = (one: number, other: number, share: number): number => one + (other - one) * share

/** Returns the values of one channel in a frame, null outside of the picture. */
export function sampleCells(cells: Float32Array, { left, top, right, bottom }: Frame): (number | null)[] {
  const columns = samplePlaces(left, right)
  const value = (x: number, y: number) => cells[y * SKETCH_SIDE + x] ?? 0
  return samplePlaces(top, bottom).flatMap((row) =>
    columns.map((column) => {
      if (!row.isInside || !column.isInside) return null
      const along = (y: number) => mixed(value(column.before, y), value(column.after, y), column.share)
      return mixed(along(row.before), along(row.after), row.share)
    }),
  )
}

/** Returns one channel by cell. */
export const channelOf = ({ cells }: Grid, channel: number): Float32Array =>
  Float32Array.from({ length: SKETCH_CELLS }, (_, cell) => cells[3 * cell + channel] ?? 0)

/** Averages 3 × 3 cells. */
export function blurred(cells: Float32Array): Float32Array {
  const clamp = (index: number) => Math.min(SKETCH_SIDE - 1, Math.max(0, index))
  return cells.map((_, cell) => {
    const [x, y] = [cell % SKETCH_SIDE, Math.floor(cell / SKETCH_SIDE)]
    let sum = 0
    for (let row = y - 1; row <= y + 1; row++)
      for (let column = x - 1; column <= x + 1; column++)
        sum += cells[clamp(row) * SKETCH_SIDE + clamp(column)] ?? 0
    return sum / 9
  })
}
