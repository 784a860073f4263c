import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import type { NewCredential } from '@endcap/cli/operator/administration/credential-administration'
import pg from 'pg'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../../support/postgres.ts'
import { endcap, type ServeProcess, serve } from '../../support/process.ts'
import { requestToken } from '../../support/service.ts'
import { temporaryDirectory } from '../../support/stores.ts'

/** Submissions with a category spare the service the index of product names, 2 s of CPU time. */
const CATEGORY = findCategoryByPath('Food > Snacks > Potato Chips')?.id
const LIMIT = 100
const SUBMISSIONS = 1_000

describe('the rate limit of an organization', { skip: withoutPostgres }, () => {
  let origin: Origin
  let postgres: Postgres
  let environment: Record<string, string>
  const processes: ServeProcess[] = []

  before(async () => {
    origin = await startOrigin()
    origin.serve('/0.png', await picture(0))
    postgres = await startPostgres()
    environment = {
      DATABASE_URL: await postgres.createDatabase(),
      ENDCAP_ALLOWED_ORIGINS: origin.host,
      // Both replicas share one environment.
      ENDCAP_BASE_URL: 'http://endcap.test',
      ENDCAP_BLOBS: `file:${temporaryDirectory()}`,
    }
    for (let n = 0; n < 2; n++) processes.push(await start())
  })
  after(async () => {
    for (const each of processes) await each[Symbol.asyncDispose]()
    await postgres?.[Symbol.asyncDispose]()
    await origin[Symbol.asyncDispose]()
  })
  const start = () => serve(['--role', 'api', '--port', '0', '--data', temporaryDirectory()], environment)
  const address = (n: number): string => processes[n]?.announced['address'] ?? ''

  it('[ORG-1] the rate limit of an organization admits exactly its number of 1,000 concurrent requests on two processes, and survives a restart', async () => {
    const credential = await newOrganization()
    const token = await requestToken(address(0), credential)
    const put = (n: number, base: string) =>
      fetch(`${base}/v1/pdps/id/limit-${n}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ hero_image_url: origin.url('/0.png'), product_category_id: CATEGORY }),
      })

    const answers = await Promise.all(
      Array.from({ length: SUBMISSIONS }, async (_, n) => {
        const response = await put(n, address(n % 2))
        return { status: response.status, headers: response.headers, body: await response.json() }
      }),
    )
    const count = (status: number) => answers.filter((answer) => answer.status === status).length
    assert.deepEqual([count(202), count(429)], [LIMIT, SUBMISSIONS - LIMIT])
    for (const { status, headers, body } of answers) {
      assert.match(headers.get('ratelimit-policy') ?? '', /^"submissions";q=100;w=60$/)
      if (status !== 429) continue
      assert.equal((body as { error_code: string }).error_code, 'RATE_LIMITED')
      assert.ok(Number(headers.get('retry-after')) > 0)
    }
    assert.equal(await storedPdps(), LIMIT, 'refused submissions were stored')

    await processes[0]?.[Symbol.asyncDispose]()
    processes[0] = await start()
    assert.equal((await put(SUBMISSIONS, address(0))).status, 429, 'after a restart')
  })

  async function newOrganization(): Promise<NewCredential> {
    const data = ['--data', temporaryDirectory(), '--json']
    const org = await endcap(
      ['org', 'create', '--name', 'Limited', '--rate-limit', String(LIMIT), ...data],
      environment,
    )
    const { organization_id } = JSON.parse(org.stdout) as { organization_id: string }
    const made = await endcap(['credential', 'create', '--org', organization_id, ...data], environment)
    return JSON.parse(made.stdout) as NewCredential
  }

  async function storedPdps(): Promise<number> {
    const client = new pg.Client({ connectionString: environment['DATABASE_URL'] })
    await client.connect()
    try {
      const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM pdp')
      return rows[0]?.count ?? 0
    } finally {
      await client.end()
    }
  }
})
