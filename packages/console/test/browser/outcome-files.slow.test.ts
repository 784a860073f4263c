import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import type { OutcomeTest } from '@endcap/client'
import { Outcomes } from '@endcap/client/outcomes'
import type { Page } from 'playwright-core'
import {
  type DemoConsole,
  type Faults,
  listingAddress,
  openDemoConsole,
  visit,
  watch,
  withoutChromium,
} from './support.ts'

const FIXTURES = new URL('../../../outcome-files/test/fixtures/', import.meta.url)
/** Listing of the fixtures, and that of the demo shop in its place. */
const GIVEN = 'B0DEMOCHP1'
const LISTING = 'B0DEMOCHP2'

type Report = {
  format: string
  test: string
  says: string
  kind: OutcomeTest['kind']
  /** Rows whose picture the file does not name. */
  unbound: number
}

const REPORTS: readonly Report[] = [
  {
    format: 'endcap',
    test: 'Chips, main image',
    says: 'It is a table of your own.',
    kind: 'randomized',
    unbound: 0,
  },
  {
    format: 'amazon_experiments',
    test: 'Chips hero',
    says: 'It is a report of Manage Your Experiments.',
    kind: 'randomized',
    unbound: 2,
  },
  {
    format: 'growthbook',
    test: 'Milk hero',
    says: 'It is a report of GrowthBook.',
    kind: 'randomized',
    unbound: 2,
  },
  {
    format: 'google_ads',
    test: 'Chips',
    says: 'It is a report of Google Ads.',
    kind: 'observational',
    unbound: 0,
  },
  {
    format: 'google_merchant',
    test: LISTING,
    says: 'It is a report of Google Merchant Center.',
    kind: 'observational',
    unbound: 0,
  },
  {
    format: 'meta',
    test: 'Chips set',
    says: 'It is a report of Meta Ads.',
    kind: 'observational',
    unbound: 0,
  },
  { format: 'shopify', test: LISTING, says: 'It is a report of Shopify.', kind: 'observational', unbound: 0 },
]

