import type { PdpAcceptance } from '@endcap/api'
import { findCategory, TARGETS } from '@endcap/catalog'
import type { ImageFacts } from '@endcap/scoring'
import { type JudgedListing, judgeListing } from '../../acceptance/judge-listing.ts'
import { type Judging, targetsOf } from '../../acceptance/judging.ts'
import { presentJudgements } from '../../acceptance/present-acceptance.ts'
import { isFromStorefront, type Pdp } from '../record/pdp.ts'

type Judgeable = {
  pdp: Pick<Pdp, 'retailer' | 'category_id' | 'id_type' | 'is_composed'>
  images: readonly { image: { imageId: string }; facts: ImageFacts; isGenerated: boolean }[]
}

/** Describes an analyzed PDP for judging. */
export const judgedListing = ({ pdp, images }: Judgeable): JudgedListing => ({
  retailer: pdp.retailer,
  categoryPath: findCategory(pdp.category_id)?.path ?? null,
  areCopies: isFromStorefront(pdp),
  images: images.map(({ image, facts, isGenerated }) => ({ imageId: image.imageId, facts, isGenerated })),
})

/** Judges by all targets, the own retailer first. */
export const byAllTargets = (judging: Judging, retailerId: string): Judging => {
  const own = targetsOf({ chosen: null }, retailerId)
  const others = TARGETS.map(({ id }) => id).filter((id) => !own.includes(id))
  return { ...judging, chosen: [...own, ...others] }
}

/** Judges a PDP by the rules of all targets on a day (`2027-01-31`). */
export async function judgePdp(
  { pdp, images, judging }: Judgeable & { judging: Judging },
  day = judging.day,
): Promise<PdpAcceptance> {
  const all = { ...byAllTargets(judging, pdp.retailer), day }
  const judgements = await judgeListing(all, judgedListing({ pdp, images }))
  const data = await presentJudgements(all, pdp.retailer, judgements)
  return {
    day,
    data: data.map((each) => ({
      ...each,
      findings: each.findings.filter(({ severity }) => severity === 'hard'),
    })),
  }
}
