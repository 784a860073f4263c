import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { ExportedImage, PdpSummary, Shot, ShotSummary } from '@endcap/api'
import { detectCatalog, readCatalog } from '@endcap/catalog-files'
import type { Page } from '@endcap/client'
import { oneDecimal } from '@endcap/scoring'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { v7 as uuidV7 } from 'uuid'
import { exportImages } from '../../../src/domains/pdps/exports/export-images.ts'
import { exportPdps } from '../../../src/domains/pdps/exports/export-pdps.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { endcapAll, jsonLines } from '../../support/process.ts'
import { requestToken, startService, type TestService } from '../../support/service.ts'
import {
  describeOnEmbedded,
  describeOnStore,
  newOrganization,
  open,
  temporaryDirectory,
} from '../../support/stores.ts'
import { parseXml } from '../../support/strict-xml.ts'
import { insertPdp, insertPortfolio, randomFrom, randomResult } from '../../support/synthetic-pdps.ts'

/** More than a page of an export. */
const PDPS = 300
const IMAGES = 'Hat Bilder'
const FORMULA = '=HYPERLINK("https://evil.test")'

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Inserts PDPs, every tenth without a score, and returns their ids in order. */
async function insertPdps(database: Database, organizationId: string): Promise<string[]> {
  const portfolioId = await insertPortfolio(database, organizationId)
  const random = randomFrom(3)
  const ids: string[] = []
  for (let n = 0; n < PDPS; n++) {
    const result = n % 10 === 0 ? null : randomResult(random)
    ids.push(await insertPdp(database, { organizationId, portfolioId, result, ageDays: 2 - n / PDPS }))
  }
  return ids
}

