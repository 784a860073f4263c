import { isAsin } from '@endcap/catalog'
import { type Attributes, readTags } from '../html/html-tags.ts'
import { append, keep, oneLine, oneSpaced } from '../html/text.ts'
import { TextCaptures } from '../html/text-captures.ts'
import { BreadcrumbReader } from './breadcrumb-reader.ts'
import { DetailReader } from './detail-reader.ts'
import { marksOfElement, marksOfScript } from './page-marks.ts'
import { emptyParts, type PageParts, type TitlePlace } from './page-parts.ts'

const TITLE_PLACES: Record<string, TitlePlace> = {
  productTitle: 'productTitle',
  ebooksProductTitle: 'ebooksProductTitle',
  btAsinTitle: 'productTitle',
  title: 'title',
}
const COVER_IDS = new Set(['landingImage', 'imgBlkFront', 'ebooksImgBlkFront', 'main-image'])
const COVER_FRAMES = /^(?:imgTagWrapperId|img-canvas|ebooks-img-canvas|main-image-container|img-wrapper)$/
const THUMBNAIL_FRAMES = /^(?:altImages|imageBlockThumbs|imgThumbs|ebooksImageBlockThumbs)$/
const BREADCRUMB_FRAMES = /^(?:wayfinding-breadcrumbs(?:_feature_div|_container)?|breadcrumb_feature_div)$/
const DETAIL_LISTS = /^(?:detailBullets|detail-bullets|productDetails_|audibleProductDetails|rpi-attribute)/
const DATA_ASIN_IDS =
  /^(?:averageCustomerReviews|all-offers-display-params|title_feature_div|imageBlock_feature_div)$/
const RANK_HREF = /(?:\/gp\/bestsellers\/|\/zgbs\/)([\w-]{1,60})(?:\/[\d]+)?(?:[/?].*)?$/
const USEFUL_SCRIPT = /colorImages|imageGalleryData|mediaAsin|currentAsin/
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Limits of stored parts, for any page. */
const MAX_TEXT = 20_000
const MAX_FIELD = 2_000
/** Best-seller lists, departments and URLs. */
const MAX_LABELS = 30
/** Detail rows and images. */
const MAX_ITEMS = 300
const MAX_SCRIPTS_LENGTH = 4_000_000

/** Reads page parts in one pass. */
export function readPage(html: string): PageParts {
  const reader = new PageReader()
  readTags(html, reader)
  return reader.finish()
}

class PageReader {
  readonly #parts = emptyParts()
  readonly #captures = new TextCaptures()
  #script: string | null = null
  #scriptsLength = 0
  #isHidden = false
  /** Open frames by type. */
  readonly #inside = { breadcrumbs: 0, thumbnails: 0, cover: 0, details: 0 }
  readonly #breadcrumbs = new BreadcrumbReader()
  readonly #details = new DetailReader()
  #hasHtml = false
  #isHtmlClosed = false
  #openElements = 0

