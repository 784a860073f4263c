import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Import } from '@endcap/client'
import { catalogOf } from '../../support/imports.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../../support/postgres.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

/** Takes several slices. */
const MANY = 6_000

describe('the dry run of a large file', { skip: withoutPostgres }, () => {
  let postgres: Postgres
  let service: TestService
  let other: string
  before(async () => {
    postgres = await startPostgres()
    service = await startService({ databaseUrl: await postgres.createDatabase() })
    other = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
  })
  after(async () => {
    await service?.[Symbol.asyncDispose]()
    await postgres?.[Symbol.asyncDispose]()
  })

  const send = async (file: string, token = service.token): Promise<Import> => {
    const { status, body } = await service.request('POST', '/v1/imports', {
      raw: file,
      headers: { 'content-type': 'text/csv' },
      token,
    })
    assert.equal(status, 201, JSON.stringify(body))
    return body as unknown as Import
  }
  const read = async ({ import_id: id }: Import, token = service.token): Promise<Import> =>
    (await service.request('GET', `/v1/imports/${id}`, { token })).body as unknown as Import
  const ready = async (found: Import, token?: string): Promise<Import> => {
    for (;;) {
      const state = await read(found, token)
      if (state.status !== 'checking') return state
    }
  }

  it('the dry run of a large file lets the short files of others pass, and counts each row once', async () => {
    // Loads the index of category names.
    await ready(await send(catalogOf(1, 'first'), other), other)
    const large = await send(catalogOf(MANY, 'large'))
    for (let n = 0; n < 3; n++) {
      const state = await ready(await send(catalogOf(1, `short-${n}`), other), other)
      assert.equal(state.status, 'ready')
    }
    assert.equal((await read(large)).status, 'checking')
    const { status, dry_run: counts, progress } = await ready(large)
    assert.equal(status, 'ready')
    assert.deepEqual([counts?.rows, counts?.new, counts?.valid, progress.total], [MANY, MANY, MANY, MANY])
  })
})
