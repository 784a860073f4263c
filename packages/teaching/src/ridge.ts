import { CLASSIFICATIONS } from '@endcap/scoring'
import type { Answer } from './answer.ts'
import { cholesky, type SquareMatrix, solveLower, solveUpper } from './cholesky.ts'
import { FEATURES, featuresOf, probabilitiesOf, TYPES } from './features.ts'

/** Chosen on public pictures (`docs/learned/teaching.md`). */
const STRENGTH = 0.3

/** Predicts one-hot types less probabilities. */
export type Ridge = {
  features: readonly Float64Array[]
  /** Residuals by type. */
  lacks: readonly Float64Array[]
  /** Cholesky, regularized. */
  factor: SquareMatrix
  /** By type. */
  weights: readonly Float64Array[]
}

/** Fits in closed form (Hoerl & Kennard 1970). */
export function fitRidge(answers: readonly Answer[]): Ridge {
  const features = answers.map(({ similarity }) => featuresOf(similarity))
  const lacks = answers.map((answer) => {
    const probabilities = probabilitiesOf(answer)
    return probabilities.map((value, type) => Number(CLASSIFICATIONS[type] === answer.type) - value)
  })
  const factor = cholesky(productOf(features))
  const weights = Array.from({ length: TYPES }, (_, type) => {
    const right = new Float64Array(FEATURES)
    features.forEach((row, at) => addScaled(right, row, lacks[at]?.[type] ?? 0))
    return solveUpper(factor, solveLower(factor, right))
  })
  return { features, lacks, factor, weights }
}

function productOf(features: readonly Float64Array[]): SquareMatrix {
  const values = new Float64Array(FEATURES * FEATURES)
  for (const row of features) {
    for (let at = 0; at < FEATURES; at++) {
      const scale = row[at] ?? 0
      for (let other = 0, to = at * FEATURES; other <= at; other++, to++)
        values[to] = (values[to] ?? 0) + scale * (row[other] ?? 0)
    }
  }
  for (let at = 0; at < FEATURES; at++)
    values[at * (FEATURES + 1)] = (values[at * (FEATURES + 1)] ?? 0) + STRENGTH
  return { size: FEATURES, values }
}

function addScaled(sum: Float64Array, row: Float64Array, scale: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + scale * (row[at] ?? 0)
}

/** Multiplies two vectors. */
export function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/**
 * Predicts as if unseen, exactly: the outside residual is (I − H)⁻¹ times the inside one, H the answers' part of
 * the hat matrix.
 */
export function predictUnseen(
  { features, lacks, factor, weights }: Ridge,
  left: readonly number[],
): Float64Array[] {
  const rows = left.map((at) => features[at] ?? new Float64Array(FEATURES))
  const solved = rows.map((row) => solveLower(factor, row))
  const size = left.length
  const values = new Float64Array(size * size)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      values[row * size + column] = Number(row === column) - dot(solved[row] ?? [], solved[column] ?? [])
  const own = cholesky({ size, values })
  const unseen = rows.map(() => new Float64Array(TYPES))
  for (let type = 0; type < TYPES; type++) {
    const inside = rows.map((row, at) => (lacks[left[at] ?? 0]?.[type] ?? 0) - dot(row, weights[type] ?? []))
    solveUpper(own, solveLower(own, inside)).forEach((residual, at) => {
      const prediction = unseen[at]
      if (prediction) prediction[type] = (lacks[left[at] ?? 0]?.[type] ?? 0) - residual
    })
  }
  return unseen
}
