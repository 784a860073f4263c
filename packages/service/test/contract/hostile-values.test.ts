// Runs in a process of its own: the description of a second service lacks schemas if nobody has read that of the first.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Described, operationsOf, readOpenApi } from '../support/openapi.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let operations: Described[]

describe('every operation', () => {
  before(async () => {
    service = await startService({ role: 'api' })
    operations = operationsOf(await readOpenApi(service.config.auth.baseUrl)).map((described) => ({
      ...described,
      path: described.path.replaceAll(/{[^}]+}/g, '0199aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee'),
    }))
  })
  after(() => service[Symbol.asyncDispose]())

  it('every operation refuses a request without body and content type as an error of the client', async () => {
    const withBody = operations.filter(({ operation }) => operation.requestBody !== undefined)
    assert.ok(withBody.length > 10)
    for (const { method, path } of withBody) {
      const { status } = await service.request(method, path)
      assert.ok(status >= 400 && status < 500, `${method} ${path}: ${status}`)
    }
  })

  it('every operation accepts or refuses times with every offset of RFC 3339', async () => {
    const times = operations.flatMap(({ method, path, operation: { parameters = [] } }) =>
      parameters.flatMap(({ name, in: place, schema }) =>
        place === 'query' && schema.format === 'date-time' ? [{ method, path, name }] : [],
      ),
    )
    assert.ok(times.length >= 5)
    for (const { method, path, name } of times)
      for (const time of [
        '2026-01-01T00:00:00+23:59',
        '2026-01-01T00:00:00-23:59',
        '2026-01-01T00:00:00+16:00',
        '0001-01-01T00:00:00+23:59',
        '9999-12-31T23:59:59-23:59',
      ]) {
        // Exports are no JSON.
        const address = `${service.config.auth.baseUrl}${path}?${name}=${encodeURIComponent(time)}`
        const response = await fetch(address, {
          method,
          headers: { authorization: `Bearer ${service.token}` },
        })
        await response.body?.cancel()
        assert.ok(response.status < 500, `${path} ${time}: ${response.status}`)
      }
  })
})
