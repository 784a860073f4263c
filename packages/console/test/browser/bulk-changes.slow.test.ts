import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type DemoConsole, openDemoConsole, visit, withoutChromium } from './support.ts'

describe('changes of many listings in the console', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let service: DemoConsole['service']
  let page: Page

  before(async () => {
    demo = await openDemoConsole()
    ;({ service, page } = demo)
  })
  after(() => demo[Symbol.asyncDispose]())

  const toast = (text: string | RegExp) => page.locator('.toast').filter({ hasText: text })
  const setsOf = async () => {
    const rows = (await service.endcap.pdps.list({ sort: 'name', limit: 50 }).page()).data
    const composers = await Promise.all(rows.map(({ pdp_id: id }) => service.endcap.pdps.composer(id)))
    return composers.map(({ images }) => images.map(({ image_id: id }) => id))
  }
  const tagged = async (tag: string) =>
    (await service.endcap.pdps.list({ tag, limit: 50 }).page()).data.length

  it('changes of many listings in the console show each pair before they change anything, and an undo restores the sets', async () => {
    const before = await setsOf()
    await visit(page, `${service.baseUrl}/console/`)
    await page.getByRole('button', { name: /^Apply to \d+: An image is there twice/ }).click()
    await page.waitForURL(/bulk-changes/)
    const apply = page.getByRole('button', { name: /^Apply to \d+$/ })
    await apply.waitFor()
    const count = Number(/\d+/.exec(await apply.innerText())?.[0])
    assert.ok(count > 0)
    assert.equal(await page.getByRole('group', { name: 'After' }).count(), count)
    assert.deepEqual(await setsOf(), before)
    await apply.click()
    await page.getByText(`Applied to ${count} listings. Undo until`).waitFor()
    assert.notDeepEqual(await setsOf(), before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('main').getByText(`Undone for ${count} listings.`).waitFor()
    assert.deepEqual(await setsOf(), before)
  })

  it('changes of many listings in the console reach all of the filter by a key, with an undo in the message and in Activity', async () => {
    await visit(page, `${service.baseUrl}/console/listings`)
    await page.keyboard.press('*')
    await page.getByText('All 14 that match the filter are selected.').waitFor()
    const bar = page.getByRole('region', { name: 'Selected listings' })
    const tag = async (name: string) => {
      await bar.getByRole('button', { name: 'Tag', exact: true }).click()
      await page.getByRole('combobox', { name: 'New tag' }).fill(name)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await toast('Tagged 14 listings.').waitFor()
      assert.equal(await tagged(name), 14)
    }
    await tag('spring')
    await toast('Tagged 14 listings.').getByRole('button', { name: 'Undo' }).click()
    await toast('Undone for 14 listings.').waitFor()
    assert.equal(await tagged('spring'), 0)
    await tag('summer')
    await visit(page, `${service.baseUrl}/console/activity`)
    const line = page.getByRole('listitem').filter({ hasText: 'Tag summer' })
    await line.getByRole('button', { name: 'Undo' }).click()
    await line.getByText('Undone for 14 listings.').waitFor()
    assert.equal(await tagged('summer'), 0)
  })

  it('changes of many listings in the console leave an edit of one listing to its menu', async () => {
    await visit(page, `${service.baseUrl}/console/listings`)
    await page
      .getByRole('link', { name: /Crackleby/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByText('Edit', { exact: true }).click()
    await page.getByLabel('Name', { exact: true }).fill('Other Chips')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { name: 'Other Chips' }).waitFor()
    await toast('Saved.').getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('heading', { name: /Crackleby/ }).waitFor()
  })
})
