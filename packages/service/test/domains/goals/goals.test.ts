import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Goal } from '@endcap/api'
import { sql } from 'kysely'
import { savePoints } from '../../../src/domains/goals/save-points.ts'
import { startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import { describeOnStore } from '../../support/stores.ts'

const NEVER = new AbortController().signal
const SCORE = { measure: 'score', score_min: 0, value: 0.9, due: '2099-12-31' }

describeOnStore('goals', ({ place }) => {
  let service: TestService
  before(async () => {
    const origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({ origin, ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }) })
    for (const n of [0, 1, 2]) {
      origin.serve(`/${n}.png`, await picture(n))
      await service.put(`${n}`, { hero_image_url: origin.url(`/${n}.png`), name: 'Oat Milk' })
      const { pdp_id: id } = await service.settled(`${n}`)
      if (n > 0) await service.request('PUT', `/v1/pdps/${id}/tags`, { body: { tags: ['spring'] } })
    }
  })
  after(() => service[Symbol.asyncDispose]())

  const call = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await service.request(method, `/v1/goals${path}`, {
      ...(body === undefined ? {} : { body }),
      ...(token === undefined ? {} : { token }),
    })
    return { status: answer.status, body: answer.body, code: answer.body['error_code'] }
  }
  const create = async (goal: object) => {
    const { status, body } = await call('POST', '', goal)
    assert.equal(status, 201, JSON.stringify(body))
    return body as Goal
  }
  const list = async (token?: string) => (await call('GET', '', undefined, token)).body['data'] as Goal[]
  const remove = (goals: readonly Goal[]) =>
    Promise.all(goals.map(({ goal_id: id }) => call('DELETE', `/${id}`)))

  it('goals count the scored listings of their filter, and those that do as they ask', async () => {
    const goals = [
      await create(SCORE),
      await create({ ...SCORE, score_min: 100, query: 'tag=spring&sort=name' }),
      await create({ ...SCORE, query: 'tag=none' }),
      await create({ measure: 'accepted', value: 1, due: '2026-01-01' }),
      await create({ measure: 'accepted', target: 'amazon', value: 1, due: '2027-01-01' }),
    ]
    const [all, spring, none, accepted, amazon] = goals
    assert.deepEqual([all?.listings, all?.reached, all?.share], [3, 3, 1])
    assert.deepEqual([spring?.listings, spring?.reached, spring?.share], [2, 0, 0])
    assert.deepEqual([none?.listings, none?.share, none?.points], [0, null, []])
    const count = async (query: string) =>
      ((await service.request('GET', `/v1/pdps?${query}`)).body['data'] as unknown[]).length
    assert.equal(accepted?.reached, await count('acceptance=accepted'))
    assert.equal(amazon?.reached, await count('acceptance=accepted&target=amazon'))
    assert.deepEqual(
      (await list()).map(({ due }) => due),
      ['2026-01-01', '2027-01-01', '2099-12-31', '2099-12-31', '2099-12-31'],
    )
    await remove(goals)
    assert.deepEqual(await list(), [])
  })

  it('goals have a point a day, and the pace of their points', async () => {
    const { db } = service.app.database
    const goal = await create(SCORE)
    await sql`INSERT INTO goal_point SELECT ${goal.goal_id}, (now() AT TIME ZONE 'UTC')::date - days, 4, 4 - days / 7
      FROM unnest(ARRAY[7, 14, 200]) AS days`.execute(db)
    const [read] = await list()
    assert.deepEqual(
      read?.points.map(({ share }) => share),
      [0.5, 0.75, 1],
    )
    assert.deepEqual([read.pace, read.expected, read.expected_on], [0.25, 1, read.points.at(-1)?.day])
    await sql`DELETE FROM goal_point`.execute(db)
    for (let run = 0; run < 2; run++) await savePoints(db, NEVER)
    const { rows } = await sql`SELECT listings, reached FROM goal_point`.execute(db)
    assert.deepEqual(rows, [{ listings: 3, reached: 3 }])
    const changed = (await call('PATCH', `/${goal.goal_id}`, { value: 0.5 })).body as Goal
    assert.deepEqual([changed.value, changed.due], [0.5, goal.due])
    await remove([goal])
    assert.equal((await sql`SELECT FROM goal_point`.execute(db)).rows.length, 0)
  })

  it('goals are those of an organization, set by editors, and of no credential for a part', async () => {
    const goal = await create(SCORE)
    const stranger = await requestToken(service.config.auth.baseUrl, await newCredential(service.app))
    const limitedTo = async (limits: { access?: 'read'; tag?: string }) =>
      requestToken(
        service.config.auth.baseUrl,
        await service.app.administration.createCredential({
          organizationId: service.credential.organization_id,
          integrationIds: [],
          ...limits,
        }),
      )
    const [viewer, agency] = [await limitedTo({ access: 'read' }), await limitedTo({ tag: 'spring' })]
    assert.deepEqual(await list(stranger), [])
    assert.equal((await list(viewer)).length, 1)
    for (const [method, path, body] of [
      ['PATCH', `/${goal.goal_id}`, { value: 0.1 }],
      ['DELETE', `/${goal.goal_id}`, undefined],
    ] as const) {
      assert.equal((await call(method, path, body, stranger)).code, 'GOAL_NOT_FOUND')
      assert.equal((await call(method, path, body, viewer)).code, 'FORBIDDEN')
    }
    assert.equal((await call('POST', '', SCORE, viewer)).code, 'FORBIDDEN')
    assert.equal((await call('GET', '', undefined, agency)).code, 'FORBIDDEN')
    assert.equal((await call('DELETE', '/no-uuid')).code, 'GOAL_NOT_FOUND')
    await remove([goal])
  })

  it('goals refuse what cannot be measured, and are at most 20, also when requests meet', async () => {
    for (const part of [
      { value: 0 },
      { value: 1.1 },
      { due: '2026-02-30' },
      { score_min: null },
      { score_min: 101 },
      { target: 'amazon' },
      { measure: 'accepted' },
      { query: 'color=red' },
    ])
      assert.equal(
        (await call('POST', '', { ...SCORE, ...part })).code,
        'VALIDATION_ERROR',
        JSON.stringify(part),
      )
    assert.equal((await call('POST', '', { ...SCORE, query: 'retailer=none' })).code, 'INVALID_RETAILER')
    const answers = await Promise.all(Array.from({ length: 22 }, () => call('POST', '', SCORE)))
    assert.deepEqual(
      answers.filter(({ status }) => status !== 201).map(({ code }) => code),
      ['TOO_MANY_GOALS', 'TOO_MANY_GOALS'],
    )
    await remove(await list())
  })
})
