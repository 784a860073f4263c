import type { MainImageRules } from '@endcap/catalog'
import type { Message } from '@endcap/words/message'
import type { FactorName } from '../factors/factors.ts'
import type { ImageFacts } from '../facts.ts'

/**
 * A main image as rules judge it. Rules do not import the engine, so that browsers can load their words without
 * it.
 */
export type JudgedImage = Pick<ImageFacts, 'file' | 'product' | 'background'> & {
  /** Share of the frame under off-pack text. */
  offPackText: number | null
  /** Certainty of content that no retailer accepts, 0–1. */
  unfitContent: number
}

/** `passed` is null if the value could not be measured. */
export type Verdict = { passed: boolean | null; measured: number | null; required: number | boolean }

/**
 * One rule for main images. The catalog has each retailer's figures. `rule.<name>.label` is the name, `title` the
 * headline when broken, `description` the demand.
 */
export type RetailerRule = {
  /** Place among the columns of a table of rules. */
  column: number
  /** Factor whose recommendation repairs a broken rule, or null. */
  fix: FactorName | null
  /** Returns null if the retailer does not have the rule. */
  check: (image: JudgedImage, rules: MainImageRules) => Verdict | null
  /** States the measurement in a sentence. */
  finding: (verdict: Verdict) => Message
  /** States the demand in a sentence. */
  demand: (verdict: Verdict, retailer: string) => Message
  /** States the verdict in a line. */
  summary: (verdict: Verdict) => Message
  /** States the verdict in a table cell, by default pass or fail. */
  cell?: (verdict: Verdict) => Message
}

/** Rounds to whole percent. */
export const percent = (share: Verdict['measured'] | Verdict['required']): number =>
  Math.round(100 * Number(share))
