import { adviceOf, FACTOR_NAMES, type FactorName } from '../../factors/factors.ts'
import type { ImageRole } from '../../facts.ts'
import { oneDecimal } from '../../score-image.ts'
import type { Candidate } from '../candidate.ts'
import type { Composition } from '../listing-scorer.ts'
import { NO_IMAGE, nameOf, type Proposal, type Propose } from './proposal.ts'

/** Proposes to follow each recommendation for each image. */
export const fixImage: Propose = (images) =>
  images.flatMap((image, position) =>
    image.as(roleAt(position)).recommendations.flatMap(({ code }) => {
      const factor = FACTOR_NAMES.find((name) => name.toUpperCase() === code)
      return factor === undefined ? [] : fixFactor(images, position, factor)
    }),
  )

/** Proposes to follow the recommendation for one factor of one image. Returns nothing if it is followed already. */
export function fixFactor(images: Composition, position: number, factor: FactorName): Proposal[] {
  const image = images[position]
  if (!image?.facts || isFixed(image, factor)) return []
  const role = roleAt(position)
  const fixed = image.withFix(factor)
  const { title, detail } = adviceOf(factor, image.facts)
  return [
    {
      ...NO_IMAGE,
      code: 'FIX',
      title: `${title} (${nameOf(position)})`,
      detail,
      position,
      factor,
      gainImage: oneDecimal(fixed.as(role).service_score - image.as(role).service_score),
      images: replace(images, position, fixed),
    },
  ]
}

const roleAt = (position: number): ImageRole => (position === 0 ? 'hero' : 'carousel')

function isFixed({ reference }: Candidate, factor: FactorName): boolean {
  return 'fixed' in reference && (reference.fixed ?? []).includes(factor)
}

/** Returns the composition with another image at `position`. */
function replace([main, ...carousel]: Composition, position: number, image: Candidate): Composition {
  if (position === 0) return [image, ...carousel]
  return [main, ...carousel.map((each, index) => (index + 1 === position ? image : each))]
}
