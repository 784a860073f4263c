import type { ListingExplanation, PdpChange } from '@endcap/client'

type Edited = {
  name: string
  id: string
  retailer: string
  category: { id: string }
  /** One a line. */
  tags: string
}
type Listing = Pick<
  ListingExplanation,
  'name' | 'id' | 'retailer' | 'category_id' | 'category_source' | 'tags'
>

/** Returns the fields of a form that differ from the listing, and what gives them back. */
export function editOf(listing: Listing, form: Edited): { change: PdpChange; undo: PdpChange } {
  const name = form.name.trim() || null
  const tags = [...new Set(form.tags.split('\n').map((tag) => tag.trim()))].filter(Boolean)
  const [hasName, hasId] = [name !== listing.name, form.id !== listing.id]
  const hasRetailer = form.retailer !== listing.retailer
  const hasCategory = form.category.id !== listing.category_id
  const hasTags = tags.join('\n') !== listing.tags.join('\n')
  return {
    change: {
      ...(hasName && { name }),
      ...(hasId && { id: form.id }),
      ...(hasRetailer && { retailer: form.retailer }),
      ...(hasCategory && { product_category_id: form.category.id }),
      ...(hasTags && { tags }),
    },
    undo: {
      ...(hasName && { name: listing.name }),
      ...(hasId && { id: listing.id }),
      ...(hasRetailer && { retailer: listing.retailer }),
      // Other categories are guessed again.
      ...(hasCategory && {
        product_category_id: listing.category_source === 'person' ? listing.category_id : null,
      }),
      ...(hasTags && { tags: listing.tags }),
    },
  }
}
