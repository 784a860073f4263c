import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { type ModelServer, startModelServer } from '../../../service/test/support/model-server.ts'
import { labeling } from '../../../service/test/support/opinions.ts'
import { picture } from '../../../service/test/support/pictures.ts'
import {
  buildConsole,
  type DemoService,
  type Faults,
  launch,
  listingAddress,
  loadDemo,
  signIn,
  startDemo,
  watch,
  withoutChromium,
} from './support.ts'

/** Time for scores on a slow machine. */
const LONG_MS = 120_000

describe('a second opinion in the console', { skip: withoutChromium }, () => {
  let model: ModelServer
  let service: DemoService
  let browser: Browser
  let page: Page
  let faults: Faults
  before(async () => {
    buildConsole()
    model = await startModelServer()
    model.answer.ideas = labeling(
      ({ labels }) =>
        // The first category is the current one.
        ['Lifestyle', 'other product'].find((label) => label in labels) ?? Object.keys(labels)[1] ?? '',
    )
    service = await startDemo({
      ENDCAP_OPINION_BASE_URL: model.baseUrl,
      ENDCAP_OPINION_MODEL: 'seer-1',
      ENDCAP_OPINION_CERTAINTY: '1',
      ENDCAP_OPINION_TIMEOUT_MS: '30000',
    })
    browser = await launch()
    page = await browser.newPage()
    page.setDefaultTimeout(LONG_MS)
    await signIn(page, service.setupLink)
    await loadDemo(page)
    faults = watch(page, service.baseUrl)
  })
  after(async () => {
    await browser?.close()
    await service?.[Symbol.asyncDispose]()
    await model?.[Symbol.asyncDispose]()
  })

  it('a second opinion names its model on the listing and on the image, until a person corrects it', async () => {
    await page.goto(await listingAddress(page, service.baseUrl, /Crackleby/))
    await page.getByText('Shows lifestyle, by model seer-1').first().waitFor()
    await page.locator('.facing a').first().click()
    const panel = page.getByRole('region', { name: 'Second opinion' })
    await panel.getByText('Shows lifestyle').waitFor()
    await panel.getByText('by model seer-1').waitFor()
    await page.getByRole('button', { name: 'Not right? Type of the image' }).click()
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Packshot')
    await page.getByRole('button', { name: 'Correct it' }).click()
    await panel.waitFor({ state: 'detached' })
    assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
  })

  it('a second opinion names its model beside the category that it has chosen', async () => {
    const { url } = await service.endcap.uploads.create(await picture(1, 600))
    const { pdp_id: pdpId } = await service.endcap.pdps.submitAndWait('chips', {
      hero_image_url: url,
      name: 'Sea Salt Potato Chips',
    })
    await page.goto(`${service.baseUrl}/console/listings/${pdpId}`)
    await page.getByText(/ · by model seer-1/).waitFor()
    assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
  })
})
