import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { escapeMarkup } from '@endcap/drawing/svg'
import { urlHost } from '@endcap/foundation/net/url-host'
import { CATALOG } from './catalog.ts'
import { FAULTS, send } from './faults.ts'
import { htmlPage } from './html-page.ts'
import { createPictures, imagePath } from './pictures.ts'
import { productPage } from './product-page.ts'

export type DemoStorefront = AsyncDisposable & { origin: string }

/** Serves marketplace-like product pages with drawn pictures, and typical faulty pages. */
export async function serveStorefront({
  host,
  port,
}: {
  host: string
  port: number
}): Promise<DemoStorefront> {
  const [standIn] = CATALOG
  const products = new Map(CATALOG.map((product) => [product.asin, product]))
  const faults = new Map(FAULTS.map((fault) => [fault.asin, fault]))
  const requestCounts = new Map<string, number>()
  const picture = createPictures(products)

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://shop')
    const origin = `http://${request.headers.host}`
    if (pathname === '/') return send(response, 200, shopFront())
    // Product pages link to these paths, which the demo lacks.
    if (/^\/(?:b|stores|gp)\//.test(pathname)) return void response.writeHead(302, { location: '/' }).end()
    if (pathname.startsWith('/images/')) return sendPicture(response, await picture(pathname))
    const asin = /^(?:\/[^/]+)?\/dp\/([A-Z0-9]{10})$/.exec(pathname)?.[1] ?? ''
    const product = products.get(asin)
    if (product) return send(response, 200, productPage(product, origin))
    const fault = faults.get(asin)
    if (!fault) return send(response, 404, NOT_FOUND)
    const count = (requestCounts.get(asin) ?? 0) + 1
    requestCounts.set(asin, count)
    fault.respond({ response, origin, product: standIn, count })
  }

  const server = http.createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
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
  body: '<h1>Sorry! We couldn’t find that page.</h1><p><a href="/?ref=cs_404_link">Go to the front page</a></p>',
})

/** Lists all products and faulty pages. */
function shopFront(): string {
  const products = CATALOG.map(
    ({ asin, title }) =>
      `<li><a href="/dp/${asin}"><img alt="" src="${imagePath(asin, 0, '_AC_SL400_')}"><br>${escapeMarkup(title)}</a><br><code>${asin}</code></li>`,
  )
  const faults = FAULTS.map(
    ({ asin, description, outcome }) =>
      `<tr><td><a href="/dp/${asin}"><code>${asin}</code></a></td><td>${escapeMarkup(description)}</td><td>${escapeMarkup(outcome)}</td></tr>`,
  )
  return htmlPage({
    title: 'Endcap demo shop',
    body: `<h1>Endcap demo shop</h1><p>Submit any of these listings by its ASIN. Some are good, others are bad on purpose: small, gray or crooked main images, badges, repeated images, too few images. An ASIN that is not on this page is not found.</p><ul class="products">${products.join('')}</ul><h2>Faulty pages</h2><table><tr><th>ASIN</th><th>Page</th><th>Result of a submission by ASIN</th></tr>${faults.join('')}</table>`,
  })
}
