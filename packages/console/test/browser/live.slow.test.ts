import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { LiveChecks } from '@endcap/client/live-checks'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { eventually } from '../../../service/test/support/eventually.ts'
import {
  type DemoConsole,
  type Faults,
  listingAddress,
  openDemoConsole,
  visit,
  watch,
  withoutChromium,
} from './support.ts'

/** A picture that the shop does not have. */
const ownPicture = () =>
  sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#2b7a3d' } })
    .composite([
      {
        input: { create: { width: 500, height: 900, channels: 3, background: '#f2d024' } },
        left: 90,
        top: 80,
      },
    ])
    .jpeg()
    .toBuffer()

describe('the live check of the console', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let page: Page
  let checks: LiveChecks
  let faults: Faults
  let pdpId: string
  let address: string

  before(async () => {
    demo = await openDemoConsole()
    ;({ page } = demo)
    const { endcap, baseUrl } = demo.service
    checks = new LiveChecks(endcap)
    const listing = await listingAddress(page, baseUrl, /Crackleby/)
    pdpId = listing.split('/').at(-1) ?? ''
    address = `${baseUrl}/console/watch/${pdpId}`
    // Sent to the shop: two images in another order, and one that the shop does not show.
    const { images } = await endcap.pdps.explanation(pdpId)
    const [main, first, second, ...others] = images.map(({ image_id: id }) => id)
    const { upload_id: upload } = await endcap.uploads.create(new Blob([await ownPicture()]))
    await endcap.pdps.setImages(pdpId, {
      hero: { image_id: main ?? '' },
      carousel: [...[second, first, ...others].map((id) => ({ image_id: id ?? '' })), { upload_id: upload }],
    })
    await eventually(async () => (await endcap.pdps.summary(pdpId)).status !== 'PROCESSING', {
      attempts: 300,
    })
    faults = watch(page, baseUrl)
  })
  after(() => demo[Symbol.asyncDispose]())

  const toast = (text: string | RegExp) => page.locator('.toast').filter({ hasText: text })
  const title = (text: string | RegExp) => page.getByRole('heading', { level: 1, name: text })
  const wrong = 'The shop shows 1 wrong picture'
  const imageIds = async () =>
    (await demo.service.endcap.pdps.explanation(pdpId)).images.map(({ image_id: id }) => id)

  it('the live check of the console is off until a person switches it on, and keeps the rule that they choose', async () => {
    await visit(page, `${demo.service.baseUrl}/console/watch`)
    await page.getByRole('heading', { name: 'Nothing is watched yet' }).waitFor()
    assert.deepEqual((await checks.watches()).data, [])
    await page.getByRole('button', { name: 'Switch on' }).click()
    const rule = page.getByRole('region', { name: 'All listings of storefronts' })
    await rule.getByText('For 14 listings.').waitFor()
    await rule.getByLabel('when only the order differs').check()
    await rule.getByLabel('Nights').selectOption('3')
    await rule.getByLabel('when the score falls by').uncheck()
    await page.waitForResponse((response) => response.request().method() === 'GET')
    await visit(page, `${demo.service.baseUrl}/console/watch`)
    assert.equal(await rule.getByLabel('Nights').inputValue(), '3')
    const [{ alert } = { alert: null }] = (await checks.watches()).data
    assert.deepEqual(alert, { wrong: true, nights: 3, score_drop: null, order: true })
  })

  it('the live check of the console reads the page by a key, and says what differs in words', async () => {
    await visit(page, address)
    await title('Not checked yet').waitFor()
    await page.keyboard.press('r')
    await title(wrong).waitFor()
    const words = await page.locator('.place-word').allTextContents()
    assert.deepEqual(words, ['Same', 'Was place 2', 'Was place 1', 'Same', 'Missing'])
    const differences = page.getByRole('region', { name: 'What differs' })
    await differences.getByText('Image 1 and Image 2 changed places').waitFor()
    await differences.getByText('Image 4: missing').waitFor()
    const { places, sent_score: sent, shown_score: shown } = await checks.get(pdpId)
    const costs = places.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
    assert.ok(Math.abs(costs - ((sent ?? 0) - (shown ?? 0))) < 0.11)
  })

  it('the live check of the console shows kept copies, and never loads a picture from the shop', () => {
    assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
  })

  it('the live check of the console shows both pictures of a place at the same size by keys', async () => {
    await page.keyboard.press('2')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Image 1: was place 2' }).waitFor()
    await page.keyboard.press('5')
    await dialog.getByRole('heading', { name: 'Image 4: missing' }).waitFor()
    const boxOf = () => dialog.locator('.front > *').boundingBox()
    await dialog.locator('.front').getByText('Not shown').waitFor()
    const shop = await boxOf()
    await page.keyboard.press('Space')
    await dialog.getByRole('img', { name: 'You sent' }).waitFor()
    assert.deepEqual(await boxOf(), shop)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('the live check of the console leaves out what a person ignores, until they take it back', async () => {
    const missing = page.getByRole('listitem').filter({ hasText: 'Image 4: missing' })
    await missing.getByRole('button', { name: 'Ignore' }).click()
    await title('The shop shows your set in another order').waitFor()
    await toast('Does not count any more.').getByRole('button', { name: 'Undo' }).click()
    await title(wrong).waitFor()
  })

  it('the live check of the console says on the page of the listing what the shop shows, with a way there', async () => {
    await visit(page, `${demo.service.baseUrl}/console/listings/${pdpId}`)
    const panel = page.getByRole('region', { name: wrong })
    await panel.getByRole('link', { name: 'Look' }).click()
    await page.waitForURL(address)
    await title(wrong).waitFor()
  })

  it('the live check of the console counts listings by state, and opens them from the table', async () => {
    await visit(page, `${demo.service.baseUrl}/console/watch`)
    await page.getByRole('button', { name: 'Different 1' }).click()
    await page.getByRole('row').filter({ hasText: '1 wrong, 2 moved' }).getByRole('link').click()
    await title(wrong).waitFor()
  })

  it('the live check of the console has a row for each place on a phone, without lines', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, address)
    await title(wrong).waitFor()
    assert.equal(await page.locator('.lanes').isVisible(), false)
    const boxes = await Promise.all(
      ['.of-sent .picture', '.look .picture', '.place-word'].map((part) =>
        page.locator(`.live-shelves li ${part}`).first().boundingBox(),
      ),
    )
    const [sent, shown, word] = boxes
    assert.ok(sent && shown && word && sent.x < shown.x && shown.x < word.x && sent.y === shown.y)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('navigation', { name: 'Places' }).getByRole('button', { name: 'Activity' }).click()
    await page.waitForURL(/activity$/)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('the live check of the console saves the set for the shop, with the names that shops ask for', async () => {
    await visit(page, address)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Send my set again: download' }).click(),
    ])
    assert.match(download.suggestedFilename(), /^B0DEMOCHP2.*\.zip$/)
    await toast('Saved 5 pictures in order').waitFor()
  })

  it('the live check of the console keeps what the shop shows, and brings the set from before back', async () => {
    const before = await imageIds()
    await page.getByRole('button', { name: 'Keep what the shop shows' }).click()
    await toast('The listing now has what the shop shows.').waitFor()
    await title('The shop shows your set').waitFor()
    assert.deepEqual(await imageIds(), [before[0], before[2], before[1], before[3]])
    await toast('The listing now has').getByRole('button', { name: 'Undo' }).click()
    await toast('The set from before is back.').waitFor()
    assert.deepEqual(await imageIds(), before)
  })
})
