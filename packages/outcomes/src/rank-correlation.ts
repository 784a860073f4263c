import { Z95 } from './distributions.ts'
import type { Interval } from './estimate.ts'

/** Rank correlation (Spearman 1904) with its 95% interval (Bonett & Wright 2000). Needs four pairs. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): Interval & { value: number } {
  const value = correlation(ranksOf(pairs.map(([one]) => one)), ranksOf(pairs.map(([, other]) => other)))
  const z = Math.atanh(Math.max(-1 + 1e-12, Math.min(1 - 1e-12, value)))
  const half = Z95 * Math.sqrt((1 + value ** 2 / 2) / Math.max(1, pairs.length - 3))
  return { value, low: Math.tanh(z - half), high: Math.tanh(z + half) }
}

/** Equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).toSorted((one, other) => one.value - other.value)
  const ranks = values.map(() => 0)
  for (let from = 0; from < order.length; ) {
    let to = from
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to += 1
    for (const { at } of order.slice(from, to + 1)) ranks[at] = (from + to) / 2
    from = to + 1
  }
  return ranks
}

/** Pearson's. 0 where a side does not vary. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const middle = (one.length - 1) / 2
  let [both, ones, others] = [0, 0, 0]
  for (const [at, value] of one.entries()) {
    const [a, b] = [value - middle, (other[at] ?? middle) - middle]
    both += a * b
    ones += a * a
    others += b * b
  }
  return ones === 0 || others === 0 ? 0 : both / Math.sqrt(ones * others)
}
