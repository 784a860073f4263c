// Runs in a process of its own, because a service blocks the renderer that draws its pictures.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { type Action, SUMMARY_EXAMPLE, type TargetAcceptance } from '@endcap/api'
import { CATALOG, drawPicture } from '@endcap/demo-shop'
import { distinctActions } from '@endcap/scoring'
import { ENGLISH } from '@endcap/words/english'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { startOrigin } from '../../service/test/support/origin.ts'
import { picture } from '../../service/test/support/pictures.ts'
import { assertFailures, endcap, jsonLines } from '../../service/test/support/process.ts'
import { newCredential, startService, type TestService } from '../../service/test/support/service.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'
import type { ReportedListing } from '../src/operator/administration/report-administration.ts'
import { Html, html } from '../src/report/html.ts'
import { reportPage } from '../src/report/report-page.ts'
import { wordsOf } from '../src/terminal/say.ts'

/** A name that a page must show as text. */
const HOSTILE = `Kettle Cooked Potato Chips <script>alert(1)</script>"' onload="x" &amp; </title><img src=//evil.example>`
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

/** Returns the addresses in attributes and styles that a browser would load. */
const loadedBy = (page: string): string[] => [
  ...[...page.matchAll(/<[^>]+\s(?:src|srcset|href|data|action|poster)="([^"]*)"/g)].map(
    ([, url = '']) => url,
  ),
  ...[...page.matchAll(/url\(([^)]*)\)/g)].map(([, url = '']) => url),
  ...[...page.matchAll(/@import\s+(\S+)/g)].map(([, url = '']) => url),
]

