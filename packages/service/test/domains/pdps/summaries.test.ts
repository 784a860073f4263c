import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { sql } from 'kysely'
import { listPdps } from '../../../src/domains/pdps/reading/list-pdps.ts'
import { leaveOutTriggers } from '../../../src/domains/pdps/record/earlier-release.ts'
import { WRITTEN, writeSummaries } from '../../../src/domains/pdps/record/write-pdp.ts'
import { fillSummaries } from '../../../src/domains/pdps/scoring/fill-summaries.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { lostPoints } from '../../../src/platform/db/migrations/0026-lost-points.ts'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startService } from '../../support/service.ts'
import { describeOnBothStores, describeOnPostgres, newOrganization, open } from '../../support/stores.ts'
import { insertPdp, insertPortfolio, randomFrom, randomResult } from '../../support/synthetic-pdps.ts'

const RANDOM_RESULTS = 100
const NEVER = new AbortController().signal

/** Results in the forms of earlier releases, and of PDPs at the bounds of the rules. */
const RESULTS: readonly (object | null)[] = [
  null,
  { pdp_score: 50 },
  { hero: { image_id: 'a' } },
  { pdp_score: 70.2, asset_mix: { missing: {}, recommended_carousel_images: 6 }, image_mix_penalty: true },
  { pdp_score: 1, summary: { can_win: null, first_action: null } },
  { pdp_score: 1, summary: { can_win: 0.1, first_action: { code: 'x', title: 'Ü "y"' }, lost: {} } },
  { pdp_score: 1, summary: { lost: { carousel_image: 0, score_penalty: 0 } } },
  // The first of two causes of equal points, in the order of the result.
  { pdp_score: 1, summary: { lost: { score_penalty: 7.3, main_image: 7.3, carousel_image: 7.2 } } },
  ...['vision-7+food-1.general-6', 'vision-7+food-1.general-6.own-2', 'vision-7+general-6+corrected'].map(
    (version) => ({ hero: { service_score: 0, score_metadata: { model_version: version } } }),
  ),
]

const withRules = (result: object, random: () => number): object => ({
  ...result,
  hero: {
    service_score: 12.3,
    score_metadata: {
      rule_checks: ['fill_share', 'white_background'].map((rule) => ({ rule, passed: random() < 0.5 })),
    },
  },
  image_order_penalty: random() < 0.5,
  image_count_penalty: random() < 0.5,
})

describeOnBothStores('summaries', ({ place }) => {
  let database: Database
  let organizationId: string
  let portfolioId: string
  before(async () => {
    database = await open(await place())
    organizationId = await newOrganization(database)
    portfolioId = await insertPortfolio(database, organizationId)
  })
  after(() => database.close())

  /** Inserts a PDP like a process of the previous release. */
  const insert = (result: object | null) => insertPdp(database, { organizationId, portfolioId, result })
  const rows = () => summariesOf(database)
  const lostOf = async (id: string) => {
    const listing = { organizationId, limit: 1_000, sort: 'name', cursor: null } as const
    return (await listPdps(database.db, listing)).rows.find((row) => row.id === id)?.lost
  }
  const result = (lost: object) => ({ pdp_score: 50, summary: { can_win: 1, image_gain: 1, lost } })

  it('summaries are those that the triggers of the previous release write', async () => {
    const random = randomFrom(17)
    const randomResults = Array.from({ length: RANDOM_RESULTS }, () =>
      withRules(randomResult(random), random),
    )
    for (const stored of [...RESULTS, ...randomResults]) await insert(stored)
    const written = await rows()
    await database.db.transaction().execute(async (trx) => {
      await leaveOutTriggers(trx)
      await trx.deleteFrom('pdp_summary').execute()
      await writeSummaries(trx, await trx.selectFrom('pdp').select(WRITTEN).execute())
    })
    assert.deepEqual(await rows(), written)
    assert.equal(written.length, RESULTS.length + RANDOM_RESULTS)
  })

  it('summaries follow what a process of the previous release writes later', async () => {
    const id = await insert(result({ main_image: 12.3 }))
    await database.db.transaction().execute(async (trx) => {
      await leaveOutTriggers(trx)
      await writeSummaries(trx, await trx.selectFrom('pdp').select(WRITTEN).where('id', '=', id).execute())
    })
    const later = JSON.stringify(result({ carousel_image: 4.5 }))
    await sql`UPDATE pdp SET result = ${later} WHERE id = ${id}`.execute(database.db)
    assert.deepEqual(await lostOf(id), { carousel_image: 4.5 })
  })

  it('summaries have their lost points before and after the maintenance task', async () => {
    const ids: string[] = []
    for (let n = 0; n < 250; n++) ids.push(await insert(result({ main_image: n / 10 })))
    const complete = await rows()
    await database.db.transaction().execute(async (trx) => {
      await leaveOutTriggers(trx)
      await trx.updateTable('pdp_summary').set({ lost: null }).execute()
      await trx.deleteFrom('pdp_summary').where('pdp_id', 'in', ids.slice(0, 120)).execute()
    })
    assert.deepEqual(await lostOf(ids[200] ?? ''), { main_image: 20 })
    await fillSummaries(database.db, NEVER)
    assert.deepEqual(await rows(), complete)
  })
})

describeOnPostgres('a service without the triggers of the previous release', ({ place }) => {
  it('a service without the triggers of the previous release keeps the summaries that these would write', async () => {
    const where = await place()
    const origin = await startOrigin()
    for (let n = 0; n < 3; n++) origin.serve(`/${n}.png`, await picture(n, 500))
    await using service = await startService({ origin, databaseUrl: where.url ?? '' })
    const database = await open(where)
    await using stack = new AsyncDisposableStack()
    stack.defer(() => database.close())
    await database.pool.query(`DROP TRIGGER pdp_summary ON pdp; DROP TRIGGER pdp_summary_lost ON pdp_summary;
      DROP TRIGGER pdp_summary_image_gain ON pdp_summary; DROP TRIGGER pdp_summary_release ON pdp_summary`)

    const submission = (n: number) => ({ hero_image_url: origin.url(`/${n}.png`), name: `Chips ${n}` })
    for (let n = 0; n < 3; n++) await service.put(String(n), submission(n))
    await service.put('without image', { hero_image_url: origin.url('/none.png'), name: 'Chips' })
    for (const id of ['0', '1', '2']) await service.settled(id)
    await service.put('0', { ...submission(0), carousel_image_urls: [origin.url('/2.png')], name: 'Soap' })
    await service.settled('0')
    await service.request('PUT', '/v1/pdps/id/1/tags', { body: { tags: ['spring'] } })
    const summaries = await summariesOf(database)
    assert.ok(summaries.length >= 3)

    const [_function, ...triggers] = lostPoints.statements
    await database.pool.query(triggers.join(';'))
    await database.pool.query('UPDATE pdp SET tags = tags')
    assert.deepEqual(await summariesOf(database), summaries)
  })
})

const summariesOf = async ({ db }: Pick<Database, 'db'>): Promise<object[]> => {
  const { rows } = await sql<{ row: object }>`
    SELECT to_jsonb(summary) AS row FROM pdp_summary AS summary ORDER BY pdp_id`.execute(db)
  return rows.map(({ row }) => row)
}
