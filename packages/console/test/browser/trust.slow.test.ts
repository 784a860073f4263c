import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Imports } from '@endcap/client/imports'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { type DemoConsole, listingAddress, openDemoConsole, visit, withoutChromium } from './support.ts'

const LONG_MS = 120_000
const ARABIC = 'قهوة عربية محمصة'

describe('what the console says of a listing', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let page: Page
  let listing: string
  let picture: Buffer

  before(async () => {
    demo = await openDemoConsole()
    ;({ page } = demo)
    listing = await listingAddress(page, demo.service.baseUrl, /Crackleby/)
    const square = { width: 900, height: 900, channels: 3, background: '#c8782a' } as const
    picture = await sharp({ create: square }).png().toBuffer()
  })
  after(() => demo[Symbol.asyncDispose]())

  const at = (path: string) => `${demo.service.baseUrl}/console/${path}`

  it('what the console says of a listing has how sure a guessed category is, and a person corrects it', async () => {
    await visit(page, await listingAddress(page, demo.service.baseUrl, /Sunhollow/))
    const chip = page.locator('.page-meta .tag')
    await chip.getByText(/^Vitamin D\? \d+% sure/).waitFor()
    await chip.getByRole('button', { name: 'Choose' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('multivitamins')
    await dialog.getByRole('button', { name: /Multivitamins/ }).click()
    await chip.getByText(/^Multivitamins · you chose/).waitFor({ timeout: LONG_MS })
    await page.locator('.crumbs').getByText('Multivitamins').waitFor()
  })

  it('what the console says of a listing has the rules that fail in words, not in icons alone', async () => {
    await visit(page, `${listing}/composer`)
    const box = page.getByRole('region', { name: 'Is it accepted?' })
    await box.getByText('Not accepted by Amazon US').waitFor()
    await box.getByText('Fails · Main: Background: must be white').waitFor()
  })

  it('what the console says of a listing has no price on an empty place, and no other product on the phone', async () => {
    await visit(page, listing)
    const empty = page.locator('.facing.missing')
    assert.ok((await empty.count()) > 0)
    for (const text of await empty.allInnerTexts()) assert.match(text, /^Empty\s+Often shown: \D+Image \d$/)
    const phone = page.getByRole('region', { name: 'On a phone' })
    assert.deepEqual(await phone.locator('figcaption').allInnerTexts(), ['Now', 'Best'])
  })

  it('what the console says of a listing is not drawn before its picture', async () => {
    await visit(page, listing)
    const image = await page.locator('.facing a').first().getAttribute('href')
    const loads = Promise.withResolvers<void>()
    await page.route(/1600/, async (route) => {
      await loads.promise
      await route.continue()
    })
    await page.goto(new URL(image ?? '', listing).href)
    await page.locator('.big-picture img').waitFor({ state: 'attached' })
    assert.equal(await page.locator('.big-picture svg').count(), 0)
    loads.resolve()
    await page.locator('.big-picture svg').first().waitFor()
    await page.unroute(/1600/)
  })

  it('what the console says of a listing that is gone offers no second try', async () => {
    await visit(page, at('listings/01890000-0000-7000-8000-000000000000'))
    await page.getByText('There is no such listing in your organization.').waitFor()
    assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0)
  })

  it('what the console says of a file keeps its name, and the same file is added once', async () => {
    await visit(page, `${listing}/composer`)
    const input = page.locator('input[type=file]')
    const file = { name: 'orange.png', mimeType: 'image/png', buffer: picture }
    await input.setInputFiles(file)
    await page.getByText('1 picture is in the tray.').waitFor({ timeout: LONG_MS })
    await input.setInputFiles(file)
    await page.getByText('orange.png is already in the tray or on the shelf.').first().waitFor()
    assert.equal(await page.locator('.tray-picture .grip').count(), 1)
    await input.setInputFiles({ ...file, name: 'truncated.png', buffer: Buffer.from('no picture') })
    await page.getByText('truncated.png: ').waitFor()
  })

  it('what the console says of an import has the rows that failed, in Activity', async () => {
    const imports = new Imports(demo.service.endcap)
    const csv = 'id,name,hero_image_url\nsku-1,Qx,https://images.example.invalid/1.jpg\n'
    const { import_id: id } = await imports.create(new Blob([csv]), { filename: 'catalog.csv' })
    await imports.wait(id)
    await imports.start(id)
    await imports.wait(id)
    await visit(page, at('activity'))
    const line = page.getByRole('listitem').filter({ hasText: 'catalog.csv' })
    await line.getByText('1 listing was not imported').waitFor()
    await line.getByRole('link', { name: 'See the rows' }).click()
    await page.getByText('Endcap could not tell the category').waitFor()
  })

  it('what the console says of a listing has names in their own direction', async () => {
    const { endcap } = demo.service
    const { url } = await endcap.uploads.create(picture)
    const category = (await endcap.categories.list({ q: 'coffee beans' }))[0]?.id
    const { pdp_id: id } = await endcap.pdps.submitAndWait('arabic', {
      hero_image_url: url,
      name: ARABIC,
      product_category_id: category,
    })
    await visit(page, at(`listings/${id}`))
    const title = page.getByRole('heading', { level: 1, name: ARABIC })
    assert.equal(await title.evaluate((heading) => getComputedStyle(heading).direction), 'rtl')
    await visit(page, at('listings?q=arabic'))
    const name = page.locator('a[data-id] .cut').first()
    assert.equal(await name.evaluate((link) => getComputedStyle(link).direction), 'rtl')
  })
})
