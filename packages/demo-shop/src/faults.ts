import type { ServerResponse } from 'node:http'
import type { DemoProduct } from './demo-product.ts'
import { htmlPage } from './html-page.ts'
import { productPage } from './product-page.ts'

type Visit = {
  response: ServerResponse
  origin: string
  /** Product shown when a fault is temporary. */
  product: DemoProduct
  /** Number of requests for the page, including this one. */
  count: number
}
/** A faulty page. `outcome` is the result of a submission by its ASIN. */
export type Fault = { asin: string; description: string; outcome: string; respond: (visit: Visit) => void }

const SLOW_MS = 60_000

/** Typical faulty pages of storefronts, each under its own ASIN. */
export const FAULTS: readonly Fault[] = [
  {
    asin: 'B0DEMOBOT1',
    description: 'a robot check for every request',
    outcome: '502 SCRAPE_UPSTREAM_ERROR',
    respond: ({ response }) => send(response, 200, CAPTCHA),
  },
  {
    asin: 'B0DEMOBOT2',
    description: 'a robot check for every other request, a product for the next',
    outcome: '202 at the second attempt',
    respond: ({ response, product, origin, count }) =>
      send(response, 200, count % 2 === 1 ? CONTINUE : productPage(product, origin, { asin: 'B0DEMOBOT2' })),
  },
  {
    asin: 'B0DEMO503A',
    description: 'status 503 for every request',
    outcome: '502 SCRAPE_UPSTREAM_ERROR',
    respond: ({ response }) => send(response, 503, SORRY),
  },
  {
    asin: 'B0DEMO503B',
    description: 'status 503 for every other request, a product for the next',
    outcome: '202 at the second attempt',
    respond: ({ response, product, origin, count }) =>
      count % 2 === 1
        ? send(response, 503, SORRY)
        : send(response, 200, productPage(product, origin, { asin: 'B0DEMO503B' })),
  },
  {
    asin: 'B0DEMOSLOW',
    description: 'no response for a minute',
    outcome: '504 SCRAPE_TIMEOUT after 25 seconds',
    respond: ({ response }) => {
      const timer = setTimeout(() => send(response, 200, SORRY), SLOW_MS)
      response.on('close', () => clearTimeout(timer))
    },
  },
  {
    asin: 'B0DEMORST1',
    description: 'a connection that closes in the middle of the page',
    outcome: '502 SCRAPE_UPSTREAM_ERROR',
    respond: ({ response, product, origin }) => {
      const page = productPage(product, origin)
      response.writeHead(200, { ...HTML, 'content-length': Buffer.byteLength(page) })
      response.write(page.slice(0, page.length / 2), () => response.destroy())
    },
  },
  {
    asin: 'B0DEMOCUT1',
    description: 'an incomplete page',
    outcome: '502 SCRAPE_UPSTREAM_ERROR',
    respond: ({ response, product, origin }) => {
      const page = productPage(product, origin)
      send(response, 200, page.slice(0, page.length / 2))
    },
  },
  {
    asin: 'B0DEMOSRCH',
    description: 'search results instead of the product',
    outcome: '502 SCRAPE_UPSTREAM_ERROR',
    respond: ({ response }) => send(response, 200, SEARCH_RESULTS),
  },
  {
    asin: 'B0DEMOELSE',
    description: 'a page of another site',
    outcome: '502 SCRAPE_UPSTREAM_ERROR',
    respond: ({ response }) =>
      send(
        response,
        200,
        '<!doctype html><html><title>Sign in to the network</title><body>Welcome to the hotel</body></html>',
      ),
  },
  {
    asin: 'B0DEMONCAT',
    description: 'a product without breadcrumbs and rank',
    outcome: '400 NO_VALID_CATEGORY',
    respond: ({ response, product, origin }) =>
      send(response, 200, productPage(product, origin, { asin: 'B0DEMONCAT', hasCategory: false })),
  },
  {
    asin: 'B0DEMOMOVD',
    description: 'a product that has moved to another ASIN',
    outcome: '202 under the submitted ASIN',
    respond: ({ response, product, origin }) => send(response, 200, productPage(product, origin)),
  },
]

const HTML = { 'content-type': 'text/html;charset=UTF-8' }

/** Sends an HTML page. */
export function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { ...HTML, 'content-length': Buffer.byteLength(html) }).end(html)
}

const CAPTCHA = htmlPage({
  title: 'Robot Check',
  hasHeader: false,
  body: '<h4>Enter the characters you see below</h4><p>Sorry, we just need to make sure you’re not a robot.</p><form method="get" action="/errors/validateCaptcha"><input id="captchacharacters" name="field-keywords"><button type="submit">Continue shopping</button></form>',
})
const CONTINUE = htmlPage({
  title: 'Endcap demo shop',
  hasHeader: false,
  body: '<h4>Click the button below to continue shopping</h4><form method="get" action="/errors/validateCaptcha"><input type="hidden" name="amzn" value="x"><button type="submit" alt="Continue shopping">Continue shopping</button></form>',
})
const SORRY = htmlPage({
  title: 'Sorry! Something went wrong!',
  hasHeader: false,
  body: '<p>Sorry! Something went wrong on our end. Please go back and try again.</p>',
})
const SEARCH_RESULTS = htmlPage({
  title: 'Endcap demo shop : soda',
  body: '<div id="search"><div class="s-main-slot"><div data-component-type="s-search-result" data-asin="B0DEMOXXXX"><h2>Soda</h2></div></div></div>',
})
