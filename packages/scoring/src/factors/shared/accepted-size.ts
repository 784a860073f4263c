/** Minimum longer side that shops accept. */
export const MIN_SIDE_PX = 500
