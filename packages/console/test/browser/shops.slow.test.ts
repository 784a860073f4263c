import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { AcceptanceTargets } from '@endcap/client/acceptance'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import {
  buildConsole,
  type DemoService,
  type Faults,
  launch,
  loadDemo,
  signIn,
  startDemo,
  watch,
  withoutChromium,
} from './support.ts'

const OLD_SOURCE = {
  title: 'An old page',
  url: 'https://shop.example.com/images',
  official: false,
  date: null,
  read: '2020-01',
}

describe('the rules of shops', { skip: withoutChromium }, () => {
  let service: DemoService
  let targets: AcceptanceTargets
  let browser: Browser
  let session: Awaited<ReturnType<BrowserContext['storageState']>>
  let page: Page
  let faults: Faults

  before(async () => {
    buildConsole()
    service = await startDemo()
    targets = new AcceptanceTargets(service.endcap)
    browser = await launch()
    const first = await browser.newPage()
    await signIn(first, service.setupLink)
    await loadDemo(first)
    session = await first.context().storageState()
    await first.context().close()
  })
  after(async () => {
    await browser.close()
    await service[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    await page?.context().close()
    page = await (await browser.newContext({ storageState: session })).newPage()
    faults = watch(page, service.baseUrl)
  })
  const at = (path: string) => `${service.baseUrl}/console/settings/shops${path}`
  const assertNoFaults = () => assert.deepEqual(faults, { errors: [], foreign: [], policy: [] })
  const valueOf = async (target: string, id: string) =>
    (await targets.get(target)).rules.find(({ rule }) => rule.id === id)?.rule.value

  it('the rules of shops are found by name, and chosen for all listings', async () => {
    await page.goto(at(''))
    await page.getByText('Ticked targets').click()
    const save = page.getByRole('button', { name: 'Save the choice' })
    assert.equal(await save.getAttribute('title'), 'Tick at least one target.')
    await page.getByRole('searchbox').fill('zalando')
    await page.getByRole('checkbox').nth(1).waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: 'Judge by Zalando' }).check()
    await save.click()
    await page.getByText('Saved. Listings are judged again').waitFor()
    assert.deepEqual((await targets.list()).chosen, ['zalando'])
    await page.getByText('Retailer of each listing').click()
    await save.click()
    await page.getByText('Each listing is judged by the rules of its own retailer.').waitFor()
    while ((await targets.list()).chosen !== null) await page.waitForTimeout(50)
    assertNoFaults()
  })

  it('the rules of shops are those of a day', async () => {
    await page.goto(at(''))
    await page.getByRole('link', { name: 'Google Merchant Center' }).click()
    const rule = page.getByRole('link', { name: 'Width: at least 500 px' })
    await page.getByLabel('Day').fill('2027-01-30')
    await page.waitForURL(/day=2027-01-30/)
    await page.getByRole('heading', { name: 'All images' }).waitFor()
    assert.equal(await rule.count(), 0)
    await page.getByLabel('Day').fill('2027-01-31')
    await rule.first().click()
    await page.getByRole('heading', { name: 'Where it stands' }).waitFor()
    assert.match(await page.title(), /^Width: at least 500 px · Google Merchant Center/)
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'main')
    assertNoFaults()
  })

  it('the rules of shops are overridden with a preview, which is kept if somebody else publishes, and rolled back', async () => {
    await page.goto(at('/amazon/longest-min'))
    await page.getByRole('button', { name: 'Override for us' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('spinbutton').fill('9000')
    await dialog.getByText('14 listings judged').waitFor()
    const refused = dialog.getByRole('row', { name: /^Not accepted/ }).getByRole('cell')
    assert.equal(await refused.nth(1).textContent(), '14')
    await targets.publish('amazon', { removed: ['main-no-border'] }, { comment: 'Of somebody else' })
    await dialog.getByRole('textbox').fill('Our studio delivers more')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await dialog.getByText('Your changes are kept').waitFor()
    assert.equal(await dialog.getByRole('spinbutton').inputValue(), '9000')
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Published. Listings are judged again').waitFor()
    assert.equal(await valueOf('amazon', 'longest-min'), 9000)
    assert.deepEqual((await targets.get('amazon')).versions[0]?.patch.removed, ['main-no-border'])

    await page.getByRole('heading', { name: 'Longer side: at least 9,000 px' }).waitFor()
    await page.getByText('you, just now').waitFor()
    await page.getByText('Longer side: at least 500 px').waitFor()
    await page.getByRole('button', { name: 'Actions for Release' }).click()
    await page.getByRole('button', { name: 'Back to this version' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click()
    await page.getByRole('heading', { name: 'Longer side: at least 500 px' }).waitFor()
    assert.equal(await valueOf('amazon', 'longest-min'), 500)
    // The refused publication is the only failed request.
    assert.deepEqual(
      faults.errors.filter((text) => !text.includes('409')),
      [],
    )
  })

  it('the rules of shops that were read long ago are confirmed by a person, and stay old on later days', async () => {
    const rule = (await targets.get('tesco')).rules[0]?.rule
    assert.ok(rule)
    const own = { ...rule, sources: ['old'] }
    await targets.publish('tesco', { sources: { old: OLD_SOURCE }, rules: [own] })
    await page.goto(at('/tesco'))
    await page.getByText('Read more than 180 days ago').waitFor()
    await page.getByRole('button', { name: 'I checked it' }).click()
    await page.getByText('Noted.').waitFor()
    await page.getByText('Read more than 180 days ago').waitFor({ state: 'detached' })
    const { versions, rules } = await targets.get('tesco')
    assert.deepEqual(versions[0]?.patch.rules, [own])
    assert.equal(rules.find((each) => each.rule.id === rule.id)?.is_old, false)
    await page.goto(at('/tesco?day=2030-01-01'))
    await page.getByText('Read more than 180 days ago').first().waitFor()
    assert.equal(await page.getByRole('button', { name: 'I checked it' }).count(), 0)
    assertNoFaults()
  })
})
