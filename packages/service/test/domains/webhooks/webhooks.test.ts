import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, it } from 'node:test'
import type { EventType, WebhookEndpointChange } from '@endcap/api'
import { verifyWebhook } from '@endcap/client/webhooks'
import { createGuardedFetch } from '@endcap/foundation/net/guarded-fetch'
import { createLog } from '@endcap/foundation/observability/log'
import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { v7 as uuidV7 } from 'uuid'
import { recordEvent } from '../../../src/domains/events/record-event.ts'
import { removeExpiredDeliveries } from '../../../src/domains/webhooks/delivery-store.ts'
import { createDispatcher, type Dispatcher } from '../../../src/domains/webhooks/dispatcher.ts'
import { deleteEndpoint, findEndpoint } from '../../../src/domains/webhooks/endpoint-store.ts'
import { createManageEndpoints } from '../../../src/domains/webhooks/manage-endpoints.ts'
import { takeWebhookCensus } from '../../../src/domains/webhooks/webhook-census.ts'
import { webhookConfig } from '../../../src/domains/webhooks/webhook-config.ts'
import { inspectWebhooks } from '../../../src/health/inspect-webhooks.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { eventually } from '../../support/eventually.ts'
import { startOrigin } from '../../support/origin.ts'
import { refusedUrls } from '../../support/refused-urls.ts'
import { describeOnStore, newOrganization, open } from '../../support/stores.ts'
import { receiveWebhooks } from '../../support/webhook-receiver.ts'

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S
const LIMIT_MS = 300
const origin = await startOrigin()
const secretServer = await startOrigin()
const fetch = createGuardedFetch({
  ...webhookConfig([origin.host]),
  firstByteTimeoutMs: LIMIT_MS,
  deadlineMs: LIMIT_MS,
})
/** Waits longer for receivers than a test takes. */
const patientFetch = createGuardedFetch(webhookConfig([origin.host]))
after(async () => {
  fetch.close()
  patientFetch.close()
  await origin[Symbol.asyncDispose]()
  await secretServer[Symbol.asyncDispose]()
})

