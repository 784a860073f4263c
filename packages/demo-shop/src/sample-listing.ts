import { CATALOG } from './catalog.ts'
import { imagePath } from './pictures.ts'

/** Returns an ASIN and submission body for first steps. */
export function sampleListing(origin: string) {
  const [product] = CATALOG
  const { asin, title, images } = product
  const [hero = '', ...carousel] = images.map((_picture, index) => origin + imagePath(asin, index))
  return {
    asin,
    submission: { hero_image_url: hero, carousel_image_urls: carousel, name: title },
  }
}
