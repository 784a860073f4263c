import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, it } from 'node:test'
import type { Endcap } from '@endcap/client'
import { Events } from '@endcap/client/events'
import { Exports } from '@endcap/client/exports'
import { Rubrics } from '@endcap/client/rubrics'
import { refuse, reset, send, startFaultyServer } from './support/faulty-server.ts'

const PACKAGE = new URL('../package.json', import.meta.url)
const ANSWER = send(200, { status: 'COMPLETED', data: [] }, { 'x-request-id': 'r-7', 'x-more': 'yes' })

describe('withResponse', () => {
  const calls: Record<string, (endcap: Endcap) => { withResponse: () => Promise<{ data: unknown }> }> = {
    'a read': (e) => e.pdps.get('x'),
    'a wait': (e) => e.pdps.wait('x'),
    'a submission and wait': (e) => e.pdps.score({}),
    'a page': (e) => e.pdps.list().page(),
    'a page of events': (e) => new Events(e).list().page(),
    'an upload': (e) => e.uploads.create(new Uint8Array(1)),
    'an export': (e) => new Exports(e).pdps(),
    'a part of a body': (e) => new Rubrics(e).list(),
  }
  for (const [name, call] of Object.entries(calls))
    it(`withResponse resolves to the data, the status, the headers and the request id of ${name}`, async () => {
      await using server = await startFaultyServer([ANSWER])
      const { data, ...response } = await call(server.endcap).withResponse()
      assert.notEqual(data, undefined)
      assert.partialDeepStrictEqual(response, { status: 200, requestId: 'r-7' })
    })

  it('withResponse has the data that the call itself resolves to, and its headers', async () => {
    await using server = await startFaultyServer([ANSWER])
    const call = server.endcap.pdps.get('x')
    const { data, headers } = await call.withResponse()
    assert.equal(data, await call)
    assert.equal(headers.get('x-more'), 'yes')
    assert.equal(server.received.length, 1)
  })

  it('withResponse has no request id where the response has none, and no data where it has no body', async () => {
    await using server = await startFaultyServer([send(204, undefined)])
    const { data, status, requestId } = await server.endcap.pdps.delete('x').withResponse()
    assert.deepEqual([data, status, requestId], [undefined, 204, null])
  })

  it('withResponse rejects like its call, which is then not an unhandled rejection', async () => {
    await using server = await startFaultyServer([refuse(404)])
    await assert.rejects(server.endcap.pdps.get('x').withResponse(), { status: 404 })
  })
})

/** Records messages. */
function createLog() {
  const messages: string[] = []
  const add = (level: string) => (message: string) => void messages.push(`${level} ${message}`)
  return { messages, logger: { debug: add('debug'), warn: add('warn') } }
}

describe('the logger', () => {
  it('the logger receives each response and each retry', async () => {
    const { messages, logger } = createLog()
    await using server = await startFaultyServer([refuse(503), reset, ANSWER], { client: { logger } })
    await server.endcap.pdps.get('a b')
    assert.deepEqual(
      messages.map((message) => message.replace(/\d+ ms/, 'N ms')),
      [
        'debug POST /auth/token: 200 after N ms',
        'debug GET /v1/pdps/id/a%20b: 503 after N ms',
        'warn GET /v1/pdps/id/a%20b: 503 CODE, repeated after N ms',
        'warn GET /v1/pdps/id/a%20b: 0 NETWORK_ERROR, repeated after N ms',
        'debug GET /v1/pdps/id/a%20b: 200 after N ms',
      ],
    )
  })

  it('the logger receives no token, secret, header, query or body', async () => {
    const { messages, logger } = createLog()
    await using server = await startFaultyServer(
      [refuse(503, 'CODE', {}, { url: 'https://cdn.test/?sig=s3cret' }), ANSWER],
      { client: { logger, clientSecret: 's3cret', clientId: 'id-s3cret' } },
    )
    const headers = { 'x-key': 's3cret' }
    await server.endcap.uploads.fromUrl('https://cdn.test/a.jpg?sig=s3cret', { headers })
    await server.endcap.send.request({ path: '/v1/blobs/a?sig=s3cret' })
    assert.equal(messages.length, 5)
    assert.doesNotMatch(messages.join('\n'), /s3cret|token-|sig/)
  })
})

describe('the header User-Agent', () => {
  it('the header User-Agent names the client, its version and the runtime, and gives way to that of a call', async () => {
    await using server = await startFaultyServer([ANSWER])
    await server.endcap.pdps.get('x')
    await server.endcap.pdps.get('x', {}, { headers: { 'User-Agent': 'shop/1' } })
    const [own, given] = server.received.map(({ headers }) => headers['user-agent'])
    const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string }
    assert.equal(own, `endcap-client/${version} (node ${process.versions.node}; ${process.platform})`)
    assert.equal(given, 'shop/1')
  })
})
