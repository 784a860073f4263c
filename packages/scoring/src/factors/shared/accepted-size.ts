/** Longer side, in pixels, under which shops refuse a file. */
export const MIN_SIDE_PX = 500
