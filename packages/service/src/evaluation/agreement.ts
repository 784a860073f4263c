/** How well predictions agree with what people said; the usual figures of image quality research. */
export type Agreement = {
  n: number
  /** Spearman's rank correlation, ties by their mean rank. */
  srocc: number
  /** Pearson's correlation of the plain values. */
  plcc: number
  /** Root of the mean squared difference, in the unit of the opinions. */
  rmse: number
}

/** Two lists of one length, at least two values; a list without any spread correlates with nothing (0). */
export function measureAgreement(predicted: readonly number[], opinions: readonly number[]): Agreement {
  if (predicted.length !== opinions.length || predicted.length < 2)
    throw new RangeError('agreement needs two lists of one length, with two values or more')
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

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value)
  const out = Array.from({ length: values.length }, () => 0)
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end + 1 < order.length && order[end + 1]?.value === order[start]?.value) end += 1
    for (let at = start; at <= end; at++) {
      const place = order[at]
      if (place) out[place.index] = (start + end) / 2
    }
    start = end + 1
  }
  return out
}
