import assert from 'node:assert/strict'
import net, { type AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import type { FastifyInstance } from 'fastify'
import { createServer } from '../../../src/platform/http/server.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'

const createTestServer = (requestTimeoutMs?: number): Promise<FastifyInstance> =>
  createServer({
    log: createLog({ level: 'silent', format: 'json' }),
    trustedProxies: [],
    authenticate: async () => undefined,
    isDraining: () => false,
    metrics: createMetrics(),
    ...(requestTimeoutMs === undefined ? {} : { requestTimeoutMs }),
  })

describe('a server', () => {
  it('allows 30 s for headers and for the whole request', async () => {
    const server = await createTestServer()
    assert.deepEqual([server.server.headersTimeout, server.server.requestTimeout], [30_000, 30_000])
    await server.close()
  })

  for (const [part, start] of [
    ['headers', 'PUT /slow HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    [
      'body',
      'PUT /slow HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n',
    ],
  ] as const) {
    // Node's default interval of 30 s between checks exceeds this limit.
    it(`answers 408 and closes the connection when the ${part} arrive slowly`, {
      timeout: 20_000,
    }, async () => {
      const server = await createTestServer(300)
      server.put('/slow', async () => ({}))
      await server.listen({ port: 0, host: '127.0.0.1' })
      try {
        const answer = await sendSlowly((server.server.address() as AddressInfo).port, start)
        assert.match(answer, /^HTTP\/1\.1 408 /)
        assert.match(answer, /"error_code":"REQUEST_TIMEOUT"/)
      } finally {
        server.server.closeAllConnections()
        await server.close()
      }
    })
  }
})

/** Sends `start`, then a byte every 50 ms until the server closes the connection. Returns its response. */
function sendSlowly(port: number, start: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(start))
    const timer = setInterval(() => socket.write('x'), 50)
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += String(chunk)))
    // The server may reset a connection that still sends.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve(answer)
    })
  })
}
