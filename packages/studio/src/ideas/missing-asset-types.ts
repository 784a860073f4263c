import type { Classification } from '@endcap/scoring'
import type { IdeaBrief } from './idea.ts'

/** The kinds that the category's ideal listing has and this one misses; an image alone is a listing of one. */
export function missingAssetTypes({ rubric, listing, score }: IdeaBrief): Classification[] {
  const present = listing?.images.map(({ classification }) => classification) ?? [score.classification]
  return Object.entries(rubric.idealMix).flatMap(([key, wanted]) => {
    const kind = key as Classification
    return present.filter((each) => each === kind).length < wanted ? [kind] : []
  })
}
