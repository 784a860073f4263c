import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { classifyBreadcrumbs } from '@endcap/catalog'
import { extractListing } from '@endcap/storefront-pages/extract-listing'

type Expected = {
  file: string
  asin: string
  language: string
  title: string
  breadcrumbs: string[]
  images: string[]
}

const folder = new URL('../../../../../../shared/data/pages/', import.meta.url)
const skip = existsSync(folder) ? false : 'the shared pages are not available'
const REGIONS: Record<string, string> = {
  'en-in': 'in',
  'pt-br': 'br',
  'en-gb': 'uk',
  'es-es': 'es',
  'en-us': 'us',
}
const CATEGORIES: Record<string, string> = {
  B09V4B6K53: 'Electronics > Phones > Smartphones',
  B076QFXQK5: 'Tools > Power Tools > Power Saws',
  '1849757097': 'Books And Media > Non Fiction',
  B01MUGXRT9: 'Home > Floor Care > Robot Vacuums',
  B00N150YS4: 'Tools > Adhesives And Sealants > Technical Tapes',
}

describe('pages of real storefronts', { skip }, () => {
  const pages = skip ? [] : (JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Expected[])
  for (const { file, language, ...expected } of pages) {
    it(`pages of real storefronts yields ASIN, title, breadcrumbs, images in order, and a category: ${file}`, async () => {
      const html = readFileSync(new URL(file, folder), 'utf8')
      const listing = extractListing(html, { asin: expected.asin, region: REGIONS[language] ?? '' })
      const { kind, asin, title, breadcrumbs, images } = listing
      // The expected addresses include the size token of the page.
      const originals = expected.images.map((url) => url.replace(/\._\w+_(?=\.jpg$)/, ''))
      assert.deepEqual(
        { kind, asin, title, breadcrumbs, images },
        { kind: 'product', ...expected, images: originals },
      )
      assert.equal((await classifyBreadcrumbs(listing, setImmediate))?.category.path, CATEGORIES[asin ?? ''])
    })
  }
})
