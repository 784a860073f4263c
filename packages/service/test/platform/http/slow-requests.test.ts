import assert from 'node:assert/strict'
import net, { type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import type { FastifyInstance } from 'fastify'
import { createServer } from '../../../src/platform/http/server.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'

const createTestServer = (arrivalMs?: number): Promise<FastifyInstance> =>
  createServer({
    log: createLog({ level: 'silent', format: 'json' }),
    trustedProxies: [],
    authenticate: async () => undefined,
    isDraining: () => false,
    metrics: createMetrics(),
    ...(arrivalMs === undefined ? {} : { arrivalMs }),
  })

const headersOf = (path: string, length: number): string =>
  `PUT ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`

describe('a server', () => {
  it('a server allows 30 s for the headers', async () => {
    const server = await createTestServer()
    assert.equal(server.server.headersTimeout, 30_000)
    await server.close()
  })

  for (const [part, start] of [
    ['headers', 'PUT /slow HTTP/1.1\r\nHost: a\r\nX-Slow: '],
    ['bytes of the body', headersOf('/slow', 9_999)],
  ] as const) {
    // Node's default interval of 30 s between checks exceeds this limit.
    it(`a server answers 408 and closes the connection when the ${part} arrive slowly`, {
      timeout: 20_000,
    }, async () => {
      await using server = await listen(300)
      const answer = await sendSlowly(server.port, start)
      assert.match(answer, /^HTTP\/1\.1 408 /)
      assert.match(answer, /"error_code":"REQUEST_TIMEOUT"/)
    })
  }

  it('a server closes the connection after a refusal when the body arrives slowly', {
    timeout: 20_000,
  }, async () => {
    await using server = await listen(300)
    const answer = await sendSlowly(server.port, headersOf('/unknown', 9_999))
    assert.match(answer, /^HTTP\/1\.1 404 /)
    assert.doesNotMatch(answer, /408/)
  })

  it('a server sends a refusal after the body where the connection ends with it', {
    timeout: 20_000,
  }, async () => {
    await using server = await listen(10_000)
    const head = headersOf('/unknown', 30_000_000).replace('Host: a', 'Host: a\r\nConnection: close')
    const answer = await sendAll(server.port, head, Buffer.alloc(30_000_000))
    assert.match(answer, /^HTTP\/1\.1 404 /)
  })

  it('a server waits longer for the body where the route allows it', { timeout: 20_000 }, async () => {
    await using server = await listen(300)
    // 14 bytes at 50 ms each take longer than the limit of other routes.
    const answer = await sendSlowly(server.port, headersOf('/patient', 14))
    assert.match(answer, /^HTTP\/1\.1 200 /)
  })
})

/** Starts a server with a time limit for headers and bodies, and the route `/patient` with a longer one. */
async function listen(arrivalMs: number) {
  const server = await createTestServer(arrivalMs)
  server.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => body,
  )
  server.put('/slow', async () => ({}))
  server.put('/patient', { config: { arrivalMs: 60_000 } }, async (_request, reply) => {
    reply.header('connection', 'close')
    return {}
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    port: (server.server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.server.closeAllConnections()
      await server.close()
    },
  }
}

/** Sends headers and a whole body before it reads anything, as simple clients do. Returns the response. */
async function sendAll(port: number, head: string, body: Buffer): Promise<string> {
  const socket = net.connect(port, '127.0.0.1').pause()
  socket.write(head)
  await new Promise<void>((resolve, reject) =>
    socket.write(body, (error) => (error ? reject(error) : resolve())),
  )
  return text(socket)
}

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
