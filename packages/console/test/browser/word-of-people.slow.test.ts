import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { after, before, beforeEach, describe, it } from 'node:test'
import { Corrections } from '@endcap/client/corrections'
import { Facts } from '@endcap/client/facts'
import { Rubrics } from '@endcap/client/rubrics'
import { verifyWebhook } from '@endcap/client/webhooks'
import { freePort } from '@endcap/foundation/net/free-port'
import type { Browser, BrowserContext, Page } from 'playwright-core'
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
const FAMILY = 'food-and-drink'
const BRAND_COLOR = {
  label: 'Brand color',
  fact: 'custom.brand_check.color_share',
  roles: ['hero', 'carousel'],
  curve: [
    [0, 0],
    [0.2, 100],
  ],
  weight: 6,
  bar: 80,
  reason: { met: 'The brand color is visible.', missed: 'The brand color is hardly visible.' },
  advice: { title: 'Show the brand color', detail: 'Use the background of the brand.' },
}

describe('the word of people', { skip: withoutChromium }, () => {
  let service: DemoService
  let browser: Browser
  let session: Awaited<ReturnType<BrowserContext['storageState']>>
  let listing: string
  let receiver: Receiver
  let page: Page
  let faults: Faults

  before(async () => {
    buildConsole()
    receiver = await startReceiver()
    service = await startDemo({ ENDCAP_WEBHOOK_ALLOWED_ORIGINS: receiver.host })
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
    receiver.server.close()
  })
  beforeEach(async () => {
    await page?.context().close()
    const context = await browser.newContext({ storageState: session, acceptDownloads: true })
    page = await context.newPage()
    page.setDefaultTimeout(LONG_MS)
    faults = watch(page, service.baseUrl)
  })
  const assertNoFaults = () => assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
  const at = (path: string) => `${service.baseUrl}/console/${path}`

  it('the word of people corrects the type of an image, and takes it back', async () => {
    await page.goto(listing)
    await page.locator('.facing a').first().click()
    await page.getByRole('button', { name: 'Not right? Type of the image' }).click()
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Lifestyle')
    await page.getByRole('button', { name: 'Correct it' }).click()
    await page.getByText(/^Corrected\. The listing (has|keeps)/).waitFor()
    const mark = page.getByRole('region', { name: 'Corrected' })
    await mark.getByText('Shows lifestyle').waitFor()
    await mark.getByText('by you').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken back.').waitFor()
    await mark.waitFor({ state: 'detached' })
    await page.goto(at('settings/corrections'))
    await page.getByText('Revoked', { exact: true }).click()
    await page.getByRole('rowheader', { name: 'Shows lifestyle' }).waitFor()
    const inForce = await new Corrections(service.endcap).list({ inForce: true }).page()
    assert.deepEqual(inForce.data, [])
    assertNoFaults()
  })

  it('the word of people teaches by one key a picture, takes an answer back, and sees what would change before it does', async () => {
    const corrections = new Corrections(service.endcap)
    const answers = async () => (await corrections.list({ inForce: true, kind: 'asset_type' }).page()).data
    await page.goto(at('teach'))
    const picture = page.locator('.teach-picture').first()
    await page.getByRole('button', { name: 'Ask me anyway' }).or(picture).first().waitFor()
    const ask = page.getByRole('button', { name: 'Ask me anyway' })
    if (await ask.isVisible()) await ask.click()
    await picture.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('l')
    await page.keyboard.press('Space')
    await page.getByRole('heading', { name: '3 of' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.getByRole('heading', { name: '1 of' }).waitFor()
    while ((await answers()).length !== 1) await page.waitForTimeout(50)
    await page.getByRole('heading', { name: 'Too few to try it. ' }).waitFor()
    for (let number = 0; number < 5; number++) await page.keyboard.press('l')
    for (let number = 0; number < 5; number++) await page.keyboard.press('d')
    await page.getByRole('heading', { name: /^Right on \d+ of \d+/ }).waitFor()
    await page.getByRole('button', { name: 'See what it changes' }).click()
    await page.getByText('Nothing until you use it.').waitFor()
    await page.getByRole('button', { name: 'What it learned', exact: true }).click()
    await page.getByRole('dialog').getByText('Nothing is in use yet.').waitFor()
    for (const { correction_id: id } of await answers()) await corrections.revoke(id)
    assertNoFaults()
  })

  it('the word of people previews, publishes and rolls back scoring rules, and keeps the changes if somebody else publishes', async () => {
    const rubrics = new Rubrics(service.endcap)
    await page.goto(at(`settings/rules?family=${FAMILY}`))
    const weight = page.getByRole('slider', { name: 'Weight of the main image' })
    await weight.fill('0.8')
    await page.getByRole('heading', { name: 'Lose the most' }).waitFor()
    const other = await rubrics.publish(FAMILY, {}, { comment: 'Of somebody else' })
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await publish.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('The main image decides')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await dialog.getByText('Your changes are kept').waitFor()
    assert.equal(await weight.inputValue(), '0.8')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await page.getByText(`Published version ${other.active_version + 1}.`).waitFor()
    const published = await rubrics.get(FAMILY)
    assert.deepEqual(published.versions[0]?.patch, { listing: { heroWeight: 0.8, carouselWeight: 0.2 } })
    assert.equal(published.versions[0]?.comment, 'The main image decides')
    await page.getByRole('button', { name: 'Actions for Release' }).click()
    await page.getByRole('button', { name: 'Back to this version' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
    await page.getByText('Rolled back.').waitFor()
    assert.equal((await rubrics.get(FAMILY)).active_version, 0)
    assert.equal(await weight.inputValue(), '0.5')
    // The refused publication is the only failed request.
    assert.deepEqual(
      faults.errors.filter((text) => !text.includes('409')),
      [],
    )
  })

  it('the word of people shows factors of their own with their texts, on the page of the image and among the rules', async () => {
    const rubrics = new Rubrics(service.endcap)
    const { images } = await service.endcap.pdps.explanation(listing.split('/').at(-1) ?? '')
    const imageId = images[0]?.image_id ?? ''
    await new Facts(service.endcap).put(imageId, 'brand_check', { color_share: 0 })
    await page.goto(at(`settings/rules?family=${FAMILY}`))
    await page.getByText('All rules as JSON').click()
    const json = page.getByRole('textbox', { name: 'Differences from the release as JSON' })
    await json.fill(JSON.stringify({ custom: { brand_color: BRAND_COLOR } }))
    await page.getByRole('heading', { name: 'Your own factors' }).waitFor()
    await page.getByText('custom.brand_check.color_share', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Lose the most' }).waitFor()
    await rubrics.publish(FAMILY, { custom: { brand_color: BRAND_COLOR } })
    await page.goto(at(`images/${imageId}`))
    await page.getByText(BRAND_COLOR.label, { exact: true }).waitFor()
    await page.getByText(BRAND_COLOR.reason.missed).waitFor()
    await rubrics.activate(FAMILY, 0)
    assertNoFaults()
  })

  it('the word of people says which rule is refused', async () => {
    await page.goto(at(`settings/rules?family=${FAMILY}`))
    await page.getByText('All rules as JSON').click()
    const json = page.getByRole('textbox', { name: 'Differences from the release as JSON' })
    await json.fill('{"listing": {"heroWeight": 2}}')
    await page.getByRole('alert').getByText('listing.heroWeight').waitFor()
    await json.fill('{"listing": ')
    await page.getByRole('alert').getByText('no JSON').waitFor()
  })

  it('the word of people imports a file with a bad row, and the mended row after it', async () => {
    const { images, category } = await service.endcap.pdps.explanation(listing.split('/').at(-1) ?? '')
    const url = images[1]?.image_url ?? ''
    const csv = (id: string) =>
      `id,name,category,hero_image_url\nsku-1,Potato chips,${category},${url}\n${id},Crisps,${category},${url}\n`
    await page.goto(at('import'))
    const drop = (content: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'catalog.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    await drop(csv(''))
    await page.getByRole('heading', { name: '1 listing has a problem' }).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Failed rows as CSV' }).click(),
    ])
    assert.equal(download.suggestedFilename(), 'catalog-failed-rows.csv')
    assert.match(readFileSync(await download.path(), 'utf8'), /Crisps/)
    await page.getByRole('button', { name: 'Import 1 listing' }).click()
    await page.getByRole('link', { name: 'See the listings' }).waitFor()
    await drop(csv('sku-2'))
    await page.getByRole('button', { name: 'Import 2 listings' }).click()
    await page.getByRole('link', { name: 'See the listings' }).waitFor()
    await page.goto(at('import'))
    await page.getByText('Imported', { exact: true }).nth(1).waitFor()
    const imported = await service.endcap.pdps.list({ q: 'sku-' }).page()
    assert.deepEqual(imported.data.map(({ id }) => id).toSorted(), ['sku-1', 'sku-2'])
    assertNoFaults()
  })

  it('the word of people adds a webhook, and sends a test to it', async () => {
    await page.goto(at('settings/webhooks'))
    await page.getByRole('button', { name: 'Add a webhook' }).click()
    await page.getByRole('textbox', { name: 'Address' }).fill(`http://${receiver.host}/hook`)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    const secret = await page.locator('.secret code').textContent()
    await page.getByRole('button', { name: 'I saved the secret' }).click()
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByText('Delivered').waitFor()
    const [call] = receiver.calls
    assert.ok(call && secret)
    const event = await verifyWebhook(call.body, call.headers, secret)
    assert.equal(event.type, 'webhook.test')
    assertNoFaults()
  })
})

type Receiver = { server: Server; host: string; calls: { body: string; headers: IncomingHttpHeaders }[] }

/** Starts a receiver of webhooks on loopback. */
async function startReceiver(): Promise<Receiver> {
  const port = await freePort()
  const calls: Receiver['calls'] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls.push({ body: Buffer.concat(chunks).toString(), headers: request.headers })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  return { server, host: `127.0.0.1:${port}`, calls }
}
