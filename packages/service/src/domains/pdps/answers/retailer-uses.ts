import type { ListingExplanation } from '@endcap/api'
import {
  type Classification,
  checkMainImageRules,
  type ImageFacts,
  type Rubric,
  type RuleCheck,
  unfitAsMain,
} from '@endcap/scoring'
import { RETAILER_GROUPS, type RetailerGroup } from '../../retailers/retailer-groups.ts'

type Judged = { facts: ImageFacts; classification: Classification }

/** Checks the main image against all retailers, and finds the image that most of them accept. */
export function retailerUses(
  images: readonly Judged[],
  rubric: Rubric,
): Pick<ListingExplanation, 'retailers' | 'best_main'> {
  const [main] = images
  const accepted = images.map((image, position) =>
    RETAILER_GROUPS.reduce(
      (sum, group) => sum + (isAccepted(image, position, { group, rubric }) ? group.retailers.length : 0),
      0,
    ),
  )
  const allowed = Math.max(0, ...accepted)
  return {
    retailers: RETAILER_GROUPS.map(({ retailers, mainImage }) => {
      const checks = main ? checkMainImageRules(main.facts, mainImage) : []
      return { retailers, rule_checks: checks, allowed: keepsAll(checks) }
    }),
    best_main: { position: Math.max(0, accepted.indexOf(allowed)), allowed },
  }
}

/** Any other image must also show the product. */
function isAccepted(
  { facts, classification }: Judged,
  position: number,
  { group: { mainImage }, rubric }: { group: RetailerGroup; rubric: Rubric },
): boolean {
  if (position > 0 && unfitAsMain({ mainImage, rubric }).includes(classification)) return false
  return keepsAll(checkMainImageRules(facts, mainImage))
}

const keepsAll = (checks: readonly RuleCheck[]): boolean => checks.every(({ passed }) => passed !== false)
