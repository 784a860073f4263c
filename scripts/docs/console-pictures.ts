// Takes the pictures in docs/images/console: every page, in both themes, with the demo shop. Displayed times make
// each run differ. usage: npm run docs:console [-- name…]
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Outcomes } from '@endcap/client/outcomes'
import type { BrowserContext, Page } from 'playwright-core'
import sharp from 'sharp'
import { saveFewTests, saveManyTests } from '../../packages/console/test/browser/outcome-data.ts'
import {
  addAuthenticator,
  buildConsole,
  type DemoService,
  launch,
  loadDemo,
  makeImages,
  signIn,
  startDemo,
  visit,
} from '../../packages/console/test/browser/support.ts'
import { askForPictures, checkShop, readRivals, recordHistory } from './console-scenes.ts'

const FOLDER = join(import.meta.dirname, '../../docs/images/console')
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const ASIN = 'B0DEMOCHP2'
/** Drawings and text need no more colors. */
const COLORS = 200

const WANTED = process.argv.slice(2)
const isWanted = (name: string): boolean => WANTED.length === 0 || WANTED.includes(name)

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>
type Shot = { name: string; path: string; viewport?: typeof WIDE; prepare?: (page: Page) => Promise<void> }

buildConsole()
mkdirSync(FOLDER, { recursive: true })
// Passkeys need a host name.
await using service = await startDemo({}, 'localhost')
const browser = await launch()
try {
  const first = await browser.newContext({ viewport: WIDE })
  const page = await first.newPage()
  await page.goto(service.setupLink)
  await page.getByRole('textbox', { name: /name/i }).waitFor()
  if (isWanted('sign-in')) await save(page, 'sign-in-light')
  await signIn(page, service.setupLink)
  await page.getByRole('button', { name: 'Load the demo shop' }).waitFor()
  if (isWanted('first-run')) await save(page, 'first-run-light')
  await loadDemo(page)
  const { endcap } = service
  const { pdp_id: pdpId } = await endcap.pdps.byAsin.get(ASIN)
  await recordHistory(endcap, pdpId)
  await makeImages(page, `${service.baseUrl}/console/listings/${pdpId}`)
  const shotId = await askForPictures(endcap, pdpId)
  const rivalsId = await readRivals(endcap, pdpId)
  const state = await first.storageState()
  await takeAll(await shotsOf(service, pdpId), state)
  await takeAll(
    [
      { name: 'work', path: `work?view=team&shot=${shotId}` },
      { name: 'rivals', path: `watch/rivals/${rivalsId}?pdp=${pdpId}` },
      { name: 'ways-in', path: 'settings/ways-in', prepare: addPasskey },
    ],
    state,
  )
  await saveFewTests(endcap, pdpId)
  const [test] = (await new Outcomes(endcap).tests({ verdict: 'better', limit: 1 })).data
  await takeAll(
    [
      { name: 'outcomes', path: 'outcomes' },
      { name: 'outcome-test', path: `outcomes?test=${test?.test_id}` },
    ],
    state,
  )
  await saveManyTests(endcap, pdpId)
  await takeAll(
    [
      { name: 'score-and-sales', path: 'outcomes/score' },
      { name: 'plan', path: 'outcomes/plan' },
    ],
    state,
  )
  // Last, because it changes the set.
  await checkShop(endcap, pdpId)
  await takeAll(
    [
      { name: 'watch', path: 'watch' },
      { name: 'live', path: `watch/${pdpId}` },
    ],
    state,
  )
} finally {
  await browser.close()
}

async function takeAll(shots: readonly Shot[], storageState: SignedIn): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: WIDE, colorScheme, storageState })
    for (const shot of shots.filter(({ name }) => isWanted(name))) await take(context, shot, colorScheme)
    await context.close()
  }
}

