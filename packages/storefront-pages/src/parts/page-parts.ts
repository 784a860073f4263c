import type { Attributes } from '../html/html-tags.ts'

export type RankLink = { slug: string; label: string | null }

/** Raw content of a page, from the places that a storefront's product page uses. */
export type PageParts = {
  language: string | null
  documentTitle: string
  /** Addresses that the page declares as its own: `<link rel="canonical">`, `og:url`. */
  addresses: string[]
  /** Titles by place, the most reliable place first. */
  titles: Partial<Record<TitlePlace, string>>
  byline: { text: string; href: string | null } | null
  availability: string
  breadcrumbs: string[]
  ranks: RankLink[]
  /** Slugs of the department, from the page's frame, the search box and the link back to search results. */
  departments: string[]
  /** ASINs from the page's main form, from data of widgets, and from other forms, which may name a sibling or an accessory. */
  asins: { form: string | null; data: string | null; input: string | null }
  /** Rows of the tables and lists of details. */
  details: { label: string; value: string; isBrand: boolean }[]
  /** Scripts that contain the gallery or the ASIN. */
  scripts: string[]
  /** Main images that are named as such, and all images in the frame of the main image. */
  namedCovers: Attributes[]
  covers: Attributes[]
  thumbnails: string[]
  marks: Set<Mark>
  /** Beginning of the visible text, on one line. */
  text: string
  headings: string
  /** True if the page is read to its end, so nothing is cut off. */
  isComplete: boolean
}

export type TitlePlace = 'productTitle' | 'ebooksProductTitle' | 'title'

/** A sign of the kind of a page, or of an unavailable product, in its markup or scripts. */
export type Mark = 'storefront' | 'captcha' | 'challenge' | 'not-found' | 'search-results' | 'out-of-stock'

/** Returns the parts of a page of which nothing has been read. */
export function emptyParts(): PageParts {
  return {
    language: null,
    documentTitle: '',
    addresses: [],
    titles: {},
    byline: null,
    availability: '',
    breadcrumbs: [],
    ranks: [],
    departments: [],
    asins: { form: null, data: null, input: null },
    details: [],
    scripts: [],
    namedCovers: [],
    covers: [],
    thumbnails: [],
    marks: new Set(),
    text: '',
    headings: '',
    isComplete: false,
  }
}
