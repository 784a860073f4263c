import assert from 'node:assert/strict'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAddressPolicy } from '@endcap/foundation/net/address-policy'
import { createExchange } from '@endcap/foundation/net/exchange'
import { bodyChunks, ignoreBody, readBody } from '@endcap/foundation/net/read-body'

/** The checks of a body's rate start after three seconds. */
const ALL_TIMERS_MS = 4_000
const BODY = Buffer.alloc(2_000, 'b')

const ENDS: Record<string, (response: ServerResponse) => void> = {
  'with its length': (response) => void response.writeHead(200, { 'content-length': BODY.length }).end(BODY),
  'in chunks': (response) => {
    response.writeHead(200).write(BODY)
    response.end()
  },
  'by closing the connection': (response) => void response.writeHead(200, { connection: 'close' }).end(BODY),
  'without a body': (response) => void response.writeHead(204).end(),
  'by a reset after its body': (response) => {
    response.writeHead(200, { 'content-length': BODY.length }).end(BODY)
    response.on('finish', () => setImmediate(() => response.socket?.resetAndDestroy()))
  },
}

const server = http.createServer((request, response) => {
  const end = ENDS[decodeURIComponent((request.url ?? '').slice(1))]
  if (end) end(response)
  else response.writeHead(404).end()
})
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve)
})
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
const timeouts = { connectTimeoutMs: 500, firstByteTimeoutMs: 500 }
// One connection, so that a request that waits takes it over as soon as a response has ended.
const policy = createAddressPolicy({ allowedOrigins: [host], connectTimeoutMs: 500, maxSocketsPerHost: 1 })

const READERS: Record<string, (response: IncomingMessage, stop: AbortSignal) => Promise<unknown>> = {
  'its chunks while the last one is being written': async (response, stop) => {
    const limits = { maxBytes: 10_000, minBytesPerSecond: 1_000_000 }
    for await (const _chunk of bodyChunks(response, limits, stop)) await sleep(ALL_TIMERS_MS)
  },
  'all of it, and holds it': async (response, stop) => {
    await readBody(response, { maxBytes: 10_000, minBytesPerSecond: 1_000_000 }, stop)
    await sleep(ALL_TIMERS_MS)
  },
  'nothing of it': async (response, stop) => {
    await ignoreBody(response, stop)
    await sleep(ALL_TIMERS_MS)
  },
}

describe('no timer and no handler fails after a response has ended', { concurrency: true }, () => {
  after(() => {
    policy.close()
    server.closeAllConnections()
    server.close()
  })

  for (const [name, read] of Object.entries(READERS))
    for (const end of Object.keys(ENDS))
      it(`no timer and no handler fails after a response has ended whose reader takes ${name}, and which ended ${end}`, async () => {
        const url = `http://${host}/${encodeURIComponent(end)}`
        const caller = new AbortController()
        const exchange = createExchange(policy, {
          ...timeouts,
          maxRedirects: 0,
          deadlineMs: 2 * ALL_TIMERS_MS,
        })
        const first = exchange({ url, headers: {}, signal: caller.signal }, read)
        const second = exchange({ url, headers: {} }, async (response) => response.resume().statusCode)
        await Promise.all([first, second])
        caller.abort()
        assert.ok((await second) === 200 || (await second) === 204)
      })

  it('no timer and no handler fails after a response has ended whose deadline passes while its last chunk is being written', async () => {
    const url = `http://${host}/${encodeURIComponent('with its length')}`
    // Connections of its own: the time in which it waits for one counts too.
    const own = createAddressPolicy({ allowedOrigins: [host], connectTimeoutMs: 500, maxSocketsPerHost: 1 })
    const exchange = createExchange(own, { ...timeouts, maxRedirects: 0, deadlineMs: ALL_TIMERS_MS / 2 })
    const read = READERS['its chunks while the last one is being written']
    assert.ok(read)
    await exchange({ url, headers: {} }, read)
    own.close()
  })
})
