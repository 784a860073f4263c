import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { Endcap, type EndcapEvent } from '@endcap/client'
import { Events } from '@endcap/client/events'
import { v7 as uuidV7 } from 'uuid'
import { MAX_STREAMS } from '../../../src/domains/events/event-feed.ts'
import { recordEvent } from '../../../src/domains/events/record-event.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { startFaultProxy } from '../../support/fault-proxy.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnPostgres, open } from '../../support/stores.ts'

describeOnPostgres('the events of an organization', ({ place }) => {
  let service: TestService
  let database: Database
  before(async () => {
    const config = await place()
    service = await startService({ role: 'api', databaseUrl: config.url ?? '' })
    database = await open(config)
  })
  after(async () => {
    await database.close()
    await service[Symbol.asyncDispose]()
  })

  const clientOf = (token = service.token, baseUrl = service.config.auth.baseUrl): Events =>
    new Events(Endcap.withToken(() => token, { baseUrl }))
  const record = (type: 'spark.images.completed' | 'spark.images.failed') =>
    recordEvent(database.db, {
      organizationId: service.credential.organization_id,
      type,
      data: { batch_id: uuidV7(), image_id: uuidV7() },
    })

  it('[EVENT-7] the events of an organization are listed and streamed in the same order, across reconnects', async () => {
    await using proxy = await startFaultProxy(Number(new URL(service.config.auth.baseUrl).port))
    const ids = [await record('spark.images.failed')]
    const streamed: EndcapEvent[] = []
    const stop = new AbortController()
    const events = clientOf(service.token, `http://127.0.0.1:${proxy.port}`)
    await assert.rejects(async () => {
      for await (const event of events.stream({ after: '0', signal: stop.signal })) {
        streamed.push(event)
        if (streamed.length === 6) stop.abort(new Error('enough'))
        ids.push(await record('spark.images.completed'))
        if (streamed.length % 2 === 0) proxy.cutAll()
      }
    }, /enough/)
    const listed: EndcapEvent[] = []
    for await (const event of clientOf().list({ limit: 2 })) listed.push(event)
    assert.deepEqual(
      listed.map(({ id }) => id),
      ids,
    )
    assert.deepEqual(streamed, listed.slice(0, 6))
    const failed = await clientOf().page({ types: ['spark.images.failed', 'pdp.scored'] })
    assert.deepEqual([failed.data, failed.next_after], [listed.slice(0, 1), ids.at(-1)])
  })

  it('[EVENT-8] the events of an organization are not visible to another organization', async () => {
    const { baseUrl } = service.config.auth
    const id = await record('spark.images.failed')
    const stranger = clientOf(await requestToken(baseUrl, await newCredential(service.app)))
    assert.deepEqual(await stranger.page(), { data: [], has_more: false, next_after: null })
    await assert.rejects(stranger.page({ after: id }), { code: 'INVALID_CURSOR' })
    await assert.rejects(stranger.stream({ after: id }).next(), { code: 'INVALID_CURSOR' })
  })

  it('[EVENT-9] the events of an organization have a limited number of streams, which end when the service stops', async () => {
    await using other = await startService({ role: 'api', databaseUrl: (await place()).url ?? '' })
    const begin = (token: string | null = other.token) =>
      fetch(`${other.config.auth.baseUrl}/v1/events/stream`, {
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
      })
    const streams = await Promise.all(Array.from({ length: MAX_STREAMS }, () => begin()))
    assert.deepEqual([...new Set(streams.map(({ status }) => status))], [200])
    assert.equal(streams[0]?.headers.get('content-encoding'), null)
    const refused = await begin()
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '30'])
    assert.equal((await begin('')).status, 401)
    const ended = Promise.all(streams.map((stream) => stream.text()))
    await other[Symbol.asyncDispose]()
    assert.deepEqual([...new Set(await ended)], ['retry: 3000\nid: 0\n\n'])
  })
})
