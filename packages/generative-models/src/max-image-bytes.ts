/** Limits edited images. */
export const MAX_IMAGE_BYTES = 30_000_000
