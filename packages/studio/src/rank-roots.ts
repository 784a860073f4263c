import { type ImageFacts, NEVER_MAIN, probabilityOf, type Rubric, scoreImage } from '@endcap/scoring'
import type { RootFault } from './root-fault.ts'
import { foreseenFault } from './trust.ts'

/** An image of a listing as a root. */
export type RankedRoot = {
  imageId: string
  /** Score as a main image, 0–100. */
  heroScore: number
  /** Why surely nothing can be made of it, or null. */
  fault: RootFault | null
}

/**
 * Points by which another image must beat the main image as a main image. The main image shows the front, and a back or
 * a turned side may look as good.
 */
const MAIN_IMAGE = 5
/** Points of an image that surely shows no product as a main image must. */
const UNFIT = 40

/**
 * Ranks the images of a listing, in their order, as roots, the best first: usable ones first, then by their score as a
 * main image, which is one scale for all.
 */
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
