import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Shares } from '@endcap/client/shares'
import { Work } from '@endcap/client/work'
import type { Browser, Page } from 'playwright-core'
import { picture } from '../../../service/test/support/pictures.ts'
import { type DemoConsole, openDemoConsole, visit, watch, withoutChromium } from './support.ts'

const SHOTS = process.env['CONSOLE_SCREENSHOTS']

describe('sharing by the console', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let service: DemoConsole['service']
  let browser: Browser
  let page: Page

  before(async () => {
    demo = await openDemoConsole({ permissions: ['clipboard-read', 'clipboard-write'] })
    ;({ service, browser, page } = demo)
  })
  after(() => demo[Symbol.asyncDispose]())

  const shoot = async (shown: Page, name: string) => {
    if (SHOTS === undefined) return
    mkdirSync(SHOTS, { recursive: true })
    await shown.screenshot({ path: join(SHOTS, `share-${name}.png`), fullPage: true })
  }
  /** Opens a link as somebody without an account. */
  async function visitAsGuest(url: string, width = 1440) {
    const context = await browser.newContext({ viewport: { width, height: 900 } })
    const guest = await context.newPage()
    const faults = watch(guest, service.baseUrl)
    await visit(guest, url)
    return { guest, faults }
  }
  async function shareSelected(name: string, password?: string): Promise<string> {
    await visit(page, `${service.baseUrl}/console/listings`)
    for (const n of [0, 1]) await page.locator('tbody input.check').nth(n).check()
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('They do not see: scores, other listings, people, history.').waitFor()
    await dialog.getByLabel('For', { exact: true }).fill(name)
    if (password !== undefined) await dialog.getByLabel('Password').fill(password)
    await shoot(page, `dialog-${name}`)
    await dialog.getByRole('button', { name: 'Make link and copy it' }).click()
    await page.getByRole('heading', { name: `Link for ${name}` }).waitFor()
    await shoot(page, `made-${name}`)
    const url = await page.evaluate(() => navigator.clipboard.readText())
    assert.equal(url, await page.locator('.one-time').textContent())
    await page.getByRole('button', { name: 'Done' }).click()
    return url
  }

  it('sharing by the console shows a stranger two listings with pictures, and no score', async () => {
    const url = await shareSelected('Studio North')
    const { guest, faults } = await visitAsGuest(url)
    await guest.getByRole('heading', { name: '2 listings for Studio North' }).waitFor()
    assert.equal(await guest.locator('.shared-listing').count(), 2)
    const pictures = guest.locator('.shared-listing img')
    assert.ok((await pictures.count()) > 2)
    assert.ok(
      await pictures.evaluateAll((all) =>
        all.every((each) => each instanceof HTMLImageElement && each.naturalWidth > 1),
      ),
    )
    assert.doesNotMatch(await guest.locator('main').innerText(), /\b\d\d\.\d\b(?! fl oz)|Ada Hart/)
    assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
    await shoot(guest, 'listings')
    const phone = await visitAsGuest(url, 390)
    assert.equal(await phone.guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
    await shoot(phone.guest, 'listings-phone')
  })

  it('sharing by the console asks a stranger for the password, and shows one page for each link that is gone', async () => {
    const url = await shareSelected('Foto Brandt', 'salt and vinegar')
    const { guest } = await visitAsGuest(url)
    await guest.getByLabel('Password').fill('pepper and salt')
    await guest.getByRole('button', { name: 'Open' }).click()
    await guest.getByText('Not the password. 4 tries left, then 15 min pause.').waitFor()
    await shoot(guest, 'password')
    await guest.getByLabel('Password').fill('salt and vinegar')
    await guest.getByRole('button', { name: 'Open' }).click()
    await guest.getByRole('heading', { name: '2 listings for Foto Brandt' }).waitFor()
    await visit(page, `${service.baseUrl}/console/settings/shares`)
    await shoot(page, 'settings')
    const row = page.getByRole('row').filter({ hasText: 'Foto Brandt' })
    await row.getByRole('button', { name: 'Close link' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close link' }).click()
    await row.getByText(/^Closed/).waitFor()
    const seen: string[] = []
    for (const address of [url, `${service.baseUrl}/console/shared#esl_mistyped`]) {
      const gone = await visitAsGuest(address)
      await gone.guest.getByRole('heading', { name: 'There is nothing behind this link' }).waitFor()
      seen.push(await gone.guest.locator('body').innerText())
      await shoot(gone.guest, 'gone')
    }
    assert.equal(seen[0], seen[1])
    assert.doesNotMatch(seen[0] ?? '', /Foto|Demo|Ada/)
  })

  it('sharing by the console extends a link, gives it another address, and shares a report', async () => {
    await visit(page, `${service.baseUrl}/console/accepted`)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByLabel('For', { exact: true }).fill('Monday report')
    await page.getByRole('button', { name: 'Make link and copy it' }).click()
    const url = (await page.locator('.one-time').textContent()) ?? ''
    const { guest, faults } = await visitAsGuest(url)
    await guest.getByRole('heading', { name: /: report for Monday report$/ }).waitFor()
    await shoot(guest, 'report')
    assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
    await visit(page, `${service.baseUrl}/console/settings/shares`)
    const row = page.getByRole('row').filter({ hasText: 'Monday report' })
    await row.getByRole('button', { name: 'New address' }).click()
    await page.getByRole('button', { name: 'New address and copy it' }).click()
    await page.getByRole('heading', { name: 'Link for Monday report' }).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await guest.reload()
    await guest.getByRole('heading', { name: 'There is nothing behind this link' }).waitFor()
    await row.getByRole('button', { name: 'Extend' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Extend' }).click()
    await page.locator('.toast').filter({ hasText: 'The link has a new end.' }).waitFor()
    const states: string[] = []
    for await (const { state } of new Shares(service.endcap).list()) states.push(state)
    assert.deepEqual(states.toSorted(), ['closed', 'open', 'open'])
  })

  it('sharing by the console gives a studio its briefs, and returns its picture to the place of the shot', async () => {
    const work = new Work(service.endcap)
    const { data: listings } = await service.endcap.pdps.list({ q: 'Crackleby' }).page()
    const pdpId = listings[0]?.pdp_id ?? ''
    const brief = {
      note: 'Show the bag outdoors, on a table or cloth.',
      agency: 'Studio North',
      width: 2_000,
      height: 2_000,
    }
    const shot = await work.create({
      pdp_id: pdpId,
      position: 4,
      asset_type: 'Lifestyle',
      due_on: '2099-12-04',
      ...brief,
    })
    await work.create({ pdp_id: pdpId, position: 6, asset_type: 'Detail' })
    await visit(page, `${service.baseUrl}/console/shots/${shot.shot_id}`)
    await page.getByRole('heading', { name: 'Lifestyle, Image 4' }).waitFor()
    await shoot(page, 'brief')
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 703, height: 1032 })
    await shoot(page, 'brief-print')
    assert.equal(await sheetsOf(page), 1)
    assert.equal(await page.getByRole('button').filter({ visible: true }).count(), 0)
    const main = await work.create({ pdp_id: pdpId, position: 0, asset_type: 'Packshot' })
    await visit(page, `${service.baseUrl}/console/shots/${main.shot_id}`)
    await shoot(page, 'brief-main-print')
    assert.equal(await sheetsOf(page), 1)
    await work.delete(main.shot_id)
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 390, height: 844 })
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, `${service.baseUrl}/console/shots/${shot.shot_id}`)
    await page.getByRole('button', { name: 'Share link' }).click()
    assert.equal(await page.getByLabel('For', { exact: true }).inputValue(), 'Studio North')
    await page.getByRole('button', { name: 'Make link and copy it' }).click()
    const url = (await page.locator('.one-time').textContent()) ?? ''
    const { guest, faults } = await visitAsGuest(url)
    await guest.getByRole('heading', { name: '1 shot for Studio North' }).waitFor()
    await shoot(guest, 'shots')
    await guest.locator('input[type=file]').setInputFiles({
      name: 'picnic.png',
      mimeType: 'image/png',
      buffer: await picture(3),
    })
    await guest.getByLabel('Your name').fill('Jonas Berg')
    await guest.getByRole('button', { name: 'Send', exact: true }).click()
    await guest.getByText('In review', { exact: true }).waitFor()
    await guest.getByText('This brief needs 2,000 × 2,000 px.').waitFor()
    await shoot(guest, 'shots-sent')
    await guest.getByRole('button', { name: 'Open brief' }).click()
    await shoot(guest, 'shots-open')
    await guest.emulateMedia({ media: 'print' })
    assert.equal(await guest.locator('.brief').filter({ visible: true }).count(), 1)
    assert.equal(await guest.getByRole('button').filter({ visible: true }).count(), 0)
    await shoot(guest, 'shots-print')
    assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
    const { status, picture: sent } = await work.get(shot.shot_id)
    assert.equal(status, 'to_review')
    assert.equal(sent?.sent_by?.name, 'Jonas Berg')
    const phone = await visitAsGuest(url, 390)
    assert.equal(await phone.guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
    await shoot(phone.guest, 'shots-phone')
    await visit(page, `${service.baseUrl}/console/shots/${shot.shot_id}`)
    await page.getByText('A picture was sent').waitFor()
  })
})

/** Counts the sheets of A4 that a page prints. */
const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
