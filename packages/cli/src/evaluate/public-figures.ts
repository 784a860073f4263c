/** Shares of public pictures, 0–1. Null where they were not measured. */
type Agreement = { macroF1: number; right: number; accepted: number | null }

/**
 * Figures of pictures from public shops that nothing was fitted on (`docs/learned/asset-types.md`). Shares and F1 are 0–1.
 */
export const PUBLIC_TYPES = {
  images: 396,
  alone: { macroF1: 0.54, right: 0.61, accepted: 0.77 } as Agreement,
  inListings: { macroF1: 0.55, right: 0.64, accepted: null } as Agreement,
  calibrationError: 0.063,
  sure: 0.47,
  rightWhereSure: 0.8,
  /** Share of the worst fifth of the images, by whole sources. */
  worstSource: 0.38,
} as const

/** Figures of single pairs of 108 galleries, against pictures of other shops (`docs/learned/own-product.md`). */
export const PUBLIC_PAIRS = {
  pairs: 152_453,
  auc: 0.954,
  found: 0.43,
  copiesFound: 0.96,
  takenForCopies: 0.012,
} as const
