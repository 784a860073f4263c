import type { AcceptanceRule } from '@endcap/catalog/retailer-rules'
import type { ImageFacts, ImageRole } from '../facts.ts'

/** An image of a listing, as rules judge it. */
export type AcceptanceImage = {
  facts: ImageFacts
  /** True if a model generated it, null or absent if unknown. */
  isGenerated?: boolean | null
  /** True if the file says so. */
  isMarked?: boolean | null
}

export type Subject = AcceptanceImage & { role: ImageRole }

/** `not_sure` warns, and never refuses. */
export type Outcome = 'pass' | 'fail' | 'not_sure'
export type Verdict = { outcome: Outcome; measured: number | string | null }

type Check<Of> = {
  /**
   * False while fewer than 95% of its failures are true, or while nobody has counted: what it finds is `not_sure`.
   */
  isProven: boolean
  /** True if copies of the file, which shops make, differ. */
  isOfFile?: true
  /** Returns null if the rule does not concern what is judged. */
  check: (of: Of, rule: AcceptanceRule) => Verdict | null
}

export type ImageMeasure = { of: 'image' } & Check<Subject>
export type ListingMeasure = { of: 'listing' } & Check<readonly Subject[]>
export type Measure = ImageMeasure | ListingMeasure

/** Compares an amount with the rule's figure. Shortfalls up to `doubt` are `not_sure`. */
export function compare(measured: number, rule: AcceptanceRule, doubt = 0): Verdict {
  const required = Number(rule.value)
  const shortfall =
    rule.operator === '>='
      ? required - measured
      : rule.operator === '<='
        ? measured - required
        : Math.abs(measured - required)
  const outcome = shortfall <= 0 ? 'pass' : shortfall <= doubt ? 'not_sure' : 'fail'
  return { outcome, measured: Math.round(100 * measured) / 100 }
}

/** An exact amount of each image. */
export const amount = (
  read: (facts: ImageFacts) => number | null,
  options: { isOfFile?: true } = {},
): ImageMeasure => ({
  of: 'image',
  isProven: true,
  ...options,
  check: ({ facts }, rule) => {
    const measured = read(facts)
    return measured === null ? null : compare(measured, rule)
  },
})

/** Something that must be absent. `find` returns what there is of it, 0 for none, and null if that is unknown. */
export const absence = (
  find: (subject: Subject) => number | null,
  { isProven = false }: { isProven?: boolean } = {},
): ImageMeasure => ({
  of: 'image',
  isProven,
  check: (subject, { operator }) => {
    if (operator !== 'none') return null
    const found = find(subject)
    if (found === null) return { outcome: 'not_sure', measured: null }
    return { outcome: found > 0 ? 'fail' : 'pass', measured: Math.round(1000 * found) / 1000 }
  },
})

/** Returns the accepted values of a rule. */
export const valuesOf = ({ value }: AcceptanceRule): readonly string[] =>
  value === undefined ? [] : typeof value === 'object' ? value : [String(value)]
