import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { assertFailures, endcap, endcapAll, jsonLines } from '../../service/test/support/process.ts'
import { newCredential, startService, type TestService } from '../../service/test/support/service.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'

describe('endcap token', () => {
  let service: TestService
  before(async () => {
    service = await startService()
  })
  after(() => service[Symbol.asyncDispose]())
  const data = () => ['--data', service.config.dataDirectory]
  const byHttp = (overrides: Record<string, string> = {}) => ({
    ENDCAP_BASE_URL: service.config.auth.baseUrl,
    ENDCAP_CLIENT_ID: service.credential.client_id,
    ENDCAP_CLIENT_SECRET: service.credential.client_secret,
    ENDCAP_ORGANIZATION_ID: service.credential.organization_id,
    ...overrides,
  })
  const statusWith = async (token: string) =>
    (await service.request('GET', '/v1/pdps/id/none', { token })).status

  it('endcap token prints a token of the first credential while the service runs, without a secret', async () => {
    const { code, stdout, stderr } = await endcap(['token', ...data()])
    assert.equal(code, 0, stderr)
    assert.match(stdout, /^[\w-]+\.[\w-]+\.[\w-]+\n$/)
    assert.equal(await statusWith(stdout.trim()), 404)
  })

  it('endcap token prints a token of the given client or organization', async () => {
    const other = await newCredential(service.app)
    for (const option of [
      ['--client-id', other.client_id],
      ['--org', other.organization_id],
    ]) {
      const { stdout } = await endcap(['token', ...option, ...data(), '--json'])
      const [printed = {}] = jsonLines(stdout)
      assert.deepEqual(Object.keys(printed), [
        'access_token',
        'token_type',
        'expires_in',
        'client_id',
        'organization_id',
      ])
      assert.deepEqual(
        [printed['client_id'], printed['organization_id'], printed['token_type']],
        [other.client_id, other.organization_id, 'Bearer'],
      )
    }
  })

  it('endcap token fails for an unknown or disabled client and an empty organization', async () => {
    const disabled = await newCredential(service.app)
    await service.app.administration.disableCredential({ clientId: disabled.client_id })
    const cases: [string[], RegExp][] = [
      [['--client-id', 'ec_nobody'], /^endcap: there is no client ec_nobody\n$/],
      [['--client-id', disabled.client_id], /^endcap: the client ec_[\w-]+ is disabled\n$/],
      [
        ['--org', disabled.organization_id],
        /^endcap: the organization [\w-]+ has no enabled credential; create one with endcap credential create --org [\w-]+\n$/,
      ],
      [
        ['--client-id', service.credential.client_id, '--org', disabled.organization_id],
        /^endcap: there is no client ec_[\w-]+ in the organization [\w-]+\n$/,
      ],
      [['--org', 'nothing'], /there is no organization/],
    ]
    await assertFailures(
      1,
      cases.map(([options, message]) => [['token', ...options, ...data()], message] as const),
    )
    const nothing = await endcap(['token', '--data', temporaryDirectory()])
    assert.match(nothing.stderr, /there is no Endcap data/)
  })

  it('endcap token names the environment of a credential that this service does not accept', async () => {
    const elsewhere = temporaryDirectory()
    const admin = async (...args: string[]) => {
      const { stdout, stderr } = await endcap([...args, '--data', elsewhere, '--json'])
      assert.equal(stderr, '')
      return jsonLines<Record<string, string>>(stdout)[0] ?? {}
    }
    const { organization_id: org = '' } = await admin('org', 'create', '--name', 'Elsewhere')
    const { client_id: client = '' } = await admin('credential', 'create', '--org', org)
    const cases: [string[], string][] = [
      [
        ['--client-id', client],
        `the client ${client} belongs to the environment production; this service runs in dev1 (ENDCAP_ENVIRONMENT)`,
      ],
      [
        [],
        'this service has no credential for the environment dev1; create one with endcap credential create --org ID',
      ],
    ]
    const results = await endcapAll(
      cases.map(([options]) => ['token', ...options, '--data', elsewhere]),
      { ENDCAP_ENVIRONMENT: 'dev1', ENDCAP_AUDIENCE: 'https://endcap.example' },
    )
    for (const [index, { code, stderr }] of results.entries())
      assert.deepEqual([code, stderr], [1, `endcap: ${cases[index]?.[1]}\n`])
  })

  it('endcap token treats an empty variable as not set', async () => {
    const environment = { ENDCAP_CLIENT_ID: '', ENDCAP_CLIENT_SECRET: '', ENDCAP_ORGANIZATION_ID: '' }
    const { code, stderr } = await endcap(['token', ...data()], environment)
    assert.equal(code, 0, stderr)
    const { code: byHttpCode } = await endcap(['token'], byHttp({ ENDCAP_AUDIENCE: '' }))
    assert.equal(byHttpCode, 0)
  })

  it('endcap token requests a token by HTTP with a secret', async () => {
    const { code, stdout, stderr } = await endcap(['token'], byHttp())
    assert.equal(code, 0, stderr)
    assert.equal(await statusWith(stdout.trim()), 404)
    const slash = await endcap(['token', '--base-url', `${service.config.auth.baseUrl}/`], byHttp())
    assert.equal(slash.code, 0, slash.stderr)
  })

  it('endcap token prints the refusal of the service, and no secret', async () => {
    const { code, stdout, stderr } = await endcap(['token'], byHttp({ ENDCAP_CLIENT_SECRET: 'ecs_wrong' }))
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /\/auth\/token answered 401 \(invalid_client: client authentication failed\)\n$/)
    assert.doesNotMatch(stderr, /ecs_wrong/)
  })

  it('endcap token reports a proxy that answers for the service, and an address without one', async () => {
    const server = http.createServer((_request, response) => response.writeHead(502).end('<html>Bad gateway'))
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const proxy = await endcap(['token'], byHttp({ ENDCAP_BASE_URL: address }))
    assert.match(proxy.stderr, /answered 502 \(the response is not that of Endcap\)/)
    await new Promise((resolve) => {
      server.close(resolve)
    })
    const nobody = await endcap(['token'], byHttp({ ENDCAP_BASE_URL: address }))
    assert.match(nobody.stderr, /^endcap: http.*\/auth\/token cannot be reached: .*\n$/)
    assert.deepEqual([proxy.code, nobody.code], [1, 1])
  })

  it('endcap token rejects incomplete clients as wrong usage', async () => {
    const cases: [string[], Record<string, string>, RegExp][] = [
      [['--client-secret', 'x'], {}, /needs --client-id and --org/],
      [['--base-url', 'http://127.0.0.1:1'], {}, /need a client secret/],
      [['--org', ''], {}, /^endcap: --org must not be empty\n$/],
      [['--client-id', ''], {}, /^endcap: --client-id must not be empty\n$/],
      [['--client-secret', ''], byHttp(), /^endcap: --client-secret must not be empty\n$/],
      [['--base-url', ''], byHttp(), /^endcap: --base-url must not be empty\n$/],
      [[], byHttp({ ENDCAP_BASE_URL: 'endcap.example' }), /must be an http or https address/],
    ]
    for (const [options, environment, message] of cases) {
      const { code, stderr } = await endcap(['token', ...options], environment)
      assert.deepEqual([code, message.test(stderr)], [2, true], stderr)
    }
  })
})
