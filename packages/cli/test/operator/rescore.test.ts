import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { createPdpStore } from '@endcap/service/domains/pdps/record/pdp-store'
import { fillCauses } from '@endcap/service/domains/pdps/scoring/fill-causes'
import { createSummarizeStored } from '@endcap/service/domains/pdps/scoring/summarize-stored'
import { createAnalysisStore } from '@endcap/service/domains/scoring/analysis-store'
import { createRubricStore } from '@endcap/service/domains/scoring/rubric-store'
import type { Database } from '@endcap/service/platform/db/database'
import { FACTS_VERSION } from '@endcap/vision'
import { eventually } from '../../../service/test/support/eventually.ts'
import { startOrigin } from '../../../service/test/support/origin.ts'
import { picture } from '../../../service/test/support/pictures.ts'
import { startService, type TestService } from '../../../service/test/support/service.ts'
import { describeOnPostgres, open } from '../../../service/test/support/stores.ts'

type Row = {
  can_win: unknown
  can_win_split: unknown
  advice: unknown
  first_action: unknown
  pdp_score: unknown
}

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

  it('listings that an earlier release has scored get their plan, from the stored facts, without another score', async () => {
    const before = await rows()
    await change(`(result::jsonb - 'summary')::json`)
    await database.pool.query('UPDATE pdp_summary SET can_win_today = NULL, advice = NULL')
    assert.deepEqual(
      (await rows()).map(({ can_win: points }) => points),
      [null, null],
    )
    const { db } = database
    const analyses = createAnalysisStore(db, FACTS_VERSION)
    const summarizeStored = createSummarizeStored({
      pdps: createPdpStore(db),
      analyses,
      rubrics: createRubricStore(db),
    })
    await fillCauses({ db, summarizeStored }, NEVER)
    const planOf = (row: Row) => [row.can_win, row.can_win_split, row.advice, row.first_action, row.pdp_score]
    assert.ok(before.every(({ can_win_split: split }) => split !== null))
    assert.deepEqual((await rows()).map(planOf), before.map(planOf))
  })

  it('listings that an earlier release has scored are scored again on request, in the background', async () => {
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
