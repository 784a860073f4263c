/** Maximum size of an edited image. */
export const MAX_IMAGE_BYTES = 30_000_000
