import type { MainImageRules } from '@endcap/catalog'
import { type AnyFactorName, textsOf } from '../../any-factor.ts'
import { customFactorName } from '../../custom/custom-factor.ts'
import { FACTOR_NAMES } from '../../factors/factors.ts'
import type { ImageFacts, ImageRole } from '../../facts.ts'
import { cropTarget, planCrop } from '../../main-image-fixes/crop.ts'
import { whitenRefusal } from '../../main-image-fixes/whiten.ts'
import { oneDecimal } from '../../score-image.ts'
import { crop } from '../actions/crop.ts'
import { fix } from '../actions/fix.ts'
import { whiten } from '../actions/whiten.ts'
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
      return factor === undefined ? [] : fixFactor(images, { position, factor }, scorer)
    }),
  )
}

/** Proposes nothing if the recommendation is followed already. */
export function fixFactor(
  images: Composition,
  { position, factor }: { position: number; factor: AnyFactorName },
  { rules }: Pick<ListingScorer, 'rules'>,
): Proposal[] {
  const image = images[position]
  if (!image?.facts || isFixed(image, factor)) return []
  const role = roleAt(position)
  const change = { position, factor, ...textsOf(factor, rules.rubric).advice(image.facts) }
  const gainImage = oneDecimal(image.withFix(factor).as(role).service_score - image.as(role).service_score)
  const action = position === 0 ? madeFix(image.facts, factor, rules.mainImage) : fix
  return [proposalOf(action, images, change, { position, factor, gainImage })]
}

/** Returns the fix that Endcap can make itself, as far as the facts show. */
function madeFix(facts: ImageFacts, factor: AnyFactorName, rules: MainImageRules | null) {
  if (factor === 'fill' && typeof planCrop(facts, cropTarget(rules)) !== 'string') return crop
  return factor === 'background_whiteness' && whitenRefusal(facts) === null ? whiten : fix
}

const roleAt = (position: number): ImageRole => (position === 0 ? 'hero' : 'carousel')

function isFixed({ reference }: Candidate, factor: AnyFactorName): boolean {
  return 'fixed' in reference && (reference.fixed ?? []).includes(factor)
}
