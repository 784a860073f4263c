/** Similarity of equal words: one letter in four may be misread. */
export const SAME_WORD = 0.75
/** Confidence below which text is a guess. */
export const MIN_CONFIDENCE = 0.7
/** Confidence of certain text, whose words can be quoted. */
export const READ = 0.85
/** Share of a line's surroundings on the product that puts it on the pack. */
export const ON_PRODUCT = 0.5
