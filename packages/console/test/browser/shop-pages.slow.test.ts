import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Rivals } from '@endcap/client/rivals'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { listingPage } from '../../../service/test/support/listing-page.ts'
import { startOrigin } from '../../../service/test/support/origin.ts'
import { picture } from '../../../service/test/support/pictures.ts'
import { buildConsole, launch, signIn, startDemo, visit, withoutChromium } from './support.ts'

const WATCHED = 'B000000098'
const FORBIDDEN = 'B000000099'
const RIVALS = Array.from({ length: 24 }, (_, n) => `B0000000${String(n + 10)}`)
/** Time for a shop's pages, with the pauses between them. */
const READING_MS = 300_000

const block = (background: string, width: number, height: number, left: number, top: number) => ({
  input: { create: { width, height, channels: 3 as const, background } },
  left,
  top,
})

/** A pack. With a faint spot, it is not sure whether it is the same picture. */
const pack = (hasSpot: boolean) =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: '#ffffff' } })
    .composite([
      block('#2b7a3d', 500, 640, 150, 80),
      block('#f2d024', 300, 120, 250, 160),
      block('#c02020', 200, 200, 300, 420),
      ...(hasSpot ? [block('#4d9858', 60, 30, 370, 340)] : []),
    ])
    .png()
    .toBuffer()

describe('pages of a shop in the console', { skip: withoutChromium }, () => {
  const resources = new AsyncDisposableStack()
  let origin: Awaited<ReturnType<typeof startOrigin>>
  let service: Awaited<ReturnType<typeof startDemo>>
  let page: Page
  const ids = new Map<string, string>()

  const show = (asin: string, ...names: (string | number)[]) =>
    origin.serve(
      `/dp/${asin}`,
      listingPage(
        asin,
        names.map((name) => origin.url(`/${name}.png`)),
      ),
    )

  before(async () => {
    origin = resources.use(await startOrigin())
    origin.serve('/robots.txt', (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end(`User-agent: *\nDisallow: /dp/${FORBIDDEN}\n`),
    )
    origin.serve('/pack.png', await pack(false))
    origin.serve('/spot.png', await pack(true))
    for (const [n, asin] of RIVALS.entries()) {
      origin.serve(`/${n}.png`, await picture(n, 400))
      show(asin, n)
    }
    show(WATCHED, 'pack', 0)
    show(FORBIDDEN, 'pack', 1)
    buildConsole()
    service = resources.use(
      await startDemo({
        ENDCAP_STOREFRONT_US: origin.url(''),
        ENDCAP_ALLOWED_ORIGINS: origin.host,
        ENDCAP_SCRAPE_ATTEMPTS: '1',
      }),
    )
    for (const asin of [WATCHED, FORBIDDEN])
      ids.set(asin, (await service.endcap.pdps.byAsin.submitAndWait(asin, {})).pdp_id)
    const browser = await launch()
    resources.defer(() => browser.close())
    page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
    await signIn(page, service.setupLink)
  })
  after(() => resources.disposeAsync())

  const title = (text: string | RegExp) => page.getByRole('heading', { level: 1, name: text })
  /** Opens the live check of a listing, and reads its page. */
  const checkNow = async (asin: string) => {
    await visit(page, `${service.baseUrl}/console/watch/${ids.get(asin)}`)
    await page.keyboard.press('r')
  }

  it('pages of a shop in the console fill a shelf of 24 tiles, and one rival that is not read says why', async () => {
    const rivals = new Rivals(service.endcap)
    const { rival_set_id: id } = await rivals.create({
      name: 'Packs',
      category_id: 'Food > Snacks > Potato Chips',
      retailer: 'marketplace_us',
      entries: [...RIVALS, FORBIDDEN],
    })
    const set = `${service.baseUrl}/console/watch/rivals/${id}`
    await visit(page, set)
    const row = page.getByRole('row').filter({ hasText: FORBIDDEN })
    await row.getByText('The robots rules of the shop forbid reading').waitFor({ timeout: READING_MS })
    await page.getByText('24 of 25 read').first().waitFor({ timeout: READING_MS })
    await visit(page, `${set}?pdp=${ids.get(WATCHED)}`)
    await title(/among 23 rivals/).waitFor()
    const tiles = page.locator('.phone').first().locator('img')
    assert.equal(await tiles.count(), 24)
    const boxes = await tiles.evaluateAll((images) =>
      images.map((image) => {
        const { width, left, top } = image.getBoundingClientRect()
        return { width, isLoaded: (image as HTMLImageElement).naturalWidth > 0, place: `${left} ${top}` }
      }),
    )
    assert.ok(boxes.every(({ width, isLoaded }) => width === 101 && isLoaded))
    assert.equal(new Set(boxes.map(({ place }) => place)).size, 24)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false)
  })

  it('pages of a shop in the console that it does not allow to read are not read', async () => {
    await checkNow(FORBIDDEN)
    await title('This shop does not allow reading').waitFor({ timeout: READING_MS })
    await page.getByText('Compare by hand, or ask the shop for permission.').waitFor()
    await visit(page, `${service.baseUrl}/console/watch`)
    await page.getByRole('row').filter({ hasText: 'Not allowed' }).waitFor()
  })

  it('pages of a shop in the console about which nobody can be sure are decided by a person', async () => {
    show(WATCHED, 'spot', 0)
    await checkNow(WATCHED)
    await title('Not sure about 1 picture. Take a look').waitFor({ timeout: READING_MS })
    assert.deepEqual(await page.locator('.place-word').allTextContents(), ['Not sure', 'Same'])
    await page.getByRole('button', { name: 'Same', exact: true }).click()
    await title('The shop shows your set').waitFor()
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
    await title('Not sure about 1 picture. Take a look').waitFor()
    await page.getByRole('button', { name: 'Different', exact: true }).click()
    await title('The shop shows 1 wrong picture').waitFor()
  })

  it('pages of a shop in the console that are not read say why, and that nobody was alerted', async () => {
    origin.serve(`/dp/${WATCHED}`, (_request, response) => response.writeHead(503).end())
    await checkNow(WATCHED)
    await title('The shop’s page was not read last night').waitFor({ timeout: READING_MS })
    await page.getByText('The shop does not answer requests now. No alert was sent').waitFor()
    await page.getByText('Not read: The shop does not answer requests now', { exact: true }).waitFor()
  })
})
