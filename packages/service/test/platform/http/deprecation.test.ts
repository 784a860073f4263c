import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import { createServer } from '../../../src/platform/http/server.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'

describe('a deprecated operation', () => {
  it('a deprecated operation names the times of its announcement and its end, and a page about them', async () => {
    const server = await createServer({
      log: createLog({ level: 'silent', format: 'json' }),
      trustedProxies: [],
      authenticate: async () => undefined,
      isDraining: () => false,
      metrics: createMetrics(),
    })
    const deprecation = {
      since: new Date('2027-01-01T00:00:00Z'),
      sunset: new Date('2027-07-01T00:00:00Z'),
      page: 'https://endcap.example.com/docs/api-policy',
    }
    server.get('/old', { config: { deprecation } }, async () => ({}))
    server.get('/new', async () => ({}))
    const { headers } = await server.inject('/old')
    assert.equal(headers['deprecation'], '@1798761600')
    assert.equal(headers['sunset'], 'Thu, 01 Jul 2027 00:00:00 GMT')
    assert.match(String(headers['link']), /^<https:.*>; rel="deprecation"/)
    assert.equal((await server.inject('/new')).headers['deprecation'], undefined)
    await server.close()
  })
})
