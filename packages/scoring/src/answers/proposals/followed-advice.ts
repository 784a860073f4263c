import { type AnyFactorName, textsOf } from '../../any-factor.ts'
import { customFactorName } from '../../custom/custom-factor.ts'
import { FACTOR_NAMES } from '../../factors/factors.ts'
import type { ImageRole } from '../../facts.ts'
import { oneDecimal } from '../../score-image.ts'
import { fix } from '../actions/fix.ts'
import type { Candidate } from '../candidate.ts'
import type { Composition, ListingScorer } from '../listing-scorer.ts'
import { type Proposal, type Propose, proposalOf } from './proposal.ts'

/** Proposes to follow the advice on each image. */
export const followedAdvice: Propose = (images, scorer) => {
  const own = Object.keys(scorer.rules.rubric.custom ?? {}).map(customFactorName)
  const names: readonly AnyFactorName[] = [...FACTOR_NAMES, ...own]
  return images.flatMap((image, position) =>
    image.as(roleAt(position)).recommendations.flatMap(({ code }) => {
      const factor = names.find((name) => name.toUpperCase() === code)
      return factor === undefined ? [] : fixFactor(images, position, factor, scorer)
    }),
  )
}

/** Proposes nothing if the recommendation is followed already. */
export function fixFactor(
  images: Composition,
  position: number,
  factor: AnyFactorName,
  { rules }: Pick<ListingScorer, 'rules'>,
): Proposal[] {
  const image = images[position]
  if (!image?.facts || isFixed(image, factor)) return []
  const role = roleAt(position)
  const change = { position, factor, ...textsOf(factor, rules.rubric).advice(image.facts) }
  const gainImage = oneDecimal(image.withFix(factor).as(role).service_score - image.as(role).service_score)
  return [proposalOf(fix, images, change, { position, factor, gainImage })]
}

const roleAt = (position: number): ImageRole => (position === 0 ? 'hero' : 'carousel')

function isFixed({ reference }: Candidate, factor: AnyFactorName): boolean {
  return 'fixed' in reference && (reference.fixed ?? []).includes(factor)
}
