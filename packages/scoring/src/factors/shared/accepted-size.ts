/** Longer side, in pixels, below which shops refuse a file. */
export const MIN_SIDE_PX = 500
