import type { ServerResponse } from 'node:http'
import type { DemoProduct } from './demo-product.ts'
import { htmlPage } from './html-page.ts'
import { productPage } from './product-page.ts'

type Visit = {
  response: ServerResponse
  origin: string
  /** A product to show where the fault passes. */
  product: DemoProduct
  /** How often the page has been asked for, with this visit. */
  visits: number
}
/** `gives`: what a submission by its ASIN comes to. */
export type Fault = { asin: string; what: string; gives: string; answer: (visit: Visit) => void }

const SLOW_MS = 60_000

/** The pages that a shop should not have and every shop has, each under an ASIN of its own. */
export const FAULTS: readonly Fault[] = [
  {
    asin: 'B0DEMOBOT1',
    what: 'a robot check, always',
    gives: '502 SCRAPE_UPSTREAM_ERROR',
    answer: ({ response }) => send(response, 200, CAPTCHA),
  },
  {
    asin: 'B0DEMOBOT2',
    what: 'a robot check at every other visit, a product at the next',
    gives: '202, at the second attempt',
    answer: ({ response, product, origin, visits }) =>
      send(response, 200, visits % 2 === 1 ? CONTINUE : productPage(product, origin, { asin: 'B0DEMOBOT2' })),
  },
  {
    asin: 'B0DEMO503A',
    what: '503, always',
    gives: '502 SCRAPE_UPSTREAM_ERROR',
    answer: ({ response }) => send(response, 503, SORRY),
  },
  {
    asin: 'B0DEMO503B',
    what: '503 at every other visit, a product at the next',
    gives: '202, at the second attempt',
    answer: ({ response, product, origin, visits }) =>
      visits % 2 === 1
        ? send(response, 503, SORRY)
        : send(response, 200, productPage(product, origin, { asin: 'B0DEMO503B' })),
  },
  {
    asin: 'B0DEMOSLOW',
    what: 'no answer for a minute',
    gives: '504 SCRAPE_TIMEOUT, after 25 seconds',
    answer: ({ response }) => {
      const timer = setTimeout(() => send(response, 200, SORRY), SLOW_MS)
      response.on('close', () => clearTimeout(timer))
    },
  },
  {
    asin: 'B0DEMORST1',
    what: 'the connection is closed in the middle of the page',
    gives: '502 SCRAPE_UPSTREAM_ERROR',
    answer: ({ response, product, origin }) => {
      const page = productPage(product, origin)
      response.writeHead(200, { ...HTML, 'content-length': Buffer.byteLength(page) })
      response.write(page.slice(0, page.length / 2), () => response.destroy())
    },
  },
  {
    asin: 'B0DEMOCUT1',
    what: 'a page that is cut short',
    gives: '502 SCRAPE_UPSTREAM_ERROR',
    answer: ({ response, product, origin }) => {
      const page = productPage(product, origin)
      send(response, 200, page.slice(0, page.length / 2))
    },
  },
  {
    asin: 'B0DEMOSRCH',
    what: 'search results in place of the product',
    gives: '502 SCRAPE_UPSTREAM_ERROR',
    answer: ({ response }) => send(response, 200, SEARCH_RESULTS),
  },
  {
    asin: 'B0DEMOELSE',
    what: 'another site’s page',
    gives: '502 SCRAPE_UPSTREAM_ERROR',
    answer: ({ response }) =>
      send(
        response,
        200,
        '<!doctype html><html><title>Sign in to the network</title><body>Welcome to the hotel</body></html>',
      ),
  },
  {
    asin: 'B0DEMONCAT',
    what: 'a product without category and rank',
    gives: '400 NO_VALID_CATEGORY',
    answer: ({ response, product, origin }) =>
      send(response, 200, productPage(product, origin, { asin: 'B0DEMONCAT', hasCategory: false })),
  },
  {
    asin: 'B0DEMOMOVD',
    what: 'a product that is listed under another ASIN by now',
    gives: '202, under the ASIN submitted',
    answer: ({ response, product, origin }) => send(response, 200, productPage(product, origin)),
  },
]

const HTML = { 'content-type': 'text/html;charset=UTF-8' }

export function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { ...HTML, 'content-length': Buffer.byteLength(html) }).end(html)
}

const CAPTCHA = htmlPage({
  title: 'Robot Check',
  hasFrame: false,
  body: '<h4>Enter the characters you see below</h4><p>Sorry, we just need to make sure you’re not a robot.</p><form method="get" action="/errors/validateCaptcha"><input id="captchacharacters" name="field-keywords"><button type="submit">Continue shopping</button></form>',
})
const CONTINUE = htmlPage({
  title: 'Endcap demo shop',
  hasFrame: false,
  body: '<h4>Click the button below to continue shopping</h4><form method="get" action="/errors/validateCaptcha"><input type="hidden" name="amzn" value="x"><button type="submit" alt="Continue shopping">Continue shopping</button></form>',
})
const SORRY = htmlPage({
  title: 'Sorry! Something went wrong!',
  hasFrame: false,
  body: '<p>Sorry! Something went wrong on our end. Please go back and try again.</p>',
})
const SEARCH_RESULTS = htmlPage({
  title: 'Endcap demo shop : soda',
  body: '<div id="search"><div class="s-main-slot"><div data-component-type="s-search-result" data-asin="B0DEMOXXXX"><h2>Soda</h2></div></div></div>',
})
