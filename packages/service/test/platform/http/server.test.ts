import assert from 'node:assert/strict'
import http from 'node:http'
import { after, before, describe, it } from 'node:test'
import packageJson from '../../../package.json' with { type: 'json' }
import { newestMigration } from '../../../src/platform/db/migrate.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
before(async () => {
  service = await startService({ role: 'api' })
})
after(() => service[Symbol.asyncDispose]())

describe('a response', () => {
  it('[HTTP-2] a response has the request id of the client if it is printable and short, otherwise a new one', async () => {
    const idOf = async (sent?: string) => {
      const { headers, body } = await service.request(
        'GET',
        '/v1/none',
        sent === undefined ? {} : { headers: { 'x-request-id': sent } },
      )
      assert.equal(headers.get('x-request-id'), body['request_id'])
      return headers.get('x-request-id')
    }
    assert.equal(await idOf('my-request 1'), 'my-request 1')
    assert.equal(await idOf('x'.repeat(128)), 'x'.repeat(128))
    for (const refused of ['x'.repeat(129), 'é', ''])
      assert.match((await idOf(refused)) ?? '', /^[0-9a-f-]{36}$/)
    assert.match((await idOf()) ?? '', /^[0-9a-f-]{36}$/)
  })

  it('[HTTP-3] a response is 401 below /v1 before any other check', async () => {
    const requests: [string, string][] = [
      ['GET', '/v1'],
      ['GET', '/v1/none'],
      ['DELETE', '/v1/pdps/id/x'],
      ['PUT', '/v1/pdps/id/'],
      ['PUT', '/v1/pdps/id/%zz'],
      ['PUT', `/v1/pdps/id/${'x'.repeat(600)}`],
    ]
    for (const [method, path] of requests) {
      const raw = method === 'PUT' ? { raw: 'not json', headers: { 'content-type': 'application/json' } } : {}
      const answer = await service.request(method, path, { token: null, ...raw })
      assert.deepEqual([answer.status, answer.body['error_code']], [401, 'UNAUTHORIZED'], `${method} ${path}`)
    }
  })

  it('[HTTP-4] a response is 401 below /v1 also for encoded and absolute addresses', async () => {
    const { host } = new URL(service.config.auth.baseUrl)
    const paths = [
      '/%761/pdps/id/x',
      '/v%31/pdps/id/x',
      '/%76%31/none',
      `http://${host}/v1/pdps/id/x`,
      'http://elsewhere/v1/none',
    ]
    for (const path of paths) {
      for (const method of ['GET', 'PUT', 'DELETE', 'PROPFIND']) {
        assert.equal(await rawStatus(service, method, path), 401, `${method} ${path}`)
      }
    }
  })

  it('a response is 405 for a standard method that no route supports', async () => {
    const authorization = { authorization: `Bearer ${service.token}` }
    for (const method of ['PROPFIND', 'LINK', 'TRACE']) {
      assert.equal(await rawStatus(service, method, '/v1/pdps/id/x', authorization), 405, method)
    }
    assert.equal(await rawStatus(service, 'PROPFIND', '/v1/none', authorization), 404)
  })

  it('a response lists the supported methods in Allow for another method', async () => {
    for (const method of ['POST', 'PATCH', 'OPTIONS']) {
      const answer = await service.request(method, '/v1/pdps/id/x')
      assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'DELETE, GET, HEAD, PUT'], method)
    }
  })
})

describe('the health endpoints', () => {
  it('the health endpoints report a live process, and a ready one while its dependencies are available', async () => {
    assert.equal((await service.request('GET', '/health/live', { token: null })).status, 200)
    const ready = await service.request('GET', '/health/ready', { token: null })
    const { status, checks, version, schema } = ready.body
    assert.deepEqual(
      [ready.status, status, checks],
      [200, 'ok', { database: 'ok', queue: 'ok', storage: 'ok', models: 'ok' }],
    )
    assert.deepEqual([version, schema], [packageJson.version, newestMigration])
  })
})

/** Returns the status of a request with an unnormalized target. */
function rawStatus(
  { config }: TestService,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const { hostname, port } = new URL(config.auth.baseUrl)
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end()
  })
}
