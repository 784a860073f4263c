import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Families } from '@endcap/client/families'
import type { Page } from 'playwright-core'
import { type DemoConsole, openDemoConsole, visit, watch, withoutChromium } from './support.ts'

describe('families in the console', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let service: DemoConsole['service']
  let page: Page
  let families: Families

  before(async () => {
    demo = await openDemoConsole()
    ;({ service, page } = demo)
    families = new Families(service.endcap)
  })
  after(() => demo[Symbol.asyncDispose]())

  const toast = (text: string | RegExp) => page.locator('.toast').filter({ hasText: text })

  it('a family in the console is made of selected listings, and unfolds in the list', async () => {
    const faults = watch(page, service.baseUrl)
    await visit(page, `${service.baseUrl}/console/listings?sort=name`)
    const rows = page.locator('tbody tr')
    const all = await rows.count()
    for (const n of [0, 1, 2]) await page.locator('tbody input.check').nth(n).check()
    await page.getByRole('button', { name: 'Family', exact: true }).click()
    await page.getByLabel('Name of the family').fill('Spring')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await toast('3 listings are in the family').waitFor()
    await page.getByRole('button', { name: 'Clear the selection' }).click()
    await page.getByLabel('Group families').check()
    await page.waitForURL(/families=true/)
    const unfold = page.getByRole('button', { name: /^Spring: 3 listings/ })
    await unfold.waitFor()
    assert.equal(await rows.count(), all - 2)
    await unfold.click()
    await page.locator('tr.inner').nth(1).waitFor()
    assert.equal(await rows.count(), all)
    assert.deepEqual(faults.errors, [])
  })

  it('a family in the console gets the composed set, in which a listing keeps the pictures that a person chooses', async () => {
    const [family] = (await families.list().page()).data
    assert.ok(family)
    const { children } = await families.get(family.family_id)
    const [first, second, third] = children
    assert.ok(first && second && third)
    await visit(page, `${service.baseUrl}/console/listings/${first.pdp_id}`)
    const strip = page.getByRole('region', { name: 'Family Spring' })
    await strip.getByRole('listitem').nth(2).waitFor()
    assert.equal(await strip.locator('a[aria-current]').count(), 1)
    await visit(page, `${service.baseUrl}/console/listings/${first.pdp_id}/composer`)
    await page.getByRole('button', { name: 'Apply to the family' }).click()
    const dialog = page.getByRole('dialog')
    const keeps = (place: string) =>
      dialog.getByRole('button', { name: `${place} of ${second.name}: keeps its own` })
    await keeps('Main').waitFor()
    assert.equal(await keeps('Main').getAttribute('aria-pressed'), 'true')
    await keeps('Image 2').click()
    await page
      .locator(`[aria-label="Image 2 of ${second.name}: keeps its own"][aria-pressed="true"]`)
      .waitFor()
    await dialog.getByRole('checkbox').nth(1).uncheck()
    const before = await service.endcap.pdps.composer(second.pdp_id)
    await dialog.getByRole('button', { name: 'Apply to 1 listing' }).click()
    await toast('1 listing has the set').waitFor()
    const after = await service.endcap.pdps.composer(second.pdp_id)
    assert.deepEqual(
      [0, 2].map((place) => after.images[place]?.image_id),
      [0, 2].map((place) => before.images[place]?.image_id),
    )
    assert.equal(after.images.length, first.image_count)
    const { children: now } = await families.get(family.family_id)
    assert.deepEqual(
      now.map(({ own_positions: own }) => own),
      [[0], [0, 2], [0]],
    )
    await visit(page, `${service.baseUrl}/console/listings/${third.pdp_id}`)
    await page.getByRole('button', { name: 'Take this listing out' }).click()
    await page.getByRole('region', { name: 'Family Spring' }).waitFor({ state: 'detached' })
    assert.equal((await families.get(family.family_id)).listings, 2)
  })
})
