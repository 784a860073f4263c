import { type ImageFacts, NEVER_MAIN, probabilityOf, type Rubric, scoreImage } from '@endcap/scoring'
import type { RootFault } from './root-fault.ts'
import { foreseenFault } from './trust.ts'

export type RankedRoot = {
  imageId: string
  /** Main-image score, 0–100. */
  heroScore: number
  /** Known reason against any composition, or null. */
  fault: RootFault | null
}

/** A back or side may score as well as the front. */
const MAIN_IMAGE = 5
const UNFIT = 40

/** Puts usable images first, then by main-image score. */
export function rankRoots(
  images: readonly { imageId: string; facts: ImageFacts }[],
  rubric: Rubric,
): RankedRoot[] {
  const ranked = images.map(({ imageId, facts }, position) => {
    const heroScore = scoreImage(facts, 'hero', rubric).service_score
    const unfit = UNFIT * probabilityOf(facts, 'carousel', [...NEVER_MAIN, 'Alternate Angle'])
    return {
      root: { imageId, heroScore, fault: foreseenFault(facts) },
      rank: position === 0 ? heroScore + MAIN_IMAGE : heroScore - unfit,
    }
  })
  return ranked
    .toSorted((a, b) => Number(a.root.fault !== null) - Number(b.root.fault !== null) || b.rank - a.rank)
    .map(({ root }) => root)
}
