import type { Classification, ListingExplanation } from '@endcap/client'
import { inSentence } from '../../words/in-sentence.ts'
import { say } from '../../words/say.ts'
import { typeName } from '../../words/terms.ts'
import { listingName } from './listing-head.tsx'

/** Names an image by its place, if any. */
export const imageName = (position: number | null): string =>
  position === null ? say('console.listing.image') : say('console.listing.image_at', { position })

/** Describes an image's content. */
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
