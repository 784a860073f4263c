import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, it } from 'node:test'
import type { HistoryPage } from '@endcap/api'
import {
  checked,
  csvOf,
  imported,
  readImport,
  readRows,
  untilImport,
  uploadCatalog,
} from '../../support/imports.ts'
import { listingPage } from '../../support/listing-page.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { endcapAll } from '../../support/process.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { type StoreUnderTest, temporaryDirectory } from '../../support/stores.ts'

const COLUMNS = ['id', 'name', 'hero_image_url', 'carousel_image_urls']
const NAME = 'Sea Salt Potato Chips 150 g'

/** Declares the tests of imports on a store. */
export function importsSuite({ place }: StoreUnderTest): void {
  let origin: Origin
  let service: TestService
  let stranger: string
  const url = (path: string) => origin.url(path)

  before(async () => {
    origin = await startOrigin()
    for (const n of [1, 2, 3, 4]) origin.serve(`/${n}.png`, await picture(n))
    const { url: databaseUrl, dataDirectory } = await place()
    origin.serve('/dp/B000000001', listingPage('B000000001', [url('/1.png'), url('/2.png')]))
    service = await startService({
      origin,
      storefront: url(''),
      dataDirectory,
      ...(databaseUrl === null ? {} : { databaseUrl }),
    })
    stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
  })
  after(() => service[Symbol.asyncDispose]())

  it('recognizes a file, and counts what an import would change without submitting it', async () => {
    const file = csvOf(COLUMNS, [
      ['dry-1', NAME, url('/1.png'), url('/2.png')],
      ['dry-2', NAME, 'no address', ''],
    ])
    const { status, headers, body } = await uploadCatalog(service, file, { query: '?filename=chips.csv' })
    assert.equal(status, 201)
    assert.match(headers.get('ratelimit-policy') ?? '', /^"submissions"/)
    assert.deepEqual([body['filename'], body['format'], body['container']], ['chips.csv', 'endcap', 'csv'])
    const ready = await untilImport(service, body['import_id'], ['ready'])
    const { problems, ...counts } = ready.dry_run ?? { problems: [] }
    assert.deepEqual(counts, {
      rows: 2,
      listings: 2,
      images: 2,
      valid: 1,
      new: 1,
      changed: 0,
      unchanged: 0,
      failed: 1,
      skipped: 0,
      warnings: 0,
      composed: 0,
    })
    assert.deepEqual(
      problems.map(({ row, column, key, code }) => [row, column, key, code]),
      [[3, 'hero_image_url', 'dry-2', 'RELATIVE_IMAGE_ADDRESS']],
    )
    assert.deepEqual(ready.progress.waiting, 1)
    assert.equal((await service.get('dry-1')).status, 404)
  })

  it('submits the valid rows when it is started, and counts those that are scored', async () => {
    const file = csvOf(COLUMNS, [
      ['run-1', NAME, url('/1.png'), url('/2.png')],
      ['run-2', NAME, url('/missing.png'), ''],
      ['run-3', NAME, '', ''],
      ['', NAME, url('/3.png'), ''],
    ])
    const { import_id: id } = await checked(service, file)
    const started = await service.request('POST', `/v1/imports/${id}/start`)
    assert.equal(started.status, 202)
    const ended = await untilImport(service, id, ['completed'])
    assert.deepEqual(
      { ...ended.progress, scored: 0 },
      { total: 4, waiting: 0, done: 1, unchanged: 0, failed: 3, skipped: 0, scored: 0 },
    )
    const rows = await readRows(service, id)
    assert.deepEqual(
      rows.map(({ row, status, error_code: code, problems }) => [row, status, code, problems[0]?.column]),
      [
        [2, 'done', null, undefined],
        [3, 'failed', 'IMAGE_DOWNLOAD_FAILED', 'hero_image_url'],
        [4, 'failed', 'VALIDATION_ERROR', null],
        [5, 'failed', 'NO_KEY', 'id'],
      ],
    )
    const scored = await service.settled('run-1')
    assert.deepEqual([scored.status, scored.pdp_id], ['COMPLETED', rows[0]?.pdp_id])
    assert.equal((await readImport(service, id)).progress.scored, 1)
    assert.equal((await service.request('POST', `/v1/imports/${id}/start`)).status, 202)
  })

  it('leaves a listing unchanged that it has imported before, without downloading again', async () => {
    const rows = [['same-1', NAME, url('/1.png'), url('/2.png')]]
    await imported(service, csvOf(COLUMNS, rows))
    const requests = origin.requests.length
    const again = await checked(service, `${csvOf(COLUMNS, rows)}\n`)
    assert.equal(again.dry_run?.unchanged, 1)
    await service.request('POST', `/v1/imports/${again.import_id}/start`)
    const { progress } = await untilImport(service, again.import_id, ['completed'])
    assert.deepEqual([progress.unchanged, progress.done], [1, 0])
    assert.equal(origin.requests.length, requests)
  })

  it('erases nothing by empty cells', async () => {
    await imported(service, csvOf(COLUMNS, [['keep-1', NAME, url('/1.png'), url('/2.png')]]))
    const columns = ['id', 'name', 'hero_image_url', 'carousel_image_urls', 'tags']
    const { dry_run: dryRun } = await checked(service, csvOf(columns, [['keep-1', '', '', '', '']]))
    assert.equal(dryRun?.unchanged, 1)
    const ended = await imported(service, csvOf(columns, [['keep-1', '', url('/3.png'), '', 'spring']]))
    assert.equal(ended.progress.done, 1)
    const { name, hero, carousel_images: carousel } = await service.settled('keep-1')
    assert.deepEqual(
      [name, hero?.image_url, carousel.map(({ image_url: each }) => each)],
      [NAME, url('/3.png'), [url('/2.png')]],
    )
    const page = await service.request('GET', '/v1/pdps?tag=spring')
    assert.deepEqual(
      (page.body['data'] as { id: string }[]).map(({ id }) => id),
      ['keep-1'],
    )
  })

  it('reads listings by ASIN from their storefront', async () => {
    const { import_id: id } = await imported(service, csvOf(['asin'], [['B000000001'], ['B000000002']]))
    const rows = await readRows(service, id)
    assert.deepEqual(
      rows.map(({ key, status, error_code: code }) => [key, status, code]),
      [
        ['B000000001', 'done', null],
        ['B000000002', 'failed', 'ASIN_NOT_FOUND_AT_RETAILER'],
      ],
    )
    const scored = await service.poll('/v1/pdps/asin/B000000001')
    assert.equal(scored.body['status'], 'scored')
  })

  for (const [kind, path] of [
    ['id', '/v1/pdps/id/set-1'],
    ['asin', '/v1/pdps/asin/B000000001'],
  ] as const)
    it(`keeps the images that a person has composed for a listing by ${kind}, unless it is to replace them`, async () => {
      const file =
        kind === 'id'
          ? csvOf(COLUMNS, [['set-1', NAME, url('/1.png'), url('/2.png')]])
          : csvOf(['asin', 'tags'], [['B000000001', 'kept']])
      await imported(service, file)
      const { body } = await service.poll(path)
      const pdp = `/v1/pdps/${String(body['pdp_id'])}`
      const state = async () => ((await service.request('GET', `${pdp}/history`)).body as HistoryPage).data[0]
      const [one, two] = (await state())?.images.map(({ image_id: id }) => ({ image_id: id })) ?? []
      await service.request('PUT', `${pdp}/images`, { body: { hero: two, carousel: [one] } })
      await service.poll(path)
      const composed = await state()
      assert.equal(composed?.set_from, 'composition')

      // Another file with the same content is another import.
      const kept = await checked(service, `${file}\n`)
      assert.deepEqual(
        [kept.composed_set, kept.dry_run?.composed, kept.dry_run?.problems[0]?.code],
        ['keep', 1, 'COMPOSED_SET'],
      )
      await imported(service, `${file}\n`)
      assert.equal((await service.poll(path)).body['status'], body['status'])
      assert.deepEqual((await state())?.images, composed.images)

      const replaced = await imported(service, `${file}\n`, '&composed_set=replace')
      assert.deepEqual([replaced.dry_run?.composed, replaced.progress.done], [1, 1])
      await service.poll(path)
      const { set_from: from, cause, changed_by: by, images } = (await state()) ?? {}
      assert.deepEqual(
        [from, cause, by?.kind, images?.map(({ image_id: id }) => id)],
        [kind === 'id' ? 'import' : 'storefront', 'order', 'credential', [one?.image_id, two?.image_id]],
      )
    })

  it('imports again after a change of the mapping and the defaults', async () => {
    const file = csvOf(['id', 'name', 'Foto'], [['map-1', 'Zxqv', url('/1.png')]])
    const first = await checked(service, file)
    assert.deepEqual([first.dry_run?.valid, first.dry_run?.problems[0]?.code], [0, 'CATEGORY_UNRESOLVED'])
    const change = (mapping: unknown, more = {}) =>
      service.request('PUT', `/v1/imports/${first.import_id}/mapping`, { body: { mapping, ...more } })
    assert.equal((await change({ columns: { id: 'id', nothing: 'name' } })).status, 422)
    assert.equal((await change({ columns: { name: 'name' } })).status, 422)
    const changed = await change(
      { columns: { id: 'id', name: 'name', Foto: 'hero_image' } },
      { category: 'Food > Snacks > Potato Chips', retailer: 'tesco_uk' },
    )
    assert.equal(changed.status, 202)
    const { dry_run: dryRun, columns } = await untilImport(service, first.import_id, ['ready'])
    assert.deepEqual([dryRun?.new, columns[2]?.field], [1, 'hero_image'])
    await service.request('POST', `/v1/imports/${first.import_id}/start`)
    await untilImport(service, first.import_id, ['completed'])
    assert.equal((await service.get('map-1', '?retailer=tesco_uk')).status, 200)
    assert.equal((await change({ columns: { id: 'id' } })).body['error_code'], 'IMPORT_STARTED')
  })

  it('cannot be started until a file without an identifier has a mapping', async () => {
    const file = csvOf(['Nr', 'Titel', 'Bild'], [['x-1', NAME, url('/1.png')]])
    const { import_id: id, status, error } = await checked(service, file, { query: '?start=true' })
    assert.deepEqual([status, typeof error], ['invalid', 'string'])
    const refused = await service.request('POST', `/v1/imports/${id}/start`)
    assert.deepEqual([refused.status, refused.body['error_code']], [409, 'IMPORT_NOT_READY'])
    const mapping = { columns: { Nr: 'id', Titel: 'name', Bild: 'hero_image' } }
    await service.request('PUT', `/v1/imports/${id}/mapping`, { body: { mapping } })
    const ready = await untilImport(service, id, ['ready', 'running', 'completed'])
    assert.deepEqual([ready.status, ready.error, ready.dry_run?.new], ['ready', null, 1])
  })

  it('returns the failed rows as a file that is imported once it is mended', async () => {
    const file = csvOf(COLUMNS, [
      ['mend-1', NAME, url('/1.png'), ''],
      ['mend-2', '=1+1', url('/missing.png'), ''],
    ])
    const { import_id: id } = await imported(service, file, '&category=Food')
    const failed = await csvFrom(`/v1/imports/${id}/failed-rows`)
    const [head, line = '', ...others] = failed.slice(1).trimEnd().split('\r\n')
    assert.deepEqual([head, others], [[...COLUMNS, 'endcap_problem'].join(','), []])
    assert.match(line, /^mend-2,'=1\+1,.*Row 3, hero_image_url: .*404/)
    const { progress, import_id: mendedId } = await imported(
      service,
      failed.replace('missing', '2'),
      '&category=Food',
    )
    assert.deepEqual([progress.total, progress.done], [1, 1])
    assert.equal((await readRows(service, mendedId))[0]?.name, '=1+1')
  })

  it('returns rows whose cells are shifted with all cells, so that they fail again until they are mended', async () => {
    // The comma in the address is not in quotes.
    const row = `wide-1,${url('/w_1,h_1/1.png')},${NAME}`
    const { import_id: id } = await imported(service, `id,hero_image_url,name\n${row}\n`, '&category=Food')
    const failed = await csvFrom(`/v1/imports/${id}/failed-rows`)
    assert.match(failed, new RegExp(`^wide-1,.*w_1,h_1/1\\.png,"Row 2: .*",${NAME}\r$`, 'm'))
    const { progress, import_id: againId } = await imported(service, failed, '&category=Food')
    assert.deepEqual([progress.total, progress.failed], [1, 1])
    assert.equal((await readRows(service, againId))[0]?.error_code, 'TOO_MANY_CELLS')
    assert.ok((await csvFrom(`/v1/imports/${againId}/failed-rows`)).trimEnd().endsWith(`,${NAME}`))
  })

  async function csvFrom(path: string): Promise<string> {
    const response = await fetch(service.config.auth.baseUrl + path, {
      headers: { authorization: `Bearer ${service.token}` },
    })
    assert.match(response.headers.get('content-type') ?? '', /^text\/csv/)
    return Buffer.from(await response.arrayBuffer()).toString()
  }

  it('is the same import for the same file, mapping and defaults', async () => {
    const file = csvOf(COLUMNS, [['once-1', NAME, url('/1.png'), '']])
    const all = await Promise.all([1, 2, 3].map(() => uploadCatalog(service, file)))
    assert.deepEqual(all.map(({ status }) => String(status)).toSorted(), ['200', '200', '201'])
    assert.equal(new Set(all.map(({ body }) => body['import_id'])).size, 1)
    assert.equal((await uploadCatalog(service, file, { query: '?retailer=tesco_uk' })).status, 201)
    assert.equal((await uploadCatalog(service, file, { token: stranger })).status, 201)
    await service.request('POST', `/v1/imports/${String(all[0]?.body['import_id'])}/cancel`)
    assert.equal((await uploadCatalog(service, file)).status, 201)
  })

  it('keeps finished rows and submits no others when it is cancelled', async () => {
    const slow: (() => void)[] = []
    origin.serve('/slow.png', (_request, response) => void slow.push(() => response.end()))
    const rows = Array.from({ length: 12 }, (_, n) => [
      `stop-${n}`,
      NAME,
      url(n === 0 ? '/1.png' : `/slow.png?${n}`),
      '',
    ])
    const { body } = await uploadCatalog(service, csvOf(COLUMNS, rows), { query: '?start=true' })
    const id = String(body['import_id'])
    let done = 0
    while (done === 0 || slow.length === 0) {
      done = (await readImport(service, id)).progress.done
      assert.notEqual((await readImport(service, id)).status, 'completed')
    }
    const cancelled = await service.request('POST', `/v1/imports/${id}/cancel`)
    assert.deepEqual([cancelled.status, cancelled.body['status']], [202, 'cancelled'])
    for (const release of slow) release()
    const { progress } = await readImport(service, id)
    assert.deepEqual([progress.done, progress.waiting, progress.failed], [1, 11, 0])
    const start = await service.request('POST', `/v1/imports/${id}/start`)
    assert.deepEqual([start.status, start.body['error_code']], [409, 'IMPORT_ENDED'])
  })

  it('refuses files that are no catalogs, and says what to do', async () => {
    const refused: [file: string | Buffer, type: string, status: number, code: string, reason?: string][] = [
      ['', 'text/csv', 400, 'INVALID_IMPORT_FILE', 'EMPTY_FILE'],
      [Buffer.from('504b0304140000000800', 'hex'), 'text/csv', 400, 'INVALID_IMPORT_FILE', 'ARCHIVE'],
      [Buffer.from('%PDF-1.7\n'), 'application/pdf', 400, 'INVALID_IMPORT_FILE', 'PDF'],
      ['<!doctype html><html><body></body></html>', 'text/html', 400, 'INVALID_IMPORT_FILE', 'HTML_PAGE'],
      [await picture(1), 'application/octet-stream', 400, 'INVALID_IMPORT_FILE', 'IMAGE'],
      ['id\n1', 'multipart/form-data', 415, 'UNSUPPORTED_MEDIA_TYPE'],
      ['id\n1', 'image/png', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ]
    for (const [file, type, status, code, reason] of refused) {
      const answer = await uploadCatalog(service, file, { type })
      assert.deepEqual(
        [answer.status, answer.body['error_code']],
        [status, code],
        JSON.stringify(answer.body),
      )
      if (reason !== undefined) assert.deepEqual(answer.body['extra'], { reason })
    }
    const tooLarge = await uploadCatalog(service, Buffer.alloc(service.config.imports.maxBytes + 1))
    assert.equal(tooLarge.status, 413)
    assert.equal(
      (await uploadCatalog(service, 'id\n1', { query: '?retailer=nowhere' })).body['error_code'],
      'INVALID_RETAILER',
    )
    assert.equal(
      (await uploadCatalog(service, 'id\n1', { query: '?category=No' })).body['error_code'],
      'CATEGORY_NOT_FOUND',
    )
  })

  it('is done by endcap catalog import, which fails if a row fails', async () => {
    const folder = temporaryDirectory()
    const [file, mapping, failed, empty] = ['c.csv', 'm.json', 'f.csv', 'e.csv'].map((name) =>
      join(folder, name),
    )
    writeFileSync(
      String(file),
      csvOf(
        ['Nr', 'Titel', 'Bild'],
        [
          ['cli-1', NAME, url('/1.png')],
          ['cli-2', NAME, url('/missing.png')],
        ],
      ),
    )
    writeFileSync(String(mapping), '{"columns":{"Nr":"id","Titel":"name","Bild":"hero_image"}}')
    const { credential, config } = service
    const command = ['catalog', 'import', String(file), '--mapping', String(mapping)]
    writeFileSync(String(empty), 'id,name\n')
    const [dryRun, run, wrong, lacking, directory, header] = await endcapAll(
      [
        [...command, '--dry-run'],
        [...command, '--retailer', 'tesco_uk', '--failed-rows', String(failed)],
        ['catalog', 'import', String(file), '--mapping', String(file)],
        ['catalog', 'import', '/no/catalog.csv'],
        ['catalog', 'import', folder],
        ['catalog', 'import', String(empty)],
      ],
      {
        ENDCAP_BASE_URL: config.auth.baseUrl,
        ENDCAP_CLIENT_ID: credential.client_id,
        ENDCAP_CLIENT_SECRET: credential.client_secret,
        ENDCAP_ORGANIZATION_ID: credential.organization_id,
      },
    )
    assert.deepEqual([dryRun?.code, run?.code, wrong?.code], [0, 1, 2], JSON.stringify([dryRun, run, wrong]))
    assert.match(dryRun?.stdout ?? '', /^2 new, 0 changed, 0 unchanged, 0 with errors/m)
    assert.equal(run?.stderr, '')
    assert.match(run?.stdout ?? '', /^completed: 1 submitted, 0 unchanged, 1 failed/m)
    assert.match(readFileSync(String(failed), 'utf8'), /cli-2.*404/)
    assert.equal((await service.get('cli-1', '?retailer=tesco_uk')).status, 200)
    assert.match(lacking?.stderr ?? '', /\/no\/catalog\.csv cannot be read: .*no such file/i)
    assert.match(directory?.stderr ?? '', /cannot be read: it is not a file/)
    assert.deepEqual([lacking?.code, directory?.code, header?.code], [1, 1, 1])
    assert.equal(header?.stdout.match(/The file has no products/g)?.length, 1)
  })

  it('lists imports and rows page by page, each only in its organization', async () => {
    const rows = ['a', 'b', 'c'].map((id) => [`page-${id}`, NAME, url('/1.png'), ''])
    const { import_id: id } = await checked(service, csvOf(COLUMNS, rows))
    const first = await service.request('GET', `/v1/imports/${id}/rows?limit=2&change=new`)
    const cursor = String(first.body['next_cursor'])
    const second = await service.request('GET', `/v1/imports/${id}/rows?limit=2&change=new&cursor=${cursor}`)
    const keys = [first, second].flatMap(({ body }) =>
      (body['data'] as { key: string }[]).map(({ key }) => key),
    )
    assert.deepEqual(keys, ['page-a', 'page-b', 'page-c'])
    const list = await service.request('GET', '/v1/imports?limit=1')
    assert.deepEqual((list.body['data'] as { import_id: string }[])[0]?.import_id, id)
    const next = await service.request(
      'GET',
      `/v1/imports?limit=1&cursor=${String(list.body['next_cursor'])}`,
    )
    assert.equal(next.status, 200)
    for (const path of [`/v1/imports/${id}`, `/v1/imports/${id}/rows`, `/v1/imports/${id}/failed-rows`])
      assert.equal((await service.request('GET', path, { token: stranger })).status, 404, path)
    const theirs = await service.request('GET', '/v1/imports', { token: stranger })
    assert.ok(!JSON.stringify(theirs.body).includes(id))
  })
}
