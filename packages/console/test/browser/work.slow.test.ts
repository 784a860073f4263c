import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { endcap, jsonLines } from '../../../service/test/support/process.ts'
import {
  buildConsole,
  type DemoService,
  launch,
  listingAddress,
  loadDemo,
  signIn,
  startDemo,
  withoutChromium,
} from './support.ts'

const VIEWPORT = { width: 1440, height: 900 }
/** Time for Spark on a slow machine. */
const LONG_MS = 120_000

describe('the work of a person', { skip: withoutChromium }, () => {
  let service: DemoService
  let browser: Browser
  let session: Awaited<ReturnType<BrowserContext['storageState']>>
  let listing: string
  let page: Page

  before(async () => {
    buildConsole()
    service = await startDemo()
    browser = await launch()
    const first = await browser.newPage()
    await signIn(first, service.setupLink)
    await loadDemo(first)
    listing = await listingAddress(first, service.baseUrl, /Crackleby/)
    session = await first.context().storageState()
    await first.context().close()
  })
  after(async () => {
    await browser.close()
    await service[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    await page?.context().close()
    page = await (await browser.newContext({ viewport: VIEWPORT, storageState: session })).newPage()
  })

  // Free places are buttons too while a picture is held.
  const composed = () => page.getByRole('list', { name: 'Composed listing' }).locator('.grip[data-key]')
  const score = () => page.locator('#composed-score .figure').textContent()
  /** Opens the composer and makes image 1 the main image. */
  async function compose(): Promise<void> {
    await page.goto(`${listing}/composer`)
    await composed().nth(1).press('m')
    await page.locator('.status-line').getByText('is the main image').waitFor()
  }
  const keys = () => composed().evaluateAll((grips) => grips.map((grip) => grip.getAttribute('data-key')))
  async function uploadPicture(): Promise<void> {
    const color = { r: 200, g: 120, b: 40 }
    const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: color } })
      .jpeg()
      .toBuffer()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'orange.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByText('1 picture is in the tray.').waitFor({ timeout: LONG_MS })
  }

  it('the work of a person is kept with its uploads when the page is loaded anew, and can still be undone', async () => {
    await compose()
    await uploadPicture()
    await page.locator('.tray-picture .grip').first().press('Space')
    // The focus follows the picture to the shelf.
    await page.locator('.grip[aria-pressed=true]:focus').waitFor()
    await page.keyboard.press('Space')
    await page.locator('.grip[aria-pressed=true]').waitFor({ state: 'detached' })
    const [before, arranged] = [await score(), await keys()]
    assert.equal(arranged.length, 5)
    await page.reload()
    await composed().nth(4).waitFor({ timeout: LONG_MS })
    assert.deepEqual([await score(), await keys()], [before, arranged])
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.equal((await keys()).length, 4)
  })

  it('the work of a person is found again after the session has ended and a link has signed in', async () => {
    await compose()
    const [before, address] = [await score(), page.url()]
    await page.context().clearCookies()
    await page.reload()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    const admin = async (...args: string[]) =>
      jsonLines((await endcap(['user', ...args, '--data', service.dataDirectory, '--json'])).stdout)[0]
    const { user_id: id } = (await admin('list')) ?? {}
    const { link } = (await admin('link', String(id))) ?? {}
    await page.goto(String(link))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await composed().first().waitFor()
    assert.deepEqual([page.url(), await score()], [address, before])
    session = await page.context().storageState()
  })

  it('the work of a person goes on with images that Spark has just made, and keeps removed pictures after a submission', async () => {
    await page.goto(`${listing}/composer`)
    await composed().first().waitFor()
    await page.goto(listing)
    await page.getByRole('navigation', { name: 'Listing' }).getByRole('link', { name: 'Composer' }).click()
    await composed().first().waitFor()
    await page.goBack()
    await page.getByRole('navigation', { name: 'Listing' }).getByRole('link', { name: 'Spark' }).click()
    await page.getByRole('button', { name: 'Make images with Spark' }).click()
    await page.getByRole('region', { name: 'Last batch' }).waitFor({ timeout: LONG_MS })
    await page.locator('.spark-cards input[type=checkbox]').first().check({ timeout: LONG_MS })
    await page.getByRole('button', { name: 'Use 1 in composer' }).click()
    await composed().nth(4).waitFor()
    assert.ok(!page.url().includes('shelf='))
    await composed().nth(3).press('Delete')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText(/^Submitted\. Foretold ([\d.]+), scored \1\.$/).waitFor({ timeout: LONG_MS })
    await page.getByText('Removed 1').waitFor()
  })

  it('the work of a person survives a page that cannot be loaded', async () => {
    await compose()
    const before = await keys()
    await page.route('**/assets/settings-page*.js', (route) => route.abort())
    await page.route('**/console/', (route) => route.abort())
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByText('The page could not be loaded.').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.goBack()
    await composed().first().waitFor()
    assert.deepEqual(await keys(), before)
  })

  it('the work of a person is possible on a phone: menus stay in the window, and the table is sorted', async () => {
    await page.setViewportSize({ width: 360, height: 720 })
    await page.goto(`${listing}/composer`)
    await page.getByRole('button', { name: /^Move the main image/ }).click()
    const panel = page.locator('.menu-panel')
    const box = await panel.boundingBox()
    assert.ok(box && box.x >= 0 && box.x + box.width <= 360, JSON.stringify(box))
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Move right')
    await page.goto(`${service.baseUrl}/console/listings`)
    await page.getByLabel('Sort by').selectOption('name')
    await page.waitForURL(/sort=name/)
  })
})
