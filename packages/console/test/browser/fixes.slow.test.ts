import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type DemoConsole, listingAddress, openDemoConsole, watch, withoutChromium } from './support.ts'

const LONG_MS = 120_000

describe('a fix in the console', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let service: DemoConsole['service']
  let page: Page
  let listing: string
  let faults: ReturnType<typeof watch>

  before(async () => {
    demo = await openDemoConsole()
    ;({ service, page } = demo)
    faults = watch(page, service.baseUrl)
    listing = await listingAddress(page, service.baseUrl, await nameWithCrop())
  })
  after(() => demo[Symbol.asyncDispose]())

  /** Finds a listing whose main image can be cropped: the pixels may refuse what the facts allow. */
  async function nameWithCrop(): Promise<RegExp> {
    const { pdps, images } = service.endcap
    for await (const { pdp_id: id, name } of pdps.list()) {
      const crop = (await pdps.explanation(id)).actions.find(({ code }) => code === 'CROP')
      const fix = crop?.image_id ? await images.fixAndWait(crop.image_id, { fix: 'crop' }) : null
      if (name !== null && fix?.image) return new RegExp(name.slice(0, 12))
    }
    return assert.fail('no main image of the demo shop can be cropped')
  }
  const picture = async (name: string) => {
    const folder = process.env['ENDCAP_TEST_PICTURES']
    if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
  }
  const score = () => page.locator('.listing-score .figure').textContent()

  it('a fix in the console is seen before it is used, and undone by one click', async () => {
    await page.goto(listing)
    const before = await score()
    const all = page.getByRole('button', { name: /other changes?$/ })
    if ((await all.count()) > 0) await all.click()
    const row = page
      .locator('.change')
      .filter({ hasText: /crop the main image/i })
      .first()
    await row.getByRole('button', { name: 'Preview' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^The made image has/).waitFor({ timeout: LONG_MS })
    assert.equal(await dialog.getByRole('img').count(), 2)
    await picture('fix-dialog')
    assert.equal(await score(), before)
    await dialog.getByRole('button', { name: 'Use it in the listing' }).click()
    await page.getByText(/^The listing has the new image/).waitFor({ timeout: LONG_MS })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The listing has its former images again.').waitFor({ timeout: LONG_MS })
    assert.equal(await score(), before)
    assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
  })

  it('a fix in the console may be any stored picture, chosen by keyboard', async () => {
    await page.goto(`${listing}/composer`)
    await page.getByRole('button', { name: 'Choose a picture' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    const choices = dialog.getByRole('list', { name: 'Stored pictures' }).getByRole('button')
    await choices.nth(20).waitFor()
    await picture('choose-dialog')
    const found = page.waitForResponse(
      (response) => response.url().includes('/v1/images?') && response.url().includes('q=kettle'),
    )
    await dialog.getByRole('searchbox').fill('kettle')
    const { data } = (await (await found).json()) as { data: unknown[] }
    await page.waitForFunction(
      (count) => document.querySelectorAll('.choose-picture').length === count,
      data.length,
    )
    assert.ok(data.length > 0)
    await choices.first().press('Enter')
    await page.locator('.status-line').getByText('is in the tray').waitFor({ timeout: LONG_MS })
    await page.getByRole('button', { name: /^Move the main image/ }).press('Enter')
    await page.getByRole('button', { name: 'Use the larger original' }).press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('list', { name: 'Stored pictures' })
      .getByRole('button')
      .first()
      .waitFor()
    await picture('choose-like')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
  })
})
