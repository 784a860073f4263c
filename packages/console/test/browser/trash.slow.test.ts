import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Trash } from '@endcap/client/trash'
import type { Page } from 'playwright-core'
import { type DemoConsole, listingAddress, openDemoConsole, visit, withoutChromium } from './support.ts'

describe('the trash of the console', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let service: DemoConsole['service']
  let page: Page

  before(async () => {
    demo = await openDemoConsole()
    ;({ service, page } = demo)
  })
  after(() => demo[Symbol.asyncDispose]())

  const toast = (text: string | RegExp) => page.locator('.toast').filter({ hasText: text })
  const idsOf = async (list: AsyncIterable<{ pdp_id: string }>) => {
    const ids: string[] = []
    for await (const { pdp_id: id } of list) ids.push(id)
    return ids
  }

  it('the trash of the console takes a deleted listing, and an undo brings it back', async () => {
    const trash = new Trash(service.endcap)
    const address = await listingAddress(page, service.baseUrl, /Crackleby/)
    const id = address.split('/').at(-1) ?? ''
    await page.goto(address)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByText('Delete the listing').click()
    await toast('Moved to trash.').waitFor()
    await page.waitForURL(/listings$/)
    assert.deepEqual(await idsOf(trash.list()), [id])
    await toast('Moved to trash.').getByRole('button', { name: 'Undo' }).click()
    await toast('The listing is back.').waitFor()
    await page.waitForURL(address)
    await page.getByRole('heading', { name: /Crackleby/ }).waitFor()
    assert.deepEqual(await idsOf(trash.list()), [])
  })

  it('the trash of the console is where the page of a deleted listing leads, also on the way back', async () => {
    const address = await listingAddress(page, service.baseUrl, /Brightmoor/)
    await page.goto(address)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByText('Delete the listing').click()
    await page.waitForURL(/listings$/)
    await page.goBack()
    await page.getByRole('heading', { name: 'This listing is not here' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Re-score' }).count(), 0)
    await page.getByRole('link', { name: 'See the trash' }).click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await toast('The listing is back.').waitFor()
  })

  it('the trash of the console takes selected listings, restores one, and deletes one for good', async () => {
    await visit(page, `${service.baseUrl}/console/listings`)
    for (const n of [0, 1, 2]) await page.locator('tbody input.check').nth(n).check()
    await page.getByRole('button', { name: 'Delete' }).click()
    await toast('Moved 3 listings to trash.').waitFor()
    await page.getByRole('link', { name: 'Trash' }).click()
    const lines = page.getByRole('region', { name: 'Trash' }).getByRole('listitem')
    await lines.nth(2).waitFor()
    await lines.nth(0).getByRole('button', { name: 'Delete for good' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
    await toast('Deleted for good.').waitFor()
    await lines.nth(2).waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 390, height: 844 })
    for (let left = 2; left > 0; left--) {
      await lines
        .nth(left - 1)
        .getByRole('button', { name: 'Restore' })
        .click()
      await lines.nth(left - 1).waitFor({ state: 'detached' })
    }
    await page.getByRole('heading', { name: 'Nothing in the trash.' }).waitFor()
    assert.equal((await idsOf(service.endcap.pdps.list())).length, 13)
  })
})
