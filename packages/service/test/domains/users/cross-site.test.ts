import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Browser, startConsole, type TestConsole } from '../../support/console.ts'

describe('requests of other sites', () => {
  let service: TestConsole
  let operator: Browser
  before(async () => {
    service = await startConsole()
    operator = await service.person('admin', { isOperator: true })
  })
  after(() => service[Symbol.asyncDispose]())

  /** Methods and addresses of all operations that a session authenticates. */
  const operations = () =>
    service.routes.flatMap(({ method, url }) => {
      const methods = [method].flat().filter((each) => each !== 'HEAD')
      const isOperation = /^\/(console\/(api\/|token$)|admin\/v1\/)/.test(url)
      return isOperation ? methods.map((each) => [each, url.replaceAll(/:\w+/g, 'x')] as const) : []
    })

  const forged: Record<string, { headers: Record<string, string | null>; reads: boolean }> = {
    'have no Endcap-Console header': { headers: { 'endcap-console': null }, reads: true },
    'come from a page of another site': { headers: { 'sec-fetch-site': 'cross-site' }, reads: true },
    'come from another host of the same site': { headers: { 'sec-fetch-site': 'same-site' }, reads: true },
    'come from the address bar': { headers: { 'sec-fetch-site': 'none' }, reads: true },
    'use another name of this machine': { headers: { host: 'attacker.example' }, reads: true },
    'use another port': { headers: { host: '127.0.0.1:1' }, reads: true },
    'have another notation of the own address as Host': { headers: { host: '0x7f.1' }, reads: true },
    'have another Origin': { headers: { origin: 'https://attacker.example' }, reads: false },
    'have no Origin': { headers: { origin: null }, reads: false },
    'have an opaque Origin': { headers: { origin: 'null' }, reads: false },
  }

  for (const [what, { headers, reads }] of Object.entries(forged))
    it(`[CONSOLE-10] requests of other sites are refused if they ${what}, at every operation`, async () => {
      assert.ok(operations().length >= 15)
      for (const [method, path] of operations()) {
        if (method === 'GET' && !reads) continue
        const { status, body } = await service.send(method, path, { cookie: operator.cookie, headers })
        // Without the header, operators need a token.
        const needsToken = path.startsWith('/admin/') && headers['endcap-console'] === null
        const refusal = needsToken ? [401, 'UNAUTHORIZED'] : [403, 'FORBIDDEN']
        assert.deepEqual([status, body['error_code']], refusal, `${method} ${path}`)
      }
    })

  it('[CONSOLE-11] requests of other sites cannot send what a preflight request would have to allow', async () => {
    const { status, headers } = await service.send('OPTIONS', '/console/token', {
      headers: {
        origin: 'https://attacker.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'endcap-console',
      },
    })
    assert.equal(status, 405)
    assert.deepEqual(
      Object.keys(headers).filter((name) => name.startsWith('access-control-')),
      [],
    )
  })

  it('[CONSOLE-12] requests of other sites do not hinder a browser that sends no Sec-Fetch-Site', async () => {
    const options = { cookie: operator.cookie, headers: { 'sec-fetch-site': null } }
    assert.equal((await service.send('GET', '/console/api/session', options)).status, 200)
    assert.equal((await service.send('POST', '/console/token', options)).status, 200)
  })

  it('requests of other sites may write the host of the base URL in capitals and with the default port', async () => {
    await using named = await startConsole({ baseUrl: 'https://endcap.example.com' })
    const statusOf = async (host: string) =>
      (await named.send('GET', '/console/api/session', { headers: { host } })).status
    assert.equal(await statusOf('ENDCAP.example.com:443'), 401)
    for (const host of ['endcap.example.com:80', 'endcap.example.com.'])
      assert.equal(await statusOf(host), 403, host)
    for (const host of ['endcap.example.com/x', 'a b', 'attacker.example@127.0.0.1'])
      assert.equal(await statusOf(host), 400, host)
  })

  it('[CONSOLE-13] requests of other sites trust X-Forwarded-Host of listed proxies only', async () => {
    const headers = { 'x-forwarded-host': new URL(service.config.auth.baseUrl).host, host: 'upstream:8080' }
    assert.equal((await service.send('GET', '/console/api/session', { headers })).status, 403)
    await using behind = await startConsole({
      configure: (config) => void (config.server.trustedProxies = ['127.0.0.1']),
    })
    const own = { 'x-forwarded-host': new URL(behind.config.auth.baseUrl).host, host: 'upstream:8080' }
    assert.equal((await behind.send('GET', '/console/api/session', { headers: own })).status, 401)
  })
})
