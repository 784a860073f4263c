import type { MainImageRules } from '@endcap/catalog'
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

/** Everything about one rule of retailers for main images. The figures of each retailer are in the catalog. */
export type RetailerRule = {
  /** Name in texts for merchandisers. */
  label: string
  /** Place among the columns of a table of rules. */
  column: number
  /** Headline of a broken rule. */
  title: string
  /** Demands of retailers. */
  description: string
  /** The factor whose recommendation mends a broken rule. Null if none does. */
  fix: FactorName | null
  /** Judges an image. Returns null if the retailer does not have the rule. */
  check: (image: JudgedImage, rules: MainImageRules) => Verdict | null
  /** States what was measured, in a sentence. */
  finding: (verdict: Verdict) => string
  /** Ends a sentence that begins with the name of a retailer: what it asks for. */
  demand: (verdict: Verdict) => string
  /** States a verdict in a line. */
  summary: (verdict: Verdict) => string
  /** States a verdict in the cell of a table. Without it, the cell says whether the image passes. */
  cell?: (verdict: Verdict) => string
}

type Value = Verdict['measured'] | Verdict['required']

/** Writes a number of pixels. */
export const pixels = (value: Value): string => Number(value).toLocaleString('en-US')

/** Writes a share as whole percent. */
export const percent = (share: Value): string => `${Math.round(100 * Number(share))}%`

/** Writes a share as whole percent. One that rounds to none is given as under 1%. */
export const atLeastOnePercent = (share: Value): string =>
  percent(share) === '0%' ? 'under 1%' : percent(share)
