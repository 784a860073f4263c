import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { unzipSync } from 'fflate'
import type { Browser, Download, Page } from 'playwright-core'
import {
  buildConsole,
  type DemoService,
  launch,
  listingAddress,
  loadDemo,
  signIn,
  startDemo,
  watch,
  withoutChromium,
} from './support.ts'

const CHIPS = /Crackleby/
/** Points that the composer must win for the demo listing. */
const WON = 9

describe('a stranger with the setup link', { skip: withoutChromium }, () => {
  let service: DemoService
  let browser: Browser

  before(async () => {
    buildConsole()
    browser = await launch()
  })
  after(() => browser.close())

  for (const [title, raise] of [
    ['by mouse', byMouse],
    ['by keyboard alone', byKeyboard],
  ] as const)
    it(`a stranger with the setup link scores the demo shop, raises a listing and saves its images ${title}`, async () => {
      service = await startDemo()
      try {
        const context = await browser.newContext({
          acceptDownloads: true,
          viewport: { width: 1440, height: 900 },
        })
        const page = await context.newPage()
        const faults = watch(page, service.baseUrl)
        await signIn(page, service.setupLink)
        assert.ok(!page.url().includes('setup='), 'the secret leaves the address')
        await loadDemo(page)
        const address = await listingAddress(page, service.baseUrl, CHIPS)
        await page.goto(`${address}/composer`)
        await page.getByRole('heading', { name: 'Composed', exact: true }).waitFor()
        const before = await composedScore(page)
        const download = await raise(page)
        assert.ok((await composedScore(page)) >= before + WON, `${before} to ${await composedScore(page)}`)
        assertZip(await download.path())
        // The refused first session of a stranger is the only failed request.
        assert.deepEqual(
          { ...faults, errors: faults.errors.filter((text) => !text.includes('401')) },
          { errors: [], foreign: [], policy: [] },
        )
        await context.close()
      } finally {
        await service[Symbol.asyncDispose]()
      }
    })
})

const composedScore = async (page: Page): Promise<number> =>
  Number(await page.locator('#composed-score .figure').textContent())

/** Drags image 1 onto the main image, and saves the zip. */
async function byMouse(page: Page): Promise<Download> {
  const places = page.getByRole('list', { name: 'Composed listing' }).locator('.grip')
  await places.nth(1).dragTo(places.nth(0))
  await page.locator('.status-line').getByText('is the main image').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download .zip' }).click(),
  ])
  return download
}

/** Moves the focus by Tab to image 1, makes it the main image with the M key, and saves the zip with Enter. */
async function byKeyboard(page: Page): Promise<Download> {
  await tabTo(page, /^Image 1,/)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.locator('.status-line').getByText('Over the main image').waitFor()
  await page.keyboard.press('Space')
  await page.locator('.status-line').getByText('is the main image').waitFor()
  await tabTo(page, /^Download \.zip$/, 'Shift+Tab')
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  return download
}

const MAX_TABS = 80

async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    })
    if (name.test(focused.trim())) return
    await page.keyboard.press(key)
  }
  assert.fail(`no focus stop is named ${name}`)
}

function assertZip(path: string): void {
  const files = unzipSync(readFileSync(path))
  const { 'alt-texts.csv': altTexts, 'images.jsonld': description, ...pictures } = files
  assert.ok(altTexts && description)
  const names = Object.keys(pictures).toSorted()
  assert.equal(names[0], 'B0DEMOCHP2.MAIN.jpg')
  assert.ok(names.slice(1).every((name, index) => name === `B0DEMOCHP2.PT0${index + 1}.jpg`))
  // JPEG files start with these bytes.
  for (const bytes of Object.values(pictures)) assert.deepEqual([...bytes.subarray(0, 3)], [0xff, 0xd8, 0xff])
}
