import { type Arm, type Estimate, logRatio, rateOf } from './estimate.ts'
import { fitRandomEffects } from './random-effects.ts'

/** Figures of a listing before and after a day. */
export type Change = { before: Arm; after: Arm }

/** Listings without a change, most alike first. Fewer tell nothing of the season. */
const MOST_CONTROLS = 10
export const MIN_CONTROLS = 3

/**
 * Compares a listing before and after its change with listings that did not change in the same days: differences
 * of log rates (difference in differences, Card & Krueger 1994), with the controls whose rates before were closest.
 * Not causal: what else changed on that day is in it. Null with fewer than `MIN_CONTROLS` controls.
 */
export function compareBeforeAfter(changed: Change, unchanged: readonly Change[]): Estimate | null {
  const own = logRatio(changed.before, changed.after)
  const distance = ({ before }: Change) => Math.abs(Math.log(rateOf(before) / rateOf(changed.before)))
  const controls = unchanged
    .flatMap((control) => {
      const ratio = logRatio(control.before, control.after)
      return ratio ? [{ ...ratio, group: '', distance: distance(control) }] : []
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_CONTROLS)
  if (!own || controls.length < MIN_CONTROLS) return null
  const { mean, withinGroups } = fitRandomEffects(controls)
  // The listing would have drifted on its own as the controls did.
  return { value: own.value - mean.value, variance: own.variance + withinGroups + mean.variance }
}
