import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { createPdpStore } from '../../src/domains/pdps/record/pdp-store.ts'
import { fillCauses } from '../../src/domains/pdps/scoring/fill-causes.ts'
import { createSummarizeStored } from '../../src/domains/pdps/scoring/summarize-stored.ts'
import { createAnalysisStore } from '../../src/domains/scoring/analysis-store.ts'
import { createRubricStore } from '../../src/domains/scoring/rubric-store.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { eventually } from '../support/eventually.ts'
import { startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { startService, type TestService } from '../support/service.ts'
import { describeOnPostgres, open } from '../support/stores.ts'

type Row = { can_win: unknown; first_action: unknown; pdp_score: unknown }

const NEVER = new AbortController().signal

describeOnPostgres('listings that an earlier release has scored', ({ place }) => {
  let database: Database
  let service: TestService
  before(async () => {
    const where = await place()
    const origin = await startOrigin()
    service = await startService({ origin, databaseUrl: where.url ?? '' })
    database = await open(where)
    for (const [index, id] of ['first', 'second'].entries()) {
      origin.serve(`/${id}.png`, await picture(index, 500))
      await service.put(id, { hero_image_url: origin.url(`/${id}.png`), name: 'Sea Salt Potato Chips' })
      await service.settled(id)
    }
  })
  after(async () => {
    await database.close()
    await service[Symbol.asyncDispose]()
  })

  const change = (sql: string) => database.pool.query(`UPDATE pdp SET result = ${sql}`)
  const rows = async () => (await service.request('GET', '/v1/pdps')).body['data'] as Row[]

  it('get their plan, from the stored facts, without another score', async () => {
    const before = await rows()
    await change(`(result::jsonb - 'summary')::json`)
    assert.deepEqual(
      (await rows()).map(({ can_win: points }) => points),
      [null, null],
    )
    const { db } = database
    const analyses = createAnalysisStore(db)
    const summarizeStored = createSummarizeStored({
      pdps: createPdpStore(db),
      analyses,
      rubrics: createRubricStore(db),
    })
    await fillCauses({ db, summarizeStored }, NEVER)
    const planOf = ({ can_win: points, first_action: action, pdp_score: score }: Row) => [
      points,
      action,
      score,
    ]
    assert.deepEqual((await rows()).map(planOf), before.map(planOf))
  })

  it('are scored again on request, in the background', async () => {
    await change(`jsonb_set(jsonb_set(result::jsonb, '{hero,score_metadata,model_version}', '"vision-0+general-0"'),
        '{pdp_score}', '1')::json`)
    const { administration } = service.app
    const [started] = await administration.rescore({ organizationId: null })
    assert.deepEqual([started?.listings, started?.name], [2, 'Test'])
    await eventually(async () => {
      const [progress] = await administration.rescoreProgress({ organizationId: null })
      return progress?.state === 'idle'
    })
    const scores = (await rows()).map(({ pdp_score: score }) => Number(score))
    assert.ok(
      scores.every((score) => score > 1),
      scores.join(),
    )
  })
})
