import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { freePort } from '@endcap/foundation/net/free-port'
import { callWell, connectOverStdio } from '../../service/test/support/mcp.ts'
import { endcapAll, jsonLines } from '../../service/test/support/process.ts'
import { startService, type TestService } from '../../service/test/support/service.ts'
import { temporaryDirectory } from '../../service/test/support/stores.ts'

describe('a command on the machine of a service with another port than the default', () => {
  let service: TestService
  before(async () => {
    service = await startService({ role: 'api' })
  })
  after(() => service[Symbol.asyncDispose]())

  it('a command on the machine of a service with another port than the default finds the service by the control socket of its data directory', async () => {
    const here = ['--data', service.config.dataDirectory]
    const [rubrics, listings, ndjson, shots] = await endcapAll([
      ['rubric', 'list', '--json', ...here],
      ['catalog', 'export', ...here],
      ['catalog', 'export', '--format', 'ndjson', ...here],
      ['catalog', 'shot-list', ...here],
    ])
    assert.deepEqual([rubrics?.code, rubrics?.stderr], [0, ''])
    assert.ok(jsonLines(rubrics?.stdout ?? '').some(({ family }) => family === 'beauty'))
    assert.match(listings?.stdout ?? '', /^\uFEFF?pdp_id,.+\r?\n$/)
    assert.deepEqual(ndjson, { code: 0, stdout: '', stderr: 'no listings match\n' })
    assert.deepEqual(
      [listings, shots].map((each) => [each?.code, each?.stderr]),
      [
        [0, 'no listings match\n'],
        [0, 'no listings that match lack an image\n'],
      ],
    )
    for (const [options, environment] of [
      [here, {}],
      [[], { ENDCAP_DATA: service.config.dataDirectory }],
    ] as const) {
      const { client } = await connectOverStdio([...options], environment)
      await using _closed = { [Symbol.asyncDispose]: () => client.close() }
      assert.deepEqual((await callWell(client, 'find_listings'))['listings'], [])
    }
  })

  it('a command on the machine of a service with another port than the default notes an empty list on standard error, and prints no value', async () => {
    const here = ['--data', service.config.dataDirectory]
    const results = await endcapAll(
      [
        ['jobs', 'list'],
        ['jobs', 'list', '--json'],
        ['jobs', 'retry', '--all'],
        ['user', 'list', '--json'],
        ['report', '--out', join(temporaryDirectory(), 'report.html')],
      ].map((args) => [...args, ...here]),
    )
    assert.deepEqual(
      results.map(({ code, stderr }) => [code, stderr]),
      [
        [0, 'no jobs match\n'],
        [0, 'no jobs match\n'],
        [0, 'there are no dead letters\n'],
        [0, 'no people match\n'],
        [0, 'no listings match\n'],
      ],
    )
    assert.deepEqual(
      results.slice(0, -1).map(({ stdout }) => stdout),
      ['', '', '', ''],
    )
  })

  it('a command on the machine of a service with another port than the default names --base-url when the connection is refused', async () => {
    const address = `http://127.0.0.1:${await freePort()}`
    const client = ['--client-id', 'a', '--client-secret', 'b', '--org', 'c', '--base-url', address]
    const results = await endcapAll([
      ['rubric', 'list', ...client],
      ['catalog', 'export', '--out', join(temporaryDirectory(), 'a.csv'), ...client],
      ['token', ...client],
    ])
    for (const { code, stderr } of results) {
      assert.equal(code, 1)
      assert.match(stderr, /^endcap: .+; start the service, or name its address with --base-url\n$/)
    }
  })
})
