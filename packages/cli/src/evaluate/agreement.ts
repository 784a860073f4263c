import { mean } from '@endcap/scoring'

/** Agreement of predictions with people's opinions, in the usual measures of image quality research. */
export type Agreement = {
  n: number
  /** Spearman's rank correlation. Ties get their mean rank. */
  srocc: number
  /** Pearson's correlation of the values. */
  plcc: number
  /** Root mean squared error, in the unit of the opinions. */
  rmse: number
}

/** Measures agreement over two lists of the same length with at least two values. The correlation of a constant list is 0. */
export function measureAgreement(predicted: readonly number[], opinions: readonly number[]): Agreement {
  if (predicted.length !== opinions.length || predicted.length < 2)
    throw new RangeError('Agreement needs two lists of the same length with at least two values each')
  const squares = predicted.reduce((sum, value, index) => sum + (value - (opinions[index] ?? 0)) ** 2, 0)
  return {
    n: predicted.length,
    srocc: pearson(ranks(predicted), ranks(opinions)),
    plcc: pearson(predicted, opinions),
    rmse: Math.sqrt(squares / predicted.length),
  }
}

function pearson(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)]
  let [both, squaresOne, squaresOther] = [0, 0, 0]
  one.forEach((value, index) => {
    const [a, b] = [value - meanOne, (other[index] ?? 0) - meanOther]
    both += a * b
    squaresOne += a * a
    squaresOther += b * b
  })
  return squaresOne > 0 && squaresOther > 0 ? both / Math.sqrt(squaresOne * squaresOther) : 0
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value)
  const out = Array.from({ length: values.length }, () => 0)
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end + 1 < order.length && order[end + 1]?.value === order[start]?.value) end += 1
    for (let at = start; at <= end; at++) {
      const entry = order[at]
      if (entry) out[entry.index] = (start + end) / 2
    }
    start = end + 1
  }
  return out
}
