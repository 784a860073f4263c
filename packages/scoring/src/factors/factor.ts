import type { Message, MessageId } from '@endcap/words/message'
import type { Classification } from '../asset-types/asset-types.ts'
import type { Curve } from '../curve.ts'
import type { ImageFacts, ImageRole } from '../facts.ts'

/** Rule by which one factor is scored and weighted. `why` gives the reason for the numbers. */
export type FactorRule = {
  curve: Curve
  /** Weight relative to the other factors that could be measured. */
  weight: number
  /** Score from which nothing is recommended. */
  bar: number
  why: string
  /** True for a fault that lowers the whole score when it is severe, see `RoleRubric.worstFault`. */
  isFault?: boolean
  /**
   * Score if not measured: the mean of measured images, so that unknown is not better. Without it, the factor is
   * left out.
   */
  prior?: number
  /** Measured value of an image without a product. If undefined, the factor does not apply to such images. */
  withoutProduct?: number
  /** Asset types that the factor does not apply to. */
  notFor?: readonly Classification[]
  /** The only asset types that the factor applies to. */
  onlyFor?: readonly Classification[]
}

/** Groups of factors, in the order of settings. */
export const FACTOR_GROUPS = ['content', 'framing', 'background', 'light', 'quality', 'text'] as const

/** Everything about one factor of an image's score. Its texts have ids that begin with `factor.<name>`. */
export type FactorDefinition = {
  group: (typeof FACTOR_GROUPS)[number]
  /** Returns the measured value, or null if the facts do not contain it. A rule's curve turns it into a score. */
  measure: (facts: ImageFacts) => number | null
  /** Default rule by image role. The factor does not apply to a role without one. */
  rules: Partial<Record<ImageRole, FactorRule>>
  /** States the measured value in a merchandiser's words. `isGood` is true when the score meets the factor's bar. */
  reason: (value: number, facts: ImageFacts, isGood: boolean) => Message
  /** Returns the headline of the recommendation, if it is not always `factor.<name>.title`. */
  title?: (facts: ImageFacts) => MessageId
  /** Returns the instructions of the recommendation, if they are not always `factor.<name>.advice`. */
  advice?: (facts: ImageFacts) => MessageId
  /** Score, 0–100, by which the factor counts as a fault, if that is not its score. */
  faultScore?: (facts: ImageFacts) => number
  /** Other factors that meet their bars too once the advice is followed, because they suffer from the same fault. */
  consequences?: readonly string[] | ((facts: ImageFacts) => readonly string[])
  /** Returns the facts after the advice is followed, if it changes more than this factor's score. */
  repair?: (facts: ImageFacts) => ImageFacts
}
