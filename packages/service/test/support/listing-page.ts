import { galleryScript, type StorefrontPage, storefrontPage } from '@endcap/storefront-pages/testing'
import type { Handler } from './origin.ts'

/** Serves a listing page with these images. */
export const listingPage =
  (asin: string, images: readonly string[], page: StorefrontPage = {}): Handler =>
  (_request, response) => {
    const gallery = galleryScript(
      JSON.stringify(images.map((hiRes) => ({ hiRes, large: null, variant: 'MAIN' }))),
    )
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(storefrontPage({ asin, gallery, head: '', ...page }))
  }
