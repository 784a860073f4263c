import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type {
  EventPage,
  NewShot,
  People,
  ShotPlaced,
  WorkShot,
  WorkShotCounts,
  WorkShotPage,
} from '@endcap/api'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { removeUnusedPictures } from '../../../src/domains/images/remove-unused-pictures.ts'
import { newCredential, requestToken } from '../../support/service.ts'
import type { StoreUnderTest } from '../../support/stores.ts'
import { type Person, startWork, type WorkService } from './work-service.ts'

/** Tests of shots on one store. */
export function shotsSuite(store: StoreUnderTest): void {
  let work: WorkService
  let mara: Person
  let anna: Person
  let stranger: string
  before(async () => {
    work = await startWork(store)
    mara = await work.person('Mara Lind')
    anna = await work.person('Anna Holt')
    stranger = await requestToken(
      work.service.config.auth.baseUrl,
      await newCredential(work.service.app, { defaultPortfolio: true }),
    )
  })
  after(() => work.service[Symbol.asyncDispose]())

  const make = async (shot: NewShot, token?: string): Promise<WorkShot> => {
    const { status, body } = await work.call<WorkShot>('POST', '/v1/shots', shot, token)
    assert.equal(status, 201, JSON.stringify(body))
    return body
  }
  const read = async (id: string): Promise<WorkShot> =>
    (await work.call<WorkShot>('GET', `/v1/shots/${id}`)).body
  const list = async (query = '', token?: string) =>
    (await work.call<WorkShotPage>('GET', `/v1/shots${query}`, undefined, token)).body.data
  const send = (id: string, picture: object, token?: string) =>
    work.call<WorkShot>('POST', `/v1/shots/${id}/picture`, { picture }, token)
  const place = (id: string, placement: object = {}, token?: string) =>
    work.call<ShotPlaced>('POST', `/v1/shots/${id}/placement`, placement, token)
  const eventsOf = async (shotId: string) => {
    const { body } = await work.call<EventPage>('GET', '/v1/events?types=shot.changed&limit=1000')
    return body.data.flatMap(({ type, data }) =>
      type === 'shot.changed' && data.shot_id === shotId ? [data] : [],
    )
  }

  it('a shot goes from to do over review into the set, and each step is an event', async () => {
    const pdpId = await work.submit('journey', [0, 1])
    const shot = await make(
      {
        pdp_id: pdpId,
        position: 1,
        asset_type: 'Lifestyle',
        action: 'ADD_IMAGE',
        note: 'On a table',
        assignee_id: anna.userId,
        due_on: '2026-12-04',
        file_name: 'oat.PT01.jpg',
        width: 2000,
        height: 2000,
        gain_low: 1.5,
        gain_high: 3,
        example_image_ids: (await work.imagesOf('journey')).slice(0, 1),
      },
      mara.token,
    )
    assert.deepEqual(
      [shot.status, shot.assignee?.name, shot.created_by?.name, shot.due_on, shot.examples.length],
      ['to_do', 'Anna Holt', 'Mara Lind', '2026-12-04', 1],
    )
    assert.equal(shot.current?.image_id, (await work.imagesOf('journey'))[1])
    assert.equal((await place(shot.shot_id)).code, 'SHOT_WITHOUT_PICTURE')
    const sent = await send(shot.shot_id, await work.upload(2), anna.token)
    assert.deepEqual(
      [sent.status, sent.body.status, sent.body.picture?.sent_by?.name],
      [200, 'to_review', 'Anna Holt'],
    )
    const back = await work.call<WorkShot>('POST', `/v1/shots/${shot.shot_id}/return`, { reason: 'Too dark' })
    assert.deepEqual([back.body.status, back.body.sent_back?.reason], ['to_do', 'Too dark'])
    const again = await send(shot.shot_id, await work.upload(3), anna.token)
    assert.deepEqual([again.body.status, again.body.sent_back], ['to_review', null])
    const placed = await place(shot.shot_id, {}, mara.token)
    assert.deepEqual(
      [placed.status, placed.body.shot.status, placed.body.pdp_status],
      [202, 'done', 'PROCESSING'],
    )
    const images = await work.imagesOf('journey')
    assert.deepEqual(images[1], again.body.picture?.image_id)
    assert.equal(images.length, 2)
    assert.deepEqual(
      (await eventsOf(shot.shot_id)).map(({ change, status }) => [change, status]),
      [
        ['created', 'to_do'],
        ['sent', 'to_review'],
        ['sent_back', 'to_do'],
        ['sent', 'to_review'],
        ['placed', 'done'],
      ],
    )
    const history = await work.call<{ data: { set_from: string; changed_by: { name: string } }[] }>(
      'GET',
      `/v1/pdps/${pdpId}/history`,
    )
    assert.deepEqual(
      [history.body.data[0]?.set_from, history.body.data[0]?.changed_by.name],
      ['composition', 'Mara Lind'],
    )
  })

  it('a picture of a shot is scored for its place, and kept while the shot refers to it', async () => {
    const pdpId = await work.submit('kept', [0])
    const { shot_id: id } = await make({ pdp_id: pdpId })
    const { body } = await send(id, await work.upload(4))
    const imageId = body.picture?.image_id ?? ''
    const { body: score } = await work.service.poll(`/v1/images/${imageId}/score`)
    assert.equal(score['status'], 'scored')
    await removeUnusedPictures(work.service.app.database.db, 0, new AbortController().signal)
    assert.equal((await read(id)).picture?.image_id, imageId)
    await place(id)
    assert.deepEqual((await work.imagesOf('kept')).at(-1), imageId)
  })

  it('a placement refuses images that have changed, replaces or keeps the image at the place, and may be repeated', async () => {
    const pdpId = await work.submit('conflict', [0, 1])
    const known = await work.imagesOf('conflict')
    const { shot_id: id } = await make({ pdp_id: pdpId, position: 1 })
    const { body: sent } = await send(id, await work.upload(2))
    const hero = { image_id: known[0] }
    await work.call('PUT', `/v1/pdps/${pdpId}/images`, { hero, carousel: [await work.upload(3)] })
    const changed = await work.imagesOf('conflict')
    const refused = await place(id, { expected_image_ids: known })
    assert.deepEqual([refused.status, refused.code], [409, 'IMAGES_CHANGED'])
    assert.deepEqual([await work.imagesOf('conflict'), (await read(id)).status], [changed, 'to_review'])
    const both = await place(id, { expected_image_ids: changed, keeps_current: true })
    assert.equal(both.status, 202)
    assert.deepEqual(await work.imagesOf('conflict'), [changed[0], sent.picture?.image_id, changed[1]])
    assert.equal((await place(id)).code, 'SHOT_WITHOUT_PICTURE')
    // A crash between the set and the shot leaves this.
    await sql`UPDATE shot SET status = 'to_review' WHERE id = ${id}`.execute(work.service.app.database.db)
    const repeated = await place(id)
    assert.deepEqual([repeated.status, repeated.body.shot.status], [200, 'done'])
    assert.equal((await work.imagesOf('conflict')).length, 3)
  })

  it('a placement moves a picture that is in the set already', async () => {
    const pdpId = await work.submit('moved', [0, 1, 2])
    const [hero, second, third] = await work.imagesOf('moved')
    const { shot_id: id } = await make({ pdp_id: pdpId, position: 1 })
    await send(id, { image_id: third })
    assert.equal((await place(id)).status, 202)
    assert.deepEqual(await work.imagesOf('moved'), [hero, third, second])
  })

  it('placements of several shots at once lose no picture and no change of the set', async () => {
    const pdpId = await work.submit('race', [0, 1])
    const shots: WorkShot[] = []
    for (const n of [2, 3, 4]) {
      const { shot_id: id } = await make({ pdp_id: pdpId })
      shots.push((await send(id, await work.upload(n))).body)
    }
    const pending = new Set(shots.map(({ shot_id: id }) => id))
    for (let round = 0; round < 10 && pending.size > 0; round++) {
      const ids = [...pending]
      const answers = await Promise.all(ids.flatMap((id) => [place(id), place(id)]))
      for (const { status, code } of answers)
        assert.ok(status < 300 || code === 'IMAGES_CHANGED' || code === 'SHOT_WITHOUT_PICTURE', String(code))
      for (const id of ids) if ((await read(id)).status === 'done') pending.delete(id)
    }
    const images = await work.imagesOf('race')
    assert.equal(images.length, 5)
    for (const { picture } of shots) assert.ok(images.includes(picture?.image_id ?? ''))
  })

  it('a shot lies in the trash with its listing, and comes back with it or ends with it', async () => {
    const pdpId = await work.submit('trashed', [0, 1])
    const { shot_id: id } = await make({ pdp_id: pdpId, assignee_id: mara.userId, note: 'Back of pack' })
    await send(id, await work.upload(5))
    const shot = await read(id)
    await work.call('DELETE', `/v1/pdps/${pdpId}`)
    assert.equal((await work.call('GET', `/v1/shots/${id}`)).code, 'SHOT_NOT_FOUND')
    assert.ok(!(await list('?limit=100')).some((each) => each.shot_id === id))
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/placement'],
    ] as const)
      assert.equal((await work.call(method, `/v1/shots/${id}${path}`, {})).code, 'SHOT_NOT_FOUND')
    await work.call('POST', `/v1/trash/${pdpId}/restore`)
    const { picture, note, assignee, created_at: at } = await read(id)
    assert.deepEqual(
      [picture?.image_id, note, assignee, at],
      [shot.picture?.image_id, shot.note, shot.assignee, shot.created_at],
    )
    await work.service.settled('trashed')
    assert.equal((await place(id)).status, 202)
    await work.service.settled('trashed')
    await work.call('DELETE', `/v1/pdps/${pdpId}?permanent=true`)
    assert.equal((await work.call('GET', `/v1/shots/${id}`)).status, 404)
  })

  it('a shot of a person who has left keeps its assignee, and nobody else is assigned to unknown people', async () => {
    const pdpId = await work.submit('people', [0])
    const guest = await work.person('Otto Berg')
    const { shot_id: id } = await make({ pdp_id: pdpId, assignee_id: guest.userId })
    await sql`UPDATE membership SET disabled_at = now() WHERE user_id = ${guest.userId}`.execute(
      work.service.app.database.db,
    )
    assert.deepEqual((await read(id)).assignee, { user_id: guest.userId, name: 'Otto Berg' })
    const elsewhere = await newCredential(work.service.app)
    const foreign = await work.person('Somebody else', { organization: elsewhere.organization_id })
    for (const assignee_id of [guest.userId, foreign.userId, uuidV7(), 'nobody'])
      for (const [method, path, body] of [
        ['POST', '/v1/shots', { pdp_id: pdpId, assignee_id }],
        ['PATCH', `/v1/shots/${id}`, { assignee_id }],
      ] as const) {
        const { status, code } = await work.call(method, path, body)
        assert.deepEqual([status, code], [422, 'VALIDATION_ERROR'], assignee_id)
      }
    const { body } = await work.call<{ data: { user_id: string; name: string }[] }>('GET', '/v1/people')
    assert.deepEqual(
      body.data.map(({ name }) => name),
      ['Mara Lind', 'Anna Holt'],
    )
  })

  it('a list of shots is filtered, ordered by what waits, and read in pages', async () => {
    const db = work.service.app.database.db
    await sql`DELETE FROM shot`.execute(db)
    const pdpId = await work.submit('filtered', [0, 1])
    const own = await make({ pdp_id: pdpId, due_on: '2026-01-02' }, mara.token)
    const given = await make({ pdp_id: pdpId, assignee_id: anna.userId, due_on: '2999-01-01' }, mara.token)
    const studio = await make({ pdp_id: pdpId, agency: 'Studio North', due_on: '2026-01-01' }, anna.token)
    const review = await make({ pdp_id: pdpId, assignee_id: anna.userId }, mara.token)
    await send(review.shot_id, await work.upload(3), anna.token)
    const done = await make({ pdp_id: pdpId }, mara.token)
    await work.call('PATCH', `/v1/shots/${done.shot_id}`, { status: 'done' })
    const ids = async (query: string, token?: string) =>
      (await list(query, token)).map(({ shot_id: id }) => id)
    const all = [review, own, given, studio, done].map(({ shot_id: id }) => id)
    assert.deepEqual(await ids(''), all)
    assert.deepEqual(
      await ids('?mine=true', mara.token),
      [review, own, done].map(({ shot_id: id }) => id),
    )
    assert.deepEqual(
      await ids('?mine=true', anna.token),
      [review, given, studio].map(({ shot_id: id }) => id),
    )
    assert.deepEqual(await ids('?mine=true'), [])
    assert.deepEqual(await ids('?agency=Studio%20North'), [studio.shot_id])
    assert.deepEqual(await ids('?due_until=2026-01-02'), [own.shot_id, studio.shot_id])
    assert.deepEqual(await ids(`?assignee_id=${anna.userId}&status=to_do`), [given.shot_id])
    assert.deepEqual(await ids(`?pdp_id=${uuidV7()}`), [])
    const first = await work.call<WorkShotPage>('GET', '/v1/shots?limit=3')
    const rest = await work.call<WorkShotPage>('GET', `/v1/shots?limit=3&cursor=${first.body.next_cursor}`)
    assert.deepEqual(
      [...first.body.data, ...rest.body.data].map(({ shot_id: id }) => id),
      all,
    )
    const counts = await work.call<WorkShotCounts>('GET', '/v1/shots/summary')
    assert.deepEqual(counts.body, { to_review: 1, to_do: 2, at_studio: 1, done: 1, late: 2 })
  })

  it('a shot is only within its organization and the limit of a credential', async () => {
    const pdpId = await work.submit('limited', [0])
    const taggedId = await work.submit('tagged', [1])
    await work.call('PUT', `/v1/pdps/${taggedId}/tags`, { tags: ['agency'] })
    const other = await make({ pdp_id: pdpId })
    const tagged = await make({ pdp_id: taggedId })
    const agency = await work.tokenFor('agency')
    assert.deepEqual(
      (await list('', agency)).map(({ shot_id: id }) => id),
      [tagged.shot_id],
    )
    assert.deepEqual(await list('', stranger), [])
    const [foreign = ''] = await work.imagesOf('limited')
    for (const [token, id, code] of [
      [agency, other.shot_id, 'SHOT_NOT_FOUND'],
      [stranger, tagged.shot_id, 'SHOT_NOT_FOUND'],
    ] as const) {
      const requests = [
        ['GET', '', undefined],
        ['PATCH', '', { note: 'x' }],
        ['DELETE', '', undefined],
        ['POST', '/placement', {}],
        ['POST', '/return', { reason: 'x' }],
      ] as const
      for (const [method, path, body] of requests)
        assert.equal(
          (await work.call(method, `/v1/shots/${id}${path}`, body, token)).code,
          code,
          method + path,
        )
      assert.equal((await work.call('POST', '/v1/shots', { pdp_id: pdpId }, token)).code, 'PDP_NOT_FOUND')
      const picture = await send(tagged.shot_id, { image_id: foreign }, token)
      assert.equal(picture.status, 404)
    }
    const examples = { pdp_id: taggedId, example_image_ids: [foreign] }
    assert.equal((await work.call('POST', '/v1/shots', examples, agency)).code, 'IMAGE_NOT_FOUND')
    assert.equal(
      (await work.call('PATCH', `/v1/shots/${tagged.shot_id}`, { note: 'ours' }, agency)).status,
      200,
    )
    assert.equal((await work.call('GET', '/v1/people', undefined, agency)).status, 200)
    assert.equal((await work.call('DELETE', `/v1/shots/${tagged.shot_id}`, undefined, agency)).status, 204)
  })

  it('a change of a shot takes only valid fields, and is no event if nothing changes', async () => {
    const pdpId = await work.submit('fields', [0])
    const [imageId = ''] = await work.imagesOf('fields')
    const { shot_id: id } = await make({ pdp_id: pdpId, example_image_ids: [imageId], due_on: '2026-12-04' })
    const change = (body: object) => work.call<WorkShot>('PATCH', `/v1/shots/${id}`, body)
    for (const body of [
      { due_on: '2026-02-30' },
      { due_on: '0000-01-01' },
      { status: 'to_review' },
      { status: 'lost' },
      { file_name: '../x.jpg' },
      { position: 21 },
      { width: 0 },
      { gain_low: 1e9 },
      { note: 'x'.repeat(2001) },
    ])
      assert.equal((await change(body)).code, 'VALIDATION_ERROR', JSON.stringify(body).slice(0, 60))
    assert.equal((await change({ example_image_ids: [uuidV7()] })).code, 'IMAGE_NOT_FOUND')
    await change({ due_on: '2026-12-04', example_image_ids: [imageId], note: null })
    assert.equal((await eventsOf(id)).length, 1)
    const { body } = await change({ due_on: null, status: 'done' })
    assert.deepEqual([body.due_on, body.status, typeof body.done_at], [null, 'done', 'string'])
    assert.equal((await change({ status: 'to_do' })).body.done_at, null)
    assert.equal((await eventsOf(id)).length, 3)
  })

  it('a shot is given only to people who see its listing, and people can be listed by a listing', async () => {
    const inside = await work.submit('tagged', [0])
    const outside = await work.submit('untagged', [1])
    await work.call('PATCH', `/v1/pdps/${inside}`, { tags: ['spring'] })
    const limited = await work.person('Cy Nava', { tag: 'spring' })
    const seeing = async (pdpId: string, token?: string) => {
      const path = `/v1/people?pdp_id=${pdpId}`
      const { status, body } = await work.call<People>('GET', path, undefined, token)
      return status === 200 ? body.data.some(({ user_id: id }) => id === limited.userId) : status
    }
    assert.deepEqual([await seeing(inside), await seeing(outside)], [true, false])
    assert.equal(await seeing(outside, limited.token), 404)
    const shot = await make({ pdp_id: inside, assignee_id: limited.userId })
    assert.equal(shot.assignee?.name, 'Cy Nava')
    const refused = { pdp_id: outside, assignee_id: limited.userId }
    assert.equal((await work.call('POST', '/v1/shots', refused)).code, 'VALIDATION_ERROR')
    const free = await make({ pdp_id: outside })
    const given = await work.call('PATCH', `/v1/shots/${free.shot_id}`, { assignee_id: limited.userId })
    assert.equal(given.code, 'VALIDATION_ERROR')
  })
}
