import assert from 'node:assert/strict'
import { renameSync, rmSync } from 'node:fs'
import { it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import type { DatabaseConfig } from '@endcap/service/platform/db/database'
import { changeJobs } from '../../service/test/support/job-table.ts'
import { startOrigin } from '../../service/test/support/origin.ts'
import { picture } from '../../service/test/support/pictures.ts'
import { endcap, jsonLines } from '../../service/test/support/process.ts'
import {
  blobDirectory,
  requestToken,
  startService,
  type TestService,
} from '../../service/test/support/service.ts'
import { describeOnBothStores, open } from '../../service/test/support/stores.ts'

/** Submissions with a category spare the service the index of product names, 2 s of CPU time. */
const chips = findCategoryByPath('Food > Snacks > Potato Chips')?.id

describeOnBothStores('endcap jobs', (store) => {
  it('endcap jobs lists, retries and discards dead letters, whether or not the service runs', async () => {
    const place = await store.place()
    const origin = await startOrigin()
    for (let n = 0; n < 4; n++) origin.serve(`/${n}.png`, await picture(n))
    const url = place.url === null ? {} : { DATABASE_URL: place.url }
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await endcap(
        ['jobs', ...args, '--data', place.dataDirectory, '--json'],
        url,
      )
      return { code, stderr, records: jsonLines(stdout) }
    }
    const start = (role: 'api' | 'all') =>
      startService({
        role,
        dataDirectory: place.dataDirectory,
        ...(place.url === null ? {} : { databaseUrl: place.url }),
        configure: (config) => (config.fetch.allowedOrigins = [origin.host]),
      })

    const first = await start('api')
    const pdp = (n: number) => ({ hero_image_url: origin.url(`/${n}.png`), product_category_id: chips })
    for (const n of [0, 1, 2]) assert.equal((await first.put(`pdp-${n}`, pdp(n))).status, 202)
    const { body: image } = await first.request('POST', '/v1/images/score', {
      body: { image_url: origin.url('/3.png'), product_category_id: chips, image_type: 'hero' },
    })
    const imagePath = `/v1/images/${String(image['image_id'])}/score`
    const blobs = blobDirectory(first.config)
    await first.app[Symbol.asyncDispose]()
    renameSync(blobs, `${blobs}.moved`)
    await onlyOneTry(place)

    const second = await start('all')
    const caller = { token: await sameCaller(second, first) }
    const ask = (path: string) => settled(second, path, caller)
    for (const n of [0, 1, 2]) assert.equal((await ask(`/v1/pdps/id/pdp-${n}`))['status'], 'ERROR')
    assert.equal((await ask(imagePath))['status'], 'error')
    const dead = await listed(run, 4)
    for (const job of dead) {
      assert.deepEqual([job['queue'], job['state'], job['attempts']], ['score-image', 'dead', 1])
      assert.equal(job['organization_id'], first.credential.organization_id)
      assert.match(String(job['reason']), /there is no stored object/)
    }
    rmSync(blobs, { recursive: true, force: true })
    renameSync(`${blobs}.moved`, blobs)

    // The service runs: the commands use its control socket, or PostgreSQL directly.
    // The standalone image was submitted last.
    const [ofImage = '', ...remaining] = dead
      .toSorted((a, b) => (String(a['created_at']) < String(b['created_at']) ? 1 : -1))
      .map((job) => String(job['job_id']))
    const retried = await run('retry', ofImage)
    assert.deepEqual(
      retried.records.map(({ job_id, retried: isRetried, detail }) => [job_id, isRetried, detail]),
      [[ofImage, true, null]],
    )
    assert.equal((await ask(imagePath))['status'], 'scored')
    const [discarded = ''] = remaining
    assert.deepEqual(
      (await run('discard', discarded)).records.map((each) => each['job_id']),
      [discarded],
    )
    const gone = await run('retry', ofImage)
    assert.equal(gone.code, 1)
    assert.match(gone.stderr, /^endcap: there is no dead letter with the id/)
    for (const wrong of [['retry'], ['discard', '--all', discarded]])
      assert.equal((await run(...wrong)).code, 2, wrong.join(' '))
    await second.app[Symbol.asyncDispose]()

    // No service runs.
    assert.deepEqual(
      (await run('list')).records.map((job) => String(job['job_id'])).toSorted(),
      remaining.slice(1).toSorted(),
    )
    const all = await run('retry', '--all')
    assert.deepEqual(
      all.records.map((each) => each['retried']),
      [true, true],
      JSON.stringify(all),
    )
    assert.deepEqual((await run('list')).records, [])
    assert.equal((await run('list', '--state', 'waiting', '--queue', 'score-image')).records.length, 2)

    const third = await start('all')
    const again = { token: await sameCaller(third, first) }
    const statuses: string[] = []
    for (const n of [0, 1, 2])
      statuses.push(String((await settled(third, `/v1/pdps/id/pdp-${n}`, again))['status']))
    assert.deepEqual(statuses.toSorted(), ['COMPLETED', 'COMPLETED', 'ERROR'])
    await third.app[Symbol.asyncDispose]()
    await origin[Symbol.asyncDispose]()
  })
})

type Run = (...args: string[]) => Promise<{ records: Record<string, unknown>[] }>
type Caller = { token: string }

/** Makes the first failure the last, because retries take minutes. */
async function onlyOneTry(place: DatabaseConfig): Promise<void> {
  const { pool, close } = await open(place)
  await changeJobs(pool, { queue: 'score-image' }, { retryLimit: 0 })
  await close()
}

/** Waits until the dead letters are listed, which is after their handlers have run. */
async function listed(run: Run, count: number): Promise<Record<string, unknown>[]> {
  for (let attempts = 0; ; attempts++) {
    const { records } = await run('list')
    if (records.length === count) return records
    assert.ok(attempts < 20, `${records.length} of ${count} jobs`)
  }
}

/** Requests a token for another start's credential. Each start has its own port and therefore its own audience. */
const sameCaller = ({ config }: TestService, { credential }: TestService): Promise<string> =>
  requestToken(config.auth.baseUrl, { ...credential, audience: config.auth.audience })

async function settled(service: TestService, path: string, caller: Caller): Promise<Record<string, unknown>> {
  for (let polls = 0; polls < 600; polls++) {
    const { body } = await service.request('GET', path, caller)
    if (!/^processing$/i.test(String(body['status']))) return body
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${path} is still being processed`)
}
