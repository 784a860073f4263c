/** Largest image of a listing or of a composition, in bytes. */
export const MAX_LISTING_IMAGE_BYTES = 25_000_000

/** Largest image that is scored alone, in bytes. */
export const MAX_STANDALONE_IMAGE_BYTES = 6_000_000
