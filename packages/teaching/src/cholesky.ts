/** A symmetric matrix, or the lower triangle of one: `size` rows of `size` numbers. */
export type SquareMatrix = { size: number; values: Float64Array }

/**
 * Returns the lower triangle whose product with its transpose is the matrix (Cholesky decomposition). The matrix is
 * symmetric and positive definite.
 */
export function cholesky({ size, values }: SquareMatrix): SquareMatrix {
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = values[row * size + column] ?? 0
      for (let at = 0; at < column; at++)
        sum -= (lower[row * size + at] ?? 0) * (lower[column * size + at] ?? 0)
      const diagonal = lower[column * size + column] ?? 1
      lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / diagonal
    }
  }
  return { size, values: lower }
}

/** Returns x of L·x = b. */
export function solveLower({ size, values }: SquareMatrix, right: ArrayLike<number>): Float64Array {
  const out = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    let sum = right[row] ?? 0
    for (let at = 0; at < row; at++) sum -= (values[row * size + at] ?? 0) * (out[at] ?? 0)
    out[row] = sum / (values[row * size + row] ?? 1)
  }
  return out
}

/** Returns x of Lᵀ·x = b. */
export function solveUpper({ size, values }: SquareMatrix, right: ArrayLike<number>): Float64Array {
  const out = new Float64Array(size)
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row] ?? 0
    for (let at = row + 1; at < size; at++) sum -= (values[at * size + row] ?? 0) * (out[at] ?? 0)
    out[row] = sum / (values[row * size + row] ?? 1)
  }
  return out
}
