import type { Message, MessageId } from '@endcap/words/message'
import type { Classification } from '../asset-types/asset-types.ts'
import type { Curve } from '../curve.ts'
import type { ImageFacts, ImageRole } from '../facts.ts'

/** How one factor is scored and weighted. `why` gives the reason for the numbers. */
export type FactorRule = {
  curve: Curve
  /** Relative to the other measured factors. */
  weight: number
  /** Score from which nothing is recommended. */
  bar: number
  why: string
  /** True if a severe fault lowers the whole score, see `RoleRubric.worstFault`. */
  isFault?: boolean
  /**
   * Score where the factor cannot be measured: the mean of images where it can, so that unknown is not better.
   * Without it, the factor is left out.
   */
  prior?: number
  /** Value without a product. If undefined, the factor does not apply then. */
  withoutProduct?: number
  notFor?: readonly Classification[]
  onlyFor?: readonly Classification[]
}

/** Groups in the order of settings. */
export const FACTOR_GROUPS = ['content', 'framing', 'background', 'light', 'quality', 'text'] as const

/** One factor of an image's score. Text ids begin with `factor.<name>`. */
export type FactorDefinition = {
  group: (typeof FACTOR_GROUPS)[number]
  /** Returns the value for the rule's curve, or null if the facts lack it. */
  measure: (facts: ImageFacts) => number | null
  /** Default rule by role. The factor does not apply to a role without one. */
  rules: Partial<Record<ImageRole, FactorRule>>
  /** States the value in a merchandiser's words. `isGood` means that the score meets the bar. */
  reason: (value: number, facts: ImageFacts, isGood: boolean) => Message
  /** Returns the headline, by default `factor.<name>.title`. */
  title?: (facts: ImageFacts) => MessageId
  /** Returns the instructions, by default `factor.<name>.advice`. */
  advice?: (facts: ImageFacts) => MessageId
  /** Score as a fault, 0–100, if it differs from the factor's score. */
  faultScore?: (facts: ImageFacts) => number
  /** Other factors that share the fault, so that the advice raises them to their bars too. */
  consequences?: readonly string[] | ((facts: ImageFacts) => readonly string[])
  /** Returns the facts after the advice is followed, if it changes more than this score. */
  repair?: (facts: ImageFacts) => ImageFacts
}
