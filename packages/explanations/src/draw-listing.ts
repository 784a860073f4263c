import { renderSvg, toPicture } from './draw-explanation.ts'
import { drawable, registerFonts } from './fonts.ts'
import { type ListingExplanation, listingSvg } from './listing-svg.ts'

export type ListingInput = Omit<ListingExplanation, 'images'> & {
  images: readonly { bytes: Uint8Array; score: number; assetType: string }[]
}

const CELL_PX = 320

/** Returns a PNG. Unblocks SVG like `drawExplanation`. */
export async function drawListing(listing: ListingInput): Promise<Buffer> {
  const images = []
  // Sequential, so memory stays constant.
  for (const { bytes, ...image } of listing.images)
    images.push({ ...image, image: await toPicture(bytes, CELL_PX) })
  await registerFonts()
  const title = await drawable(listing.title, 'Listing')
  return renderSvg(
    listingSvg({ ...listing, title, images }),
    listing.images.map(({ bytes }) => bytes),
  )
}
