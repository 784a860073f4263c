import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { LANGUAGES } from '@endcap/words'
import type { Browser, Page } from 'playwright-core'
import {
  buildConsole,
  type DemoService,
  type Faults,
  launch,
  loadDemo,
  signIn,
  startDemo,
  visit,
  watch,
  withoutChromium,
} from './support.ts'

const SECTIONS = [
  'people',
  'credentials',
  'shares',
  'webhooks',
  'rules',
  'shops',
  'corrections',
  'audit',
  'appearance',
]
const PAGES = [
  '',
  'accepted',
  'listings',
  'shot-list',
  'watch',
  'watch/rivals',
  'import',
  'teach',
  'trash',
  'activity',
  'compare',
  'work',
  'nowhere',
]
const PHONE = { width: 360, height: 780 }
/** An id of a text that the catalog of the language does not have. */
const UNSAID = /\b(?:console|factor|action|rule|asset_type)\.[a-z_]+\.[a-z_]+/

describe('the console in another language', { skip: withoutChromium }, () => {
  let service: DemoService
  let browser: Browser
  let page: Page
  let faults: Faults

  before(async () => {
    buildConsole()
    browser = await launch()
    service = await startDemo()
    page = await browser.newPage()
    await signIn(page, service.setupLink)
    await loadDemo(page)
    faults = watch(page, service.baseUrl)
  })
  after(async () => {
    await browser.close()
    await service[Symbol.asyncDispose]()
  })

  async function scrollsSideways(viewport: { width: number; height: number }): Promise<boolean> {
    const before = page.viewportSize()
    await page.setViewportSize(viewport)
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (before) await page.setViewportSize(before)
    return scrolls
  }

  for (const language of LANGUAGES.toReversed())
    it(`the console in another language shows each page in ${language} after it is chosen`, async () => {
      const choice = page.locator('.language select')
      const at = (path: string) => `${service.baseUrl}/console/${path}`
      const wide: string[] = []
      await page.goto(at('settings/appearance'))
      await choice.selectOption(language)
      await page.locator(`html[lang=${language}] .language select`).waitFor()
      assert.equal(await choice.inputValue(), language)
      for (const path of [...PAGES, ...SECTIONS.map((section) => `settings/${section}`)]) {
        await visit(page, at(path))
        assert.doesNotMatch(await page.locator('body').innerText(), UNSAID, path)
        if (await scrollsSideways(PHONE)) wide.push(path)
      }
      assert.deepEqual(wide, [], 'these pages scroll sideways on a phone')
      assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
    })

  it('the console in another language follows the browser again', async () => {
    await page.goto(`${service.baseUrl}/console/settings/appearance`)
    await page.locator('.language select').selectOption('')
    await page.waitForFunction(() => localStorage.getItem('endcap-language') === null)
    await page.locator('html[lang=en] .language select').waitFor()
  })
})
