import { EndcapError } from '@endcap/client'
import { eachLimited } from '../../data/each-limited.ts'
import { invalidate } from '../../data/resource.ts'
import { endcap } from '../../session/session.ts'

/** A main image and its carousel. */
export const MAX_IMAGES = 21

export type ListingDraft = { id: string; name: string; imageUrls: readonly string[] }

/** Uploads pictures in listing order. */
export async function uploadListing(files: readonly File[], name: string): Promise<ListingDraft> {
  const imageUrls: string[] = []
  await eachLimited([...files.entries()], async ([index, file]) => {
    const { url } = await endcap.uploads.create(file)
    imageUrls[index] = url
  })
  return { id: idOf(name), name, imageUrls }
}

/**
 * Submits a listing. Returns its id, or null if the service needs a category.
 *
 * @throws EndcapError
 */
export async function submitListing(
  listing: ListingDraft,
  categoryId: string | null,
): Promise<string | null> {
  const [main, ...carousel] = listing.imageUrls
  if (main === undefined) throw new Error('a listing needs a main image')
  try {
    const { pdp_id: pdpId } = await endcap.pdps.submit(listing.id, {
      hero_image_url: main,
      carousel_image_urls: carousel,
      name: listing.name,
      ...(categoryId !== null && { product_category_id: categoryId }),
    })
    invalidate('pdps')
    return pdpId
  } catch (error) {
    if (error instanceof EndcapError && NEEDS_CATEGORY.has(error.code)) return null
    throw error
  }
}

const NEEDS_CATEGORY = new Set<string>([
  'CATEGORY_UNRESOLVED',
  'MISSING_PRODUCT_CATEGORY',
  'NO_VALID_CATEGORY',
])

/** Makes a new, readable id. */
function idOf(name: string): string {
  const words = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
  return `${words || 'listing'}-${Date.now().toString(36)}`
}
