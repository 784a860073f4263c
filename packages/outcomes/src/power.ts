import { alwaysValidBound } from './confidence-sequence.ts'
import { normalQuantile } from './distributions.ts'

/** The smallest effect that a test should find: 8% more. */
export const WORTH_FINDING = Math.log(1.08)

/** Tries in which an effect is found. */
export const POWER = 0.8

/** Precision (one over the variance) from which the always valid range finds an effect in `power` of all tries. */
export function informationToFind(effect: number, power = POWER): number {
  const z = normalQuantile(power)
  const isFound = (information: number) =>
    alwaysValidBound(information) + z / Math.sqrt(information) <= Math.abs(effect)
  let [low, high] = [1, 1]
  while (!isFound(high) && high < 1e15) high *= 2
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (isFound(middle)) high = middle
    else low = middle
  }
  return high
}

/** Visitors that each of two arms needs to find an effect, at a rate of orders or clicks. */
export const trialsToFind = (effect: number, rate: number, power = POWER): number =>
  Math.ceil((2 * (1 - rate) * informationToFind(effect, power)) / rate)
