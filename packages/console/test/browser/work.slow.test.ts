import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
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
  let original: { image_id: string }[]
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
    original = (await service.endcap.pdps.composer(pdpId())).images.map(({ image_id: id }) => ({
      image_id: id,
    }))
    await first.context().close()
  })
  after(async () => {
    await browser.close()
    await service[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    await page?.context().close()
    await saveByProgram(original)
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
  const pdpId = () => new URL(listing).pathname.split('/').at(-1) ?? ''
  /** Makes a sign-in link for the person. */
  async function newLink(): Promise<string> {
    const admin = async (...args: string[]) =>
      jsonLines((await endcap(['user', ...args, '--data', service.dataDirectory, '--json'])).stdout)[0]
    const { user_id: id } = (await admin('list')) ?? {}
    const { link } = (await admin('link', String(id))) ?? {}
    return String(link)
  }
  /** Lets a program save a set, and waits for its score. */
  async function saveByProgram([hero, ...carousel]: readonly { image_id: string }[]): Promise<void> {
    assert.ok(hero)
    const { pdps } = service.endcap
    await pdps.setImages(pdpId(), { hero, carousel })
    while ((await pdps.summary(pdpId())).status === 'PROCESSING') await sleep(100)
  }
  /** Lets a program save the original images in another order. */
  async function saveTheirs(): Promise<{ image_id: string }[]> {
    const [hero, first, ...others] = original
    assert.ok(hero && first)
    const theirs = [hero, ...others, first]
    await saveByProgram(theirs)
    return theirs
  }
  /** Puts the upload on the shelf by keyboard. */
  async function placeUpload(): Promise<void> {
    await page.locator('.tray-picture .grip').first().press('Space')
    // The focus follows the picture to the shelf.
    await page.locator('.grip[aria-pressed=true]:focus').waitFor()
    await page.keyboard.press('Space')
    await page.locator('.grip[aria-pressed=true]').waitFor({ state: 'detached' })
  }
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
    await placeUpload()
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
    await page.goto(await newLink())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await composed().first().waitFor()
    assert.deepEqual([page.url(), await score()], [address, before])
    session = await page.context().storageState()
  })

  it('the work of a person is found again after a sign-out, and only by them', async () => {
    await compose()
    const before = await keys()
    await page.getByRole('button', { name: 'Ada Hart' }).click()
    await page.getByText('Sign out').click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goto(await newLink())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Ada Hart' }).waitFor()
    await page.goto(`${listing}/composer`)
    await composed().first().waitFor()
    assert.deepEqual(await keys(), before)
    session = await page.context().storageState()
  })

  it('the work of a person stays with its uploads when somebody else saves another set, who is named before the submission', async () => {
    await compose()
    await uploadPicture()
    await placeUpload()
    const mine = await keys()
    const theirs = (await saveTheirs()).map(({ image_id: id }) => id)
    const contest = page.getByRole('region', { name: /other images/ })
    // The event stream announces the other set.
    await contest.waitFor({ timeout: LONG_MS })
    assert.deepEqual(await keys(), mine)
    const submit = page.getByRole('button', { name: 'Save to Endcap' })
    assert.equal(await submit.getAttribute('aria-disabled'), 'true')
    await page.reload()
    await contest.waitFor({ timeout: LONG_MS })
    assert.deepEqual(await keys(), mine)
    await contest.getByRole('button', { name: 'Compare both' }).click()
    await contest.getByRole('button', { name: 'Take theirs' }).click()
    await contest.waitFor({ state: 'detached' })
    assert.deepEqual(await keys(), theirs)
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.deepEqual(await keys(), mine)
    await submit.click()
    await page.getByText(/^Saved\. Foretold/).waitFor({ timeout: LONG_MS })
  })

  it('the work of a person replaces the set of somebody else after a refused submission, and history restores that set', async () => {
    await compose()
    const mine = await keys()
    // Nothing announces the other set.
    await page.route('**/v1/events/stream*', (route) => route.abort())
    await page.reload()
    await composed().first().waitFor()
    const theirs = await saveTheirs()
    await page.getByRole('button', { name: 'Save to Endcap' }).click()
    const contest = page.getByRole('region', { name: /other images/ })
    await contest.waitFor({ timeout: LONG_MS })
    assert.deepEqual(await keys(), mine)
    await contest.getByRole('button', { name: 'Save mine over it' }).click()
    await page.getByText(/^Saved\. Foretold/).waitFor({ timeout: LONG_MS })
    await page.goto(`${listing}/history`)
    const states = page.locator('.state')
    await states.nth(0).getByText('Set saved · by you').waitFor()
    await states.nth(1).getByRole('button', { name: 'Restore' }).click()
    await page.getByText(/^Restored\. Scored/).waitFor({ timeout: LONG_MS })
    await states.nth(0).getByText('Earlier set restored · by you').waitFor()
    const { images } = await service.endcap.pdps.explanation(pdpId())
    assert.deepEqual(
      images.map(({ image_id: id }) => ({ image_id: id })),
      theirs,
    )
  })

  it('the work of a person waits for its pictures while the service does not respond', async () => {
    await compose()
    await uploadPicture()
    await placeUpload()
    const mine = await keys()
    await page.route('**/v1/uploads/**', (route) => route.abort())
    await page.reload()
    await page.getByText('The service does not answer.').first().waitFor({ timeout: LONG_MS })
    // Another reload must not forget them either.
    await page.reload()
    await page.unrouteAll()
    await composed()
      .nth(mine.length - 1)
      .waitFor({ timeout: LONG_MS })
    await page.locator('.columns:not([inert])').waitFor({ timeout: LONG_MS })
    assert.deepEqual(await keys(), mine)
  })

  it('the work of a person is not left with pictures that only the page has', async () => {
    await compose()
    const sent = Promise.withResolvers<void>()
    await page.route('**/v1/uploads', async (route) => {
      await sent.promise
      await route.continue()
    })
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    const arriving = uploadPicture()
    await page.getByText('Being scored').first().waitFor()
    await page.reload({ timeout: 5_000 }).catch(() => undefined)
    assert.deepEqual(asked, ['beforeunload'])
    sent.resolve()
    await arriving
  })

  it('the work of a person is asked for before a listing that exists is read again', async () => {
    await saveTheirs()
    await page.goto(`${service.baseUrl}/console/listings`)
    await page.getByRole('button', { name: 'Add listings' }).first().click()
    await page.getByRole('textbox', { name: 'ASIN' }).fill('B0DEMOCHP2')
    await page.getByRole('dialog').getByRole('button', { name: 'Score', exact: true }).click()
    await page
      .getByText(/^You have this listing\. Read the shop page again\? Your set of \d+ pictures/)
      .waitFor()
    await page.getByRole('button', { name: 'Read again' }).click()
    await page.waitForURL(/listings\/[0-9a-f-]+$/)
    const history = page.getByRole('region', { name: 'History' })
    await history.getByText('Shop page replaced the set').waitFor({ timeout: LONG_MS })
    await history.getByRole('button', { name: 'Restore' }).first().click()
    await page.getByText(/^Restored\. Scored/).waitFor({ timeout: LONG_MS })
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
    await page.getByRole('button', { name: 'Save to Endcap' }).click()
    await page.getByText(/^Saved\. Foretold ([\d.]+), scored \1\.$/).waitFor({ timeout: LONG_MS })
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
