/** Shops refuse a shorter longer side. */
export const MIN_SIDE_PX = 500
