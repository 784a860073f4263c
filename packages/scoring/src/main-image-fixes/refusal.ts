/** Why a fix is not made. Text ids `fix.refusal.<name>`. */
export const FIX_REFUSALS = [
  'no_product',
  'cut_product',
  'uncertain_outline',
  'overlays',
  'fills_already',
  'no_room',
  'few_pixels',
  'white_already',
  'not_light',
  'busy_background',
  'light_product',
] as const

export type FixRefusal = (typeof FIX_REFUSALS)[number]

/** Changes of a main image that need no model. */
export const FIXES = ['crop', 'whiten'] as const

export type FixName = (typeof FIXES)[number]

/** Mean of the mask, 0–1. Clean packshots reach 0.92; smudges on shelves or black at most 0.8. */
export const SURE_OUTLINE = 0.85
