// Runs in a process of its own: the description of a second service lacks schemas if nobody has read that of the first.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type OpenApi, operationsOf, readOpenApi } from '../support/openapi.ts'
import { startOrigin } from '../support/origin.ts'
import { createRecords, type Records } from '../support/records.ts'
import { newCredential, requestToken, startService, type TestService } from '../support/service.ts'

describe('a record of another organization', () => {
  let service: TestService
  let records: Records
  let document: OpenApi
  let stranger: string
  before(async () => {
    const origin = await startOrigin()
    service = await startService({ origin, storefront: origin.url('') })
    document = await readOpenApi(service.config.auth.baseUrl)
    stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    records = await createRecords(service, origin)
  })
  after(() => service[Symbol.asyncDispose]())

  it('[API-3] a record of another organization gets the same answer as a missing record on every route', async () => {
    const routes = operationsOf(document).filter(({ path }) => path.startsWith('/v1') && path.includes('{'))
    assert.ok(routes.length >= 5)
    // Reads come before submissions, which create records of the other organization.
    for (const route of routes.toSorted((a, b) => (a.method < b.method ? -1 : 1))) {
      const theirs = await records.answerFor(route, 'theirs', stranger)
      const missing = await records.answerFor(route, 'missing', stranger)
      assert.deepEqual(theirs, missing, `${route.method} ${route.path}`)
      if (route.method === 'GET') assert.equal(theirs.status, 404, route.path)
    }
  })

  it('[API-4] a record of another organization stays unchanged by a submission under the same id', async () => {
    const { body: before } = await service.get('theirs')
    const { body: own } = await service.put(
      'theirs',
      { ...records.submission, name: 'Ankle Boots' },
      { token: stranger },
    )
    assert.notEqual(own['pdp_id'], before.pdp_id)
    assert.deepEqual((await service.get('theirs')).body, before)
  })
})
