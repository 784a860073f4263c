/** Symmetric or lower triangular. */
export type SquareMatrix = { size: number; values: Float64Array }

/** Decomposes positive definite matrices into L·Lᵀ. */
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

/** Solves L·x = b. */
export function solveLower({ size, values }: SquareMatrix, right: ArrayLike<number>): Float64Array {
  const out = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    let sum = right[row] ?? 0
    for (let at = 0; at < row; at++) sum -= (values[row * size + at] ?? 0) * (out[at] ?? 0)
    out[row] = sum / (values[row * size + row] ?? 1)
  }
  return out
}

/** Solves Lᵀ·x = b. */
export function solveUpper({ size, values }: SquareMatrix, right: ArrayLike<number>): Float64Array {
  const out = new Float64Array(size)
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row] ?? 0
    for (let at = row + 1; at < size; at++) sum -= (values[at * size + row] ?? 0) * (out[at] ?? 0)
    out[row] = sum / (values[row * size + row] ?? 1)
  }
  return out
}
