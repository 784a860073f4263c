import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { SparkBatchResult } from '@endcap/api'
import { findCategoryByPath } from '@endcap/catalog'
import { demoRoot } from '../../../../service/test/support/demo-root.ts'
import { changeJobs } from '../../../../service/test/support/job-table.ts'
import { type Origin, startOrigin } from '../../../../service/test/support/origin.ts'
import { picture } from '../../../../service/test/support/pictures.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../../../../service/test/support/postgres.ts'
import { endcap } from '../../../../service/test/support/process.ts'
import { requestToken, startService, type TestService } from '../../../../service/test/support/service.ts'
import { open, temporaryDirectory } from '../../../../service/test/support/stores.ts'
import { ARCHIVE_COMMANDS } from './archive-suite.ts'

const KINDS = ['embedded', 'PostgreSQL'] as const
type Place = { dataDirectory: string; databaseUrl?: string }

describe('a service that moves', { skip: withoutPostgres }, () => {
  let postgres: Postgres
  let origin: Origin
  before(async () => {
    postgres = await startPostgres()
    origin = await startOrigin()
    for (let n = 0; n < 6; n++) origin.serve(`/${n}.png`, await picture(n))
    origin.serve('/root.jpg', (await demoRoot('B0DEMOVIT8')).bytes)
  })
  after(async () => {
    await origin[Symbol.asyncDispose]()
    await postgres[Symbol.asyncDispose]()
  })
  const newPlace = async (kind: (typeof KINDS)[number]): Promise<Place> => ({
    dataDirectory: temporaryDirectory(),
    ...(kind === 'embedded' ? {} : { databaseUrl: await postgres.createDatabase() }),
  })
  const start = (place: Place, options: Partial<Parameters<typeof startService>[0]> = {}) =>
    startService({
      ...place,
      ...options,
      configure(config) {
        config.fetch.allowedOrigins = [origin.host]
        options.configure?.(config)
      },
    })
  async function run(
    command: 'create' | 'restore',
    directory: string,
    { dataDirectory, databaseUrl }: Place,
  ) {
    const { code, stdout, stderr } = await endcap(
      [...ARCHIVE_COMMANDS[command], directory, '--data', dataDirectory, '--json'],
      databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl },
    )
    assert.equal(code, 0, stderr)
    return JSON.parse(stdout) as Record<string, number>
  }
  const listing = (hero: number) => ({
    hero_image_url: origin.url(`/${hero}.png`),
    carousel_image_urls: [origin.url(`/${(hero + 1) % 6}.png`)],
    name: 'Sea Salt Potato Chips, 150 g',
  })
  const submitImage = async (service: TestService, path: string) => {
    const { body } = await service.request('POST', '/v1/images/score', {
      body: {
        image_url: origin.url(path),
        product_category_id: findCategoryByPath('Food > Snacks > Potato Chips')?.id,
        image_type: 'hero',
      },
    })
    return `/v1/images/${String(body['image_id'])}`
  }

  for (const kind of KINDS) {
    const other = kind === 'embedded' ? 'PostgreSQL' : 'embedded'

    it(`a service that moves returns the same answers after a move from ${kind} to ${other}, and finishes what was in progress`, async () => {
      const [from, to] = [await newPlace(kind), await newPlace(other)]
      const first = await start(from)
      await first.put('done', listing(0))
      await first.settled('done')
      const image = await submitImage(first, '/root.jpg')
      await first.poll(`${image}/score`)
      const { body: requested } = await first.request('POST', `${image}/spark/images`)
      const batch = (await first.poll(String(requested['result_url']))).body as unknown as SparkBatchResult
      assert.equal(batch.status, 'completed')
      const paths = ['/v1/pdps/id/done', `${image}/score`, `${image}/spark/images/${batch.batch_id}`]
      const answers = await Promise.all(paths.map((path) => read(first, path)))
      const derived = await download(first, batch.data[0]?.url)
      await first[Symbol.asyncDispose]()

      const sameAddress: Parameters<typeof start>[1] = {
        configure(config) {
          config.server.port = first.config.server.port
          config.auth = first.config.auth
        },
      }
      // No worker runs, so the jobs are outstanding when the export reads them.
      const busy = await start(from, { ...sameAddress, role: 'api' })
      const pending = [1, 2, 3, 4]
      for (const n of pending) await first.put(`pending-${n}`, listing(n))
      const pendingImage = await submitImage(first, '/5.png')
      const directory = join(temporaryDirectory(), 'archive')
      // The embedded database has one user; on PostgreSQL the service keeps running.
      if (kind === 'embedded') await busy[Symbol.asyncDispose]()
      await beginOneJob(from)
      const exported = await run('create', directory, from)
      if (kind !== 'embedded') await busy[Symbol.asyncDispose]()
      assert.ok((exported['jobs'] ?? 0) > 0, 'there was something in progress')

      assert.deepEqual(await run('restore', directory, to), exported)
      // Reads before the other jobs finish, because each new score changes the percentile ranks of the others.
      const idle = await start(to, { ...sameAddress, role: 'api' })
      assert.deepEqual(await Promise.all(paths.map((path) => read(first, path))), answers)
      assert.deepEqual(await download(first, batch.data[0]?.url), derived)
      assert.ok(await requestToken(first.config.auth.baseUrl, first.credential))
      await idle[Symbol.asyncDispose]()

      await using _working = await start(to, sameAddress)
      for (const n of pending) assert.equal((await first.settled(`pending-${n}`)).status, 'COMPLETED')
      assert.equal((await first.poll(`${pendingImage}/score`)).body['status'], 'scored')
    })
  }
})

/** Puts a job into the state of one that a worker runs. */
async function beginOneJob({ dataDirectory, databaseUrl }: Place): Promise<void> {
  const { pool, close } = await open({ dataDirectory, url: databaseUrl ?? null })
  const first = { states: ['created'], limit: 1 } as const
  assert.equal(await changeJobs(pool, first, { state: 'active', startedInS: 0, heartbeatInS: 0 }), 1)
  await close()
}

/** Returns the bytes of a response to the first service's token, without URLs that expire. */
async function read({ config, token }: TestService, path: string): Promise<string> {
  const response = await fetch(config.auth.baseUrl + path, { headers: { authorization: `Bearer ${token}` } })
  assert.equal(response.status, 200, path)
  return (await response.text()).replaceAll(/"url":"[^"]*","url_expires_at":"[^"]*"/g, '')
}

/** Downloads from a signed URL of the first service. */
async function download({ config }: TestService, url = ''): Promise<Buffer> {
  assert.ok(url.startsWith(config.auth.baseUrl))
  const response = await fetch(url)
  assert.equal(response.status, 200)
  return Buffer.from(await response.arrayBuffer())
}
