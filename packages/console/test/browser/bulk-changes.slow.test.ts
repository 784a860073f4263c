import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { BulkChanges } from '@endcap/client/bulk-changes'
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
  /** Opens the plan of an advice, and returns the button that applies it. */
  const planRepeats = async () => {
    await visit(page, `${service.baseUrl}/console/`)
    await page.getByRole('button', { name: /^Apply to \d+: An image is there twice/ }).click()
    await page.waitForURL(/bulk-changes/)
    const apply = page.getByRole('button', { name: /^Apply to \d+$/ })
    await apply.waitFor()
    await page.getByRole('group', { name: 'After' }).first().waitFor()
    return apply
  }
  const tagged = async (tag: string) =>
    (await service.endcap.pdps.list({ tag, limit: 50 }).page()).data.length

  it('changes of many listings in the console show each pair before they change anything, and an undo restores the sets', async () => {
    const before = await setsOf()
    const apply = await planRepeats()
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
    await page.locator('.bulk-name a').first().click()
    await page.getByRole('link', { name: 'History' }).click()
    const states = page.locator('.state')
    await states.nth(0).getByText('Change undone · by you').waitFor()
    await states.nth(1).getByText('Changed with other listings · by you').waitFor()
  })

  it('changes of many listings in the console leave out the pairs that a person unchecks, and say so', async () => {
    const before = await setsOf()
    await planRepeats()
    const boxes = page.getByRole('checkbox', { name: 'Change this listing' })
    const count = await boxes.count()
    assert.ok(count > 1)
    for (let n = 0; n < count; n++) await boxes.nth(n).uncheck()
    assert.equal(await page.getByRole('button', { name: 'Apply to 0' }).getAttribute('aria-disabled'), 'true')
    await boxes.first().check()
    await page.getByRole('button', { name: 'Apply to 1', exact: true }).click()
    await page.getByText('Applied to 1 listing. Undo until').waitFor()
    await page.getByText(`Left out by a person: ${count - 1}`).waitFor()
    const after = await setsOf()
    assert.equal(after.filter((set, n) => set.join() !== before[n]?.join()).length, 1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('main').getByText('Undone for 1 listing.').waitFor()
    assert.deepEqual(await setsOf(), before)
  })

  it('changes of many listings in the console say how many came since all of the filter were selected', async () => {
    const rows = (await service.endcap.pdps.list({ sort: 'name', limit: 3 }).page()).data
    const tag = ({ pdp_id: id }: { pdp_id: string }) => service.endcap.pdps.setTags(id, ['few'])
    for (const row of rows.slice(0, 2)) await tag(row)
    await visit(page, `${service.baseUrl}/console/listings?tag=few`)
    await page.keyboard.press('*')
    const bar = page.getByRole('region', { name: 'Selected listings' })
    await bar.getByText('2 selected').waitFor()
    for (const row of rows.slice(2)) await tag(row)
    await bar.getByRole('button', { name: 'Tag', exact: true }).click()
    await page.getByRole('combobox', { name: 'New tag' }).fill('spring')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await toast('More listings match the filter now. Nothing is changed').waitFor()
    assert.equal(await tagged('spring'), 0)
    await page.getByRole('heading', { name: 'Tag 3 listings · 1 listing came since you selected' }).waitFor()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await toast('Tagged 3 listings.').waitFor()
    assert.equal(await tagged('spring'), 3)
    await toast('Tagged 3 listings.').getByRole('button', { name: 'Undo' }).click()
    await toast('Undone for 3 listings.').waitFor()
  })

  it('changes of many listings in the console say why no listing can be changed', async () => {
    const { bulk_change_id: id } = await new BulkChanges(service.endcap).create(
      { add_tags: ['few'], start: false },
      { tag: 'few' },
    )
    await visit(page, `${service.baseUrl}/console/bulk-changes/${id}`)
    await page.getByText('No listing can be changed.').waitFor()
    await page.getByText('Already as wanted: 3').waitFor()
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
