import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { Views } from '@endcap/client/views'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { type DemoConsole, openDemoConsole, visit, withoutChromium } from './support.ts'

describe('the views of the console', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let service: DemoConsole['service']
  let page: Page

  before(async () => {
    demo = await openDemoConsole()
    ;({ service, page } = demo)
  })
  after(() => demo[Symbol.asyncDispose]())

  const open = (path: string) => visit(page, `${service.baseUrl}/console/${path}`)
  const tab = (name: RegExp) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name })
  const columnHeads = async () => (await page.getByRole('columnheader').allInnerTexts()).filter(Boolean)

  it('the views of the console keep filters, layout and columns, and the default opens first', async () => {
    await open('listings?acceptance=not_accepted')
    await page.getByText('Shelves', { exact: true }).click()
    await page.locator('.row-shelf').first().waitFor()
    await page.getByRole('button', { name: /Columns/ }).click()
    await page.getByLabel('Spark', { exact: true }).uncheck()
    await page.getByRole('button', { name: 'Move Today up' }).click()
    await page.keyboard.press('Escape')
    const heads = ['Listing', 'Images', 'Score, of 100', 'Today', 'Accepted']
    assert.deepEqual(await columnHeads(), heads)
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('To mend')
    await page.getByLabel('Share with the organization').check()
    await page.getByLabel('Open it first for everybody').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await tab(/To mend/).waitFor()
    const [view] = (await new Views(service.endcap).list()).data
    assert.deepEqual(
      [view?.query, view?.layout, view?.columns, view?.is_default],
      ['acceptance=not_accepted&sort=-can_win_today', 'shelves', ['score', 'today', 'accepted'], true],
    )
    await open('')
    await page.getByRole('link', { name: 'Listings', exact: true }).first().click()
    await page.locator('.row-shelf').first().waitFor()
    assert.equal(await tab(/To mend/).getAttribute('aria-current'), 'page')
    assert.deepEqual(await columnHeads(), heads)
    await tab(/^All/).click()
    await page.waitForURL(/view=all$/)
    assert.equal(await page.locator('.row-shelf').count(), 0)
  })

  it('the views of the console are saved with their columns, and the pictures as one file', async () => {
    await open('listings?acceptance=not_accepted')
    const save = async (item: string) => {
      await page.getByRole('button', { name: 'Export' }).first().click()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: item }).click()
      return readFileSync(await (await download).path())
    }
    const [head = '', ...lines] = (await save('CSV, columns as shown')).toString().trimEnd().split('\r\n')
    assert.match(head, /^\ufeffID,Listing,"Score, of 100",Accepted,Today,Spark,/)
    assert.equal(lines.length, 7)
    const files = unzipSync(new Uint8Array(await save('Pictures (zip)')))
    const { data } = await service.endcap.pdps.list({ acceptance: 'not_accepted', limit: 50 }).page()
    const pictures = data.reduce((sum, row) => sum + row.image_count, 0)
    assert.equal(Object.keys(files).length, pictures + 1)
    const { 'B0DEMOCHP2.MAIN.jpg': main = new Uint8Array(), 'alt-texts.csv': texts } = files
    assert.deepEqual([...main.slice(0, 2)], [0xff, 0xd8])
    assert.equal(
      strFromU8(texts ?? new Uint8Array())
        .trimEnd()
        .split('\r\n').length,
      pictures + 1,
    )
  })

  it('the views of the console are reached by the key v, changed, and left without listings', async () => {
    await open('listings?view=all')
    await tab(/To mend 7/).waitFor()
    await page.locator('main').press('v')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.locator('.row-shelf').first().waitFor()
    await page.getByRole('button', { name: 'Tag' }).click()
    await page.getByPlaceholder('Whole tag').fill('none')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Nothing left in this view.' }).waitFor()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('View saved.').waitFor()
    await tab(/To mend 0/).waitFor()
    await page.getByRole('button', { name: 'Edit the view' }).last().click()
    await page.getByRole('button', { name: 'Delete the view' }).click()
    await tab(/To mend/).waitFor({ state: 'detached' })
    assert.deepEqual((await new Views(service.endcap).list()).data, [])
  })

  it('the views of the console lead from brands and goals of the overview to their listings', async () => {
    await open('')
    const brands = page.getByRole('region', { name: 'Compare by' })
    await brands.getByRole('link', { name: 'Crackleby', exact: true }).click()
    await page.getByRole('button', { name: /Brand: Crackleby/ }).waitFor()
    await page.locator('tbody input.check').first().check()
    await page
      .getByRole('region', { name: 'Selected listings' })
      .getByRole('button', { name: 'Brand' })
      .click()
    await page.getByRole('dialog').getByRole('combobox').fill('Own brand')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Changed the brand of 1 listing.').waitFor()
    const { data } = await service.endcap.pdps.list({ brand: 'Own brand' }).page()
    assert.deepEqual(
      data.map(({ id, brand_source: source }) => [id, source]),
      [['B0DEMOCHP2', 'person']],
    )
    await open('?retailer=marketplace_us')
    await page.getByRole('button', { name: 'Add a goal' }).click()
    const due = page.getByLabel('Until')
    await due.fill('2020-12-31')
    assert.equal(await due.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow), true)
    await due.fill('2099-12-31')
    const brand = page.getByLabel('Brand, empty for all')
    await page.locator('datalist option[value="Own brand"]').waitFor({ state: 'attached' })
    await brand.fill('Own brand')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const goals = page.getByRole('region', { name: 'Goals' })
    await goals.getByText('90% accepted by Dec 31, 2099').waitFor()
    await goals.getByText('Marketplace US · Own brand').waitFor()
    await goals.getByText('The pace is known after a week.').waitFor()
    await goals.getByRole('button', { name: /^Change:/ }).click()
    await page.getByRole('button', { name: 'Delete the goal' }).click()
    await goals.getByText('Set a goal, such as 90% accepted by March.').waitFor()
  })
})
