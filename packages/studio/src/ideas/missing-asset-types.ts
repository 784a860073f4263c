import type { Classification } from '@endcap/scoring'
import type { IdeaBrief } from './idea.ts'

/** Treats a standalone image as a listing of one. */
export function missingAssetTypes({ rubric, listing, score }: IdeaBrief): Classification[] {
  const present = listing?.images.map(({ classification }) => classification) ?? [score.classification]
  return Object.entries(rubric.idealMix).flatMap(([key, wanted]) => {
    const assetType = key as Classification
    return present.filter((each) => each === assetType).length < wanted ? [assetType] : []
  })
}
