import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import {
  buildConsole,
  type DemoService,
  launch,
  signIn,
  startDemo,
  visit,
  withoutChromium,
} from './support.ts'

/** One more than the shot list shows on the screen. */
const LISTINGS = 13

describe('a page of the console on paper', { skip: withoutChromium }, () => {
  let service: DemoService
  let browser: Browser
  let page: Page
  let listing: string

  before(async () => {
    buildConsole()
    service = await startDemo()
    browser = await launch()
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, service.setupLink)
    const { pdps, uploads } = service.endcap
    const picture = { create: { width: 400, height: 400, channels: 3, background: '#c8782a' } } as const
    const { url } = await uploads.create(await sharp(picture).png().toBuffer())
    for (let index = 0; index < LISTINGS; index++) {
      const name = `Potato chips ${index}`
      const { pdp_id: id } = await pdps.submitAndWait(`chips-${index}`, { hero_image_url: url, name })
      listing = `${service.baseUrl}/console/listings/${id}`
    }
  })
  after(async () => {
    await browser.close()
    await service[Symbol.asyncDispose]()
  })

  it('a page of the console on paper has all listings of the shot list with their pictures, also those that the screen does not show', async () => {
    await visit(page, `${service.baseUrl}/console/shot-list`)
    const lines = page.locator('.shots').first().locator('.line')
    assert.equal(await lines.count(), LISTINGS - 1)
    const printed = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.print = () => {
            const shown = document.querySelector('.shots')?.querySelectorAll<HTMLImageElement>('.line img')
            resolve([...(shown ?? [])].map(({ complete, naturalWidth }) => complete && naturalWidth > 0))
          }
        }),
    )
    await page.getByRole('button', { name: 'Print' }).click()
    assert.deepEqual(await printed, Array(LISTINGS).fill(true))
    await page
      .getByText(`The first ${LISTINGS - 1} of ${LISTINGS}`)
      .first()
      .waitFor()
  })

  it('a page of the console on paper has all changes of a listing and all shops that refuse it, its address and the day', async () => {
    await visit(page, listing)
    const shops = page.getByRole('region', { name: 'Where the main image may be used' }).locator('tbody tr')
    const changes = page.locator('.change')
    const seen = async () => [
      await changes.filter({ visible: true }).count(),
      await shops.filter({ visible: true }).count(),
    ]
    const [fewChanges = 0, fewShops = 0] = await seen()
    await page.emulateMedia({ media: 'print' })
    assert.deepEqual(await seen(), [await changes.count(), await shops.count()])
    assert.ok((await changes.count()) > fewChanges && (await shops.count()) > fewShops)
    await page.getByText(/^Printed .+ · http.+\/console\/listings\/[0-9a-f-]+$/).waitFor()
    await page.emulateMedia({ media: 'screen' })
  })
})
