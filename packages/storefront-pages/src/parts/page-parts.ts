import type { Attributes } from '../html/html-tags.ts'

export type RankLink = { slug: string; label: string | null }

export type PageParts = {
  language: string | null
  documentTitle: string
  /** Canonical URLs: `<link rel="canonical">`, `og:url`. */
  addresses: string[]
  /** Titles by place, most reliable first. */
  titles: Partial<Record<TitlePlace, string>>
  byline: { text: string; href: string | null } | null
  availability: string
  breadcrumbs: string[]
  ranks: RankLink[]
  /** Slugs from the page frame, search box and search results link. */
  departments: string[]
  /** From the main form, widget data, and other forms, maybe of a sibling or accessory. */
  asins: { form: string | null; data: string | null; input: string | null }
  details: { label: string; value: string; isBrand: boolean }[]
  scripts: string[]
  /** Named main images, and all images in their frame. */
  namedCovers: Attributes[]
  covers: Attributes[]
  thumbnails: string[]
  marks: Set<Mark>
  /** Beginning of the visible text, on one line. */
  text: string
  headings: string
  /** False if the page is cut off. */
  isComplete: boolean
}

export type TitlePlace = 'productTitle' | 'ebooksProductTitle' | 'title'

/** Sign of the page kind or an unavailable product. */
export type Mark = 'storefront' | 'captcha' | 'challenge' | 'not-found' | 'search-results' | 'out-of-stock'

/** Returns parts without content. */
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
