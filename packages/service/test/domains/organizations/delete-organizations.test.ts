import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { it } from 'node:test'
import { createFileBlobs } from '@endcap/foundation/blobs/file-blobs'
import { createLog } from '@endcap/foundation/observability/log'
import { sql } from 'kysely'
import { deleteOrganizations } from '../../../src/domains/organizations/delete-organizations.ts'
import { createStoredFiles } from '../../../src/platform/blobs/stored-files.ts'
import { eventually } from '../../support/eventually.ts'
import { listingPage } from '../../support/listing-page.ts'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { blobDirectory, newCredential, requestToken, startService } from '../../support/service.ts'
import { describeOnBothStores, open } from '../../support/stores.ts'

const log = createLog({ level: 'silent', format: 'json' })

describeOnBothStores('an organization that is deleted', ({ place }) => {
  it('an organization that is deleted leaves no row and no file, also after interruptions, and others keep theirs', async () => {
    const where = await place()
    const origin = await startOrigin()
    for (let n = 0; n < 4; n++) origin.serve(`/${n}.png`, await picture(n))
    const options = where.url === null ? { dataDirectory: where.dataDirectory } : { databaseUrl: where.url }
    let directory: string
    let gone: string
    let other: string
    {
      await using service = await startService({ ...options, origin, storefront: origin.url('') })
      directory = blobDirectory(service.config)
      gone = service.credential.organization_id
      const neighbor = await newCredential(service.app)
      other = neighbor.organization_id
      const token = await requestToken(service.config.auth.baseUrl, neighbor)
      const listing = (n: number) => ({
        hero_image_url: origin.url(`/${n}.png`),
        carousel_image_urls: [origin.url(`/${n + 1}.png`)],
        name: 'Sea Salt Potato Chips',
      })
      assert.equal((await service.put('a', listing(0))).status, 202)
      assert.equal((await service.put('b', listing(1), { token })).status, 202)
      const scored = await service.settled('a')
      await service.poll('/v1/pdps/id/a')
      const image = scored.hero?.image_id ?? ''
      const post = (path: string, body?: object) =>
        service.request('POST', path, body === undefined ? {} : { body })
      await post('/v1/pdps/score', { base: { pdp_id: scored.pdp_id }, images: [] })
      await post('/v1/corrections', { kind: 'asset_type', image_id: image, value: 'Lifestyle' })
      await post('/v1/rubrics/general/versions', {
        patch: { listing: { heroWeight: 0.6, carouselWeight: 0.4 } },
      })
      await post('/v1/webhook-endpoints', { url: 'https://shop.example.com/hook' })
      const { body: batch } = await post(`/v1/images/${image}/spark/images`)
      await service.poll(`/v1/images/${image}/spark/images/${String(batch['batch_id'])}`)
      await service.request('POST', '/v1/imports', {
        raw: 'id,hero_image_url\n1,https://img.example.com/a',
        headers: { 'content-type': 'text/csv' },
      })
      origin.serve('/dp/B000000001', listingPage('B000000001', [origin.url('/3.png')]))
      const rivals = { name: 'Chips', retailer: 'marketplace_us', entries: ['B000000001'] }
      const set = await post('/v1/rival-sets', { ...rivals, category_id: 'Food > Snacks > Potato Chips' })
      const reading = async () =>
        (await service.request('GET', `/v1/rival-sets/${String(set.body['rival_set_id'])}`)).body
      await eventually(async () => (await reading())['read'] === 1)
      const result = { source: 'Shop', test: 'Chips', listing: 'a', arm: 'old', pictures: [image] }
      const days = { from: '2026-10-01', to: '2026-10-07', impressions: 10_000, orders: 300 }
      const results = await post('/v1/outcomes', { outcomes: [{ ...result, ...days }] })
      assert.deepEqual([results.status, results.body['problems']], [200, []])
      const { administration } = service.app
      await administration.inviteUser({
        email: 'a@example.com',
        organizationId: gone,
        role: 'editor',
        name: null,
        isOperator: false,
      })
      const order = { organizationId: gone, confirm: 'Wrong' }
      await assert.rejects(administration.deleteOrganization(order), /named Test, not Wrong/)
      assert.equal((await administration.deleteOrganization({ ...order, confirm: 'Test' })).state, 'deleting')
      assert.equal((await service.get('a')).status, 401)
    }

    const database = await open(where)
    try {
      const { db } = database
      const blobs = createFileBlobs(directory, { sign: () => '' })
      const files = createStoredFiles({ db, blobs, admit: async () => undefined })
      const run = () => deleteOrganizations({ db, log, files }, new AbortController().signal)
      assert.equal(await run(), 0, 'access tokens may still be valid')
      await sql`UPDATE organization SET deleting_since = now() - interval '1 hour' WHERE id = ${gone}`.execute(
        db,
      )
      // Each run is interrupted after its first file.
      for (let interruptions = 0; interruptions < 3; interruptions++) {
        const ended = new AbortController()
        const removeAll = (id: string) => {
          ended.abort()
          return files.removeAll(id, ended.signal)
        }
        await deleteOrganizations({ db, log, files: { removeAll } }, ended.signal)
      }
      assert.equal(await run(), 1)
      const { rows: tables } = await sql<{ name: string }>`
        SELECT table_name AS name FROM information_schema.columns
        WHERE column_name = 'organization_id' AND table_schema = 'public'`.execute(db)
      assert.ok(tables.length > 20)
      for (const { name } of tables) {
        const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} WHERE organization_id = ${gone}`.execute(
          db,
        )
        assert.equal(rows.length, 0, name)
      }
      assert.deepEqual(
        await db.selectFrom('organization').select('id').where('id', 'in', [gone, other]).execute(),
        [{ id: other }],
      )
      const { rows: left } = await sql`SELECT 1 FROM user_account WHERE email = 'a@example.com'`.execute(db)
      assert.equal(left.length, 0)
      const stored = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((each) =>
        each.isFile(),
      )
      assert.ok(stored.every(({ parentPath }) => !parentPath.includes(gone)))
      assert.ok(stored.some(({ parentPath }) => parentPath.includes(other)))
    } finally {
      await database.close()
    }
  })
})
