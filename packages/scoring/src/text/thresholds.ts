/** One letter in four may be misread. */
export const SAME_WORD = 0.75
/** Below this, text is a guess. */
export const MIN_CONFIDENCE = 0.7
/** Certain enough to quote. */
export const READ = 0.85
/** Share of a line's surroundings. */
export const ON_PRODUCT = 0.5
