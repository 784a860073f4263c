/** A picture, video or model of a listing, in the words of the shop. */
export type ShopMedia = {
  id: string
  /** Address of the picture, or null if the shop has none. */
  url: string | null
  alt: string
  /** False for videos, models and what else a shop shows. */
  isPicture: boolean
  /** A variant shows it, and would lose it with the listing. */
  isOfVariant: boolean
}

/** `media` in the order of the shop, main picture first. */
export type ShopListing = { title: string; media: ShopMedia[] }

/** `url` is a public address of the same bytes, valid for an hour. */
export type NewPicture = {
  filename: string
  mimeType: string
  alt: string
  url: string
  read: () => Promise<Uint8Array>
}

export type PlacedMedia = { id: string; alt: string }

/**
 * A shop. Nothing here deletes a picture: those that a listing no longer shows stay in the library of the shop, so that
 * the same ones can be shown again. All methods throw ShopError.
 */
export type ShopSystem = {
  /** Returns the name of the shop. Refuses tokens without the rights of a push. */
  checkAccess: (signal: AbortSignal) => Promise<string>
  readListing: (productId: string, signal: AbortSignal) => Promise<ShopListing>
  /** Adds pictures to the library of the shop and returns their ids. The same key finds those of an earlier attempt. */
  stageImages: (key: string, pictures: readonly NewPicture[], signal: AbortSignal) => Promise<string[]>
  /** Removes what `stageImages` needed besides the pictures. */
  endStaging: (key: string, signal: AbortSignal) => Promise<void>
  /** Shows exactly these media in this order. May be repeated. Alt texts change only where they differ. */
  reorder: (productId: string, media: readonly PlacedMedia[], signal: AbortSignal) => Promise<void>
}
