import assert from 'node:assert/strict'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { BulkChanges } from '@endcap/client/bulk-changes'
import { Corrections } from '@endcap/client/corrections'
import { Families } from '@endcap/client/families'
import { Goals } from '@endcap/client/goals'
import { Imports } from '@endcap/client/imports'
import { LiveChecks } from '@endcap/client/live-checks'
import { Rivals } from '@endcap/client/rivals'
import { Shares } from '@endcap/client/shares'
import { Views } from '@endcap/client/views'
import { WebhookEndpoints } from '@endcap/client/webhook-endpoints'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { eventually } from '../../../service/test/support/eventually.ts'
import { saveFewTests, saveManyTests } from './outcome-data.ts'
import {
  buildConsole,
  type DemoService,
  launch,
  listingAddress,
  loadDemo,
  makeImages,
  signIn,
  startDemo,
  visit,
  watch,
  withoutChromium,
} from './support.ts'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
/** Folder for screenshots of all pages, for people who want to look at them. */
const SHOTS = process.env['CONSOLE_SCREENSHOTS']

type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] }

const VIEWS = [
  { name: 'wide', width: 1440, height: 900 },
  // 200 % zoom of a laptop.
  { name: 'zoomed', width: 720, height: 450 },
  { name: 'phone', width: 360, height: 720 },
] as const

