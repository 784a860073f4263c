import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, it } from 'node:test'
import { createLog } from '@endcap/foundation/observability/log'
import type { FastifyRequest } from 'fastify'
// Declares `request.caller`.
import '../../../src/domains/auth/authenticate.ts'
import { createEventFeed, type EventFeed, type FeedMember } from '../../../src/domains/events/event-feed.ts'
import { streamEventsOperation } from '../../../src/domains/events/operations/stream-events.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { createServer } from '../../../src/platform/http/server.ts'
import { createMetrics } from '../../../src/platform/observability/metrics.ts'
import { eventually } from '../../support/eventually.ts'
import { describeOnStore, newOrganization, open } from '../../support/stores.ts'

const log = createLog({ level: 'silent', format: 'json' })

describeOnStore('an event stream', ({ place }) => {
  let database: Database
  let organizationId: string
  before(async () => {
    database = await open(await place())
    organizationId = await newOrganization(database)
  })
  after(() => database.close())

  /** A server with the operation, and what has become of its streams. */
  async function start(beforeRead: (request: FastifyRequest) => Promise<void> = async () => undefined) {
    const inner = createEventFeed({ db: database.db, log })
    const streams = { joined: 0, open: 0, waits: [] as AbortSignal[] }
    const feed: EventFeed = {
      join(id, head) {
        const member = inner.join(id, head)
        streams.joined += 1
        streams.open += 1
        return {
          closed: member.closed,
          wait(...[position, ms, signal]: Parameters<FeedMember['wait']>) {
            streams.waits.push(signal)
            return member.wait(position, ms, signal)
          },
          [Symbol.dispose]() {
            streams.open -= 1
            member[Symbol.dispose]()
          },
        }
      },
      [Symbol.dispose]: () => inner[Symbol.dispose](),
    }
    const server = await createServer({
      log,
      trustedProxies: [],
      authenticate: async (request) => {
        request.caller = {
          clientId: 'a',
          organizationId,
          integrationIds: [],
          kind: 'credential',
          role: 'viewer',
          limit: null,
        }
        await beforeRead(request)
      },
      isDraining: () => false,
      metrics: createMetrics(),
    })
    await server.register(
      streamEventsOperation({
        db: database.db,
        feed,
        isTokenValid: async () => true,
      }),
    )
    const address = await server.listen({ host: '127.0.0.1', port: 0 })
    return {
      streams,
      url: `${address}/v1/events/stream`,
      async [Symbol.asyncDispose]() {
        feed[Symbol.dispose]()
        await server.close()
      },
    }
  }

  it('an event stream ends with the response to HEAD, which has no body', async () => {
    await using server = await start()
    const response = await fetch(server.url, { method: 'HEAD' })
    assert.equal(response.status, 200)
    await eventually(() => server.streams.open === 0)
    assert.ok(server.streams.waits.every(({ aborted }) => aborted))
  })

  it('an event stream leaves its place to others when its client disconnects before it begins', async () => {
    const client = new AbortController()
    await using server = await start(async ({ raw }) => {
      const closed = once(raw.socket, 'close')
      client.abort()
      await closed
    })
    await assert.rejects(fetch(server.url, { signal: client.signal }))
    await eventually(() => server.streams.joined === 1 && server.streams.open === 0)
  })
})