describe('files of results in the console', { skip: withoutChromium }, () => {
  let demo: DemoConsole
  let page: Page
  let outcomes: Outcomes
  let faults: Faults
  let images: readonly string[]

  before(async () => {
    demo = await openDemoConsole()
    ;({ page } = demo)
    const { endcap, baseUrl } = demo.service
    outcomes = new Outcomes(endcap)
    const pdpId = (await listingAddress(page, baseUrl, /Crackleby/)).split('/').at(-1) ?? ''
    images = (await endcap.pdps.composer(pdpId)).images.map(({ image_id: id }) => id)
    faults = watch(page, baseUrl)
  })
  after(() => demo[Symbol.asyncDispose]())

  const open = (path: string) => visit(page, `${demo.service.baseUrl}/console/${path}`)
  const dialog = () => page.getByRole('dialog', { name: 'Import results' })
  const give = (name: string, text: string) =>
    dialog()
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  const rows = () => page.getByRole('region', { name: 'Tests', exact: true }).getByRole('listitem')
  const row = (name: string) => rows().filter({ has: page.getByRole('link', { name, exact: true }) })
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  const toast = (text: string) => page.locator('.toast').filter({ hasText: text })
  const stored = async (kind: OutcomeTest['kind']) => (await outcomes.tests({ kind, limit: 200 })).data

  /** The fixture of a format, about a listing of the demo shop and its pictures. */
  const fixture = async (format: string) => {
    const [main = '', second = ''] = images
    return (await readFile(new URL(`${format}.csv`, FIXTURES), 'utf8'))
      .replaceAll(`${GIVEN}.MAIN.jpg`, main)
      .replaceAll(`${GIVEN}.PT01.jpg`, second)
      .replaceAll('oat-milk', LISTING)
      .replaceAll(GIVEN, LISTING)
  }

  for (const { format, test, says, kind, unbound } of REPORTS)
    it(`files of results in the console: one of ${format} is described before its rows are stored, and shown after`, async () => {
      await open('outcomes?import')
      const before = (await stored(kind)).length
      await give(`${format}.csv`, await fixture(format))
      await dialog().getByText(says).waitFor()
      await dialog().getByText('has 2 rows: 2 new, 0 replace earlier ones.').waitFor()
      const isCausal = kind === 'randomized'
      assert.equal(await dialog().getByText('Before and after is not causal').count(), isCausal ? 0 : 1)
      if (unbound > 0)
        await dialog()
          .getByText(`${unbound} rows, the first is row 2: The picture or the listing is not known.`)
          .waitFor()
      assert.equal(await dialog().getByText('is not known').count(), unbound > 0 ? 1 : 0)
      assert.equal((await stored(kind)).length, before)
      await dialog().getByRole('button', { name: 'Store 2 rows' }).click()
      await toast('2 rows stored, 0 replaced.').last().waitFor()
      await row(test).first().waitFor()
      assert.equal((await stored(kind)).length, before + 1)
      assert.equal(page.url().includes('kind=observational'), !isCausal)
    })

  it('files of results in the console say how ambiguous dates were read, and replace their rows', async () => {
    await open('outcomes?import')
    await give('again.csv', await fixture('amazon_experiments'))
    await dialog().getByText('Its dates have the month first.').waitFor()
    await dialog().getByText('has 2 rows: 0 new, 2 replace earlier ones.').waitFor()
  })

  it('files of results in the console name each row that is not counted with the reason', async () => {
    await dialog().getByRole('button', { name: 'Other file' }).click()
    const line = (day: string, figures: string) =>
      `Faults,old,yes,${LISTING},${images[0]},${day},${day},${figures}`
    await give(
      'faults.csv',
      [
        'test,arm,control,listing,pictures,from,to,impressions,clicks,orders',
        line('2026-10-01', '100,20,3'),
        line('2026-10-02', '100,20,300'),
        line('2026-10-03', '100,200,3'),
        line('2026-10-04', '100,,'),
        line('2026-10-05', 'many,,3'),
      ].join('\n'),
    )
    await dialog().getByRole('heading', { name: '4 rows are not counted' }).waitFor()
    const problems = await dialog().locator('.import-problems > li').allTextContents()
    const expected = [
      /^Row 3: It has more orders than visitors\.$/,
      /^Row 4: It has more clicks than visitors\.$/,
      /^Row 5: It has neither clicks nor orders\.$/,
      /^Row 6: .+/,
    ]
    assert.equal(problems.length, expected.length, problems.join('\n'))
    for (const [index, words] of expected.entries()) assert.match(problems[index] ?? '', words)
  })

  it('files of results in the console that name an unknown listing ask for its id, not for a picture', async () => {
    await open('outcomes?import')
    await give(
      'unknown.csv',
      (await fixture('amazon_experiments'))
        .replaceAll(LISTING, 'CHIPS-8OZ')
        .replaceAll('Chips hero', 'Elsewhere'),
    )
    await dialog().getByRole('button', { name: 'Store 2 rows' }).click()
    await page.getByRole('link', { name: 'Elsewhere', exact: true }).click()
    const shown = panel('Elsewhere')
    await shown.getByText('The file names no listing of yours.').first().waitFor()
    assert.equal(await shown.getByRole('button', { name: 'Choose the picture' }).count(), 0)
    await open('outcomes?import')
  })

  it('files of results in the console that are not tables are refused with the reason', async () => {
    await give('letter.csv', 'Dear people,\nthis is a letter.\n')
    assert.match((await dialog().getByRole('alert').textContent()) ?? '', /as in the template/)
    await page.keyboard.press('Escape')
  })

  it('files of results in the console that name no pictures count once both are chosen', async () => {
    await open('outcomes')
    await page.getByRole('link', { name: 'Chips hero', exact: true }).click()
    const shown = panel('Chips hero')
    for (const [version, place] of [
      ['Version A', 'Main'],
      ['Version B', 'Image 1'],
    ] as const) {
      await shown
        .locator('.arm')
        .filter({ hasText: version })
        .getByRole('button', { name: 'Choose the picture' })
        .click()
      await page
        .getByRole('dialog', { name: `Which picture was “${version}”?` })
        .getByRole('button', { name: place, exact: true })
        .click()
      await toast('The picture is known').last().waitFor()
    }
    await shown.getByText(/^Between \d+% and \d+% more orders$/).waitFor()
    await shown.getByRole('button', { name: 'Choose the picture' }).waitFor({ state: 'detached' })
    assert.equal((await stored('randomized')).find(({ name }) => name === 'Chips hero')?.problems, 0)
  })

  it('files of results in the console of before and after are counted apart, and say nothing of cases', async () => {
    const count = (await stored('observational')).length
    await open('outcomes')
    await page.getByText(`Before and after ${count}`, { exact: true }).click()
    await page.getByText('Before and after is not causal', { exact: false }).first().waitFor()
    assert.equal(await rows().count(), count)
    for (const text of await rows().allTextContents()) {
      assert.match(text, /Not causal/)
      assert.doesNotMatch(text, /cases/)
    }
    await page.getByRole('link', { name: 'Chips set', exact: true }).click()
    const shown = panel('Chips set')
    await shown.locator('.tag', { hasText: 'Not causal' }).waitFor()
    assert.equal(await shown.locator('.by-day').count(), 0)
    assert.equal(await shown.getByRole('button', { name: 'Keep the new picture' }).count(), 0)
    const { tests } = await outcomes.calibration()
    assert.ok(tests <= (await stored('randomized')).length, 'weights never learn from before and after')
  })

  it('files of results in the console have no errors, and load nothing from elsewhere', () =>
    assert.deepEqual(
      { ...faults, errors: faults.errors.filter((each) => !/\b400\b/.test(each)) },
      {
        errors: [],
        foreign: [],
        policy: [],
      },
    ))
})
