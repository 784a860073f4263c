/**
 * Scales, crops or marks an image. Without it, the server returns the original:
 * `…/I/81lde+541vL._AC_SL1500_.jpg` → `…/I/81lde+541vL.jpg`.
 */
const SIZE_TOKEN = /\.(?:_[^/]*_|[A-Z]{2}\d{2,4}(?:_[^/]*)?)(?=\.[a-z]{3,4}$)/i
/**
 * Composes a print onto a product. A later token sets the size:
 * `…/I/B1pp._CLa|2140,2000|71aa.png|…_AC_SL1500_.png`.
 */
const COMPOSED = /\._CLa(?:\||%7C)/i
const SIZES_OF_COMPOSED = /(?:_(?:AC|[A-Z]{2}\d[\d,]*|FM[a-z]+))+_(?=\.[a-z]{3,4}$)/i
/** Sprites, placeholders, "no image". */
const DECORATION = /\/images\/G\/|\/no-img|\/transparent-pixel|grey-pixel|\.gif$/i
/** Thumbnails of videos and 360° views. */
const PLAYABLE = /play-(?:button|icon)|PKmb-|PKdp-|360_icon/i

/** Returns the original's absolute URL, or null for decoration. */
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
