import { renderSvg, toPicture } from './draw-explanation.ts'
import { drawable, registerFonts } from './fonts.ts'
import { type ListingExplanation, listingSvg } from './listing-svg.ts'

/** Content of the drawing, with the bytes of the images. */
export type ListingInput = Omit<ListingExplanation, 'images'> & {
  images: readonly { bytes: Uint8Array; score: number; assetType: string }[]
}

const CELL_PX = 320

/** Draws an explanation of a listing's score as a PNG. Unblocks the SVG renderer like `drawExplanation`. */
export async function drawListing(listing: ListingInput): Promise<Buffer> {
  const images = []
  // One at a time, so that the memory does not grow with the number of images.
  for (const { bytes, ...image } of listing.images)
    images.push({ ...image, image: await toPicture(bytes, CELL_PX) })
  await registerFonts()
  return renderSvg(listingSvg({ ...listing, title: await drawable(listing.title, 'Listing'), images }))
}
