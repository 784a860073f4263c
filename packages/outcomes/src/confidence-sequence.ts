import type { Estimate, Interval } from './estimate.ts'

/** Spread of effects for which the range is narrowest: most tests of pictures end within 10%. */
const TYPICAL_EFFECT = 0.1
const MISS = 0.05

/**
 * Half the width of a range that holds the true difference at all looks together with 95%, so that looking every
 * day raises no false alarm: the normal mixture of Robbins (1970), for samples of any distribution by Waudby-Smith
 * et al. (2024), "Time-uniform central limit theory and asymptotic confidence sequences".
 * @param information one over the variance of the estimate
 */
export function alwaysValidBound(information: number, spread = TYPICAL_EFFECT): number {
  const prior = 1 / spread ** 2
  const total = information + prior
  return Math.sqrt(total * (Math.log(total / prior) - 2 * Math.log(MISS))) / information
}

/** The always valid range of an estimate, see `alwaysValidBound`. */
export function alwaysValidInterval({ value, variance }: Estimate): Interval {
  const half = alwaysValidBound(1 / variance)
  return { low: value - half, high: value + half }
}