async function shotsOf({ endcap }: DemoService, pdpId: string): Promise<Shot[]> {
  const { images } = await endcap.pdps.explanation(pdpId)
  const others = await endcap.pdps.list({ sort: '-can_win_today', limit: 3 }).page()
  const ids = others.data.map(({ pdp_id: id }) => id).join(',')
  return [
    { name: 'overview', path: '' },
    { name: 'listings', path: 'listings', prepare: selectRows },
    { name: 'listing', path: `listings/${pdpId}` },
    { name: 'composer', path: `listings/${pdpId}/composer`, prepare: composeBest },
    { name: 'spark', path: `listings/${pdpId}/spark` },
    { name: 'history', path: `listings/${pdpId}/history` },
    { name: 'image', path: `images/${images[0]?.image_id}?listing=${pdpId}` },
    { name: 'compare', path: `compare?ids=${ids}` },
    { name: 'teach', path: 'teach', prepare: answerSome },
    { name: 'import', path: 'import', prepare: (page) => uploadCatalog(page, images[1]?.image_url ?? '') },
    { name: 'activity', path: 'activity' },
    { name: 'people', path: 'settings/people' },
    { name: 'credentials', path: 'settings/credentials' },
    { name: 'rules', path: 'settings/rules?family=food-and-drink', prepare: changeRules },
    { name: 'palette', path: 'listings', prepare: openPalette },
    { name: 'listings-phone', path: 'listings', viewport: PHONE },
    { name: 'listing-phone', path: `listings/${pdpId}`, viewport: PHONE },
  ]
}

async function selectRows(page: Page): Promise<void> {
  for (const index of [0, 1, 2]) await page.locator('tbody .check').nth(index).check()
}

async function composeBest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Best accepted set' }).click()
}

async function answerSome(page: Page): Promise<void> {
  const ask = page.getByRole('button', { name: 'Ask me anyway' })
  if (await ask.isVisible()) await ask.click()
  await page.locator('.teach-picture').first().focus()
  for (const key of ['Enter', 'l', 'Space', 'Enter']) await page.keyboard.press(key)
  await page.getByRole('heading', { name: '4 of' }).waitFor()
  await page
    .locator('img[fetchpriority=high]')
    .evaluate((image) => (image as unknown as { decode: () => Promise<void> }).decode())
}

/** Uploads a catalog with a faulty row and waits for its dry run. */
async function uploadCatalog(page: Page, image: string): Promise<void> {
  const names = ['Sea Salt', 'Paprika', 'Sour Cream', 'Barbecue']
  const rows = names.map(
    (name, index) => `chips-${index + 1},Crackleby ${name} Potato Chips,${image},Crackleby`,
  )
  const csv = ['id,name,hero_image_url,Vendor', ...rows, `,Crackleby Chili Potato Chips,${image},Crackleby`]
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) })
  await page.getByRole('button', { name: 'Import 4 listings' }).waitFor()
}

async function changeRules(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Weight of the main image' }).fill('0.7')
  await page.getByRole('heading', { name: 'Lose the most' }).waitFor()
}

/** Adds a passkey, which needs a device that verifies its person. */
async function addPasskey(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add a passkey' })
  const passkey = page.getByRole('rowheader', { name: 'Laptop' })
  if (await passkey.isVisible()) return
  await addAuthenticator(page)
  await add.click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Laptop')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await passkey.waitFor()
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  const found = page.waitForResponse((response) => response.url().includes('q=potato'))
  await page.getByRole('combobox').fill('potato')
  await found
  // The last listings are shown until the found ones are read.
  await page.getByRole('option').filter({ hasText: 'Cookbook' }).waitFor({ state: 'detached' })
}

async function take(
  context: BrowserContext,
  { name, path, viewport, prepare }: Shot,
  theme: string,
): Promise<void> {
  const page = await context.newPage()
  if (viewport) await page.setViewportSize(viewport)
  await visit(page, `${service.baseUrl}/console/${path}`)
  await prepare?.(page)
  await save(page, `${name}-${theme}`)
  await page.close()
}

async function save(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .png({ palette: true, colors: COLORS, effort: 10 })
    .toFile(join(FOLDER, `${name}.png`))
  console.log(name)
}
