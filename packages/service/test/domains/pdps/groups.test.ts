import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { GROUPINGS, type Grouping, MIN_COUNTED_GAIN, type PdpSummary } from '@endcap/api'
import { sql } from 'kysely'
import { groupPdps } from '../../../src/domains/pdps/reading/group-pdps.ts'
import { listPdps } from '../../../src/domains/pdps/reading/list-pdps.ts'
import { presentPdpSummary } from '../../../src/domains/pdps/reading/present-pdp-summary.ts'
import { leaveOutTriggers } from '../../../src/domains/pdps/record/earlier-release.ts'
import { WRITTEN, writeSummaries } from '../../../src/domains/pdps/record/write-pdp.ts'
import type { Database } from '../../../src/platform/db/database.ts'
import { describeOnBothStores, newOrganization, open } from '../../support/stores.ts'
import { insertPdp, insertPortfolio, randomFrom, randomResult } from '../../support/synthetic-pdps.ts'

const PDPS = 200
const BRANDS = ['Northfold', 'Hollis', null]
const TAGS = [['spring'], ['spring', 'relaunch'], []]
const STATES = ['+', '-', '?']

describeOnBothStores('groups of PDPs', ({ place }) => {
  let database: Database
  let organizationId: string
  before(async () => {
    database = await open(await place())
    organizationId = await newOrganization(database)
    const portfolioId = await insertPortfolio(database, organizationId)
    const random = randomFrom(5)
    const oneOf = <Value>(values: readonly Value[]): Value =>
      values[Math.floor(random() * values.length)] as Value
    const families = await sql<{ id: string }>`
      INSERT INTO pdp_family (id, organization_id, name)
      SELECT gen_random_uuid(), ${organizationId}, n::text FROM generate_series(1, 8) AS n RETURNING id`.execute(
      database.db,
    )
    for (let n = 0; n < PDPS; n++) {
      const result = randomResult(random) as { summary: object }
      const split = { today: oneOf([0, 4.9, 5, 12]), with_spark: 1, with_shoot: 0 }
      const summary = { ...result.summary, brand: oneOf(BRANDS), can_win_split: split }
      const stored = n % 10 === 0 ? null : { ...result, summary }
      const id = await insertPdp(database, { organizationId, portfolioId, result: stored, ageDays: n % 3 })
      const family = n % 4 === 0 ? oneOf(families.rows).id : null
      await sql`UPDATE pdp SET tags = ${oneOf(TAGS)}, family_id = ${family}::uuid, changed_by = ${n % 2 ? '{"kind":"credential","id":"c1"}' : null}::jsonb
        WHERE id = ${id}`.execute(database.db)
    }
    await database.db.transaction().execute(async (trx) => {
      await leaveOutTriggers(trx)
      await writeSummaries(trx, await trx.selectFrom('pdp').select(WRITTEN).execute())
      await sql`UPDATE pdp_summary SET acceptance = ARRAY[(${STATES}::text[])[1 + abs(hashtext(pdp_id::text)) % 3]]
        WHERE pdp_score IS NOT NULL`.execute(trx)
    })
    await insertPdp(database, {
      organizationId: await newOrganization(database),
      portfolioId,
      result: randomResult(random),
    })
  })
  after(() => database.close())

  const listed = async (filters: object): Promise<PdpSummary[]> => {
    const listing = { ...filters, organizationId, limit: 2 * PDPS, sort: 'name', cursor: null } as const
    return (await listPdps(database.db, listing)).rows.map((row) => presentPdpSummary(row))
  }
  const FILTERS: Record<Grouping, string> = {
    brand: 'brand',
    tag: 'tag',
    category: 'category_id',
    retailer: 'retailer',
    person: 'changed_by',
  }

  for (const by of GROUPINGS)
    for (const filters of [{}, { score_max: 60 }])
      it(`groups of PDPs by ${by} have the figures of the list with their filter and ${JSON.stringify(filters)}`, async () => {
        const { data, has_more: hasMore } = await groupPdps(database.db, { ...filters, organizationId }, by)
        assert.equal(hasMore, false)
        assert.ok(data.some((each) => each.can_gain_today > 0))
        for (const { key, ...group } of data.filter((each) => each.key !== null)) {
          const rows = await listed({ ...filters, [FILTERS[by]]: key })
          const gaining = rows.filter(({ can_win_split: split }) => (split?.today ?? 0) >= MIN_COUNTED_GAIN)
          assert.equal(
            group.can_gain_today,
            new Set(gaining.map(({ family, pdp_id: id }) => family?.family_id ?? id)).size,
          )
          const scores = rows.flatMap(({ pdp_score: score }) => score ?? []).toSorted((a, b) => a - b)
          assert.deepEqual([group.listings, group.scored], [rows.length, scores.length])
          const accepted = await listed({ ...filters, [FILTERS[by]]: key, acceptance: 'accepted' })
          assert.equal(group.accepted, accepted.length)
          assert.equal(
            group.accepted_certified,
            accepted.filter(({ pdp_score: score }) => (score ?? 0) >= 80).length,
          )
          const middle = scores.slice(Math.floor((scores.length - 1) / 2), Math.floor(scores.length / 2) + 1)
          const median = middle.reduce((sum, score) => sum + score, 0) / middle.length
          if (scores.length < 30) assert.equal(group.median_score, null)
          else assert.ok(Math.abs((group.median_score ?? 0) - median) < 0.06)
        }
        const all = await listed(filters)
        const sum = data.reduce((total, { listings }) => total + listings, 0)
        // A listing with two tags counts twice.
        const twice = all.filter(({ tags }) => tags.length > 1).length
        assert.equal(sum, all.length + (by === 'tag' ? twice : 0))
      })

  it('groups of PDPs are at most 50, the largest first', async () => {
    await sql`UPDATE pdp_summary SET brand = 'B' || (abs(hashtext(pdp_id::text)) % 80) WHERE organization_id = ${organizationId}`.execute(
      database.db,
    )
    const { data, has_more: hasMore } = await groupPdps(database.db, { organizationId }, 'brand')
    assert.deepEqual([data.length, hasMore], [50, true])
    const counts = data.map(({ listings }) => listings)
    assert.deepEqual(
      counts,
      counts.toSorted((a, b) => b - a),
    )
  })
})
