const COLUMNS = 3

/** Returns the row and column of a tile, from 1. */
export const tilePlace = (index: number): { row: number; column: number } => ({
  row: Math.floor(index / COLUMNS) + 1,
  column: (index % COLUMNS) + 1,
})
