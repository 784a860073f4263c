import type { MainImageRules } from '@endcap/catalog'
import type { Message } from '@endcap/words/message'
import type { FactorName } from '../factors/factors.ts'
import type { ImageFacts } from '../facts.ts'
import type { ImageRights, ImageUse } from '../image-rights.ts'

/** Rules do not import the engine, so that browsers can load their words without it. */
export type JudgedImage = Pick<ImageFacts, 'file' | 'product' | 'background'> & {
  /** Share of the frame. */
  offPackText: number | null
  /** Certainty of content that no retailer accepts, 0–1. */
  unfitContent: number
  /** Null or absent for a picture without given rights. */
  rights?: JudgedRights | null
}

export type JudgedRights = { given: ImageRights; use: ImageUse }

/** `passed` is null if not measured. */
export type Verdict = { passed: boolean | null; measured: number | null; required: number | boolean }

/** Figures are in the catalog. Text ids `rule.<name>.`: `label`, `title` (when broken), `description`. */
export type RetailerRule = {
  /** Factor whose recommendation repairs it. */
  fix: FactorName | null
  /** Returns null if the retailer lacks the rule. */
  check: (image: JudgedImage, rules: MainImageRules) => Verdict | null
  finding: (verdict: Verdict) => Message
  demand: (verdict: Verdict, retailer: string) => Message
}

/** Rounds to whole percent. */
export const percent = (share: Verdict['measured'] | Verdict['required']): number =>
  Math.round(100 * Number(share))