  onOpen = (name: string, attributes: Attributes): void => {
    this.#captures.open(name)
    if (!VOID.has(name)) this.#openElements++
    if (name === 'script') this.#script = ''
    if (name === 'style' || name === 'script') this.#isHidden = true
    for (const mark of marksOfElement(name, attributes)) this.#parts.marks.add(mark)
    this.#readHead(name, attributes)
    this.#enterFrames(name, attributes)
    this.#readField(name, attributes)
    if (this.#inside.breadcrumbs > 0) this.#keepDepartment(this.#breadcrumbs.open(name, attributes))
    this.#keepDetail(this.#details.open(name, attributes, this.#inside.details > 0))
    if (name === 'img') this.#readImage(attributes)
    if (name === 'a') this.#readLink(attributes)
  }

  onText = (text: string): void => {
    if (this.#script !== null) {
      this.#script += text
      return
    }
    if (this.#isHidden) return
    const parts = this.#parts
    parts.text = append(parts.text, text, MAX_TEXT)
    this.#captures.add(text)
    if (this.#inside.breadcrumbs > 0) this.#breadcrumbs.add(text)
    this.#details.add(text)
  }

  onClose = (name: string): void => {
    this.#openElements--
    if (name === 'script') this.#endScript()
    if (name === 'style') this.#isHidden = false
    if (name === 'html' || name === 'body') this.#isHtmlClosed = true
    this.#keepDetail(this.#details.close(name))
    // Separates the text of blocks.
    if (!INLINE.has(name)) this.onText(' ')
    this.#captures.close(name)
  }

  finish(): PageParts {
    const parts = this.#parts
    const isInScript = this.#script !== null
    this.#endScript()
    this.#captures.closeAll()
    parts.isComplete =
      !isInScript &&
      (this.#isHtmlClosed || (!this.#hasHtml && this.#openElements <= 0 && parts.text.trim() !== ''))
    parts.text = oneSpaced(parts.text)
    parts.headings = oneSpaced(parts.headings)
    return parts
  }

  #readHead(name: string, attributes: Attributes): void {
    const parts = this.#parts
    if (name === 'html') {
      this.#hasHtml = true
      parts.language ??= oneLine(attributes['lang'] ?? '') || null
    }
    if (name === 'title') this.#captures.begin('title', (text) => (parts.documentTitle ||= text))
    const { rel, href, property, content } = attributes
    if (name === 'link' && rel === 'canonical' && href) keep(parts.addresses, href, MAX_LABELS)
    if (name === 'meta' && property === 'og:url' && content) keep(parts.addresses, content, MAX_LABELS)
  }

  #enterFrames(name: string, { id = '', class: classes = '' }: Attributes): void {
    const frames = {
      breadcrumbs: BREADCRUMB_FRAMES.test(id) || /\ba-breadcrumb\b/.test(classes),
      thumbnails: THUMBNAIL_FRAMES.test(id),
      cover: COVER_FRAMES.test(id),
      details: DETAIL_LISTS.test(id),
    }
    for (const frame of ['breadcrumbs', 'thumbnails', 'cover', 'details'] as const) {
      if (!frames[frame] || VOID.has(name)) continue
      const isCounted = this.#captures.begin(name, () => {
        this.#inside[frame]--
        if (frame === 'breadcrumbs' && this.#inside.breadcrumbs === 0) this.#endBreadcrumbs()
      })
      if (isCounted) this.#inside[frame]++
    }
    if (id === 'dp') this.#keepDepartment(classes.trim().split(/\s+/)[0])
  }

  #readField(name: string, attributes: Attributes): void {
    const parts = this.#parts
    const { id = '', value = '', href } = attributes
    const place = Object.hasOwn(TITLE_PLACES, id) ? TITLE_PLACES[id] : undefined
    if (place && name !== 'meta') this.#captures.begin(name, (text) => (parts.titles[place] ||= text))
    // The frame shares the id, but the inner element closes first and wins.
    if (id === 'bylineInfo')
      this.#captures.begin(
        name,
        (text) => (parts.byline ??= text === '' ? null : { text, href: href ?? null }),
      )
    if (id === 'availability') this.#captures.begin(name, (text) => (parts.availability ||= text))
    if (/^h[1-4]$/.test(name))
      this.#captures.begin(name, (text) => (parts.headings = append(parts.headings, ` ${text}`, MAX_FIELD)))
    if (name === 'input' && isAsin(value)) {
      if (id === 'ASIN') parts.asins.form ??= value
      else if (attributes['name'] === 'ASIN') parts.asins.input ??= value
    }
    const asin = attributes['data-asin'] ?? attributes['data-csa-c-asin'] ?? ''
    if (DATA_ASIN_IDS.test(id) && isAsin(asin)) parts.asins.data ??= asin
    if (name === 'option' && attributes['selected'] !== undefined && value.startsWith('search-alias='))
      this.#keepDepartment(value.slice('search-alias='.length))
  }

  #endBreadcrumbs(): void {
    const labels = this.#breadcrumbs.end()
    if (this.#parts.breadcrumbs.length === 0) this.#parts.breadcrumbs = labels
  }

  #keepDepartment(name: string | null | undefined): void {
    // The class also holds the page language, such as `en_US`.
    if (name && /^(?![a-z]{2}_[A-Z]{2}$)[\w-]{1,60}$/.test(name))
      keep(this.#parts.departments, name, MAX_LABELS)
  }

  #keepDetail(detail: PageParts['details'][number] | null): void {
    if (detail) keep(this.#parts.details, detail, MAX_ITEMS)
  }

  #readImage(attributes: Attributes): void {
    const parts = this.#parts
    const isNamed = COVER_IDS.has(attributes['id'] ?? '')
    // Hidden pictures of other variations may precede the cover.
    const isOther = attributes['data-a-image-name'] === 'swatchHoverImage'
    if (isNamed) keep(parts.namedCovers, attributes, MAX_ITEMS)
    else if (this.#inside.cover > 0 && !isOther) keep(parts.covers, attributes, MAX_ITEMS)
    const { src } = attributes
    if (this.#inside.thumbnails > 0 && src) keep(parts.thumbnails, src, MAX_ITEMS)
  }

  #readLink({ href = '' }: Attributes): void {
    const parts = this.#parts
    const slug = RANK_HREF.exec(href)?.[1]
    // Ignores navigation links.
    if (!slug || /[?&]?ref_?=(?:nav|sv|topnav)_/.test(href)) return
    const isDepartment = /zg_ts/.test(href) || !/\/\d+(?:[/?]|$)/.test(href)
    this.#captures.begin('a', (text) =>
      keep(parts.ranks, { slug, label: isDepartment || text === '' ? null : text }, MAX_LABELS),
    )
  }

  #endScript(): void {
    const script = this.#script
    this.#script = null
    this.#isHidden = false
    if (script === null) return
    const { marks, scripts } = this.#parts
    for (const mark of marksOfScript(script)) marks.add(mark)
    if (!USEFUL_SCRIPT.test(script) || this.#scriptsLength + script.length > MAX_SCRIPTS_LENGTH) return
    this.#scriptsLength += script.length
    scripts.push(script)
  }
}

const INLINE = new Set('a b i em strong span sup sub small'.split(' '))
