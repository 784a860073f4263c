import type { MainImageRules } from '@endcap/catalog'
import type { Message } from '@endcap/words/message'
import type { FactorName } from '../factors/factors.ts'
import type { ImageFacts } from '../facts.ts'

/**
 * A main image as rules judge it: its facts, and what the engine finds in them. Rules do not import the engine, so that
 * browsers can load their words without it.
 */
export type JudgedImage = Pick<ImageFacts, 'file' | 'product' | 'background'> & {
  /** Share of the frame that off-pack text covers. */
  offPackText: number | null
  /** Certainty of a content that no retailer accepts, 0–1. */
  unfitContent: number
}

/** Verdict on a main image. `passed` is null if the value could not be measured. */
export type Verdict = { passed: boolean | null; measured: number | null; required: number | boolean }

/**
 * Everything about one rule of retailers for main images. The figures of each retailer are in the catalog. `rule.<name>.label`
 * is its name, `title` the headline of a broken one, and `description` what retailers ask for.
 */
export type RetailerRule = {
  /** Place among the columns of a table of rules. */
  column: number
  /** The factor whose recommendation mends a broken rule. Null if none does. */
  fix: FactorName | null
  /** Judges an image. Returns null if the retailer does not have the rule. */
  check: (image: JudgedImage, rules: MainImageRules) => Verdict | null
  /** States what was measured, in a sentence. */
  finding: (verdict: Verdict) => Message
  /** States what a retailer asks for, in a sentence. */
  demand: (verdict: Verdict, retailer: string) => Message
  /** States a verdict in a line. */
  summary: (verdict: Verdict) => Message
  /** States a verdict in the cell of a table. Without it, the cell says whether the image passes. */
  cell?: (verdict: Verdict) => Message
}

/** Rounds a share to whole percent. */
export const percent = (share: Verdict['measured'] | Verdict['required']): number =>
  Math.round(100 * Number(share))
