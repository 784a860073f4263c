import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import pg from 'pg'
import type { Config } from '../../../src/config/config.ts'
import { listJobs, refuseNewJobs } from '../../support/job-table.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../../support/postgres.ts'
import { startService, type TestService } from '../../support/service.ts'

/** Two API replicas without a worker, so that requests stay in flight. */
describe('a Spark request in flight', { skip: withoutPostgres }, () => {
  let postgres: Postgres
  let origin: Origin
  let replicas: TestService[]
  let database: pg.Client

  before(async () => {
    postgres = await startPostgres()
    origin = await startOrigin()
    const databaseUrl = await postgres.createDatabase()
    const first = await startService({ role: 'api', origin, databaseUrl })
    // Gives both replicas one environment, as behind a load balancer, so that tokens of one replica are valid at the other.
    const configure = (config: Config) => {
      config.auth = { ...config.auth, ...first.config.auth }
    }
    replicas = [first, await startService({ role: 'api', databaseUrl, configure })]
    database = new pg.Client({ connectionString: databaseUrl })
    await database.connect()
  })
  after(async () => {
    await database.end()
    for (const replica of replicas) await replica[Symbol.asyncDispose]()
    await postgres[Symbol.asyncDispose]()
  })

  /** Sends a request with the first replica's token to any replica. */
  async function send(method: string, path: string, replica = 0, body?: object) {
    const response = await fetch(`${replicas[replica % 2]?.app.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${replicas[0]?.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  let images = 0
  async function newImage(): Promise<string> {
    const path = `/${images++}.png`
    origin.serve(path, await picture(images))
    const { body } = await send('POST', '/v1/images/score', 0, {
      image_url: origin.url(path),
      product_category_id: findCategoryByPath('Food > Snacks > Potato Chips')?.id,
      image_type: 'hero',
    })
    return String(body['image_id'])
  }
  const ask = (image: string, kind: 'images' | 'ideas', replica = 0) =>
    send('POST', `/v1/images/${image}/spark/${kind}`, replica)
  const read = (url: unknown) => send('GET', String(url), 1)
  const age = (id: unknown, minutes: number) =>
    database.query('UPDATE spark_request SET created_at = now() - make_interval(mins => $2) WHERE id = $1', [
      id,
      minutes,
    ])

  for (const kind of ['images', 'ideas'] as const) {
    const idField = kind === 'images' ? 'batch_id' : 'idea_id'

    it(`[SPARK-12] a Spark request in flight is shared by 50 concurrent callers (${kind})`, async () => {
      const image = await newImage()
      const all = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(image, kind, n)))
      assert.deepEqual(
        all.map(({ status }) => status).toSorted((a, b) => a - b),
        [...Array.from({ length: 49 }, () => 200), 202],
      )
      assert.equal(new Set(all.map(({ body }) => body[idField])).size, 1)
      const { rows } = await database.query(
        'SELECT count(*)::int AS n FROM spark_request WHERE image_id = $1',
        [image],
      )
      assert.equal(rows[0].n, 1)
      const jobs = await listJobs(database, { payload: { requestId: all[0]?.body[idField] } })
      assert.equal(jobs.length, 1)
    })

    it(`[SPARK-14] a Spark request in flight fails after five minutes, and no longer blocks a new one (${kind})`, async () => {
      const image = await newImage()
      const { body } = await ask(image, kind)
      await age(body[idField], 4)
      assert.equal((await read(body['result_url'])).body['status'], 'processing')
      assert.equal((await ask(image, kind)).status, 200)
      await age(body[idField], 6)
      assert.equal((await read(body['result_url'])).body['status'], 'failed')
      const next = await ask(image, kind)
      assert.equal(next.status, 202)
      assert.notEqual(next.body[idField], body[idField])
    })

    it(`[SPARK-15] a Spark request in flight is stored as failed if it cannot be queued, and the caller gets an error (${kind})`, async () => {
      const image = await newImage()
      const acceptJobs = await refuseNewJobs(database)
      try {
        const { status, body } = await ask(image, kind)
        assert.deepEqual([status, body['error_code']], [500, 'QUEUE_ENQUEUE_FAILED'])
        const { [idField]: id } = body['extra'] as Record<string, string>
        const found = await read(`/v1/images/${image}/spark/${kind}/${id}`)
        assert.equal(found.body['status'], 'failed')
      } finally {
        await acceptJobs()
      }
      assert.equal((await ask(image, kind)).status, 202)
    })

    it(`[SPARK-22] a Spark request in flight is rejected for an image without a category (${kind})`, async () => {
      const image = await newImage()
      await database.query('UPDATE image SET category_id = NULL WHERE id = $1', [image])
      const { status, body } = await ask(image, kind)
      assert.deepEqual([status, body['error_code']], [400, 'MISSING_PRODUCT_CATEGORY'])
    })
  }

  it('[SPARK-16] a Spark request in flight has no data while it is processed', async () => {
    const image = await newImage()
    const images = await read((await ask(image, 'images')).body['result_url'])
    assert.deepEqual([images.body['status'], images.body['data']], ['processing', []])
    const ideas = await read((await ask(image, 'ideas')).body['result_url'])
    assert.deepEqual([ideas.body['status'], ideas.body['data']], ['processing', null])
  })
})
