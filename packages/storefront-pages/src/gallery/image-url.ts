/**
 * Token between the last dots that makes the image server scale, crop or mark the image. Without it, the
 * server returns the original: `…/I/81lde+541vL._AC_SL1500_.jpg` → `…/I/81lde+541vL.jpg`.
 */
const SIZE_TOKEN = /\.(?:_[^/]*_|[A-Z]{2}\d{2,4}(?:_[^/]*)?)(?=\.[a-z]{3,4}$)/i
/**
 * Token that composes a print onto a product: `…/I/B1pp._CLa|2140,2000|71aa.png|…_AC_SL1500_.png`. It is
 * part of the image, and only the token after it sets the size.
 */
const COMPOSED = /\._CLa(?:\||%7C)/i
const SIZES_OF_COMPOSED = /(?:_(?:AC|[A-Z]{2}\d[\d,]*|FM[a-z]+))+_(?=\.[a-z]{3,4}$)/i
/** Images of the storefront itself: sprites, placeholders, "no image". */
const DECORATION = /\/images\/G\/|\/no-img|\/transparent-pixel|grey-pixel|\.gif$/i
/** Thumbnails of videos and 360° views. */
const PLAYABLE = /play-(?:button|icon)|PKmb-|PKdp-|360_icon/i

/**
 * Returns the address of the original of a gallery image, or null if it does not show the product.
 * Sources without a host are relative to `base`, the address of the page.
 */
export function originalImageUrl(source: string, base: string): string | null {
  const url = source.length <= MAX_LENGTH ? URL.parse(source.trim(), base) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (DECORATION.test(url.pathname) || PLAYABLE.test(url.pathname)) return null
  url.pathname = COMPOSED.test(url.pathname)
    ? url.pathname.replace(SIZES_OF_COMPOSED, '_')
    : url.pathname.replace(SIZE_TOKEN, '')
  return url.href
}

const MAX_LENGTH = 4_096
