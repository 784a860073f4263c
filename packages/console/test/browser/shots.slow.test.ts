import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Comments, Work } from '@endcap/client/work'
import type { Page } from 'playwright-core'
import { type DemoConsole, listingAddress, openDemoConsole, visit, withoutChromium } from './support.ts'

describe('the work page of the console', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let service: DemoConsole['service']
  let page: Page
  let work: Work
  let pdpId: string

  before(async () => {
    demo = await openDemoConsole()
    ;({ service, page } = demo)
    work = new Work(service.endcap)
    const address = await listingAddress(page, service.baseUrl, /Crackleby/)
    pdpId = address.split('/').at(-1) ?? ''
  })
  after(() => demo[Symbol.asyncDispose]())

  const imagesOf = async () =>
    (await service.endcap.pdps.composer(pdpId)).images.map(({ image_id: id }) => id)
  const toast = (text: string) => page.locator('.toast').filter({ hasText: text })
  /** Makes a shot with the picture of another listing. */
  const sent = async (position: number) => {
    const { shot_id: id } = await work.create({ pdp_id: pdpId, position, asset_type: 'Lifestyle' })
    const listed = await service.endcap.pdps.list({ limit: 5, sort: 'name' }).page()
    const other = listed.data.filter(({ pdp_id: each }) => each !== pdpId)[position]
    return work.send(id, { image_id: other?.hero_image_id ?? '' })
  }
  const open = (id: string) => visit(page, `${service.baseUrl}/console/work?view=team&shot=${id}`)

  it('the work page of the console makes a shot for a listing, assigned and due', async () => {
    await visit(page, `${service.baseUrl}/console/work`)
    await page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor()
    await page.getByRole('button', { name: 'New shot' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New shot' })
    await dialog.getByRole('searchbox').fill('Crackleby')
    await dialog.getByRole('radio', { name: /Crackleby/ }).check()
    await dialog.getByLabel('Type').selectOption('Lifestyle')
    await dialog.getByLabel('Who').selectOption({ index: 1 })
    await dialog.getByLabel('Due').fill('2999-12-04')
    await dialog.getByRole('button', { name: 'Make the shot' }).click()
    await page.getByRole('link', { name: 'Lifestyle' }).waitFor()
    const [shot] = (await work.list().page()).data
    assert.deepEqual(
      [shot?.listing.pdp_id, shot?.due_on, shot?.assignee !== null],
      [pdpId, '2999-12-04', true],
    )
    await work.delete(shot?.shot_id ?? '')
  })

  it('the work page of the console shares the shots of one studio by its filter', async () => {
    const studios = ['Studio North', 'Foto Brandt']
    const made = await Promise.all(studios.map((agency) => work.create({ pdp_id: pdpId, agency })))
    await visit(page, `${service.baseUrl}/console/work?view=team`)
    await page.getByRole('button', { name: 'Share 2 shots' }).waitFor()
    await page.getByRole('button', { name: 'Studio or agency' }).click()
    await page.getByRole('button', { name: 'Studio North' }).click()
    await page.getByRole('button', { name: 'Share 1 shot' }).click()
    assert.equal(await page.getByLabel('For', { exact: true }).inputValue(), 'Studio North')
    await page.keyboard.press('Escape')
    await Promise.all(made.map(({ shot_id: id }) => work.delete(id)))
  })

  it('the work page of the console marks a place, sends a picture back, and puts the next one in its place', async () => {
    const { shot_id: id, picture } = await sent(1)
    await open(id)
    const panel = page.locator('#shot-panel')
    await panel.getByText(/px\. The size is right\.$/).waitFor()
    const drawn = panel.getByRole('group')
    await drawn.focus()
    for (const key of ['Enter', 'ArrowRight', 'Shift+ArrowDown', 'Enter']) await page.keyboard.press(key)
    await page.keyboard.type('The bag leans')
    await panel.getByRole('button', { name: 'Comment' }).click()
    await panel.getByText('The bag leans').waitFor()
    const [comment] = (await new Comments(service.endcap).list({ shotId: id }).page()).data
    assert.equal(comment?.image_id, picture?.image_id)
    assert.ok(comment?.region && comment.region.x > 0.36 && comment.region.height > 0.31)
    const field = panel.getByRole('textbox', { name: /^Comment/ })
    await field.pressSequentially('See here @ad')
    await panel.getByRole('listbox', { name: 'Mention a person' }).getByRole('option').waitFor()
    await field.press('Enter')
    await panel.getByText('Tells Ada Hart').waitFor()
    await panel.getByRole('button', { name: 'Comment' }).click()
    await panel.getByText('to Ada Hart').waitFor()
    await panel.getByRole('button', { name: 'Send back' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Please upright')
    await dialog.getByRole('button', { name: 'Send back' }).click()
    await panel.getByText('Sent back by').waitFor()
    await work.send(id, { image_id: picture?.image_id ?? '' })
    await panel.getByRole('button', { name: 'Put in place 1' }).click()
    await toast('In its place').waitFor()
    assert.equal((await imagesOf())[1], picture?.image_id)
    assert.equal((await work.get(id)).status, 'done')
  })

  it('the work page of the console shows both pictures of a conflict, and loses neither', async () => {
    const { shot_id: id, picture } = await sent(2)
    await open(id)
    const panel = page.locator('#shot-panel')
    await panel.getByText('Listing').filter({ hasText: 'to' }).first().waitFor()
    const [hero = '', ...carousel] = await imagesOf()
    await service.endcap.pdps.setImages(pdpId, {
      hero: { image_id: hero },
      carousel: carousel.toReversed().map((each) => ({ image_id: each })),
    })
    const before = await imagesOf()
    await panel.getByRole('button', { name: 'Put in place 2' }).click()
    await page.getByRole('dialog', { name: 'The listing has other images by now' }).waitFor()
    assert.deepEqual(await imagesOf(), before)
    await page.getByRole('button', { name: 'Keep both' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const after = await imagesOf()
    assert.deepEqual(after[2], picture?.image_id)
    assert.deepEqual(after.toSpliced(2, 1), before)
  })

  it('the work page of the console moves by keys, and its inbox and badge follow events', async () => {
    const shots = [await sent(1), await sent(2)]
    await visit(page, `${service.baseUrl}/console/work?view=team`)
    const current = page.locator('[aria-current="true"]')
    await current.waitFor()
    await page.keyboard.press('j')
    await page.waitForURL(new RegExp(`shot=${shots[1]?.shot_id}`))
    await page.keyboard.press('k')
    await page.waitForURL(new RegExp(`shot=${shots[0]?.shot_id}`))
    await page.keyboard.press('d')
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'shot-due')
    const [me] = (await work.people()).data
    await work.create({ pdp_id: pdpId, assignee_id: me?.user_id ?? null })
    await page.locator('.place-count').filter({ hasText: '1' }).waitFor()
    await page.getByText(/^Inbox/).click()
    await page.getByRole('region', { name: 'Inbox' }).getByText('has assigned you a shot').first().waitFor()
    await page.getByRole('button', { name: 'Mark all as read' }).click()
    await page.locator('.unread').first().waitFor({ state: 'detached' })
  })
})
