import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import type { OutcomeTest } from '@endcap/client'
import { Outcomes } from '@endcap/client/outcomes'
import type { Page } from 'playwright-core'
import { eventually } from '../../../service/test/support/eventually.ts'
import { saveFewTests, saveManyTests } from './outcome-data.ts'
import {
  type DemoConsole,
  type Faults,
  listingAddress,
  openDemoConsole,
  visit,
  watch,
  withoutChromium,
} from './support.ts'

describe('the outcomes of the console', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let page: Page
  let outcomes: Outcomes
  let faults: Faults
  let pdpId: string

  before(async () => {
    demo = await openDemoConsole()
    ;({ page } = demo)
    const { endcap, baseUrl } = demo.service
    outcomes = new Outcomes(endcap)
    pdpId = (await listingAddress(page, baseUrl, /Crackleby/)).split('/').at(-1) ?? ''
    faults = watch(page, baseUrl)
  })
  after(() => demo[Symbol.asyncDispose]())

  const open = (path: string) => visit(page, `${demo.service.baseUrl}/console/${path}`)
  const title = (text: string | RegExp) => page.getByRole('heading', { level: 1, name: text })
  const rows = () => page.getByRole('region', { name: 'Tests', exact: true }).getByRole('listitem')
  const row = (name: string) => rows().filter({ hasText: name })
  const panel = (name: string) => page.getByRole('region', { name })
  const toast = (text: string) => page.locator('.toast').filter({ hasText: text })
  const composeBest = async () => {
    await open(`listings/${pdpId}/composer`)
    await page.getByRole('button', { name: 'Best accepted set' }).click()
    await page.locator('#composed-score .points').waitFor()
  }
  const testNamed = async (name: string): Promise<OutcomeTest> => {
    const { data } = await outcomes.tests({ limit: 200 })
    const test = data.find((each) => each.name === name)
    assert.ok(test, `there is a test ${name}`)
    return test
  }

  it('the outcomes of the console say what a test is before there is one, and give the template', async () => {
    await open('outcomes')
    await page.getByRole('heading', { name: 'No test yet' }).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the template' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    assert.match(text, /^test,arm,control,listing,market,pictures,from,to,impressions,/)
    await open('outcomes/plan')
    await page.getByRole('heading', { name: 'Nothing to plan yet' }).waitFor()
  })

  it('the outcomes of the console list tests of all verdicts in words, with the range before anything else', async () => {
    await saveFewTests(demo.service.endcap, pdpId)
    await open('outcomes')
    const { counts } = await outcomes.tests()
    await page.getByText(`${counts.better} better, ${counts.worse} worse`).waitFor()
    const says = async (name: string, words: RegExp) =>
      assert.match((await row(name).textContent()) ?? '', words, name)
    await says(
      'Chips, better',
      /14 days.*140,000 visitors.*Better\+\d+ to \+\d+%.*better in \d+ of 1,000 cases/,
    )
    await says('Chips, worse', /Worse−\d+ to −\d+%/)
    await says('Chips, close', /Too close to call−\d+ to \+\d+%/)
    await says('Chips, few', /Not enough dataabout \d+ more days \(\d+ to \d+\)/)
    await says('Chips, broken', /Not shown.*Split is broken54\.5% and 45\.5% of visitors; 50% was planned/)
    assert.equal(await row('Chips, broken').locator('svg').count(), 0)
    assert.equal(await row('Chips, few').locator('.range').count(), 0)
  })

  it('the outcomes of the console show a test in full: its range by day, both versions and what to expect', async () => {
    await page.getByRole('link', { name: 'Chips, better', exact: true }).click()
    const test = await outcomes.test((await testNamed('Chips, better')).test_id)
    const shown = panel('Chips, better')
    await shown.getByText(/^Between \d+% and \d+% more orders$/).waitFor()
    const looks = test.comparisons[0]?.looks ?? []
    assert.equal(
      await shown.getByRole('table', { name: 'Range after each period' }).getByRole('row').count(),
      looks.length,
    )
    assert.ok(looks.length > 10)
    await shown
      .getByText(/^Day \d+: the range leaves zero$/)
      .first()
      .waitFor()
    await shown.getByText('Visitors were split as planned (50.0 and 50.0%)').waitFor()
    for (const arm of test.arms) await shown.getByText(`scores ${arm.score?.toFixed(1)}`).waitFor()
    const composer = shown.getByRole('link', { name: 'Open in composer' })
    assert.match((await composer.getAttribute('href')) ?? '', new RegExp(`${pdpId}/composer$`))
  })

  it('the outcomes of the console show no result of a broken split', async () => {
    await page.getByRole('link', { name: 'Chips, broken', exact: true }).click()
    await panel('Chips, broken')
      .getByRole('heading', { name: /^Not shown/ })
      .waitFor()
    assert.equal(await page.locator('.by-day').count(), 0)
    assert.equal(await page.getByText(/more orders$/).count(), 0)
  })

  it('the outcomes of the console put a picture that won in the place of the old one, in the composer', async () => {
    await page.getByRole('link', { name: 'Chips, better', exact: true }).click()
    const test = await outcomes.test((await testNamed('Chips, better')).test_id)
    await panel('Chips, better').getByRole('button', { name: 'Keep the new picture' }).click()
    await page.waitForURL(new RegExp(`${pdpId}/composer`))
    const [old, own] = test.arms.map(({ image_ids: [id] }) => id)
    const { images } = await demo.service.endcap.pdps.composer(pdpId)
    const expected = images.map(({ image_id: id }) => (id === old ? own : id === own ? old : id))
    const shelf = page.getByRole('list', { name: 'Composed listing' })
    await shelf.locator(`li:first-child .grip[data-key="${expected[0]}"]`).waitFor()
    const keys = await shelf
      .locator('.grip[data-key]')
      .evaluateAll((grips) => grips.map((grip) => grip.getAttribute('data-key')))
    assert.deepEqual(keys, expected)
    await page.getByRole('button', { name: 'Undo' }).click()
  })

  it('the outcomes of the console lead from a test that decided nothing to a sheet with the same pictures', async () => {
    await open('outcomes')
    await page.getByRole('link', { name: 'Chips, broken', exact: true }).click()
    await panel('Chips, broken').getByRole('link', { name: 'Run it again' }).click()
    await page.waitForURL(/outcomes\/sheet\/.*test=/)
    const sheet = page.getByRole('article')
    await sheet.getByText('the pictures of the test “Chips, broken” once more').waitFor()
    await sheet.getByText('8% more or less, in 8 of 10 tries').waitFor()
    await sheet.getByText(/^about [\d,]+ for each version$/).waitFor()
    const pictures = sheet.locator('.sheet-pictures > section > .picture img')
    await pictures.first().waitFor()
    assert.equal(await pictures.count(), 2)
    await open('outcomes')
    for (const name of ['Chips, better', 'Chips, worse', 'Chips, few']) {
      await page.getByRole('link', { name, exact: true }).click()
      await panel(name).getByRole('link', { name: 'Open in composer' }).waitFor()
      assert.equal(await panel(name).getByRole('link', { name: 'Run it again' }).count(), 0)
    }
  })

  it('the outcomes of the console are exported as they are shown, without the result of a broken split', async () => {
    await open('outcomes')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    const [head, ...lines] = text.trim().split('\r\n')
    assert.match(head ?? '', /^\ufeff?Test,ID,Listing,Retailer,Category,Source,/)
    assert.doesNotMatch(head ?? '', /revenue/)
    assert.equal(lines.length, (await outcomes.tests({ limit: 200 })).data.length)
    const lineOf = (name: string) => lines.find((line) => line.includes(name)) ?? ''
    assert.match(lineOf('Chips, broken'), /,Split is broken,,,,Split by chance$/)
    assert.match(lineOf('Chips, better'), /,Better,\d+,\d+,\d+,Split by chance$/)
    await open('outcomes?kind=observational')
    const [money] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ])
    assert.match(await readFile(await money.path(), 'utf8'), /"Old, revenue","New, revenue",Currency\r\n/)
  })

  it('the outcomes of the console are filtered by the category of their listing, which the chip names', async () => {
    const { category_id: id, category } = await testNamed('Chips, better')
    const leaf = category?.split(' > ').at(-1) ?? ''
    await open('outcomes')
    await row('Chips, better').waitFor()
    const all = await rows().count()
    await page.getByRole('button', { name: 'Category' }).click()
    await page.getByRole('button', { name: leaf, exact: true }).click()
    await page.waitForURL(new RegExp(`category=${id}`))
    await page.getByRole('button', { name: `Remove filter Category: ${leaf}` }).waitFor()
    await rows()
      .nth(all - 1)
      .waitFor()
    assert.equal(await rows().count(), all)
  })

  it('the outcomes of the console are reached by keys, which leave fields alone', async () => {
    await open('outcomes')
    const current = () => page.locator('.test-row a[aria-current]').textContent()
    const first = await current()
    await page.keyboard.press('j')
    await page.waitForFunction(
      (name) => document.querySelector('.test-row a[aria-current]')?.textContent !== name,
      first,
    )
    await page.keyboard.press('k')
    await page.waitForFunction(
      (name) => document.querySelector('.test-row a[aria-current]')?.textContent === name,
      first,
    )
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'outcome-test')
    await page.keyboard.press('i')
    await page.getByRole('dialog', { name: 'Import results' }).waitFor()
    await page.keyboard.press('t')
    assert.equal(await title('Outcomes').count(), 1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await page.waitForURL(/outcomes\/score$/)
  })

  it('the outcomes of the console are filtered by verdict, and by how visitors were split', async () => {
    await open('outcomes')
    await page.getByRole('button', { name: 'Verdict' }).click()
    await page.getByRole('button', { name: 'Worse', exact: true }).click()
    await row('Chips, better').waitFor({ state: 'detached' })
    await row('Chips, worse').waitFor()
    assert.equal(await rows().count(), 1)
    await page.getByText('Before and after 1', { exact: true }).click()
    await page.getByText('Before and after is not causal', { exact: false }).first().waitFor()
  })

  it('the outcomes of the console show before and after apart, marked as not causal', async () => {
    await open('outcomes?kind=observational')
    assert.match((await row('Chips, autumn').textContent()) ?? '', /Not causal/)
    assert.equal(await rows().count(), 1)
    // Admins see money where the file has it.
    await panel('Chips, autumn').getByText('€17,276').first().waitFor()
  })

  it('the outcomes of the console name rows that are not counted, and count them once their picture is chosen', async () => {
    await open('outcomes')
    await page.getByRole('link', { name: 'Chips, lost picture', exact: true }).click()
    const shown = panel('Chips, lost picture')
    await shown.getByText('The picture of this version is not known.', { exact: false }).first().waitFor()
    await shown.getByRole('button', { name: 'Choose the picture' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Main', exact: true }).click()
    await toast('The picture is known').waitFor()
    await shown.getByText(/^Between \d+% and \d+% more orders$/).waitFor()
    assert.equal((await testNamed('Chips, lost picture')).problems, 0)
  })

  it('the outcomes of the console are deleted after a question', async () => {
    await page.getByRole('button', { name: 'Delete test' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Delete the test “Chips, lost picture”?').waitFor()
    await dialog.getByRole('button', { name: 'Delete test' }).click()
    await row('Chips, lost picture').waitFor({ state: 'detached' })
    const { data } = await outcomes.tests({ limit: 200 })
    assert.ok(data.every(({ name }) => name !== 'Chips, lost picture'))
  })

  it('the outcomes of the console have no number about scores below 30 tests, only facings to fill', async () => {
    await open('outcomes/score')
    const { tests } = await outcomes.calibration()
    await title(`Not enough data: about ${30 - tests} more tests`).waitFor()
    const facings = page.locator('.facings-to-fill > li')
    await facings.first().waitFor()
    assert.equal(await facings.count(), 30)
    assert.equal(await page.locator('.facings-to-fill > .to-fill').count(), 30 - tests)
    assert.equal(await page.locator('main').getByText('%').count(), 0)
  })

  it('the outcomes of the console foretell nothing in the composer below 30 tests', async () => {
    await composeBest()
    assert.equal(await page.locator('.foretold').count(), 0)
  })

  it('the outcomes of the console plan tests in days, and print a sheet of how to run one', async () => {
    await open('outcomes/plan')
    const { data } = await outcomes.plan()
    const [plan] = data
    assert.ok(plan)
    await title('Test these first').waitFor()
    const listed = page.getByRole('region', { name: 'Plan', exact: true }).getByRole('listitem')
    assert.equal(await listed.count(), data.length)
    assert.equal(await listed.locator('.change-to-make').count(), data.length)
    assert.equal(await page.locator('.effects > li').count(), plan.by_effect.length)
    await page.getByRole('region', { name: 'Not decided yet' }).getByText('Chips, few').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`outcomes/sheet/${plan.pdp_id}$`))
    const sheet = page.getByRole('article')
    await sheet
      .getByText(new RegExp(`^${plan.id} \\d{4}-\\d{2}-\\d{2}$`))
      .first()
      .waitFor()
    assert.equal(await sheet.locator('.sheet-steps > li').count(), 6)
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.getByRole('button', { name: 'Print' }).isVisible(), false)
    assert.equal(await sheet.isVisible(), true)
    await page.emulateMedia({ media: 'screen' })
  })

  it('the outcomes of the console remind of a test that its sheet has planned', async () => {
    await page.getByRole('button', { name: 'Remind me' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Where the results come from').selectOption('GrowthBook')
    await dialog.getByRole('button', { name: 'Remind me' }).click()
    await toast('The test is planned').waitFor()
    const planned = (await outcomes.tests()).data.find(({ from }) => from === null)
    assert.deepEqual(
      planned?.arms.map(({ name, is_bound }) => [name, is_bound]),
      [
        ['old', true],
        ['new', true],
      ],
    )
    await open('outcomes/plan')
    await page.getByRole('region', { name: 'Not decided yet' }).getByText('Planned, until').waitFor()
    await outcomes.deleteTest(planned?.test_id ?? '')
  })

  it('the outcomes of the console compare scores with results from 30 tests on', async () => {
    await saveManyTests(demo.service.endcap, pdpId)
    await open('outcomes/score')
    const { calibration, points } = await outcomes.calibration()
    assert.ok(calibration)
    const { count, of } = calibration.hits
    await title(`A higher score won in ${count} of ${of} tests`).waitFor()
    assert.equal(await page.locator('.test-dot').count(), points.length)
    await page.getByText(/^Per 10 points: Between /).waitFor()
    await page.getByRole('button', { name: 'See them' }).click()
    assert.equal(await page.locator('.lost-list > li').count(), of - count)
  })

  it('the outcomes of the console show the weights of each family of rules that has tests', async () => {
    const { families, family } = await outcomes.calibration()
    assert.equal(families.length, 2)
    const choice = page.getByRole('combobox', { name: 'Family' })
    assert.equal(await choice.inputValue(), family)
    const [first, second] = families.map((each) => each.family)
    await choice.selectOption(second ?? '')
    await page.getByText('No family of rules has enough tests of main images yet').waitFor()
    assert.equal(await page.getByRole('button', { name: 'See what would change' }).count(), 0)
    await choice.selectOption(first ?? '')
    await page.locator('.weight').first().waitFor()
  })

  it('the outcomes of the console foretell in the composer what a gain may bring, from 30 tests on', async () => {
    const composer = () => demo.service.endcap.pdps.composer(pdpId)
    const { tests } = await outcomes.calibration()
    await eventually(async () => (await composer()).score_effect?.tests === tests, { attempts: 600 })
    await composeBest()
    const line = page.locator('.foretold')
    assert.match(
      (await line.textContent()) ?? '',
      new RegExp(`^Between .*\\d% .*more orders, foretold from your ${tests} tests$`),
    )
    await line.getByRole('link', { name: `your ${tests} tests` }).click()
    await title(/^A higher score won/).waitFor()
  })

  it('the outcomes of the console hand a proposal of weights to the page of the rules, where nothing is published yet', async () => {
    const { patch, family, weights } = await outcomes.calibration()
    assert.ok(patch && family, `the tests propose a weight: ${JSON.stringify(weights)}`)
    await page.getByRole('button', { name: 'See what would change' }).click()
    await page.waitForURL(new RegExp(`settings/rules\\?family=${family}`))
    await page.getByRole('button', { name: 'Publish', disabled: false }).waitFor()
    const json = await page.locator('textarea').inputValue()
    assert.deepEqual(JSON.parse(json), patch)
  })

  it('the outcomes of the console let admins choose who sees money', async () => {
    await open('settings/money')
    await page.getByRole('checkbox', { name: 'Editors' }).check()
    await toast('Saved').waitFor()
    assert.deepEqual((await outcomes.settings()).money_roles, ['editor'])
    await page.getByRole('checkbox', { name: 'Editors' }).uncheck()
    await page.waitForFunction(() => document.querySelectorAll('.toast').length > 1)
    assert.deepEqual((await outcomes.settings()).money_roles, [])
  })

  it('the outcomes of the console put the range below the name on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('outcomes')
    const name = await page.locator('.test-row .test-name').first().boundingBox()
    const bar = await page.locator('.test-row:not(.test-head) > .test-range').first().boundingBox()
    assert.ok(name && bar && bar.y >= name.y + name.height && bar.width > 300)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('the outcomes of the console have no errors, and load nothing from elsewhere', () =>
    assert.deepEqual(faults, { errors: [], foreign: [], policy: [] }))
})
