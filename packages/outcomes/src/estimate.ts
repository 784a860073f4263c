import { normalCdf, Z95 } from './distributions.ts'

/** Visitors that saw a picture, and those that clicked or ordered. */
export type Arm = { trials: number; successes: number }

/** A difference of logarithms: 0.1 is 10.5% more. */
export type Estimate = { value: number; variance: number }

export type Interval = { low: number; high: number }

/** Fewer have no normal distribution, and a ratio of them misleads. */
export const MIN_SUCCESSES = 5

/**
 * Logarithm of the ratio of two rates, `treatment` over `control`, with its variance by the delta method (Katz et
 * al. 1978). Null where an arm has fewer than `MIN_SUCCESSES`.
 */
export function logRatio(control: Arm, treatment: Arm): Estimate | null {
  if (Math.min(control.successes, treatment.successes) < MIN_SUCCESSES) return null
  return {
    value: Math.log(rateOf(treatment) / rateOf(control)),
    variance: 1 / treatment.successes - 1 / treatment.trials + 1 / control.successes - 1 / control.trials,
  }
}

/**
 * The log ratio with the variance of two arms at their common rate. The arm that won by luck has a smaller variance
 * of its own, so estimates that are compared with each other take this one: else luck counts twice.
 */
export function comparableLogRatio(control: Arm, treatment: Arm): Estimate | null {
  const ratio = logRatio(control, treatment)
  if (!ratio) return null
  const trials = control.trials + treatment.trials
  const rate = (control.successes + treatment.successes) / trials
  return { ...ratio, variance: ((1 - rate) / rate) * (1 / control.trials + 1 / treatment.trials) }
}

/** Share of visitors that clicked or ordered. */
export const rateOf = ({ trials, successes }: Arm): number => successes / trials

/** The 95% interval of one look. */
export function interval95({ value, variance }: Estimate): Interval {
  const half = Z95 * Math.sqrt(variance)
  return { low: value - half, high: value + half }
}

/** Probability that the true difference is above zero. */
export const probabilityBetter = ({ value, variance }: Estimate): number =>
  normalCdf(value / Math.sqrt(Math.max(variance, Number.MIN_VALUE)))

/** Share of tries that came true, and its 95% interval (Wilson 1927). */
export function wilsonInterval(hits: number, tries: number): Interval {
  if (tries === 0) return { low: 0, high: 1 }
  const share = hits / tries
  const square = Z95 ** 2
  const middle = (share + square / (2 * tries)) / (1 + square / tries)
  const half =
    (Z95 * Math.sqrt((share * (1 - share)) / tries + square / (4 * tries ** 2))) / (1 + square / tries)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