describe('endcap report', () => {
  let service: TestService
  before(async () => {
    const origin = await startOrigin()
    const product = CATALOG.find(({ asin }) => asin === 'B0DEMOCHP2')
    const [hero, packshot] = product?.images ?? []
    assert.ok(product && hero && packshot)
    const jpeg = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
    origin.serve('/hero.jpg', await jpeg(drawPicture(product, hero)))
    origin.serve('/packshot.jpg', await jpeg(drawPicture(product, packshot)))
    origin.serve('/small.png', await picture(3))
    // Blocks the SVG renderer, which draws the pictures above.
    service = await startService({ origin })
    const submit = async (id: string, submission: object) =>
      assert.equal((await service.put(id, submission)).status, 202)
    await submit('chips', {
      hero_image_url: origin.url('/hero.jpg'),
      carousel_image_urls: [origin.url('/packshot.jpg')],
      name: HOSTILE,
    })
    await submit('small', {
      hero_image_url: origin.url('/small.png'),
      name: 'Kettle Cooked Potato Chips',
      retailer: 'walmart_us',
    })
    for (const path of ['chips', 'small?retailer=walmart_us'])
      assert.equal((await service.poll(`/v1/pdps/id/${path}`)).body['status'], 'COMPLETED')
  })
  after(() => service[Symbol.asyncDispose]())

  async function report(...args: string[]) {
    const file = join(temporaryDirectory(), 'report.html')
    const { code, stdout, stderr } = await endcap([
      ...['report', '--out', file, '--org', service.credential.organization_id],
      ...['--data', service.config.dataDirectory, '--json', ...args],
    ])
    assert.equal(code, 0, stderr)
    return { page: readFileSync(file, 'utf8'), printed: jsonLines(stdout)[0] ?? {} }
  }

  it('endcap report writes one file that loads nothing, with the figures and the pictures', async () => {
    const { page, printed } = await report()
    assert.equal(printed['missing_pictures'], 0)
    assert.equal(printed['bytes'], Buffer.byteLength(page))
    assert.ok(page.includes(`content="${POLICY}"`))
    const loaded = loadedBy(page)
    assert.ok(loaded.filter((url) => url.startsWith('data:image/webp;base64,')).length >= 5)
    assert.deepEqual(
      loaded.filter((url) => !url.startsWith('data:image/webp;base64,') && !url.startsWith('#')),
      [],
    )
    assert.doesNotMatch(page, /<script|<link|<iframe|<object|<img src=\/\/|\son\w+="/)
    assert.match(page, /&lt;script&gt;alert\(1\)&lt;\/script&gt;&quot;&#39; onload=&quot;x&quot; &amp;amp;/)
  })

  it('endcap report shows the score, the breakdown and the actions of the explanation', async () => {
    const { page } = await report()
    const { body } = await service.get('chips')
    const { body: explanation } = await service.request('GET', `/v1/pdps/${body.pdp_id}/explanation`)
    const { actions, breakdown, acceptance } = explanation as unknown as {
      acceptance: TargetAcceptance[]
      actions: Action[]
      breakdown: { points: number }[]
    }
    assert.ok(page.includes(`<b class="figure">${Number(body.pdp_score).toFixed(1)}</b>`))
    const [first, ...others] = distinctActions(actions)
    assert.ok(first)
    for (const { title, gain_listing } of [first, ...others.slice(0, 2)]) {
      const escaped = html`${title}`.text
      assert.ok(page.includes(`<b class="gain">+${gain_listing.toFixed(1)}</b><div><b>${escaped}</b>`), title)
    }
    // Single images are parts of the row that adds all missing ones.
    assert.match(page, /<b>Add \d images<\/b>/)
    assert.doesNotMatch(page, /<b>Add (?:an?|the) /)
    const lost = breakdown.reduce((sum, { points }) => sum + points, 0)
    assert.ok(Math.abs(lost + Number(body.pdp_score) - 100) < 0.11)
    for (const { findings } of acceptance)
      for (const { severity, message } of findings)
        assert.equal(page.includes(html`${message}. `.text), severity === 'hard', message)
  })

  it('endcap report applies its filters to the figures and the listings', async () => {
    const { page, printed } = await report('--retailer', 'walmart_us')
    assert.equal(printed['listings'], 1)
    assert.match(page, /<li><bdi>Walmart US<\/bdi><\/li>/)
    assert.doesNotMatch(page, /alert\(1\)/)
    const none = await report('--max-score', '0')
    assert.equal(none.printed['listings'], 0)
    assert.match(none.page, /No listing has a score yet/)
    assert.equal((await report('--limit', '1')).printed['listings'], 1)
  })

  it('endcap report shows nothing of another organization, and must be told which of several', async () => {
    const other = await newCredential(service.app)
    const { printed, page } = await report('--org', other.organization_id)
    assert.equal(printed['listings'], 0)
    assert.doesNotMatch(page, /alert\(1\)/)
    const { code, stderr } = await endcap([
      ...['report', '--out', 'unused.html', '--data', service.config.dataDirectory],
    ])
    assert.equal(code, 1)
    assert.match(stderr, /^endcap: there are 2 organizations: name one with --org .*\n$/)
  })

  it('endcap report says what a retailer refuses on a day, and writes it as a workbook', async () => {
    const here = ['--org', service.credential.organization_id, '--data', service.config.dataDirectory]
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await endcap(['report', ...args, ...here])
      assert.equal(code, 0, stderr)
      return stdout
    }
    const [today] = jsonLines(await run('--retailer', 'marketplace_us', '--json'))
    assert.deepEqual(
      [today?.['target'], today?.['retailer'], today?.['listings']],
      ['amazon', 'marketplace_us', 1],
    )
    assert.match(await run('--retailer', 'marketplace_us'), /^retailer: +Amazon US\nday: +\d{4}-/)
    const [google] = jsonLines(
      await run('--retailer', 'google-merchant-center', '--day', '2027-01-31', '--json'),
    )
    assert.equal(google?.['day'], '2027-01-31')
    const file = join(temporaryDirectory(), 'refused.xlsx')
    const printed = jsonLines(await run('--retailer', 'marketplace_us', '--out', file, '--json'))
    assert.deepEqual(printed, [{ file, listings: today?.['not_accepted'] }])
    const sheets = unzipSync(new Uint8Array(readFileSync(file)))
    const listings = strFromU8(sheets['xl/worksheets/sheet2.xml'] ?? new Uint8Array())
    assert.equal(listings.includes('>chips<'), Number(today?.['not_accepted']) > 0)
    assert.ok(!listings.includes('>small<'))
  })

  it('endcap report rejects wrong usage', async () => {
    const cases: [string[], RegExp][] = [
      [[], /name the HTML file with --out, or a retailer with --retailer/],
      [['--out', 'x.xlsx'], /name the HTML file with --out, or a retailer with --retailer/],
      [['--retailer', 'nobody'], /there is no retailer/],
      [['--retailer', 'walmart_us', '--day', 'soon'], /must be a day such as 2027-01-31/],
      [['--out', 'x', '--day', '2027-01-31'], /leave --out away, or end it with .xlsx/],
      [['--out', 'x', '--limit', '501'], /from 1 to 500/],
      [['--out', 'x', '--org', ''], /'--org <id>' argument '' is invalid. must not be empty/],
      [['--out', 'x', '--max-score', '101'], /from 0 to 100/],
      [['--out', 'x', '--retailer', 'nobody'], /there is no retailer/],
      [['--out', 'x', '--language', 'xx'], /Allowed choices are en, de, fr, es/],
    ]
    await assertFailures(
      2,
      cases.map(([args, message]) => [['report', ...args], message] as const),
    )
  })
})

describe('the page of a report', () => {
  it('the page of a report escapes every value of a template that is not HTML', () => {
    const list = ['<i>', html`<b>${'&'}</b>`, 7]
    assert.equal(
      html`<p title="${'"\''}">${list}${null}${false}</p>`.text,
      '<p title="&quot;&#39;">&lt;i&gt;<b>&amp;</b>7</p>',
    )
    assert.equal(html`${new Html('<i>')}`.text, '<i>')
  })

  it('the page of a report shows a listing without score and without pictures', async () => {
    const figures = { count: 1, scored: 0, certified: 0, median: null, can_gain: NONE, histogram: [] }
    const summary = {
      name: null,
      id: 'sku-<1>',
      retailer: 'gone_us',
      status: 'ERROR' as const,
      error_code: 'X_Y',
    }
    const listing: ReportedListing = {
      summary: { ...SUMMARY_EXAMPLE, ...EMPTY, ...summary },
      explanation: null,
    }
    const report = {
      organization: { id: 'o', name: 'A & B', language: 'en' as const },
      figures,
      listings: [listing],
    }
    const pictures = { images: new Map(), thumbnails: [null] }
    const context = { pictures, filters: ['Tag: <x>'], madeAt: new Date(0) }
    const page = reportPage(report, { ...context, words: ENGLISH })
    assert.match(page, /<title>Listing images of A &amp; B<\/title>/)
    assert.match(page, /sku-&lt;1&gt;<\/bdi>/)
    assert.match(page, /Failed: X_Y/)
    assert.match(page, /Tag: &lt;x&gt;/)
    assert.match(page, /January 1, 1970 at 12:00\sAM UTC · 1 listing</)
    const words = await wordsOf('de')
    const german = reportPage(report, { ...context, words })
    assert.match(german, /<html lang="de">/)
    assert.match(german, /1. Januar 1970 um 00:00/)
    assert.ok(german.includes(words.text('report.without_score', { count: 1 })))
  })
})

const NONE = { today: 0, with_spark: 0, with_shoot: 0 }
const EMPTY = {
  ...{ pdp_score: null, hero_score: null, carousel_score: null, can_win: null, can_win_split: null },
  ...{ first_action: null, image_count: 0, recommended_image_count: null },
}
