import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { RivalComparison } from '@endcap/client'
import { Rivals } from '@endcap/client/rivals'
import { Work } from '@endcap/client/work'
import type { Page } from 'playwright-core'
import {
  type DemoConsole,
  type Faults,
  listingAddress,
  openDemoConsole,
  visit,
  watch,
  withoutChromium,
} from './support.ts'

const MISSING = 'B0DEMONONE'
/** Time for a shop's pages, with the pauses between them. */
const READING_MS = 300_000

describe('the rivals of the console', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let page: Page
  let rivals: Rivals
  let faults: Faults
  let pdpId: string
  let setId: string
  let asins: string[]

  before(async () => {
    demo = await openDemoConsole()
    ;({ page } = demo)
    const { endcap, baseUrl } = demo.service
    rivals = new Rivals(endcap)
    pdpId = (await listingAddress(page, baseUrl, /Crackleby/)).split('/').at(-1) ?? ''
    const listings = (await endcap.pdps.list({ limit: 50 }).page()).data
    asins = listings.flatMap(({ pdp_id: id, id: asin }) => (id === pdpId ? [] : [asin]))
    faults = watch(page, baseUrl)
  })
  after(() => demo[Symbol.asyncDispose]())

  const address = (path: string) => `${demo.service.baseUrl}/console/${path}`
  const title = (text: string | RegExp) => page.getByRole('heading', { level: 1, name: text })
  const toast = (text: string) => page.locator('.toast').filter({ hasText: text })
  const compare = (imageId?: string): Promise<RivalComparison> => rivals.compare(setId, pdpId, { imageId })
  const shown = () => page.getByRole('list', { name: 'Now' }).locator('img')
  const namesShown = () =>
    shown().evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''))
  const openComparison = () => visit(page, address(`watch/rivals/${setId}?pdp=${pdpId}`))

  it('the rivals of the console are pasted one per line, and lines that are none are named', async () => {
    await visit(page, address('watch'))
    await page.getByRole('link', { name: 'Rivals', exact: true }).click()
    await page.getByRole('heading', { name: 'No rivals yet' }).waitFor()
    await page.getByRole('button', { name: 'New set' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name of the set').fill('Top sellers')
    await dialog.getByRole('searchbox').fill('potato chips')
    await dialog.getByRole('button', { name: /^Potato Chips/ }).click()
    const entries = dialog.getByLabel('ASINs or addresses')
    await entries.fill(`${asins[0]}\n\nnothing\nhttps://www.amazon.de/dp/${asins[1]}`)
    await dialog.getByRole('button', { name: 'Save and read' }).click()
    await dialog.getByText('2 lines are no ASINs').waitFor()
    await dialog.getByText('Line 3: nothing').waitFor()
    await dialog.getByText('Line 4: https://www.amazon.de').waitFor()
    assert.deepEqual((await rivals.list()).data, [])
    await entries.fill(asins.slice(0, 2).join('\n'))
    await dialog.getByRole('button', { name: 'Save and read' }).click()
    await title('Top sellers').waitFor()
    const [made] = (await rivals.list()).data
    setId = made?.rival_set_id ?? ''
    assert.deepEqual([made?.name, made?.rivals], ['Top sellers', 2])
  })

  it('the rivals of the console are too few for a shelf test at first, and scores are compared all the same', async () => {
    await page.getByText('2 of 2 read', { exact: false }).first().waitFor({ timeout: READING_MS })
    await page.getByRole('link', { name: /Crackleby/ }).click()
    await title('2 rivals. A shelf test needs 10 or more').waitFor()
    await page.getByRole('heading', { name: 'Score beside theirs' }).waitFor()
    assert.equal(await page.getByRole('region', { name: 'Shelf test' }).count(), 0)
  })

  it('the rivals of the console that are not read say why', async () => {
    await page.getByRole('button', { name: 'Edit the 2 rivals' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('ASINs or addresses').fill([...asins, MISSING].join('\n'))
    await dialog.getByRole('button', { name: 'Save and read' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Other listing' }).click()
    const row = page.getByRole('row').filter({ hasText: MISSING })
    await row.getByText('Not read').waitFor({ timeout: READING_MS })
    await page
      .getByText(`${asins.length} of ${asins.length + 1} read`)
      .first()
      .waitFor({ timeout: READING_MS })
    await page.getByRole('button', { name: 'Read again', disabled: false }).waitFor()
  })

  it('the rivals of the console stand beside the main image on both phones, in tiles of 101 px', async () => {
    await openComparison()
    const { rows } = await compare()
    await title(new RegExp(`among ${asins.length} rivals`)).waitFor()
    const phones = page.locator('.phone')
    assert.equal(await phones.count(), 2)
    const tiles = phones.locator('img')
    assert.equal(await tiles.count(), 2 * rows.length)
    const boxes = await tiles.evaluateAll((images) =>
      images.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
    )
    assert.ok(boxes.every(([width, height]) => width === 101 && height === 101))
    assert.equal(await phones.first().locator('.unread').count(), 1)
    await page.getByText('1 rival was not read and is left out.').waitFor()
    const width = (await phones.first().boundingBox())?.width
    assert.equal(width, 347)
  })

  it('the rivals of the console are shuffled in the same way on both phones by a key', async () => {
    const before = await namesShown()
    await page.keyboard.press('s')
    await page.getByText('this is order 2').waitFor()
    const after = await namesShown()
    assert.notDeepEqual(after, before)
    assert.deepEqual(new Set(after), new Set(before))
    const composed = page.getByRole('list', { name: 'Composed' }).locator('img')
    assert.deepEqual(
      await composed.evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? '')),
      after,
    )
  })

  it('the rivals of the console hide the outline for a shopper by a key', async () => {
    assert.equal(await page.locator('.results .own').count(), 2)
    await page.keyboard.press('v')
    await page.locator('.results .own').first().waitFor({ state: 'detached' })
    await page.getByText('Show yours', { exact: true }).click()
    await page.locator('.results .own').first().waitFor()
  })

  it('the rivals of the console are hidden after a look, and say whether the place was right', async () => {
    const placeOf = (index: number) => ({ row: Math.floor(index / 3) + 1, column: (index % 3) + 1 })
    /** The second order is the same after each visit. */
    const guess = async (index: number) => {
      await openComparison()
      await page.getByRole('button', { name: 'Look for 1 second' }).click()
      await page.getByRole('status').getByText('Where was yours?').waitFor()
      assert.equal(await shown().count(), 0)
      assert.equal(await page.locator('.results .own').count(), 0)
      const { row, column } = placeOf(index)
      await page.getByRole('button', { name: `Row ${row}, column ${column}` }).click()
      await shown().first().waitFor()
    }
    const says = (text: string) => page.getByRole('status').getByText(text).waitFor()
    await guess(0)
    const names = await namesShown()
    const own = names.findIndex((name) => name.endsWith('yours'))
    await guess(own)
    await says('Yes, there it was.')
    await guess((own + 1) % names.length)
    const { row, column } = placeOf(own)
    await says(`It was in row ${row}, column ${column}.`)
    assert.equal(await page.locator('.results .own').count(), 2)
  })

  it('the rivals of the console have places, spans and scores of the comparison in words', async () => {
    const best = (await demo.service.endcap.pdps.explanation(pdpId)).best.composition.hero
    const { shelf, score, rows } = await compare('image_id' in best ? best.image_id : undefined)
    assert.ok(shelf?.composed)
    const found = page.getByRole('region', { name: 'Found' })
    const ranks = await found.locator('.figure').allTextContents()
    assert.deepEqual(
      ranks.map((rank) => Number.parseInt(rank, 10)),
      [shelf.now, shelf.composed].map(({ rank }) => Math.round(rank)),
    )
    assert.equal(await found.getByText('No clear difference').count(), shelf.is_clear ? 0 : 1)
    const scores = page.getByRole('region', { name: 'Score beside theirs' })
    await scores.getByRole('button', { name: `All ${rows.length}` }).click()
    assert.equal(await scores.getByRole('row').count(), rows.length + 1)
    const own = scores.getByRole('row').filter({ hasText: 'yours' })
    assert.match((await own.textContent()) ?? '', new RegExp(`${score}.*Not accepted`))
  })

  it('the rivals of the console say the same image makes no clear difference, for a chosen main image', async () => {
    await page.getByRole('button', { name: 'Try another main image' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Nutrition label' }).click()
    await page.waitForURL(/image=/)
    await page.getByText('Composed nutrition label').waitFor()
    const { images } = await demo.service.endcap.pdps.explanation(pdpId)
    await visit(page, address(`watch/rivals/${setId}?pdp=${pdpId}&image=${images[0]?.image_id}`))
    await page.getByText('No clear difference').waitFor()
  })

  it('the rivals of the console make briefs for types that they show, and take them back', async () => {
    const { types } = await compare()
    const missing = types.filter(
      ({ yours, rivals: count, asset_type: type }) => !yours && count > 0 && type !== 'Other',
    )
    const count = Math.min(3, missing.length)
    const work = new Work(demo.service.endcap)
    const made = async () => (await work.list({ pdpId }).page()).data.map(({ asset_type: type }) => type)
    await page.getByRole('button', { name: `Make ${count} brief` }).click()
    await toast(`${count} briefs made`).waitFor()
    assert.deepEqual(
      new Set(await made()),
      new Set(missing.slice(0, count).map(({ asset_type: type }) => type)),
    )
    await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'DELETE'),
      toast(`${count} briefs made`).getByRole('button', { name: 'Undo' }).click(),
    ])
  })

  it('the rivals of the console are shown as kept copies, never loaded from the shop', () => {
    // A refused set is the only failed request.
    assert.deepEqual(
      { ...faults, errors: faults.errors.filter((text) => !text.includes('400')) },
      { errors: [], foreign: [], policy: [] },
    )
  })

  it('the rivals of the console fill the width of a phone, one page at a time', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openComparison()
    const phones = page.locator('.phone')
    await page.getByText('As a shopper').waitFor()
    const visible = () => phones.evaluateAll((all) => all.map((phone) => phone.checkVisibility()))
    assert.deepEqual(await visible(), [true, false])
    const box = await phones.first().boundingBox()
    assert.ok(box && box.x <= 0 && box.width >= 375)
    await page.getByText('Composed', { exact: true }).first().click()
    assert.deepEqual(await visible(), [false, true])
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('the rivals of the console are reached from a listing, and deleted after a question', async () => {
    await visit(page, address(`listings/${pdpId}`))
    await page.getByRole('region', { name: 'Rivals' }).getByRole('link', { name: 'Top sellers' }).click()
    await title(/rivals$/).waitFor()
    await page.getByRole('link', { name: 'Top sellers' }).click()
    await page.getByRole('button', { name: 'Delete set' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete set' }).click()
    await page.getByRole('heading', { name: 'No rivals yet' }).waitFor()
    assert.deepEqual((await rivals.list()).data, [])
  })
})
