import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { TrashedPdp } from '@endcap/api'
import { sql } from 'kysely'
import { removeUnusedPictures } from '../../../src/domains/images/remove-unused-pictures.ts'
import { emptyTrash } from '../../../src/domains/pdps/trash/empty-trash.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import type { StoreUnderTest } from '../../support/stores.ts'

const never = new AbortController().signal

/** Tests of the trash of listings on one store. */
export function trashSuite({ place }: StoreUnderTest): void {
  let origin: Origin
  let service: TestService
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    for (let n = 0; n < 6; n++) origin.serve(`/${n}.png`, await picture(n))
    await submit('stays', 0, [1])
  })
  after(() => service[Symbol.asyncDispose]())

  const url = (n: number) => origin.url(`/${n}.png`)
  const submit = async (id: string, hero: number, carousel: number[] = [], name = 'Oat Milk') => {
    await service.put(id, { hero_image_url: url(hero), carousel_image_urls: carousel.map(url), name })
    return service.settled(id)
  }
  const call = async (method: string, path: string, token?: string) => {
    const { status, body } = await service.request(method, path, token === undefined ? {} : { token })
    return { status, body, code: body['error_code'] }
  }
  const trash = async (query = '', token?: string) => {
    const { status, body } = await call('GET', `/v1/trash${query}`, token)
    assert.equal(status, 200, JSON.stringify(body))
    return body as { data: TrashedPdp[]; has_more: boolean; next_cursor: string | null }
  }
  const restore = (pdpId: string, token?: string) => call('POST', `/v1/trash/${pdpId}/restore`, token)
  const stateOf = async (pdpId: string) => {
    const [summary, history, spark] = await Promise.all([
      call('GET', `/v1/pdps/${pdpId}`),
      call('GET', `/v1/pdps/${pdpId}/history`),
      call('GET', `/v1/pdps/${pdpId}/composer`),
    ])
    const {
      updated_at: _u,
      scored_at: _s,
      thumbnail_url: _t,
      preview_url: _p,
      acceptance,
      ...fields
    } = summary.body
    const states = (acceptance as { target: string; state: string }[]).map(({ target, state }) => [
      target,
      state,
    ])
    return { fields, states, history: idsIn(history.body), images: idsIn(spark.body) }
  }
  /** Without addresses, which are signed anew, and times. */
  const idsIn = (body: object): unknown =>
    JSON.parse(JSON.stringify(body, (key, value: unknown) => (key.endsWith('url') ? undefined : value)))

  /** Reads of listings that must not change by a deleted one. */
  const READS = [
    'pdps?limit=100',
    'pdps/statistics',
    'shot-list',
    'shot-list/summary',
    'shot-list/export',
    'images?limit=100',
    'corrections',
    'teaching',
    'acceptance-targets/amazon/report',
    'pdps/export?format=ndjson',
    'images/export?format=ndjson',
  ]
  const readAll = async () => {
    const answers: Record<string, unknown> = {}
    for (const path of READS) {
      const response = await fetch(`${service.config.auth.baseUrl}/v1/${path}`, {
        headers: { authorization: `Bearer ${service.token}` },
      })
      assert.equal(response.status, 200, path)
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('/json') ?? false
      answers[path] = isJson ? idsIn(JSON.parse(text)) : text.replaceAll(/\?sig=[^"]*|https?:[^",]*/g, '')
    }
    return answers
  }

  it('the trash hides a deleted listing from every other answer, and its images too', async () => {
    const before = await readAll()
    const { pdp_id: pdpId, hero, carousel_images: carousel } = await submit('hidden', 2, [3])
    await submit('hidden', 3, [4])
    await call('POST', `/v1/images/${hero?.image_id}/spark/images`)
    assert.notDeepEqual(await readAll(), before)
    assert.equal((await call('DELETE', `/v1/pdps/${pdpId}`)).status, 204)
    assert.deepEqual(await readAll(), before)
    const { rows: running } = await sql`SELECT FROM spark_request WHERE status = 'processing'`.execute(
      service.app.database.db,
    )
    assert.equal(running.length, 0)
    for (const path of ['', '/explanation', '/history', '/composer', '/acceptance', '/spark', '/alt-texts'])
      assert.equal((await call('GET', `/v1/pdps/${pdpId}${path}`)).code, 'PDP_NOT_FOUND', path)
    assert.equal((await call('GET', '/v1/pdps/id/hidden')).status, 404)
    for (const image of [hero, ...carousel])
      for (const [method, path] of [
        ['GET', '/score'],
        ['GET', '/explanation'],
        ['GET', '/renditions/480.webp'],
        ['POST', '/spark'],
        ['DELETE', ''],
      ] as const)
        assert.equal((await call(method, `/v1/images/${image?.image_id}${path}`)).status, 404, path)
    assert.equal((await call('DELETE', `/v1/pdps/${pdpId}`)).status, 404)
    const [entry] = (await trash()).data
    assert.ok(entry)
    const { deleted_at: from, expires_at: until, deleted_by: by, thumbnail_url: thumbnail, ...fields } = entry
    assert.equal(Date.parse(until) - Date.parse(from), 30 * 86_400_000)
    assert.deepEqual(by, { kind: 'credential', id: service.credential.client_id, name: null })
    assert.equal((await fetch(new URL(thumbnail ?? '', service.config.auth.baseUrl))).status, 200)
    assert.deepEqual(
      [fields.pdp_id, fields.id_type, fields.id, fields.name],
      [pdpId, 'id', 'hidden', 'Oat Milk'],
    )
    assert.ok(Number(fields.pdp_score) > 0)
    await call('DELETE', `/v1/trash/${pdpId}`)
  })

  it('the trash gives a listing back with its images, tags, verdicts and history, and counts it once in the trend', async () => {
    const { pdp_id: pdpId } = await submit('restored', 1, [2])
    await submit('restored', 2, [1, 4])
    await service.request('PUT', `/v1/pdps/${pdpId}/tags`, { body: { tags: ['spring'] } })
    const trend = await call('GET', '/v1/pdps/trend')
    const state = await stateOf(pdpId)
    await service.request('DELETE', '/v1/pdps/id/restored?retailer=marketplace_us')
    // Nothing that the trash keeps is unused, however old it is.
    assert.deepEqual(await removeUnusedPictures(service.app.database.db, 0, never), { images: 0, bytes: 0 })
    const answer = await restore(pdpId)
    assert.deepEqual([answer.status, answer.body], [202, { pdp_id: pdpId, status: 'PROCESSING' }])
    assert.equal((await service.settled('restored')).pdp_id, pdpId)
    assert.deepEqual(await stateOf(pdpId), state)
    assert.deepEqual((await call('GET', '/v1/pdps/trend')).body, trend.body)
    assert.equal((await restore(pdpId)).code, 'PDP_NOT_FOUND')
    assert.deepEqual((await trash()).data, [])
  })

  it('the trash lets a new listing have the id, and restores the old one only when it is free', async () => {
    const { pdp_id: old } = await submit('again', 1)
    await call('DELETE', `/v1/pdps/${old}`)
    const { pdp_id: fresh } = await submit('again', 2)
    assert.notEqual(fresh, old)
    const refused = await restore(old)
    assert.deepEqual([refused.status, refused.code], [409, 'PDP_EXISTS'])
    assert.equal((await trash()).data[0]?.pdp_id, old)
    await call('DELETE', `/v1/pdps/${fresh}?permanent=true`)
    assert.equal((await restore(old)).status, 202)
    assert.equal((await service.settled('again')).pdp_id, old)
    await call('DELETE', `/v1/pdps/${old}?permanent=true`)
  })

  it('the trash keeps nothing of a permanent deletion, and lets go of a listing for good', async () => {
    const one = await submit('gone', 1, [3])
    await call('DELETE', `/v1/pdps/${one.pdp_id}?permanent=true`)
    assert.deepEqual((await trash()).data, [])
    assert.equal((await restore(one.pdp_id)).status, 404)
    const two = await submit('gone', 1, [3])
    await call('DELETE', `/v1/pdps/${two.pdp_id}`)
    assert.equal((await call('DELETE', `/v1/trash/${two.pdp_id}`)).status, 204)
    assert.equal((await call('DELETE', `/v1/trash/${two.pdp_id}`)).code, 'PDP_NOT_FOUND')
    assert.equal((await restore('no-uuid')).code, 'PDP_NOT_FOUND')
    assert.equal(await countImages([one, two]), 0)
    assert.equal((await call('DELETE', `/v1/pdps/${two.pdp_id}?permanent=maybe`)).code, 'VALIDATION_ERROR')
    const { body } = await service.request('GET', '/v1/audit-events?limit=4')
    assert.deepEqual(
      (body['data'] as { action: string; subject: string }[])
        .map(({ action, subject }) => [action, subject])
        .slice(0, 3),
      [
        ['pdp.removed', two.pdp_id],
        ['pdp.deleted', two.pdp_id],
        ['pdp.removed', one.pdp_id],
      ],
    )
  })

  const countImages = async (pdps: readonly { pdp_id: string }[]) => {
    const ids = pdps.map(({ pdp_id: id }) => id)
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM image WHERE origin_pdp_id = ANY(${ids}::uuid[])`.execute(
      service.app.database.db,
    )
    return rows[0]?.count
  }

  it('the trash is emptied after 30 days, with the images', async () => {
    const { db } = service.app.database
    const [old, young] = [await submit('old', 1, [3]), await submit('young', 1, [3])]
    for (const { pdp_id: id } of [old, young]) await call('DELETE', `/v1/pdps/${id}`)
    const age = (pdpId: string, days: number) =>
      sql`UPDATE trash SET deleted_at = now() - make_interval(days => ${days}) WHERE pdp_id = ${pdpId}`.execute(
        db,
      )
    await age(old.pdp_id, 31)
    await age(young.pdp_id, 29)
    await emptyTrash(db, never)
    assert.deepEqual(
      (await trash()).data.map(({ pdp_id: id }) => id),
      [young.pdp_id],
    )
    assert.deepEqual([await countImages([old]), await countImages([young])], [0, 2])
    await call('DELETE', `/v1/trash/${young.pdp_id}`)
  })

  it('the trash is read in pages, by its organization alone, and within the limit of a credential', async () => {
    const ids: string[] = []
    for (const n of [0, 1, 2]) {
      const { pdp_id: id } = await submit(`page-${n}`, n)
      if (n === 1) await service.request('PUT', `/v1/pdps/${id}/tags`, { body: { tags: ['agency'] } })
      await call('DELETE', `/v1/pdps/${id}`)
      ids.unshift(id)
    }
    const first = await trash('?limit=2')
    const last = await trash(`?limit=2&cursor=${first.next_cursor}`)
    assert.deepEqual(
      [...first.data, ...last.data].map(({ pdp_id: id }) => id),
      ids,
    )
    assert.deepEqual([first.has_more, last.has_more], [true, false])
    const [newest = '', tagged = ''] = ids
    const stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    assert.deepEqual((await trash('', stranger)).data, [])
    assert.equal((await restore(newest, stranger)).status, 404)
    assert.equal((await call('DELETE', `/v1/trash/${newest}`, stranger)).status, 404)
    const limited = await service.app.administration.createCredential({
      organizationId: service.credential.organization_id,
      integrationIds: [],
      tag: 'agency',
    })
    const agency = await requestToken(service.config.auth.baseUrl, limited)
    assert.deepEqual(
      (await trash('', agency)).data.map(({ pdp_id: id }) => id),
      [tagged],
    )
    assert.equal((await restore(newest, agency)).status, 404)
    assert.equal((await restore(tagged, agency)).status, 202)
    await service.settled('page-1')
    for (const id of ids) await call('DELETE', `/v1/trash/${id}`)
  })

  it('the trash gives back what an earlier release has put there, and a listing that was not scored yet', async () => {
    const { db } = service.app.database
    const { body } = await service.put('early', { hero_image_url: url(5), name: 'Oat Milk' })
    await call('DELETE', `/v1/pdps/${String(body['pdp_id'])}`)
    await sql`ALTER TABLE pdp ADD COLUMN later integer NOT NULL DEFAULT 7`.execute(db)
    await sql`UPDATE trash SET rows = (rows::jsonb #- '{pdp,0,is_composed}' || '{"former": [{"a": 1}]}')::json`.execute(
      db,
    )
    await restore(String(body['pdp_id']))
    assert.equal((await service.settled('early')).pdp_id, body['pdp_id'])
    const { rows } = await sql<{ later: number }>`SELECT later FROM pdp WHERE external_id = 'early'`.execute(
      db,
    )
    assert.equal(rows[0]?.later, 7)
    await sql`ALTER TABLE pdp DROP COLUMN later`.execute(db)
  })

  it('the trash loses nothing when deletions, restorations and submissions meet', async () => {
    const { pdp_id: pdpId } = await submit('race', 1)
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([
        call('DELETE', `/v1/pdps/${pdpId}`),
        restore(pdpId),
        call('DELETE', `/v1/pdps/${pdpId}`),
        restore(pdpId),
      ])
      for (const { status } of answers) assert.ok([202, 204, 404].includes(status), String(status))
      const isThere = (await call('GET', `/v1/pdps/${pdpId}`)).status === 200
      const isTrashed = (await trash()).data.some(({ pdp_id: id }) => id === pdpId)
      assert.notEqual(isThere, isTrashed)
    }
    await restore(pdpId)
    assert.equal((await service.settled('race')).pdp_id, pdpId)
  })
}
