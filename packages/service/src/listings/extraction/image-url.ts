/**
 * `…/I/81lde+541vL._AC_SL1500_.jpg` → `…/I/81lde+541vL.jpg`: between the last dots stands how the image
 * server is to scale, crop or mark the picture; without it, it serves the original.
 */
const SIZE_TOKEN = /\.(?:_[^/]*_|[A-Z]{2}\d{2,4}(?:_[^/]*)?)(?=\.[a-z]{3,4}$)/i
/**
 * `…/I/B1pp._CLa|2140,2000|71aa.png|…_AC_SL1500_.png`: a print composed onto a product, which is the
 * picture; only what comes after it is its size.
 */
const COMPOSED = /\._CLa(?:\||%7C)/i
const SIZES_OF_COMPOSED = /(?:_(?:AC|[A-Z]{2}\d[\d,]*|FM[a-z]+))+_(?=\.[a-z]{3,4}$)/i
/** Parts of the shop's own furniture: sprites, placeholders, "no image". */
const FURNITURE = /\/images\/G\/|\/no-img|\/transparent-pixel|grey-pixel|\.gif$/i
/** Stills of films and turntables, which stand among the thumbnails. */
const PLAYABLE = /play-(?:button|icon)|PKmb-|PKdp-|360_icon/i

/**
 * The original of a gallery image, or null for what is no image of the product.
 * `base` is the page's address, for sources without a host.
 */
export function originalImageUrl(source: string, base: string): string | null {
  const url = source.length <= MAX_LENGTH ? URL.parse(source.trim(), base) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (FURNITURE.test(url.pathname) || PLAYABLE.test(url.pathname)) return null
  url.pathname = COMPOSED.test(url.pathname)
    ? url.pathname.replace(SIZES_OF_COMPOSED, '_')
    : url.pathname.replace(SIZE_TOKEN, '')
  return url.href
}

const MAX_LENGTH = 4_096
