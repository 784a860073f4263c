import assert from 'node:assert/strict'
import net, { type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import { after, before, describe, it } from 'node:test'
import type { ExportFormat } from '@endcap/api'
import { createLog } from '@endcap/foundation/observability/log'
import { ndjsonOf } from '@endcap/foundation/tables/ndjson'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../../src/platform/errors/domain-error.ts'
import { sendStream } from '../../../src/platform/http/send-stream.ts'
import { sendTable, type Table } from '../../../src/platform/http/send-table.ts'
import { closeServer, createServer } from '../../../src/platform/http/server.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { eventually } from '../../support/eventually.ts'

type Row = { text: string }
type Source = { pages: () => Table<Row>['pages']; read: number; hasEnded: boolean }

/** A page of about 1 MB. */
const PAGE: readonly Row[] = Array.from({ length: 1_000 }, () => ({ text: 'x'.repeat(1_000) }))
const PAGES = 400

/** Pages that are counted when they are read. */
const sourceOf = (produce: (source: Source) => Table<Row>['pages']): Source => {
  const source: Source = { read: 0, hasEnded: false, pages: () => counted() }
  async function* counted() {
    try {
      for await (const page of produce(source)) {
        source.read++
        yield page
      }
    } finally {
      source.hasEnded = true
    }
  }
  return source
}

const endless = () =>
  sourceOf(async function* () {
    for (let page = 0; page < PAGES; page++) yield PAGE
  })
const failing = (pages: number) =>
  sourceOf(async function* () {
    for (let page = 0; page < pages; page++) yield PAGE
    throw new DomainError('SERVICE_UNAVAILABLE', 'the database is unavailable')
  })

let server: FastifyInstance
let port: number
let source: Source
const start = async (): Promise<FastifyInstance> => {
  const started = await createServer({
    log: createLog({ level: 'silent', format: 'json' }),
    trustedProxies: [],
    authenticate: async () => undefined,
    isDraining: () => false,
    metrics: createMetrics(),
  })
  started.get<{ Params: { format: ExportFormat } }>('/:format', (request, reply) =>
    sendTable(request, reply, {
      format: request.params.format,
      table: {
        name: 'rows',
        columns: [{ name: 'text', width: 9, value: ({ text }: Row) => text }],
        pages: source.pages(),
      },
    }),
  )
  started.get('/stalls', (_request, reply) =>
    sendStream(reply, Readable.from(ndjsonOf(source.pages()), { objectMode: false }), { stallMs: 50 }),
  )
  await started.listen({ port: 0, host: '127.0.0.1' })
  return started
}
const portOf = (listening: FastifyInstance): number => (listening.server.address() as AddressInfo).port

/** Connects without reading, and returns how the connection ended. */
function connect(to: number, request: string) {
  const socket = net.connect(to, '127.0.0.1', () => socket.write(request))
  const { promise: closed, resolve } = Promise.withResolvers<string>()
  let error = 'closed'
  socket.on('error', (each: NodeJS.ErrnoException) => (error = each.code ?? 'error'))
  socket.on('close', () => resolve(error))
  return { socket, closed }
}

describe('a table that is sent', () => {
  before(async () => {
    server = await start()
    port = portOf(server)
  })
  after(() => server.close())
  const read = (format: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/${format}`, { headers })

  it('a table that is sent has a type, a name, and no place in caches', async () => {
    source = sourceOf(async function* () {
      yield [{ text: 'a' }]
    })
    const { headers, status } = await read('xlsx')
    assert.equal(status, 200)
    assert.match(
      headers.get('content-disposition') ?? '',
      /^attachment; filename="endcap-rows-\d{4}-\d\d-\d\d\.xlsx"$/,
    )
    assert.equal(headers.get('cache-control'), 'private, no-store')
    assert.equal(headers.get('content-encoding'), null)
    const csv = await read('csv', { 'accept-encoding': 'br' })
    assert.equal(csv.headers.get('content-encoding'), 'br')
    assert.equal(csv.headers.get('content-type'), 'text/csv; charset=utf-8; header=present')
    assert.equal(await csv.text(), 'text\r\na\r\n')
  })

  for (const format of ['csv', 'ndjson', 'xlsx'])
    for (const coding of ['identity', 'gzip', 'br'])
      it(`a table that is sent breaks the connection when ${format} with ${coding} fails on the way`, async () => {
        source = failing(3)
        await assert.rejects(async () => (await read(format, { 'accept-encoding': coding })).arrayBuffer())
      })

  it('a table that is sent resets a connection of HTTP/1.0 when it fails on the way', async () => {
    source = failing(3)
    const { socket, closed } = connect(port, 'GET /csv HTTP/1.0\r\nHost: a\r\n\r\n')
    socket.resume()
    assert.equal(await closed, 'ECONNRESET')
  })

  it('a table that is sent is an Error object when the first page cannot be read', async () => {
    source = failing(0)
    const response = await read('csv')
    assert.equal(response.status, 503)
    assert.equal(response.headers.get('content-disposition'), null)
    assert.equal(((await response.json()) as { error_code: string }).error_code, 'SERVICE_UNAVAILABLE')
  })

  it('a table that is sent is read no faster than the client reads, and no further after it disconnects', async () => {
    for (const request of ['GET /csv', 'GET /xlsx']) {
      source = endless()
      const { socket } = connect(port, `${request} HTTP/1.1\r\nHost: a\r\n\r\n`)
      socket.pause()
      await eventually(() => source.read > 0)
      socket.destroy()
      await eventually(() => source.hasEnded)
      // Buffers of both sides hold some megabytes. All pages have 400 of them.
      assert.ok(source.read < PAGES / 4, `${source.read} pages were read`)
    }
  })

  it('a table that is sent is not kept for a client that takes nothing', async () => {
    source = endless()
    const { socket, closed } = connect(port, 'GET /stalls HTTP/1.0\r\nHost: a\r\n\r\n')
    socket.pause()
    await eventually(() => source.hasEnded)
    socket.resume()
    assert.equal(await closed, 'ECONNRESET')
  })

  it('a table that is sent reads nothing for HEAD', async () => {
    source = endless()
    const response = await fetch(`http://127.0.0.1:${port}/csv`, { method: 'HEAD' })
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-disposition') ?? '', /\.csv"$/)
    assert.equal(source.read, 0)
  })
})

describe('a table at the end of the service', () => {
  for (const version of ['1.0', '1.1'])
    it(`a table at the end of the service resets the connection of a client with HTTP/${version} that is still reading`, async () => {
      source = endless()
      const ending = await start()
      const { socket, closed } = connect(portOf(ending), `GET /csv HTTP/${version}\r\nHost: a\r\n\r\n`)
      socket.pause()
      await eventually(() => source.read > 0)
      await closeServer(ending, 50)
      socket.resume()
      assert.equal(await closed, 'ECONNRESET')
      await eventually(() => source.hasEnded)
    })

  it('a table at the end of the service lets a client finish that reads in time', async () => {
    source = sourceOf(async function* () {
      yield PAGE
    })
    const ending = await start()
    const response = await fetch(`http://127.0.0.1:${portOf(ending)}/csv`)
    const closing = closeServer(ending, 20_000)
    assert.ok(response.body)
    assert.equal((await textOf(response.body)).length, 1_002 * 1_000 + 'text\r\n'.length)
    await closing
  })
})
