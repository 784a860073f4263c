import type { Message, MessageId } from '@endcap/words/message'
import type { Classification } from '../asset-types/asset-types.ts'
import type { Curve } from '../curve.ts'
import type { ImageFacts, ImageRole } from '../facts.ts'

/** `why` gives the reason for the numbers. */
export type FactorRule = {
  curve: Curve
  /** Relative to other measured factors. */
  weight: number
  /** Score from which nothing is recommended. */
  bar: number
  why: string
  /** A severe fault lowers the whole score, see `RoleRubric.worstFault`. */
  isFault?: boolean
  /**
   * Score if not measured: the mean of measured images, so that unknown is not better. Without it, the factor is
   * left out.
   */
  prior?: number
  /** If undefined, the factor needs a product. */
  withoutProduct?: number
  notFor?: readonly Classification[]
  onlyFor?: readonly Classification[]
}

export const FACTOR_GROUPS = ['content', 'framing', 'background', 'light', 'quality', 'text'] as const

/** Text ids begin with `factor.<name>`. */
export type FactorDefinition = {
  group: (typeof FACTOR_GROUPS)[number]
  measure: (facts: ImageFacts) => number | null
  rules: Partial<Record<ImageRole, FactorRule>>
  /** In a merchandiser's words. `isGood` if the bar is met. */
  reason: (value: number, facts: ImageFacts, isGood: boolean) => Message
  /** Defaults to `factor.<name>.title`. */
  title?: (facts: ImageFacts) => MessageId
  /** Defaults to `factor.<name>.advice`. */
  advice?: (facts: ImageFacts) => MessageId
  /** 0–100. Defaults to the factor's score. */
  faultScore?: (facts: ImageFacts) => number
  /** Other factors with the same fault, which the advice raises to their bars. */
  consequences?: readonly string[] | ((facts: ImageFacts) => readonly string[])
  /** Returns the facts after the advice is followed. */
  repair?: (facts: ImageFacts) => ImageFacts
}
