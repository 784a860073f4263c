/** Similarity from which two words count as the same: one letter in four may be misread. */
export const SAME_WORD = 0.75
/** Confidence below which the recognized text is a guess. */
export const MIN_CONFIDENCE = 0.7
/** Confidence from which a line surely is text and its words can be quoted. */
export const READ = 0.85
/** Share of a line's surroundings on the product from which the line counts as on the pack. */
export const ON_PRODUCT = 0.5
