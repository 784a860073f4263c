import type { Classification, ListingExplanation } from '@endcap/client'
import { inSentence } from '../../words/in-sentence.ts'
import { say } from '../../words/say.ts'
import { typeName } from '../../words/terms.ts'
import { listingName } from './listing-head.tsx'

/** Returns the name of an image by its place in a listing, or without one. */
export const imageName = (position: number | null): string =>
  position === null ? say('console.listing.image') : say('console.listing.image_at', { position })

/** Returns what an image shows, in words. */
export function imageAlt(
  position: number | null,
  classification: Classification | null,
  listing: Pick<ListingExplanation, 'name' | 'id'> | null,
): string {
  const name = imageName(position)
  const image =
    classification === null
      ? name
      : say('console.listing.image_of_type', { image: name, type: inSentence(typeName(classification)) })
  return listing ? say('console.listing.image_of_listing', { image, listing: listingName(listing) }) : image
}
