import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { urlHost } from '../net/url-host.ts'
import { CATALOGUE } from './catalogue.ts'
import { FAULTS, send } from './faults.ts'
import { escapeMarkup } from '../escape-markup.ts'
import { htmlPage } from './html-page.ts'
import { createPictures, imagePath } from './pictures.ts'
import { productPage } from './product-page.ts'

export type DemoStorefront = AsyncDisposable & { origin: string }

/**
 * The demo shop: product pages in the form of a marketplace's, with pictures drawn for it, and pages
 * that fail in the ways that shops' pages do.
 */
export async function serveStorefront({
  host,
  port,
}: {
  host: string
  port: number
}): Promise<DemoStorefront> {
  const [standIn] = CATALOGUE
  const products = new Map(CATALOGUE.map((product) => [product.asin, product]))
  const faults = new Map(FAULTS.map((fault) => [fault.asin, fault]))
  const visits = new Map<string, number>()
  const picture = createPictures(products)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://shop')
    const origin = `http://${request.headers.host}`
    if (pathname === '/') return send(response, 200, shopFront())
    // Links that a shop's pages have, and this one has no pages for.
    if (/^\/(?:b|stores|gp)\//.test(pathname)) return void response.writeHead(302, { location: '/' }).end()
    if (pathname.startsWith('/images/')) return sendPicture(response, await picture(pathname))
    const asin = /^(?:\/[^/]+)?\/dp\/([A-Z0-9]{10})$/.exec(pathname)?.[1] ?? ''
    const product = products.get(asin)
    if (product) return send(response, 200, productPage(product, origin))
    const fault = faults.get(asin)
    if (!fault) return send(response, 404, NOT_FOUND)
    visits.set(asin, (visits.get(asin) ?? 0) + 1)
    fault.answer({ response, origin, product: standIn, visits: visits.get(asin) ?? 1 })
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    origin: `http://${urlHost(host)}:${bound}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function sendPicture(response: ServerResponse, bytes: Buffer | null): void {
  if (!bytes) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': bytes.length }).end(bytes)
}

const NOT_FOUND = htmlPage({
  title: 'Page Not Found',
  body: '<h1>Sorry! We couldn’t find that page.</h1><p><a href="/?ref=cs_404_link">Go to the shop’s front</a></p>',
})

/** All products, and what else there is to try. */
function shopFront(): string {
  const shelf = CATALOGUE.map(
    ({ asin, title }) =>
      `<li><a href="/dp/${asin}"><img alt="" src="${imagePath(asin, 0, '_AC_SL400_')}"><br>${escapeMarkup(title)}</a><br><code>${asin}</code></li>`,
  )
  const odd = FAULTS.map(
    ({ asin, what, gives }) =>
      `<tr><td><a href="/dp/${asin}"><code>${asin}</code></a></td><td>${escapeMarkup(what)}</td><td>${escapeMarkup(gives)}</td></tr>`,
  )
  return htmlPage({
    title: 'Endcap demo shop',
    body: `<h1>Endcap demo shop</h1><p>Submit any of these by its ASIN. Some listings are good, some are bad on purpose: small, grey or crooked main images, badges, repeated pictures, too few. An ASIN that is not on this page is not found.</p><ul class="shelf">${shelf.join('')}</ul><h2>Pages that fail</h2><table><tr><th>ASIN</th><th>The page</th><th>Submitted by ASIN</th></tr>${odd.join('')}</table>`,
  })
}
