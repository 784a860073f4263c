import type { MainImageRules } from '@endcap/catalog'
import { type Classification, TEXT_TYPES } from '../asset-types.ts'
import { probabilityOf } from '../classification.ts'
import { checkMainImageRules, type RuleName } from '../hero-views.ts'
import type { Candidate } from './candidate.ts'

/** Asset types that cannot stand for the product in search results, however well they score. */
const NEVER_MAIN: readonly Classification[] = [...TEXT_TYPES, 'Packshot Back', 'Detail', 'Swatch', 'Other']
/** Probability of such a type from which an image is not offered as the main image. */
const LIKELY = 0.5

/**
 * Returns whether an image may replace the main image: it shows the product as main images do, and breaks
 * fewer of the retailer's rules than the current main image, or none that the current one keeps. A planned
 * image may not.
 */
export function mayBeMain(image: Candidate, current: Candidate, rules: MainImageRules | null): boolean {
  if (image === current) return true
  if (image.facts === null) return false
  if (probabilityOf(image.facts, 'carousel', NEVER_MAIN) >= LIKELY) return false
  const broken = brokenRules(image, rules)
  const brokenNow = brokenRules(current, rules)
  return broken.length < brokenNow.length || broken.every((rule) => brokenNow.includes(rule))
}

/** Returns the names of the retailer's rules that an image breaks as the main image. */
export function brokenRules({ facts }: Candidate, rules: MainImageRules | null): RuleName[] {
  if (facts === null || rules === null) return []
  return checkMainImageRules(facts, rules).flatMap(({ rule, passed }) => (passed === false ? [rule] : []))
}