describe('every page of the console', { skip: withoutChromium }, () => {
  let service: DemoService
  let browser: Browser
  let session: Awaited<ReturnType<BrowserContext['storageState']>>
  let pages: Record<string, string>

  before(async () => {
    buildConsole()
    service = await startDemo()
    browser = await launch()
    const context = await browser.newContext()
    const page = await context.newPage()
    await signIn(page, service.setupLink)
    await loadDemo(page)
    const listing = await listingAddress(page, service.baseUrl, /Crackleby/)
    await makeImages(page, listing)
    session = await context.storageState()
    const image = await imageAddress(page, listing)
    pages = {
      ...addressesOf(service.baseUrl, listing, image),
      ...(await prepare(service, listing, image)),
      'bulk-change': await planBestSets(service),
      ...(await checkShop(service, listing)),
      ...(await readRivals(service, listing)),
      ...(await saveTests(service, listing)),
      shared: await share(service, listing),
    }
    await context.close()
  })
  after(async () => {
    await browser.close()
    await service[Symbol.asyncDispose]()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    for (const view of VIEWS)
      it(`every page of the console has no errors, no foreign requests, no barriers and no sideways scrolling: ${view.name}, ${colorScheme}`, async () => {
        const context = await browser.newContext({
          viewport: { width: view.width, height: view.height },
          colorScheme,
          storageState: session,
          // The page's policy would refuse the checker's script.
          bypassCSP: false,
        })
        for (const [name, address] of Object.entries(pages)) {
          const page = await context.newPage()
          const faults = watch(page, service.baseUrl)
          await visit(page, address)
          assert.deepEqual(faults, { errors: [], foreign: [], policy: [] }, name)
          assert.equal(await overflowOf(page), 0, `${name} scrolls sideways`)
          assert.deepEqual(await barriersOf(page), [], name)
          await shoot(page, `${name}-${view.name}-${colorScheme}`)
          await page.close()
        }
        await context.close()
      })

  const open = async (name: string, options: BrowserContextOptions) => {
    const context = await browser.newContext({ storageState: session, ...options })
    const page = await context.newPage()
    await visit(page, pages[name] ?? '')
    return { page, [Symbol.asyncDispose]: () => context.close() }
  }
  const topOf = async (page: Page, selector: string): Promise<number> =>
    (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN

  it('every page of the console has bars of tabs that do not scroll up and down', async () => {
    await using opened = await open('spark', { viewport: { width: 1440, height: 900 } })
    const hidden = await opened.page.locator('.tabs').evaluate((tabs) => getComputedStyle(tabs).overflowY)
    assert.equal(hidden, 'hidden')
  })

  it('every page of the console keeps the score and whole pictures on the screen of the composer at 200 % zoom', async () => {
    await using opened = await open('composer', { viewport: { width: 720, height: 450 } })
    const { page } = opened
    const picture = await page.locator('.composer .facing .picture').first().boundingBox()
    const line = await topOf(page, '.status-line')
    assert.ok(picture && picture.y + picture.height <= line, JSON.stringify({ picture, line }))
    const [bar, places] = [
      await page.locator('.status-line').boundingBox(),
      await page.locator('.places').boundingBox(),
    ]
    assert.ok(bar && places && bar.y + bar.height === places.y, 'the page shows between the two bars')
    await page.locator('.tray .grip').first().scrollIntoViewIfNeeded()
    await page.waitForFunction(() => scrollY > 100)
    assert.ok((await topOf(page, '#composed-score')) >= 0)
  })

  it('every page of the console puts a picked up picture back by touch, and names the best place', async () => {
    await using opened = await open('composer', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const { page } = opened
    await page.getByText('Tap a picture, then tap its place.').waitFor()
    await page.locator('.tray .grip').first().tap()
    await page
      .getByText(/picked up\. Select a place: (image \d+|main image) gives \+\d/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Put back' }).tap()
    await page
      .getByText(/ put back\./)
      .first()
      .waitFor()
    assert.equal(await page.locator('.grip[aria-pressed="true"]').count(), 0)
  })

  it('every page of the console has the order of a phone: score, best set, images, changes, shops', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    await using listing = await open('listing', phone)
    const order = ['.listing-score', '.best-box', '.shelf', '.changes', '[aria-labelledby="use"]']
    const tops = await Promise.all(order.map((selector) => topOf(listing.page, selector)))
    assert.deepEqual(
      tops,
      tops.toSorted((a, b) => a - b),
    )
    await using image = await open('image', phone)
    assert.ok((await topOf(image.page, '.image-score')) < (await topOf(image.page, '.big-picture')))
  })

  it('every page of the console tells parts, the current page and buttons that are off apart in forced colors', async () => {
    await using listing = await open('listing', { forcedColors: 'active' })
    for (const bar of ['.breakdown > .part', '.way-up-bar > span']) {
      const backgrounds = await listing.page
        .locator(bar)
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).background))
      assert.ok(backgrounds.length > 1)
      assert.equal(new Set(backgrounds).size, backgrounds.length, bar)
    }
    const borders = await listing.page
      .locator('.tabs > a')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor))
    assert.equal(borders.filter((color) => color === borders[0]).length, 1)
    await using rules = await open('rules', { forcedColors: 'active' })
    const style = await rules.page
      .getByRole('button', { name: 'Publish' })
      .evaluate((button) => getComputedStyle(button).borderStyle)
    assert.equal(style, 'dashed')
  })

  it('every page of the console that strangers see has no barriers where a link is gone', async () => {
    const page = await browser.newPage()
    await page.goto(`${service.baseUrl}/console/shared#esl_mistyped`)
    await page.getByRole('heading', { name: 'There is nothing behind this link' }).waitFor()
    assert.deepEqual(await barriersOf(page), [])
    await page.close()
  })

  it('every page of the console shows the sign-in to strangers, without errors', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const faults = watch(page, service.baseUrl)
    await page.goto(`${service.baseUrl}/console/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The refused session is the only failed request.
    assert.deepEqual(
      { ...faults, errors: faults.errors.filter((text) => !text.includes('401')) },
      { errors: [], foreign: [], policy: [] },
    )
    assert.deepEqual(await barriersOf(page), [])
    await shoot(page, 'sign-in')
    await context.close()
  })
})

/** Makes a link of a listing, and returns its address. */
async function share({ endcap }: DemoService, listing: string): Promise<string> {
  const { url } = await new Shares(endcap).create({
    kind: 'listings',
    pdp_ids: [listing.split('/').at(-1) ?? ''],
    recipient: 'Studio North',
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  })
  return url
}

function addressesOf(baseUrl: string, listing: string, image: string): Record<string, string> {
  const at = (path: string) => `${baseUrl}/console/${path}`
  const id = listing.split('/').at(-1) ?? ''
  return {
    overview: at(''),
    listings: at('listings'),
    'listings-filtered': at('listings?missing=Lifestyle&sort=name'),
    'listings-families': at('listings?families=true'),
    'listings-empty': at('listings?q=nothing%20of%20the%20kind'),
    listing,
    composer: `${listing}/composer`,
    spark: `${listing}/spark`,
    history: `${listing}/history`,
    image,
    compare: at(`compare?ids=${id}`),
    accepted: at('accepted'),
    'accepted-later': at('accepted?day=2099-01-31'),
    'shot-list': at('shot-list'),
    'shot-list-of-type': at('shot-list?missing=Lifestyle'),
    work: at('work?view=team'),
    'work-done': at('work?view=team&status=done'),
    inbox: at('work?view=inbox'),
    teach: at('teach'),
    trash: at('trash'),
    import: at('import'),
    activity: at('activity'),
    people: at('settings/people'),
    credentials: at('settings/credentials'),
    shares: at('settings/shares'),
    webhooks: at('settings/webhooks'),
    rules: at('settings/rules?family=food-and-drink'),
    shops: at('settings/shops'),
    pushes: at('settings/pushes'),
    shop: at('settings/shops/amazon'),
    'shop-rule': at('settings/shops/amazon/longest-min'),
    corrections: at('settings/corrections'),
    money: at('settings/money'),
    audit: at('settings/audit'),
    organizations: at('settings/organizations'),
    'ways-in': at('settings/ways-in'),
    appearance: at('settings/appearance'),
    'not-found': at('nowhere'),
  }
}

/** Makes a family, a correction, a webhook, a goal, views and an import with a problem. Returns addresses. */
async function prepare(
  { endcap, baseUrl }: DemoService,
  listing: string,
  image: string,
): Promise<Record<string, string>> {
  const pdpId = listing.split('/').at(-1) ?? ''
  const { data } = await endcap.pdps.list({ limit: 3 }).page()
  const others = data.map(({ pdp_id: id }) => id).filter((id) => id !== pdpId)
  await new Families(endcap).create({ name: 'Spring', pdp_ids: [pdpId, ...others.slice(0, 2)] })
  const imageId = new URL(image).pathname.split('/').at(-1) ?? ''
  await new Corrections(endcap).create({ image_id: imageId, kind: 'disagree', value: 'tilt' })
  await new WebhookEndpoints(endcap).create({
    url: 'https://hooks.example.com/endcap',
    types: ['pdp.scored'],
  })
  const imports = new Imports(endcap)
  const csv = 'id,name,hero_image_url\nsku-1,Potato chips,https://images.example.com/1.jpg\n,Crisps,\n'
  const { import_id: id } = await imports.create(new Blob([csv]), { filename: 'catalog.csv' })
  await imports.wait(id)
  await new Goals(endcap).create({ measure: 'accepted', value: 0.9, due: '2099-12-31' })
  const viewOf = async (layout: 'shelves' | 'grid') => {
    const view = { name: layout, layout, query: 'acceptance=not_accepted', shared: true }
    const { view_id: viewId } = await new Views(endcap).create(view)
    return `${baseUrl}/console/listings?view=${viewId}&acceptance=not_accepted`
  }
  return {
    'import-dry-run': `${baseUrl}/console/import/${id}`,
    'listings-shelves': await viewOf('shelves'),
    'listings-grid': await viewOf('grid'),
  }
}

/** Sends a set that the shop does not show, and compares it with the shop. Returns addresses. */
async function checkShop({ endcap, baseUrl }: DemoService, listing: string): Promise<Record<string, string>> {
  const pdpId = listing.split('/').at(-1) ?? ''
  const other = (await endcap.pdps.list({ limit: 5 }).page()).data.find(({ pdp_id: id }) => id !== pdpId)
  const { images } = await endcap.pdps.explanation(pdpId)
  const foreign = (await endcap.pdps.explanation(other?.pdp_id ?? '')).images
  const [main, first, second, ...others] = images
  const set = [second, first, foreign[0], ...others.slice(1)]
  await endcap.pdps.setImages(pdpId, {
    hero: { image_id: main?.image_id ?? '' },
    carousel: set.flatMap((image) => (image ? [{ image_id: image.image_id }] : [])),
  })
  const isScored = async () => (await endcap.pdps.summary(pdpId)).status !== 'PROCESSING'
  await eventually(isScored, { attempts: 300, everyMs: 200 })
  const checks = new LiveChecks(endcap)
  await checks.switchOn()
  await checks.checkNow(pdpId)
  await eventually(async () => !(await checks.get(pdpId)).is_reading, { attempts: 300, everyMs: 200 })
  return {
    watch: `${baseUrl}/console/watch`,
    'watch-state': `${baseUrl}/console/watch?state=not_read`,
    live: `${baseUrl}/console/watch/${pdpId}`,
    'live-never': `${baseUrl}/console/watch/${other?.pdp_id ?? ''}`,
  }
}

/** Makes a set of rivals that has a shelf test, and one that is too small. Returns addresses. */
async function readRivals(
  { endcap, baseUrl }: DemoService,
  listing: string,
): Promise<Record<string, string>> {
  const pdpId = listing.split('/').at(-1) ?? ''
  const others = (await endcap.pdps.list({ limit: 50 }).page()).data.filter(({ pdp_id: id }) => id !== pdpId)
  const rivals = new Rivals(endcap)
  const read = async (entries: string[]) => {
    const category = 'Food > Snacks > Potato Chips'
    const set = { name: 'Top sellers', category_id: category, retailer: 'marketplace_us', entries }
    const { rival_set_id: id } = await rivals.create(set)
    await eventually(async () => (await rivals.get(id)).reading === 0, { attempts: 600, everyMs: 200 })
    return `${baseUrl}/console/watch/rivals/${id}`
  }
  const full = await read([...others.map(({ id }) => id), 'B0DEMONONE'])
  const few = await read([others[0]?.id ?? ''])
  return {
    rivals: `${baseUrl}/console/watch/rivals`,
    'rival-set': full,
    'rival-comparison': `${full}?pdp=${pdpId}`,
    'rival-comparison-few': `${few}?pdp=${pdpId}`,
  }
}

/** Stores tests of all verdicts, and enough of them to compare scores with results. Returns addresses. */
async function saveTests({ endcap, baseUrl }: DemoService, listing: string): Promise<Record<string, string>> {
  const pdpId = listing.split('/').at(-1) ?? ''
  await saveManyTests(endcap, pdpId)
  await saveFewTests(endcap, pdpId)
  const at = (path: string) => `${baseUrl}/console/outcomes${path}`
  return {
    outcomes: at(''),
    'outcomes-better': at('?verdict=better'),
    'outcomes-broken': at('?verdict=broken'),
    'outcomes-before-after': at('?kind=observational'),
    'outcomes-import': at('?import'),
    'outcomes-score': at('/score'),
    'outcomes-plan': at('/plan'),
    'outcomes-sheet': at(`/sheet/${pdpId}`),
  }
}

/** Plans the best accepted sets of all listings. Returns the address of the pairs. */
async function planBestSets({ endcap, baseUrl }: DemoService): Promise<string> {
  const bulkChanges = new BulkChanges(endcap)
  const { bulk_change_id: id } = await bulkChanges.create({ images: 'best_accepted', start: false })
  await eventually(async () => (await bulkChanges.get(id)).status === 'ready', {
    attempts: 300,
    everyMs: 200,
  })
  return `${baseUrl}/console/bulk-changes/${id}`
}

async function imageAddress(page: Page, listing: string): Promise<string> {
  await page.goto(listing)
  const link = page.locator('.facing a').first()
  await link.waitFor()
  return new URL((await link.getAttribute('href')) ?? '', listing).href
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))

/** Returns the findings of axe-core. The script runs in an isolated world, which the page's policy does not reach. */
async function barriersOf(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { frameTree } = await client.send('Page.getFrameTree')
  const { executionContextId: contextId } = await client.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  })
  await client.send('Runtime.evaluate', { expression: AXE, contextId })
  const { result } = await client.send('Runtime.evaluate', {
    expression: `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then(({ violations }) => JSON.stringify(violations.map(({ id, nodes }) =>
        ({ id, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })) }))))`,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  })
  await client.detach()
  const violations = JSON.parse(String(result.value)) as Violation[]
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')} ${nodes[0]?.failureSummary ?? ''}`,
  )
}

async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS === undefined) return
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `${name}.png`), fullPage: true })
}
