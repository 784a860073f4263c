import { DRAWN_TYPES } from '../../asset-types/asset-types.ts'
import { probabilityOf, SURE } from '../../classification.ts'
import { absence } from '../measure.ts'

/** Perceptual blur (`DetailFacts.blur`). Sharp studio shots measure 0.2–0.45. */
const BLURRED = 0.7
/** Share of the sides that holds detail. Twofold enlargements measure 0.6–0.75. */
const ENLARGED = 0.72
/** Mean chroma (CIE L*a*b*) of gray images. */
const GRAY = 1.5

export const blur = absence(({ facts, role }) => {
  const { blur: sharpness, coarseBlur } = facts.detail
  if (sharpness === null || probabilityOf(facts, role, DRAWN_TYPES) >= SURE) return 0
  const mean = (sharpness + (coarseBlur ?? sharpness)) / 2
  return mean >= BLURRED ? mean : 0
})

export const upscaled = absence(({ facts: { detail } }) =>
  detail.trueResolution !== null && detail.trueResolution <= ENLARGED ? 1 : 0,
)

/** Gray products are gray in color, too. */
export const monochrome = absence(({ facts: { tone } }) => Number(tone.chroma <= GRAY && tone.cast !== null))