describeOnStore('webhooks', ({ place }) => {
  let database: Database
  let organizationId: string
  /** Time by which the clock of the dispatcher is ahead. */
  let aheadS = 0
  let paths = 0
  before(async () => (database = await open(await place())))
  beforeEach(async () => {
    organizationId = await newOrganization(database)
    aheadS = 0
  })
  afterEach(() => database.db.deleteFrom('webhook_endpoint').execute())
  after(() => database.close())

  const newDispatcher = (post = fetch.post): Dispatcher =>
    createDispatcher({
      db: database.db,
      post,
      log: createLog({ level: 'silent', format: 'json' }),
      clock: () => sql<Date>`now() + make_interval(secs => ${aheadS})`,
    })
  const endpoints = () => createManageEndpoints({ db: database.db, checkUrl: fetch.check })
  const never = new AbortController().signal
  const newReceiver = () => receiveWebhooks(origin, `/hook${paths++}`)
  const create = (url: string, types: EventType[] | null = null) =>
    endpoints().create(organizationId, { url, types }, never)
  const change = (id: string, changed: WebhookEndpointChange) =>
    endpoints().change(organizationId, id, changed, never)
  const record = (type: 'spark.images.completed' | 'spark.images.failed' = 'spark.images.completed') =>
    recordEvent(database.db, { organizationId, type, data: { batch_id: uuidV7(), image_id: uuidV7() } })
  const deliveriesOf = (endpointId: string) =>
    database.db
      .selectFrom('webhook_delivery')
      .selectAll()
      .where('endpoint_id', '=', endpointId)
      .orderBy('event_id')
      .execute()

  /** Makes all attempts that are due by now. */
  async function settle(dispatcher = newDispatcher()): Promise<void> {
    await dispatcher.dispatch()
    await dispatcher.finish(10_000)
  }
  /** Makes all attempts that are due after a time. */
  async function settleAfter(seconds: number): Promise<void> {
    aheadS += seconds
    await settle()
  }

  it('[HOOK-1] webhooks send each event of the chosen types once, signed according to Standard Webhooks', async () => {
    const [all, some] = [newReceiver(), newReceiver()]
    await record()
    const { secret } = await create(all.url)
    await create(some.url, ['spark.images.failed'])
    const ids = [await record(), await record('spark.images.failed')]
    await settle()
    await settle()
    assert.deepEqual(all.ids().toSorted(), ids)
    assert.deepEqual(some.ids(), ids.slice(1))
    const [{ headers, body } = { headers: {}, body: '' }] = some.received
    assert.deepEqual(Object.keys(JSON.parse(body) as object), ['type', 'timestamp', 'data'])
    assert.match(String(headers['content-type']), /^application\/json/)
    for (const message of all.received) {
      const own = message.headers as Record<string, string>
      const verified = new Webhook(secret).verify(message.body, own)
      assert.deepEqual(await verifyWebhook(message.body, own, secret), {
        ...(verified as object),
        id: own['webhook-id'],
      })
    }
    assert.throws(() => new Webhook(secret).verify(body, headers as Record<string, string>))
  })

  it('[HOOK-2] webhooks are attempted eight times with growing delays, and can be replayed with the same id', async () => {
    const receiver = newReceiver()
    receiver.answer((response) => response.writeHead(500).end('not kept'))
    const { id } = (await create(receiver.url)).endpoint
    const eventId = await record()
    await settle()
    for (const delayS of [5, 300, 1_800, 2 * HOUR_S, 5 * HOUR_S, 10 * HOUR_S, 10 * HOUR_S]) {
      const attempts = receiver.received.length
      await settleAfter(delayS - 2)
      assert.equal(receiver.received.length, attempts, `attempted before ${delayS} s`)
      await settleAfter(0.2 * delayS + 4)
      assert.equal(receiver.received.length, attempts + 1, `not attempted after ${delayS} s`)
    }
    const [failed] = await deliveriesOf(id)
    assert.deepEqual(
      [failed?.status, failed?.attempts, failed?.response_status, failed?.error],
      ['failed', 8, 500, 'the server answered 500'],
    )
    await settleAfter(30 * HOUR_S)
    assert.equal(receiver.received.length, 8)
    receiver.answer((response) => response.writeHead(202).end())
    await endpoints().replay(organizationId, id, eventId)
    await settle()
    assert.deepEqual(
      receiver.ids(),
      Array.from({ length: 9 }, () => eventId),
    )
    assert.equal((await deliveriesOf(id))[0]?.status, 'delivered')
    assert.equal((await findEndpoint(database.db, organizationId, id)).failing_since, null)
  })

  it('[HOOK-3] webhooks fail by redirects, timeouts and refused connections, and honor Retry-After', async () => {
    const receiver = newReceiver()
    const { id } = (await create(receiver.url)).endpoint
    await record()
    receiver.answer((response) => response.writeHead(307, { location: secretServer.url('/') }).end())
    await settle()
    const errorOf = async () => (await deliveriesOf(id))[0]?.error
    assert.equal(await errorOf(), 'the server answered 307')
    receiver.answer(() => undefined)
    await settleAfter(10)
    assert.match(String(await errorOf()), /within 300 ms/)
    receiver.answer((response) => response.destroy())
    await settleAfter(400)
    assert.equal(await errorOf(), 'the connection failed')
    receiver.answer((response) => response.writeHead(503, { 'retry-after': String(5 * HOUR_S) }).end())
    await settleAfter(HOUR_S)
    await settleAfter(3 * HOUR_S)
    assert.equal(receiver.received.length, 4)
    receiver.answer((response) => response.writeHead(200).end('x'.repeat(1_000_000)))
    await settleAfter(4 * HOUR_S)
    assert.deepEqual([receiver.received.length, await errorOf()], [5, null])
    assert.deepEqual(secretServer.requests, [])
  })

  it('[HOOK-4] webhooks stop at an endpoint that is gone or has failed for five days, until it is enabled', async () => {
    const receiver = newReceiver()
    const { id } = (await create(receiver.url)).endpoint
    const reason = async () => (await findEndpoint(database.db, organizationId, id)).disabled_reason
    receiver.answer((response) => response.writeHead(410).end())
    await record()
    await settle()
    assert.equal(await reason(), 'gone')
    const missed = await record()
    await settleAfter(DAY_S)
    await assert.rejects(endpoints().test(organizationId, id), { code: 'WEBHOOK_ENDPOINT_DISABLED' })
    assert.equal(receiver.received.length, 1)
    receiver.answer((response) => response.writeHead(500).end())
    assert.equal((await change(id, { enabled: true })).disabled_reason, null)
    await settle()
    assert.equal(receiver.ids().at(-1), missed)
    for (let days = 0; days < 5; days++) {
      assert.equal(await reason(), null)
      await settleAfter(DAY_S + 60)
      await record()
    }
    await settle()
    assert.equal(await reason(), 'failing')
    const count = receiver.received.length
    await settleAfter(DAY_S)
    assert.equal(receiver.received.length, count)
    receiver.answer((response) => response.writeHead(204).end())
    await change(id, { enabled: true })
    await settle()
    await settle()
    assert.deepEqual(
      (await deliveriesOf(id)).filter(({ status }) => status === 'pending'),
      [],
    )
    await change(id, { enabled: false })
    assert.equal(await reason(), 'request')
  })

  it('[HOOK-5] webhooks are signed with both secrets for a day after a rotation', async () => {
    const receiver = newReceiver()
    const { endpoint, secret: first } = await create(receiver.url)
    const { secret: second } = await endpoints().rotate(organizationId, endpoint.id)
    const verify = async (secrets: string | string[]) => {
      await record()
      await settle()
      const { headers, body } = receiver.received.at(-1) ?? assert.fail('nothing was received')
      return verifyWebhook(body, headers, secrets, { toleranceS: Infinity })
    }
    for (const secrets of [first, second, [first, second]]) await verify(secrets)
    aheadS += DAY_S + 60
    await assert.rejects(verify(first), { code: 'NO_MATCHING_SIGNATURE' })
    await verify(second)
  })

  it('webhooks send a test only to its own endpoint', async () => {
    const [own, other] = [newReceiver(), newReceiver()]
    const { id } = (await create(own.url, ['pdp.scored'])).endpoint
    await create(other.url)
    const { event_id } = await endpoints().test(organizationId, id)
    await settle()
    assert.deepEqual([own.ids(), other.ids()], [[event_id], []])
  })

  it('[HOOK-6] webhooks are taken over from a process that has died, after its lease', async () => {
    const receiver = newReceiver()
    await create(receiver.url)
    const eventId = await record()
    const dead = Promise.withResolvers<never>()
    await newDispatcher(() => dead.promise).dispatch()
    await settleAfter(50)
    assert.deepEqual(receiver.ids(), [])
    await settleAfter(20)
    assert.deepEqual(receiver.ids(), [eventId])
  })

  it('webhooks return to other processes at once when their process stops', async () => {
    const receiver = newReceiver()
    const { id } = (await create(receiver.url)).endpoint
    await record()
    receiver.answer(() => undefined)
    const stopping = newDispatcher()
    await stopping.dispatch()
    await eventually(() => receiver.received.length === 1)
    await stopping.finish(0)
    assert.deepEqual(
      (await deliveriesOf(id)).map(({ attempts, leased_until }) => [attempts, leased_until]),
      [[0, null]],
    )
  })

  it('[HOOK-7] webhooks of one slow receiver do not delay those of others', async () => {
    const [slow, quick] = [newReceiver(), newReceiver()]
    slow.answer(() => undefined)
    await create(slow.url)
    await create(quick.url)
    const ids = await Promise.all(Array.from({ length: 30 }, () => record()))
    const stop = new AbortController()
    const dispatcher = newDispatcher()
    const run = dispatcher.run(stop.signal)
    await eventually(() => quick.received.length === ids.length)
    assert.ok(slow.received.length < ids.length)
    stop.abort()
    await run
    await dispatcher.finish(0)
    assert.deepEqual(quick.ids().toSorted(), ids.toSorted())
  })

  it('webhooks of many slow receivers of one organization do not delay those of another', async () => {
    let waiting = 0
    for (let n = 0; n < 20; n++) {
      const slow = newReceiver()
      slow.answer(() => void (waiting += 1))
      await create(slow.url)
    }
    for (let n = 0; n < 4; n++) await record()
    const stop = new AbortController()
    const dispatcher = newDispatcher(patientFetch.post)
    const run = dispatcher.run(stop.signal)
    await eventually(() => waiting === 16)
    organizationId = await newOrganization(database)
    const quick = newReceiver()
    await create(quick.url)
    await record()
    await eventually(() => quick.received.length === 1)
    stop.abort()
    await run
    await dispatcher.finish(0)
    assert.equal(waiting, 16)
  })

  it('[HOOK-8] webhooks never call an address that the guard refuses, whenever it came into the database', async () => {
    const own = newReceiver()
    const { id } = (await create(own.url)).endpoint
    for (const [url, reason] of refusedUrls(secretServer.host, origin.host)) {
      // A name that cannot be resolved now may be resolvable later.
      if (reason !== 'dns_failure')
        await assert.rejects(create(url), { code: 'WEBHOOK_URL_REFUSED' }, `${url} was accepted`)
      await sql`UPDATE webhook_endpoint SET url = ${url}, failing_since = NULL WHERE id = ${id}`.execute(
        database.db,
      )
      const { event_id } = await endpoints().test(organizationId, id)
      await settle()
      const delivery = (await deliveriesOf(id)).find((each) => each.event_id === event_id)
      assert.deepEqual([delivery?.attempts, delivery?.response_status], [1, null], url)
    }
    assert.deepEqual([secretServer.requests, own.received], [[], []])
  })

  it('[HOOK-9] webhooks have at most 20 endpoints, which belong to one organization', async () => {
    const { url } = newReceiver()
    const results = await Promise.allSettled(Array.from({ length: 25 }, () => create(url)))
    const refused = results.filter((result) => result.status === 'rejected')
    assert.deepEqual(
      refused.map((result) => (result.reason as { code: string }).code),
      Array.from({ length: 5 }, () => 'TOO_MANY_WEBHOOK_ENDPOINTS'),
    )
    const [first] = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value.endpoint] : [],
    )
    const stranger = await newOrganization(database)
    await assert.rejects(deleteEndpoint(database.db, stranger, first?.id ?? ''), {
      code: 'WEBHOOK_ENDPOINT_NOT_FOUND',
    })
    await deleteEndpoint(database.db, organizationId, first?.id ?? '')
  })

  it('webhooks are counted for the metrics and the doctor', async () => {
    const [working, failing, disabled] = [newReceiver(), newReceiver(), newReceiver()]
    failing.answer((response) => response.writeHead(500).end())
    const paused = (await create(disabled.url)).endpoint
    await create(failing.url)
    await record()
    await settle()
    await change(paused.id, { enabled: false })
    assert.equal((await inspectWebhooks(database.db)).status, 'warning')
    const { endpoint } = await create(working.url)
    await endpoints().test(organizationId, endpoint.id)
    await sql`UPDATE webhook_delivery SET next_attempt_at = now() - interval '360 s' WHERE endpoint_id = ${endpoint.id}`.execute(
      database.db,
    )
    const { oldestDueS, ...counts } = await takeWebhookCensus(database.db)
    assert.deepEqual(counts, { endpoints: { working: 1, failing: 1, disabled: 1 }, pending: 2 })
    assert.ok(oldestDueS >= 360 && oldestDueS < 400, `${oldestDueS} s`)
    assert.match(
      (await inspectWebhooks(database.db)).detail,
      /^1 endpoints work, 1 fail, 1 are disabled; 2 deliv.*for 36\d s/,
    )
    await settle()
    assert.equal((await takeWebhookCensus(database.db)).oldestDueS, 0)
  })

  it('webhooks are removed with the events that are no longer kept', async () => {
    const { id } = (await create(newReceiver().url)).endpoint
    await endpoints().test(organizationId, id)
    const days = (count: number) => uuidV7({ msecs: Date.now() - count * DAY_S * 1_000 })
    for (const event_id of [days(31), days(29)])
      await database.db
        .insertInto('webhook_delivery')
        .values({ endpoint_id: id, event_id, event_type: 'pdp.scored', status: 'failed' })
        .execute()
    await removeExpiredDeliveries(database.db, never)
    assert.equal((await deliveriesOf(id)).length, 2)
  })
})
