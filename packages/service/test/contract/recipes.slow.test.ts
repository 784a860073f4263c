import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { demoRoot } from '../support/demo-root.ts'
import { listingPage } from '../support/listing-page.ts'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { startService, type TestService } from '../support/service.ts'

const run = promisify(execFile)
const CLIENT = join(import.meta.dirname, '../../../client')
/** Host of the images in the recipes. */
const CDN = 'https://cdn.example.com'

/** Recipes in the order of the README, because some need the listing of the first, and what they print. */
const RECIPES: { name: string; prints: RegExp }[] = [
  { name: 'submit', prints: /^COMPLETED \S.* \d+(\.\d)?\n$/ },
  { name: 'asin', prints: /^scored \S.* \d+(\.\d)?\n$/ },
  {
    name: 'explain',
    prints: /^Score [\d.]+\..*\n {2}[\d.]+ {2}\S[^]*points can be won:\n {2}\+[\d.]+ {2}\S/,
  },
  { name: 'what-if', prints: /^In the best order the listing scores [\d.]+, .* [\d.]+\ncompleted [\d.]+\n$/ },
  { name: 'list', prints: /^\S.* [\d.]+ [\d.]+ [^]*\d listings are tagged\n$/ },
  { name: 'upload', prints: /^COMPLETED [\d.]+\n$/ },
  { name: 'image', prints: /^scored [\d.]+\n/ },
  { name: 'spark', prints: /^[\d.]+ http[^]*# / },
  { name: 'progress', prints: /(^|\n)COMPLETED [\d.]+\n(true|false)\n$/ },
  { name: 'errors', prints: /^http.*\/missing\.jpg: .*404/ },
  { name: 'batches', prints: /^(?=[^]*sku-4721 \d)(?=[^]*sku-4722 \d)(?=[^]*sku-4723 \S.*404)/ },
  {
    name: 'responses',
    prints: /^POST \/auth\/token: 200 [^]*\nPUT \/v1\/pdps\/id\/sku-4715: 202 .*\naccepted \S+ \S{36} /,
  },
  { name: 'imports', prints: /^completed 1 of 2 listings are imported\n3 sku-4732 IMAGE_/ },
  { name: 'corrections', prints: /^\S{36} [\d.]+\n/ },
  { name: 'events', prints: /^\S+ [\d.]+ (null|[\d.]+)\n$/ },
  { name: 'exports', prints: /^listings\.xlsx has \d{4,} bytes\n$/ },
  { name: 'rubrics', prints: /The median goes from [\d.]+ to [\d.]+\n$/ },
  { name: 'image-texts', prints: /^\S.*\n$/ },
  // No rubric of the test uses the facts, so no listing is scored again.
  { name: 'facts', prints: /^$/ },
  { name: 'acceptance', prints: /\n\d+ listings are not accepted, then \d+\n$/ },
  { name: 'acceptance-reports', prints: /^\d+ of \d+ listings are refused\n/ },
  { name: 'shot-list', prints: /^\S.* \d+ [\d.]+\n/ },
  { name: 'teaching', prints: /^\d+ answers, \d+ are missing\n$/ },
  { name: 'webhook-endpoints', prints: /: whsec_\S+\nhttps:\/\/shop\.example\.com\/endcap true null\n$/ },
  { name: 'credentials', prints: /^ec_\S+ submit walmart_us\n/ },
  { name: 'audit', prints: /^20\S+Z \S.* webhook_endpoint\.created\n/ },
  { name: 'bulk-changes', prints: /^\d+ listings get the tag\n$/ },
  { name: 'families', prints: /^1 listing in the family\n$/ },
  { name: 'shares', prints: /\/console\/shared#esl_[\w-]{43}\n$/ },
  { name: 'work', prints: /^Lifestyle until 2026-12-04\n$/ },
  { name: 'trash', prints: /^sku-4711 can be restored until 20\S+Z\n$/ },
  { name: 'goals', prints: /^90% by 2027-03-31, expected: not known yet\n$/ },
  {
    name: 'outcomes',
    prints: /^line 2 is not counted: arm_not_bound\n[^]*not enough data: about 30 more tests\n$/,
  },
  // No night has passed since the check was switched on.
  { name: 'live-checks', prints: /^$/ },
  { name: 'rivals', prints: /^no rival is read yet\n$/ },
  // No shop is connected.
  { name: 'shops', prints: /^$/ },
  { name: 'views', prints: /^Weak: score_max=80&sort=pdp_score\n$/ },
  // Defines a handler, which the tests of webhooks call.
  { name: 'webhooks', prints: /^$/ },
]

describe('a recipe of the client', () => {
  let origin: Origin
  let service: TestService
  let directory: string
  before(async () => {
    origin = await startOrigin()
    const { bytes } = await demoRoot('B0DEMOCAN1')
    for (const path of ['/sku-4711/front.jpg', '/sku-4713/front.jpg']) origin.serve(path, bytes)
    for (const [n, name] of ['back', 'nutrition', 'new-front'].entries())
      origin.serve(`/sku-4711/${name}.jpg`, await picture(n))
    origin.serve('/dp/B0DEMOCAN1', listingPage('B0DEMOCAN1', [origin.url('/sku-4711/front.jpg')]))
    service = await startService({ origin, storefront: origin.url('') })
    // Below the client, because modules are resolved from where the file is.
    await mkdir(join(CLIENT, 'dist'), { recursive: true })
    directory = await mkdtemp(join(CLIENT, 'dist/recipes-'))
    await writeFile(join(directory, 'photo.jpg'), bytes)
    const image = origin.url('/sku-4711/front.jpg')
    const rows = [`sku-4731,Soda can,${image}`, `sku-4732,Mug,${origin.url('/missing.jpg')}`]
    const results = ['listing,arm,from,to,impressions,orders', 'sku-4711,A,2026-10-01,2026-10-07,1000,30', '']
    await writeFile(join(directory, 'results.csv'), results.join('\n'))
    await writeFile(join(directory, 'catalog.csv'), ['id,name,hero_image', ...rows, ''].join('\n'))
  })
  after(async () => {
    await service[Symbol.asyncDispose]()
    await rm(directory, { recursive: true })
  })

  it('a recipe of the client is run by a test', async () => {
    const files = (await readdir(join(CLIENT, 'test/recipes'))).toSorted()
    assert.deepEqual(files, RECIPES.map(({ name }) => `${name}.ts`).toSorted())
  })

  for (const { name, prints } of RECIPES) {
    it(`a recipe of the client prints the documented output: ${name}`, async () => {
      const { client_id, client_secret, organization_id } = service.credential
      const file = join(directory, `${name}.ts`)
      const recipe = await readFile(join(CLIENT, 'test/recipes', `${name}.ts`), 'utf8')
      await writeFile(file, recipe.replaceAll(CDN, origin.url('')))
      const { stdout, stderr } = await run(process.execPath, [file], {
        cwd: directory,
        env: {
          ...process.env,
          ENDCAP_BASE_URL: service.config.auth.baseUrl,
          ENDCAP_CLIENT_ID: client_id,
          ENDCAP_CLIENT_SECRET: client_secret,
          ENDCAP_ORGANIZATION_ID: organization_id,
        },
      })
      assert.match(stdout + stderr, prints)
    })
  }
})