describeOnStore('exports of PDPs', ({ place }) => {
  let service: TestService
  let token: string
  let environment: Record<string, string>
  before(async () => {
    const where = await place()
    const database = await open(where)
    const organizationId = await newOrganization(database)
    const ids = await insertPdps(database, organizationId)
    await database.db
      .updateTable('pdp')
      .set({ name: FORMULA, tags: ['=tag', 'b'] })
      .where('id', '=', ids[5] ?? '')
      .execute()
    for (const [index, tags] of [['a, b'], ['c; d', 'e'], ['f', 'g']].entries())
      await database.db
        .updateTable('pdp')
        .set({ tags })
        .where('id', '=', ids[6 + index] ?? '')
        .execute()
    await database.close()
    const { url: databaseUrl, dataDirectory } = where
    service = await startService({
      role: 'api',
      ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
    })
    const settings = { organizationId, integrationIds: [] }
    const credential = await service.app.administration.createCredential(settings)
    token = await requestToken(service.config.auth.baseUrl, credential)
    environment = {
      ENDCAP_BASE_URL: service.config.auth.baseUrl,
      ENDCAP_CLIENT_ID: credential.client_id,
      ENDCAP_CLIENT_SECRET: credential.client_secret,
      ENDCAP_ORGANIZATION_ID: organizationId,
    }
  })
  after(() => service[Symbol.asyncDispose]())

  const get = (path: string) =>
    fetch(`${service.config.auth.baseUrl}/v1/${path}`, { headers: { authorization: `Bearer ${token}` } })
  const rowsOf = async <Row>(path: string): Promise<Row[]> => jsonLines<Row>(await (await get(path)).text())
  const tableOf = async (path: string): Promise<Record<string, string>[]> =>
    parse(await (await get(path)).text(), { columns: true, bom: true })
  const pagesOf = async <Row>(path: string, query: string): Promise<Row[]> => {
    const rows: Row[] = []
    for (let cursor = ''; ; ) {
      const page = (await (await get(`${path}?limit=97&${query}${cursor}`)).json()) as Page<Row>
      rows.push(...page.data)
      if (!page.has_more) return rows
      cursor = `&cursor=${page.next_cursor}`
    }
  }
  const listed = (query: string) => pagesOf<PdpSummary>('pdps', query)
  const byId = (rows: readonly PdpSummary[]) => rows.toSorted((a, b) => (a.pdp_id < b.pdp_id ? -1 : 1))

  for (const query of ['', 'missing=Lifestyle', 'score_min=40&score_max=80', 'q=nothing'])
    it(`exports of PDPs have the rows of the list with "${query}", in the order of their ids`, async () => {
      assert.deepEqual(
        await rowsOf<PdpSummary>(`pdps/export?format=ndjson&${query}`),
        byId(await listed(query)),
      )
    })

  it('exports of PDPs are in the order of a sort', async () => {
    const rows = await rowsOf<PdpSummary>('pdps/export?format=ndjson&sort=-can_win')
    assert.deepEqual(rows, await listed('sort=-can_win'))
  })

  it('exports of PDPs have the same values in CSV', async () => {
    const rows = byId(await listed(''))
    const table = await tableOf('pdps/export?format=csv')
    assert.equal(table.length, PDPS)
    for (const [index, row] of rows.entries()) {
      const cells = table[index] ?? {}
      assert.deepEqual(
        [cells['pdp_id'], cells['pdp_score'], cells['missing'], cells['lost_main_image']],
        [
          row.pdp_id,
          row.pdp_score === null ? '' : String(row.pdp_score),
          row.missing.join('; '),
          row.lost === null ? '' : String(row.lost.main_image ?? 0),
        ],
      )
    }
  })

  it('exports of PDPs have tags and categories that an import of the file reads again', async () => {
    const bytes = new Uint8Array(await (await get('pdps/export?format=csv')).arrayBuffer())
    const read: [string | undefined, string | undefined, readonly string[]][] = []
    const detection = detectCatalog(bytes)
    const options = { detection, requireImages: false }
    for await (const { key, submission, problems } of readCatalog(piecesOf(bytes), options)) {
      assert.deepEqual(problems, [])
      read.push([key?.value, submission?.product_category_id, submission?.tags ?? []])
    }
    const rows = byId(await listed(''))
    assert.deepEqual(
      read,
      rows.map(({ id, category_id: category, tags }) => [id, category, tags]),
    )
  })

  it('exports of PDPs run no text as a formula', async () => {
    const table = await tableOf('pdps/export')
    const cells = table.find(({ name }) => name?.includes('HYPERLINK'))
    assert.deepEqual([cells?.['name'], cells?.['tags']], [`'${FORMULA}`, "'=tag; b"])
    const bytes = new Uint8Array(await (await get('pdps/export?format=xlsx')).arrayBuffer())
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const rows = parseXml(sheet.replace(/^.*\?>\n/, '')).children.find(({ name }) => name === 'sheetData')
    assert.equal(rows?.children.length, 1 + PDPS)
    assert.match(sheet, /t="inlineStr"><is><t xml:space="preserve">=HYPERLINK\("https:/)
    assert.doesNotMatch(sheet, /<f[ >]/)
  })

  it('exports of PDPs have chosen columns in their order, with names and words of the reader', async () => {
    const path = `${service.config.auth.baseUrl}/v1/pdps/export?columns=score&columns=image_count&columns=loses_most_by&columns=missing&columns=link&sort=name`
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'de' }
    const german = await fetch(`${path}&format=csv`, { headers })
    assert.equal(german.headers.get('content-language'), 'de')
    const table: Record<string, string>[] = parse(await german.text(), { columns: true, bom: true })
    assert.deepEqual(Object.keys(table[0] ?? {}), [
      'Score, von 100',
      IMAGES,
      'Größter Verlust',
      'Fehlt',
      'Link',
    ])
    const rows = await listed('sort=name')
    for (const [index, { 'Score, von 100': score, [IMAGES]: images, Link: link }] of table.entries()) {
      const row = rows[index]
      assert.equal(score, row?.pdp_score === null ? '' : String(row?.pdp_score))
      // The screen does not count the main image either.
      assert.equal(images, String(Math.max(0, (row?.image_count ?? 0) - 1)))
      assert.equal(link, `${service.config.auth.baseUrl}/console/listings/${row?.pdp_id}`)
    }
    const workbook = new Uint8Array(await (await fetch(`${path}&format=xlsx`, { headers })).arrayBuffer())
    const sheet = strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    parseXml(sheet.replace(/^.*\?>\n/, ''))
    const formulas = [...sheet.matchAll(/<f>([^<]*)<\/f>/g)].map(([, formula]) => formula)
    assert.equal(formulas.length, PDPS)
    for (const formula of formulas)
      assert.match(
        formula ?? '',
        /^HYPERLINK\("http:\/\/[^"]+\/console\/listings\/[\da-f-]{36}","In Endcap öffnen"\)$/,
      )
  })

  it('exports of PDPs have no columns for people in NDJSON, and none that do not exist', async () => {
    for (const query of ['format=ndjson&columns=score', 'columns=price'])
      assert.equal((await get(`pdps/export?${query}`)).status, 422)
  })

  describe('of the shot list', () => {
    const shotsOf = (query: string) => pagesOf<Shot>('shot-list', query)
    const keyOf = ({ pdp_id: id, asset_type: type }: Shot) => `${id} ${type}`

    for (const query of ['', 'missing=Lifestyle', 'score_max=50'])
      it(`of the shot list have each type that a listing lacks, the most points first, with "${query}"`, async () => {
        const rows = await shotsOf(query)
        assert.deepEqual(await rowsOf<Shot>(`shot-list/export?format=ndjson&${query}`), rows)
        const lacking = (await pagesOf<PdpSummary>('pdps', query)).flatMap(({ pdp_id: id, missing }) =>
          missing.map((type) => `${id} ${type}`),
        )
        const wanted = query.startsWith('missing')
          ? lacking.filter((key) => key.endsWith(' Lifestyle'))
          : lacking
        assert.deepEqual(rows.map(keyOf).toSorted(), wanted.toSorted())
        const gains = rows.map(({ gain_listing: gain }) => gain ?? -1)
        assert.deepEqual(
          gains,
          gains.toSorted((a, b) => b - a),
        )
      })

    it('of the shot list have the numbers of the summary', async () => {
      for (const query of ['', 'missing=Detail', 'score_min=50']) {
        const rows = await shotsOf(query)
        const summary = (await (await get(`shot-list/summary?${query}`)).json()) as ShotSummary
        assert.equal(summary.listings, new Set(rows.map(({ pdp_id: id }) => id)).size)
        const byType = Map.groupBy(rows, ({ asset_type: type }) => type)
        assert.equal(summary.by_type.length, byType.size)
        for (const { asset_type: type, listings, points } of summary.by_type) {
          const own = byType.get(type) ?? []
          const sum = own.reduce((all, { gain_listing: gain }) => all + (gain ?? 0), 0)
          assert.deepEqual([type, listings, points], [type, own.length, oneDecimal(sum)])
        }
      }
    })

    it('of the shot list have chosen columns, with names and words of the reader', async () => {
      const path = `${service.config.auth.baseUrl}/v1/shot-list/export?missing=In%20Use&columns=asset_type&columns=gain&columns=retailer&columns=link`
      const headers = { authorization: `Bearer ${token}`, 'accept-language': 'de' }
      const german = await fetch(path, { headers })
      const table: Record<string, string>[] = parse(await german.text(), { columns: true, bom: true })
      const rows = await shotsOf('missing=In%20Use')
      assert.ok(rows.length > 0 && table.length === rows.length)
      for (const [index, row] of table.entries()) {
        assert.deepEqual(Object.keys(row), ['Aufzunehmen', 'Gewonnene Punkte', 'Händler', 'Link'])
        assert.equal(row['Aufzunehmen'], 'In Anwendung')
        assert.equal(row['Link'], `${service.config.auth.baseUrl}/console/listings/${rows[index]?.pdp_id}`)
      }
      assert.equal((await get('shot-list/export?format=ndjson&columns=gain')).status, 422)
    })

    it('of the shot list have a row for each type in CSV', async () => {
      const table = await tableOf('shot-list/export?format=csv')
      assert.equal(table.length, (await shotsOf('')).length)
      assert.match(table[0]?.['description'] ?? '', /\.$/)
    })
  })

  it('exports of PDPs are saved by commands, in the format of the ending of the file', async () => {
    const folder = temporaryDirectory()
    const fileAt = (name: string) => join(folder, name)
    writeFileSync(fileAt('kept.csv'), 'earlier')
    const save = (command: string, name: string, ...options: string[]) => [
      'catalog',
      command,
      '--out',
      fileAt(name),
      ...options,
    ]
    const results = await endcapAll(
      [
        save('export', 'listings.csv', '--missing', 'Lifestyle', '--sort', 'name'),
        save('export', 'images.XLSX', '--images'),
        save('shot-list', 'shots.ndjson', '--max-score', '50'),
        ['catalog', 'export', '--format', 'ndjson', '--search', FORMULA],
        save('export', 'kept.csv', '--retailer', 'nowhere'),
        save('export', 'kept.csv', '--base-url', 'no address'),
      ],
      environment,
    )
    assert.deepEqual(
      results.map(({ code }) => code),
      [0, 0, 0, 0, 1, 2],
      results.map(({ stderr }) => stderr).join(''),
    )
    const read = (name: string) => readFileSync(fileAt(name))
    assert.equal(
      read('listings.csv').toString(),
      await (await get('pdps/export?missing=Lifestyle&sort=name')).text().then((text) => `\ufeff${text}`),
    )
    assert.ok('xl/workbook.xml' in unzipSync(read('images.XLSX')))
    assert.deepEqual(
      jsonLines(read('shots.ndjson').toString()),
      await rowsOf('shot-list/export?format=ndjson&score_max=50'),
    )
    assert.deepEqual(
      jsonLines(results[3]?.stdout ?? '').map(({ name }) => name),
      [FORMULA],
    )
    assert.match(results[4]?.stderr ?? '', /kept\.csv was not written: .*nowhere/)
    assert.deepEqual(readdirSync(folder).toSorted(), [
      'images.XLSX',
      'kept.csv',
      'listings.csv',
      'shots.ndjson',
    ])
    assert.equal(read('kept.csv').toString(), 'earlier')
  })

  it('exports of PDPs refuse what they do not know', async () => {
    for (const [query, status] of [
      ['format=pdf', 422],
      ['retailer=nowhere', 400],
      [`category_id=${uuidV7()}`, 400],
    ] as const)
      for (const path of ['pdps', 'images', 'shot-list'])
        assert.equal((await get(`${path}/export?${query}`)).status, status, query)
  })
})

describeOnEmbedded('the pages of an export', ({ place }) => {
  let database: Database
  let organizationId: string
  let ids: string[]
  before(async () => {
    database = await open({ ...(await place()), poolSize: 1 })
    organizationId = await newOrganization(database)
    ids = await insertPdps(database, organizationId)
  })
  after(() => database.close())
  const deps = () => ({
    db: database.db,
    links: { sign: () => 'signed' },
  })

  it('the pages of an export have each image with its score and its first recommendation, PDP by PDP', async () => {
    const { db } = database
    const [pdpId = ''] = ids
    const { category_id: categoryId } = await db
      .selectFrom('pdp')
      .select('category_id')
      .where('id', '=', pdpId)
      .executeTakeFirstOrThrow()
    const images = ['a', 'b'].map((sha256) => ({ id: uuidV7(), sha256 }))
    for (const [position, { id, sha256 }] of images.entries()) {
      const size = { format: 'png', width: 20, height: 10, byte_length: 99 }
      const image = { id, organization_id: organizationId, sha256, ...size }
      await db
        .insertInto('image')
        .values({ ...image, category_id: categoryId, role: null })
        .execute()
      const place = { pdp_id: pdpId, position, image_id: id, asset_id: null }
      await db
        .insertInto('pdp_image')
        .values({ ...place, filename: `${sha256}.png`, source_url: `https://a.test/${sha256}` })
        .execute()
    }
    for (const [version, service_score, title] of [
      ['shown', 81, 'Fill the frame'],
      ['newer, not shown yet', 70, 'Other'],
    ] as const)
      await db
        .insertInto('image_score')
        .values({
          organization_id: organizationId,
          sha256: 'a',
          category_id: categoryId,
          role: 'hero',
          model_version: version,
          service_score,
          score: JSON.stringify({ recommendations: [{ title, expected_gain: 3.5 }] }),
        })
        .execute()
    const scored = (index: number) => ({
      image_id: images[index]?.id,
      service_score: 81,
      classification: 'Detail',
    })
    const result = { hero: scored(0), carousel_images: [scored(1)], asset_mix: { missing: {} } }
    await db
      .updateTable('pdp')
      .set({ result: JSON.stringify(result) })
      .where('id', '=', pdpId)
      .execute()
    const rows: ExportedImage[] = []
    for await (const page of exportImages(deps(), { organizationId }, null).pages) rows.push(...page)
    assert.deepEqual(
      rows.map((row) => [row.pdp_id, row.position, row.image_type, row.image_id, row.service_score]),
      [
        [pdpId, 0, 'hero', images[0]?.id, 81],
        [pdpId, 1, 'carousel', images[1]?.id, 81],
      ],
    )
    assert.deepEqual(
      rows.map((row) => [row.first_recommendation, row.expected_gain, row.classification, row.image_url]),
      [
        ['Fill the frame', 3.5, 'Detail', 'https://a.test/a'],
        [null, null, 'Detail', 'https://a.test/b'],
      ],
    )
  })

  it('the pages of an export hold no connection between them', async () => {
    const exports = Array.from({ length: 3 }, () => exportPdps(deps(), { organizationId }, null).pages)
    for (const pages of exports) assert.equal((await pages.next()).value?.length, 100)
    // The pool has a single connection.
    assert.equal((await database.db.selectFrom('pdp').select('id').execute()).length, PDPS)
    for (const pages of exports) await pages.return()
  })

  it('the pages of an export have each PDP once that exists all the time, whatever changes meanwhile', async () => {
    const { db } = database
    const removed = ids.slice(260, 270)
    const seen: string[] = []
    for await (const page of exportPdps(deps(), { organizationId }, null).pages) {
      if (seen.length === 0) {
        await db.deleteFrom('pdp').where('id', 'in', removed).execute()
        await db
          .updateTable('pdp')
          .set({ name: 'Changed', updated_at: new Date(0) })
          .where('id', 'in', [...ids.slice(0, 20), ...ids.slice(255, 259)])
          .execute()
      }
      seen.push(...page.map(({ pdp_id: id }) => id))
    }
    assert.deepEqual(
      seen,
      ids.filter((id) => !removed.includes(id)),
    )
  })
})
