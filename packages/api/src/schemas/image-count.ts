export const MAX_CAROUSEL_IMAGES = 20
