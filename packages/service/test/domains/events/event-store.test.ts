import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { after, before, it } from 'node:test'
import type { EndcapEvent, EventType } from '@endcap/api'
import { createLog } from '@endcap/foundation/observability/log'
import { type KyselyPlugin, sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { createEventFeed } from '../../../src/domains/events/event-feed.ts'
import {
  listEvents,
  placeAt,
  readHead,
  removeExpiredEvents,
  WINDOW,
} from '../../../src/domains/events/event-store.ts'
import { recordEvent } from '../../../src/domains/events/record-event.ts'
import { streamEvents } from '../../../src/domains/events/stream-events.ts'
import type { JudgedResult } from '../../../src/domains/pdps/record/listing-result.ts'
import { createPdpStore } from '../../../src/domains/pdps/record/pdp-store.ts'
import { createScoringRunStore } from '../../../src/domains/scoring/scoring-run-store.ts'
import { endImages } from '../../../src/domains/scoring/start-run.ts'
import { createSparkStore, type SparkKind } from '../../../src/domains/spark/spark-store.ts'
import type { Database, Db } from '../../../src/platform/db/database.ts'
import { describeOnStore, newOrganization, open } from '../../support/stores.ts'
import { insertPdp, insertPortfolio, randomFrom, randomResult } from '../../support/synthetic-pdps.ts'

/** A single image has no listing, whose scoring would be enqueued. */
const NOTHING = { ideas: null, rootFault: null }
const WITHOUT_JOBS = { enqueue: async () => assert.fail('a job was enqueued') }
const never = new AbortController().signal
const imageFailed = (organizationId: string) => ({
  organizationId,
  type: 'image.failed' as const,
  data: { image_id: uuidV7(), image_type: 'hero' as const },
})

describeOnStore('events', ({ place }) => {
  let database: Database
  before(async () => (database = await open(await place())))
  after(() => database.close())
  const record = (organizationId: string, count = 1) =>
    database.db.transaction().execute(async (trx) => {
      for (let n = 0; n < count; n++) await recordEvent(trx, imageFailed(organizationId))
    })
  const typesOf = async (organizationId: string): Promise<EventType[]> =>
    (await listEvents(database.db, organizationId, { limit: 100 })).data.map(({ type }) => type)

  it('[EVENT-1] events have positions in the order of commits without gaps, whatever transactions roll back', async () => {
    const organizations = [await newOrganization(database), await newOrganization(database)]
    const seen: EndcapEvent[] = []
    const done = new AbortController()
    const readAll = async () => {
      let after: string | undefined
      while (!done.signal.aborted) {
        const page = await listEvents(database.db, organizations[0] ?? '', { after, limit: 7 })
        seen.push(...page.data)
        after = page.next_after ?? undefined
      }
    }
    const reader = readAll()
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const work = database.db.transaction().execute(async (trx) => {
          await recordEvent(trx, imageFailed(organizations[n % 2] ?? ''))
          await sql`SELECT pg_sleep(${(n % 5) / 500})`.execute(trx)
          await recordEvent(trx, imageFailed(organizations[n % 2] ?? ''))
          if (n % 6 === 0) throw new Error('rolled back')
        })
        await work.catch(() => undefined)
      }),
    )
    done.abort()
    await reader
    for (const organizationId of organizations) {
      const { rows } = await sql<{ positions: number[] }>`
        SELECT array_agg(position::int ORDER BY position) AS positions FROM event
        WHERE organization_id = ${organizationId}`.execute(database.db)
      const count = organizationId === organizations[0] ? 40 : 60
      assert.deepEqual(
        rows[0]?.positions,
        Array.from({ length: count }, (_, n) => n + 1),
      )
      assert.equal(await readHead(database.db, organizationId), count)
    }
    const all = await listEvents(database.db, organizations[0] ?? '', { limit: 100 })
    assert.deepEqual(seen, all.data.slice(0, seen.length), 'a reader has skipped an event')
  })

  it('[EVENT-2] events are read page by page, and a filter examines a bounded window of them', async () => {
    const organizationId = await newOrganization(database)
    const count = 2 * WINDOW + 10
    await insertMany(database.db, organizationId, count)
    const pdp = { pdp_id: uuidV7(), id_type: 'id', id: 'a', retailer: 'marketplace_us' } as const
    const data = { ...pdp, error_code: 'IMAGE_SCORING_FAILED' } as const
    await recordEvent(database.db, { organizationId, type: 'pdp.failed', data })
    const pages: { rows: number; more: boolean }[] = []
    let after: string | undefined
    for (let more = true; more; ) {
      const page = await listEvents(database.db, organizationId, { after, types: ['pdp.failed'], limit: 10 })
      pages.push({ rows: page.data.length, more: page.has_more })
      more = page.has_more
      after = page.next_after ?? undefined
    }
    assert.deepEqual(pages, [
      { rows: 0, more: true },
      { rows: 0, more: true },
      { rows: 1, more: false },
    ])
    const last = await listEvents(database.db, organizationId, { after, limit: 10 })
    assert.deepEqual(last, { data: [], has_more: false, next_after: after })
    const common = await listEvents(database.db, organizationId, { types: ['image.failed'], limit: 10 })
    assert.deepEqual([common.data.length, common.next_after], [10, common.data.at(-1)?.id])
    // The last event of a full page is not the last one that matches.
    const next = await listEvents(database.db, organizationId, {
      after: common.next_after ?? '',
      types: ['image.failed'],
      limit: 10,
    })
    const [eleventh] = (await listEvents(database.db, organizationId, { limit: 11 })).data.slice(10)
    assert.deepEqual(next.data[0], eleventh)
  })

  it('[EVENT-3] events are continued only behind an event that the organization has', async () => {
    const [own, other] = [await newOrganization(database), await newOrganization(database)]
    await record(own)
    await record(other)
    const foreign = (await listEvents(database.db, other, { limit: 1 })).data[0]?.id
    for (const after of [foreign, uuidV7(), 'text'])
      await assert.rejects(listEvents(database.db, own, { after, limit: 1 }), { code: 'INVALID_CURSOR' })
    assert.deepEqual(
      (await listEvents(database.db, await newOrganization(database), { limit: 1 })).next_after,
      null,
    )
  })

  it('events are removed after 30 days', async () => {
    const organizationId = await newOrganization(database)
    await record(organizationId, 3)
    const [first, second] = (await listEvents(database.db, organizationId, { limit: 3 })).data
    for (const [days, event] of [
      [31, first],
      [29, second],
    ] as const)
      await database.db
        .updateTable('event')
        .set({ id: uuidV7({ msecs: Date.now() - days * 24 * 3_600_000 }) })
        .where('id', '=', event?.id ?? '')
        .execute()
    await removeExpiredEvents(database.db, never)
    assert.equal((await typesOf(organizationId)).length, 2)
    await assert.rejects(listEvents(database.db, organizationId, { after: first?.id, limit: 1 }), {
      code: 'INVALID_CURSOR',
    })
  })

  it('events are a last page without events when none is kept any more', async () => {
    const organizationId = await newOrganization(database)
    await record(organizationId, 3)
    await database.db.deleteFrom('event').where('organization_id', '=', organizationId).execute()
    for (const types of [undefined, ['image.failed' as const]])
      assert.deepEqual(await listEvents(database.db, organizationId, { types, limit: 1 }), {
        data: [],
        has_more: false,
        next_after: null,
      })
    await record(organizationId)
    assert.deepEqual(await typesOf(organizationId), ['image.failed'])
  })

  it('[EVENT-4] events report each scoring of a listing once, and a changed score with its cause', async () => {
    const organizationId = await newOrganization(database)
    const portfolioId = await insertPortfolio(database, organizationId)
    const pdps = createPdpStore(database.db)
    const id = await insertPdp(database, { organizationId, portfolioId, result: null })
    const random = randomFrom(3)
    const first = { ...randomResult(random), pdp_score: 60, judgements: [] } as unknown as JudgedResult
    const inTransaction = (change: (trx: Db) => Promise<void>) => database.db.transaction().execute(change)
    const complete = (result: JudgedResult) =>
      inTransaction(async (trx) => {
        const pdp = await pdps.lock(trx, id)
        assert(pdp)
        await pdps.complete(trx, pdp, result)
      })
    await complete(first)
    await complete(first)
    await complete({ ...first, pdp_score: 70.5 })
    await inTransaction(async (trx) => {
      const pdp = await pdps.lock(trx, id)
      assert(pdp)
      await pdps.fail(trx, pdp, 'IMAGE_SCORING_FAILED')
    })
    const { data } = await listEvents(database.db, organizationId, { limit: 10 })
    const subject = { pdp_id: id, id_type: 'id', id, retailer: 'marketplace_us' }
    const { service_score: hero_score } = first.hero
    const judged = { service_certified: false, acceptance: [] }
    const scored = { ...subject, pdp_score: 60, previous_score: null, hero_score, ...judged }
    assert.deepEqual(
      data.map((event) => [event.type, event.data]),
      [
        ['pdp.scored', { ...scored, cause: 'images' }],
        ['pdp.scored', { ...scored, previous_score: 60, cause: null }],
        ['pdp.scored', { ...scored, pdp_score: 70.5, previous_score: 60, cause: 'rubric' }],
        [
          'pdp.score_changed',
          { ...subject, pdp_score: 70.5, previous_score: 60, score_change: 10.5, cause: 'rubric' },
        ],
        ['pdp.failed', { ...subject, error_code: 'IMAGE_SCORING_FAILED' }],
      ],
    )
  })

  it('[EVENT-5] events report the end of a Spark request once, also when it is overdue', async () => {
    const organizationId = await newOrganization(database)
    const sparks = createSparkStore(database.db)
    const imageId = await insertImage(database.db, organizationId)
    const insert = async (kind: SparkKind, error?: string) => {
      const id = uuidV7()
      await database.db
        .transaction()
        .execute((trx) => sparks.insert(trx, { id, kind, organizationId, imageId }, error))
      return id
    }
    for (const kind of ['images', 'ideas'] as const) {
      const id = await insert(kind)
      assert.equal(await sparks.complete(database.db, id, NOTHING), true)
      assert.equal(await sparks.complete(database.db, id, NOTHING), false)
      await sparks.fail(database.db, id, 'again')
    }
    await insert('ideas', 'could not be queued')
    const overdue = await insert('images')
    await sql`UPDATE spark_request SET created_at = now() - interval '1 hour' WHERE id = ${overdue}`.execute(
      database.db,
    )
    assert.equal(await sparks.complete(database.db, overdue, NOTHING), false)
    await sparks.failOverdue(database.db, 'images', imageId)
    await sparks.fail(database.db, overdue, 'again')
    assert.deepEqual(await typesOf(organizationId), [
      'spark.images.completed',
      'spark.ideas.completed',
      'spark.ideas.failed',
      'spark.images.failed',
    ])
  })

  it('events report a single image that cannot be scored', async () => {
    const organizationId = await newOrganization(database)
    const imageId = await insertImage(database.db, organizationId)
    const runs = createScoringRunStore(database.db)
    const score = { organizationId, categoryId: uuidV7(), modelVersion: 'm' }
    const item = { sha256: 'f'.repeat(64), role: 'hero' } as const
    const run = { id: uuidV7(), subject: { kind: 'image', imageId } } as const
    await database.db
      .transaction()
      .execute((trx) => endImages(trx, run, { ...score, ...item }, { runs, jobs: WITHOUT_JOBS }))
    const { data } = await listEvents(database.db, organizationId, { limit: 10 })
    assert.deepEqual(
      data.map((event) => [event.type, event.data]),
      [['image.failed', { image_id: imageId, image_type: 'hero' }]],
    )
  })

  it('[EVENT-6] events are streamed with heartbeats that move on, until the caller may no longer read', async () => {
    const organizationId = await newOrganization(database)
    await record(organizationId)
    using feed = createEventFeed({ db: database.db, log: createLog({ level: 'silent', format: 'json' }) })
    using member = feed.join(organizationId, 1)
    let isAllowed = true
    const stream = streamEvents(
      { db: database.db },
      {
        organizationId,
        from: await placeAt(database.db, organizationId, 1),
        types: ['pdp.failed'],
        member,
        isAllowed: async () => isAllowed,
        signal: never,
        heartbeatMs: 1,
      },
    )
    const next = async () => (await stream.next()).value ?? ''
    const [first, second] = [
      await listEvents(database.db, organizationId, { limit: 9 }),
      await record(organizationId),
    ]
    assert.equal(second, undefined)
    assert.equal(await next(), `retry: 3000\nid: ${first.next_after}\n\n`)
    const { next_after } = await listEvents(database.db, organizationId, { limit: 9 })
    let heartbeat = await next()
    for (let n = 0; n < 2_000 && !heartbeat.includes(String(next_after)); n++) heartbeat = await next()
    assert.equal(heartbeat, `: heartbeat\nid: ${next_after}\n\n`)
    isAllowed = false
    assert.equal((await stream.next()).done, true)
  })

  it('[EVENT-11] events are read only as fast as the client of a stream takes them', async () => {
    const organizationId = await newOrganization(database)
    await insertMany(database.db, organizationId, 2_000)
    using feed = createEventFeed({ db: database.db, log: createLog({ level: 'silent', format: 'json' }) })
    using member = feed.join(organizationId, 2_000)
    let reads = 0
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        reads += 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const text = streamEvents(
      { db: database.db.withPlugin(counting) },
      {
        organizationId,
        from: { position: 0, id: null },
        member,
        isAllowed: async () => true,
        signal: never,
      },
    )
    const stream = Readable.from(text, { objectMode: false, highWaterMark: 1 })
    await once(stream, 'readable')
    for (let n = 0; n < 10; n++) await readHead(database.db, organizationId)
    assert.ok(reads <= 2, `${reads} pages were read for a client that takes nothing`)
    stream.destroy()
  })
})

/** Inserts events of one type with positions, as if each had been committed. */
async function insertMany(db: Db, organizationId: string, count: number): Promise<void> {
  await sql`
    INSERT INTO event (id, organization_id, position, type, data)
    SELECT gen_random_uuid(), ${organizationId}, n, 'image.failed', '{}' FROM generate_series(1, ${count}::int) AS n`.execute(
    db,
  )
  await sql`INSERT INTO event_counter VALUES (${organizationId}, ${count})`.execute(db)
}

async function insertImage(db: Db, organizationId: string): Promise<string> {
  const id = uuidV7()
  await db
    .insertInto('image')
    .values({
      id,
      organization_id: organizationId,
      sha256: 'f'.repeat(64),
      format: 'png',
      width: 1,
      height: 1,
      byte_length: 1,
      category_id: null,
      role: 'hero',
    })
    .execute()
  return id
}
