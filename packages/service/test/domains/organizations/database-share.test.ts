// Runs in a process of its own: the description of a second service lacks schemas if nobody has read that of the first.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Described, exampleOf, type OpenApi, operationsOf, readOpenApi } from '../../support/openapi.ts'
import { type Postgres, startPostgres, withoutPostgres } from '../../support/postgres.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'

/** Requests of each operation at a time, twice as many as a process has connections. */
const REQUESTS = 20
/** Half of the connections: the most that one organization gets. */
const MOST = 5
/** Tables that authentication and the other organization's poll read. */
const UNLOCKED = ['credential', 'organization', 'pdp', 'portfolio', 'signing_key']

describe('an organization whose requests block in the database', { skip: withoutPostgres }, () => {
  let postgres: Postgres
  let service: TestService
  let document: OpenApi
  let other: string
  let locker: pg.Client
  before(async () => {
    postgres = await startPostgres()
    const databaseUrl = await postgres.createDatabase()
    service = await startService({ role: 'api', databaseUrl })
    const { baseUrl } = service.config.auth
    document = await readOpenApi(baseUrl)
    other = await requestToken(baseUrl, await newCredential(service.app))
    locker = new pg.Client({ connectionString: databaseUrl })
    await locker.connect()
  })
  after(async () => {
    await locker?.end()
    await service?.[Symbol.asyncDispose]()
    await postgres?.[Symbol.asyncDispose]()
  })

  /** Locks every table but those of the other organization's poll, so that most operations wait for them. */
  async function lockTables(): Promise<AsyncDisposable> {
    const { rows } = await locker.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename <> ALL($1)`,
      [UNLOCKED],
    )
    await locker.query('BEGIN')
    await locker.query(`LOCK TABLE ${rows.map(({ name }) => name).join(', ')} IN ACCESS EXCLUSIVE MODE`)
    return { [Symbol.asyncDispose]: async () => void (await locker.query('ROLLBACK')) }
  }

  async function countBlocked(): Promise<number> {
    const { rows } = await locker.query<{ count: number }>(
      'SELECT count(DISTINCT pid)::int AS count FROM pg_locks WHERE NOT granted',
    )
    return rows[0]?.count ?? 0
  }

  async function send({ method, path, operation }: Described): Promise<void> {
    const parameters = operation.parameters ?? []
    const exampleFor = (name: string) => parameters.find((each) => each.name === name)?.schema.example
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const example = exampleFor(name)
      return encodeURIComponent(typeof example === 'string' ? example : 'x')
    })
    const media = operation.requestBody?.content?.['application/json']
    const body = media && exampleOf(document, media)
    const response = await fetch(service.config.auth.baseUrl + filled, {
      method,
      headers: {
        authorization: `Bearer ${service.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    // A stream of events does not end by itself.
    await response.body?.cancel()
  }

  /** Polls for the other organization until the requests are answered, or until no further one can block. */
  async function settle({ operation }: Described, isAnswered: () => boolean): Promise<void> {
    for (let unchanged = 0, before = 0; unchanged < 3 && !isAnswered(); ) {
      await sleep(20)
      const { status } = await service.request('GET', '/v1/pdps/id/unknown', { token: other })
      assert.equal(status, 404, operation.operationId)
      const blocked = await countBlocked()
      assert.ok(blocked <= MOST, `${operation.operationId} blocked ${blocked} connections`)
      unchanged = blocked === before && blocked > 0 ? unchanged + 1 : 0
      before = blocked
    }
  }

  it('an organization whose requests block in the database leaves connections to every other one, whichever operations it calls', async () => {
    let blocking = 0
    for (const described of operationsOf(document).filter(({ path }) => path.startsWith('/v1/'))) {
      let answered = 0
      let requests: Promise<unknown>[]
      {
        await using _locked = await lockTables()
        requests = Array.from({ length: REQUESTS }, () => send(described).then(() => (answered += 1)))
        await settle(described, () => answered === REQUESTS)
        if (answered < REQUESTS) blocking += 1
      }
      await Promise.all(requests)
    }
    assert.ok(blocking > 40, `only ${blocking} operations wait for a locked table`)
  })
})
