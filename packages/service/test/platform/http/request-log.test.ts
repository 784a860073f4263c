import assert from 'node:assert/strict'
import { it } from 'node:test'
import { pino } from 'pino'
import { createServer } from '../../../src/platform/http/server.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'

it('every log line of a request has its id once', async () => {
  const lines: string[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) })
  const server = await createServer({
    log,
    trustedProxies: [],
    authenticate: async () => undefined,
    isDraining: () => false,
    metrics: createMetrics(),
  })
  server.get('/fails', async () => {
    throw new Error('a library failed')
  })
  await server.inject({ url: '/fails', headers: { 'x-request-id': 'request-1' } })
  await server.close()
  assert.equal(lines.length, 2)
  for (const line of lines) assert.deepEqual(line.match(/"\w+":"request-1"/g), ['"request_id":"request-1"'])
})
