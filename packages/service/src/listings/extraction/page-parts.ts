import type { Attributes } from './html-tags.ts'

export type RankLink = { slug: string; label: string | null }

/** What stands on a page at the places where a storefront's product page has it; nothing is judged yet. */
export type PageParts = {
  language: string | null
  documentTitle: string
  /** Where the page says that it belongs: `<link rel="canonical">`, `og:url`. */
  addresses: string[]
  /** By place, the likeliest first to be filled. */
  titles: Partial<Record<TitlePlace, string>>
  byline: { text: string; href: string | null } | null
  availability: string
  breadcrumbs: string[]
  ranks: RankLink[]
  /** Names of the department in addresses: of the page's frame, the search box, the way back to the results. */
  departments: string[]
  /** ASINs: of the page's own form, of its widgets' data, and of other forms, which may be a sibling's or an accessory's. */
  asins: { form: string | null; data: string | null; input: string | null }
  /** Label and value of the tables and lists of details. */
  details: { label: string; value: string; isBrand: boolean }[]
  /** Scripts that speak of images or of the product. */
  scripts: string[]
  covers: Attributes[]
  thumbnails: string[]
  marks: Set<Mark>
  /** The beginning of what can be read, on one line. */
  text: string
  headings: string
  /** Whether the page has been read to its end. */
  isComplete: boolean
}

export type TitlePlace = 'productTitle' | 'ebooksProductTitle' | 'title'

/** What tells what kind of page it is. */
export type Mark = 'storefront' | 'captcha' | 'challenge' | 'not-found' | 'search-results' | 'out-of-stock'

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
    covers: [],
    thumbnails: [],
    marks: new Set(),
    text: '',
    headings: '',
    isComplete: false,
  }
}

/** Of any line that is kept. */
const MAX_LINE = 1_000

/** Space, marks of writing direction and what databases refuse, between words, are one space. */
export const oneSpaced = (text: string): string =>
  text
    .replace(/[\s\u200e\u200f\u00ad\ufeff\0]+/gu, ' ')
    .trim()
    .toWellFormed()

export const oneLine = (text: string): string => oneSpaced(text).slice(0, MAX_LINE).toWellFormed()
