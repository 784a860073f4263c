import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { Comment, CommentPage, EventPage, InboxPage, ShareWithLink, WorkShot } from '@endcap/api'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { removeExpiredItems } from '../../../src/domains/inbox/inbox-store.ts'
import { eventually } from '../../support/eventually.ts'
import { newCredential, requestToken } from '../../support/service.ts'
import type { StoreUnderTest } from '../../support/stores.ts'
import { type Person, startWork, type WorkService } from './work-service.ts'

/** Tests of comments and inboxes on one store. */
export function commentsSuite(store: StoreUnderTest): void {
  let work: WorkService
  let mara: Person
  let anna: Person
  let pdpId: string
  let images: string[]
  before(async () => {
    work = await startWork(store)
    mara = await work.person('Mara Lind')
    anna = await work.person('Anna Holt')
    pdpId = await work.submit('listing', [0, 1])
    images = await work.imagesOf('listing')
  })
  after(() => work.service[Symbol.asyncDispose]())

  const say = async (comment: object, token = mara.token): Promise<Comment> => {
    const { status, body } = await work.call<Comment>('POST', '/v1/comments', comment, token)
    assert.equal(status, 201, JSON.stringify(body))
    return body
  }
  const change = (id: string, body: object, token = mara.token) =>
    work.call<Comment>('PATCH', `/v1/comments/${id}`, body, token)
  const list = async (query: string, token?: string) =>
    (await work.call<CommentPage>('GET', `/v1/comments?${query}`, undefined, token)).body.data
  const inboxOf = async ({ token }: Person, query = '') =>
    (await work.call<InboxPage>('GET', `/v1/inbox${query}`, undefined, token)).body.data
  const unreadOf = async ({ token }: Person) =>
    (await work.call<{ unread: number }>('GET', '/v1/inbox/summary', undefined, token)).body.unread
  const read = ({ token }: Person, body: object = {}) => work.call('POST', '/v1/inbox/read', body, token)

  it('a comment is on a listing, a region of an image or a shot, and the listing has them all', async () => {
    const region = { x: 0.25, y: 0.1, width: 0.5, height: 0.9 }
    const onListing = await say({ pdp_id: pdpId, text: 'Please look' })
    const onImage = await say({ image_id: images[0], text: 'The bag leans', region, mentions: [anna.userId] })
    const shot = await work.call<WorkShot>('POST', '/v1/shots', { pdp_id: pdpId })
    const picture = await work.upload(2)
    await work.call('POST', `/v1/shots/${shot.body.shot_id}/picture`, { picture })
    const onShot = await say({ shot_id: shot.body.shot_id, text: 'Cherry stays?', region })
    const reply = await say(
      { shot_id: shot.body.shot_id, text: 'No', parent_id: onShot.comment_id },
      anna.token,
    )
    assert.deepEqual(await list(`pdp_id=${pdpId}`), [onListing, onImage, onShot, reply])
    assert.deepEqual(await list(`shot_id=${shot.body.shot_id}`), [onShot, reply])
    assert.deepEqual(await list(`image_id=${images[0]}`), [onImage])
    assert.deepEqual([onImage.region, onImage.pdp_id, onImage.author?.name], [region, pdpId, 'Mara Lind'])
    assert.deepEqual(onImage.mentions, [{ user_id: anna.userId, name: 'Anna Holt' }])
    const { body: read } = await work.call<WorkShot>('GET', `/v1/shots/${shot.body.shot_id}`)
    assert.deepEqual([onShot.image_id, read.comments], [read.picture?.image_id, 2])
    const { body } = await work.call<EventPage>('GET', '/v1/events?types=comment.created')
    assert.deepEqual(
      body.data.map(({ data }) => data),
      [onListing, onImage, onShot, reply].map(
        ({ comment_id, pdp_id, image_id, shot_id, parent_id, mentions }) => ({
          comment_id,
          pdp_id,
          image_id,
          shot_id,
          parent_id,
          mentions: mentions.map(({ user_id: id }) => id),
        }),
      ),
    )
    assert.equal((await say({ shot_id: shot.body.shot_id, text: 'x' })).parent_id, null)
  })

  it('a comment is changed and deleted by its author alone, and solved and reopened by anybody', async () => {
    const { comment_id: id } = await say({ pdp_id: pdpId, text: 'One' })
    const reply = await say({ pdp_id: pdpId, text: 'Two', parent_id: id }, anna.token)
    assert.equal((await change(id, { text: 'Other' }, anna.token)).code, 'FORBIDDEN')
    assert.equal((await work.call('DELETE', `/v1/comments/${id}`, undefined, anna.token)).code, 'FORBIDDEN')
    const { body: edited } = await change(id, { text: 'Changed' })
    assert.deepEqual([edited.text, edited.edited_at !== null], ['Changed', true])
    const { body: solved } = await change(id, { solved: true }, anna.token)
    assert.equal(solved.solved?.by?.name, 'Anna Holt')
    assert.equal((await change(id, { solved: false })).body.solved, null)
    assert.equal((await work.call('DELETE', `/v1/comments/${id}`, undefined, mara.token)).status, 204)
    assert.equal(
      (await work.call('DELETE', `/v1/comments/${id}`, undefined, mara.token)).code,
      'COMMENT_NOT_FOUND',
    )
    const left = (await list(`pdp_id=${pdpId}&limit=100`)).find(
      (each) => each.comment_id === reply.comment_id,
    )
    assert.deepEqual([left?.text, left?.parent_id], ['Two', null])
  })

  it('a comment needs one subject, a region on an image, known people and a text within its limit', async () => {
    const elsewhere = await newCredential(work.service.app)
    const foreign = await work.person('Somebody else', { organization: elsewhere.organization_id })
    const blind = await work.person('Sees other listings', { tag: 'other' })
    const { comment_id: parent } = await say({ pdp_id: pdpId, text: 'Parent' })
    const { comment_id: reply } = await say({ pdp_id: pdpId, text: 'Reply', parent_id: parent })
    const region = { x: 0, y: 0, width: 0.1, height: 0.1 }
    for (const [comment, code] of [
      [{ text: 'x' }, 'VALIDATION_ERROR'],
      [{ text: 'x', pdp_id: pdpId, image_id: images[0] }, 'VALIDATION_ERROR'],
      [{ text: '', pdp_id: pdpId }, 'VALIDATION_ERROR'],
      [{ text: 'x'.repeat(2_001), pdp_id: pdpId }, 'VALIDATION_ERROR'],
      [{ text: 'x', pdp_id: pdpId, region }, 'VALIDATION_ERROR'],
      [{ text: 'x', image_id: images[0], region: { ...region, x: 0.95 } }, 'VALIDATION_ERROR'],
      [{ text: 'x', image_id: images[0], region: { ...region, width: 0 } }, 'VALIDATION_ERROR'],
      [{ text: 'x', pdp_id: pdpId, mentions: [uuidV7()] }, 'VALIDATION_ERROR'],
      [{ text: 'x', pdp_id: pdpId, mentions: [foreign.userId] }, 'VALIDATION_ERROR'],
      [{ text: 'x', pdp_id: pdpId, mentions: [blind.userId] }, 'VALIDATION_ERROR'],
      [{ text: 'x', image_id: images[0], mentions: [blind.userId] }, 'VALIDATION_ERROR'],
      [{ text: 'x', pdp_id: pdpId, parent_id: reply }, 'VALIDATION_ERROR'],
      [{ text: 'x', pdp_id: pdpId, parent_id: uuidV7() }, 'COMMENT_NOT_FOUND'],
      [{ text: 'x', pdp_id: uuidV7() }, 'PDP_NOT_FOUND'],
      [{ text: 'x', image_id: uuidV7() }, 'IMAGE_NOT_FOUND'],
      [{ text: 'x', shot_id: uuidV7() }, 'SHOT_NOT_FOUND'],
    ] as const)
      assert.equal(
        (await work.call('POST', '/v1/comments', comment)).code,
        code,
        JSON.stringify(comment).slice(0, 80),
      )
  })

  it('a comment is only within its organization and the limit of a credential', async () => {
    const taggedId = await work.submit('tagged', [3])
    await work.call('PUT', `/v1/pdps/${taggedId}/tags`, { tags: ['agency'] })
    const [own, other] = [
      await say({ pdp_id: taggedId, text: 'Ours' }),
      await say({ pdp_id: pdpId, text: 'x' }),
    ]
    const agency = await work.tokenFor('agency')
    const stranger = await requestToken(
      work.service.config.auth.baseUrl,
      await newCredential(work.service.app),
    )
    assert.deepEqual(await list('limit=100', agency), [own])
    assert.deepEqual(await list('limit=100', stranger), [])
    assert.deepEqual(await list(`pdp_id=${pdpId}`, agency), [])
    for (const token of [agency, stranger])
      for (const method of ['PATCH', 'DELETE']) {
        const { code } = await work.call(method, `/v1/comments/${other.comment_id}`, { solved: true }, token)
        assert.equal(code, 'COMMENT_NOT_FOUND')
      }
    for (const comment of [{ pdp_id: pdpId }, { image_id: images[0] }])
      assert.equal((await work.call('POST', '/v1/comments', { ...comment, text: 'x' }, agency)).status, 404)
    const shot = await work.call<WorkShot>('POST', '/v1/shots', { pdp_id: pdpId })
    const refused = await work.call('POST', '/v1/comments', { shot_id: shot.body.shot_id, text: 'x' }, agency)
    assert.equal(refused.code, 'SHOT_NOT_FOUND')
    assert.equal((await change(own.comment_id, { solved: true }, agency)).status, 200)
  })

  it('a comment lies in the trash with its listing, with those of images and shots, and comes back', async () => {
    const id = await work.submit('trashed', [4, 5])
    const [hero] = await work.imagesOf('trashed')
    const shot = await work.call<WorkShot>('POST', '/v1/shots', { pdp_id: id })
    await say({ image_id: hero, text: 'Image', region: { x: 0, y: 0, width: 1, height: 1 } })
    const parent = await say({ shot_id: shot.body.shot_id, text: 'Shot', mentions: [anna.userId] })
    await say({ shot_id: shot.body.shot_id, text: 'Reply', parent_id: parent.comment_id })
    const before = await list(`pdp_id=${id}`)
    const unread = await unreadOf(anna)
    await work.call('DELETE', `/v1/pdps/${id}`)
    assert.deepEqual(await list(`pdp_id=${id}`), [])
    assert.equal((await change(parent.comment_id, { solved: true })).code, 'COMMENT_NOT_FOUND')
    assert.equal(await unreadOf(anna), unread - 1)
    await work.call('POST', `/v1/trash/${id}/restore`)
    assert.deepEqual(await list(`pdp_id=${id}`), before)
    assert.equal(await unreadOf(anna), unread)
    await work.service.settled('trashed')
    await work.call('DELETE', `/v1/pdps/${id}?permanent=true`)
    assert.deepEqual(await list(`pdp_id=${id}`), [])
  })

  it('an inbox has what concerns a person and nobody else, until it is read or 90 days old', async () => {
    for (const person of [mara, anna]) await read(person)
    const shot = await work.call<WorkShot>(
      'POST',
      '/v1/shots',
      { pdp_id: pdpId, assignee_id: anna.userId },
      mara.token,
    )
    const path = `/v1/shots/${shot.body.shot_id}`
    await work.call('PATCH', path, { note: 'Own work is no news', assignee_id: anna.userId }, mara.token)
    await work.call('POST', `${path}/picture`, { picture: await work.upload(3) }, anna.token)
    await work.call('POST', `${path}/return`, { reason: 'Too dark' }, mara.token)
    await say({ shot_id: shot.body.shot_id, text: 'See here', mentions: [anna.userId, mara.userId] })
    const news = async (person: Person) =>
      (await inboxOf(person, '?unread=true')).map(({ kind, by, listing, comment }) => [
        kind,
        by?.name,
        listing?.id,
        comment?.text ?? null,
      ])
    assert.deepEqual(await news(anna), [
      ['mentioned', 'Mara Lind', 'listing', 'See here'],
      ['sent_back', 'Mara Lind', 'listing', null],
      ['assigned', 'Mara Lind', 'listing', null],
    ])
    assert.deepEqual(await news(mara), [['to_review', 'Anna Holt', 'listing', null]])
    const [newest] = await inboxOf(anna)
    const left = await read(anna, { item_ids: [newest?.item_id, uuidV7(), 'no-uuid'] })
    assert.deepEqual(left.body, { unread: 2 })
    // Items of others stay unread.
    const [other] = await inboxOf(mara)
    await read(anna, { item_ids: [other?.item_id] })
    assert.equal(await unreadOf(mara), 1)
    assert.deepEqual((await read(anna)).body, { unread: 0 })
    const { db } = work.service.app.database
    await sql`UPDATE inbox_item SET created_at = now() - interval '91 days' WHERE id = ${newest?.item_id ?? ''}`.execute(
      db,
    )
    await removeExpiredItems(db, new AbortController().signal)
    assert.ok(!(await inboxOf(anna)).some(({ item_id: id }) => id === newest?.item_id))
    assert.equal((await work.call('GET', '/v1/inbox')).code, 'FORBIDDEN')
  })

  it('an inbox has the comments of guests for the maker and the assignee of the shot', async () => {
    for (const person of [mara, anna]) await read(person)
    const fields = { pdp_id: pdpId, assignee_id: anna.userId }
    const shot = await work.call<WorkShot>('POST', '/v1/shots', fields, mara.token)
    const { body: link } = await work.call<ShareWithLink>(
      'POST',
      '/v1/shares',
      {
        kind: 'shots',
        shot_ids: [shot.body.shot_id],
        permission: 'read_and_upload',
        recipient: 'Studio North',
        expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      },
      mara.token,
    )
    const { baseUrl } = work.service.config.auth
    const path = `/console/api/shared/shots/${shot.body.shot_id}/comments`
    const { status } = await fetch(baseUrl + path, {
      method: 'POST',
      headers: {
        'endcap-console': '1',
        'endcap-share': new URL(link.url).hash.slice(1),
        'content-type': 'application/json',
        origin: new URL(baseUrl).origin,
      },
      body: JSON.stringify({ name: 'Jonas', text: 'Which side?' }),
    })
    assert.equal(status, 200)
    for (const person of [mara, anna]) {
      const [news] = await inboxOf(person, '?unread=true')
      assert.deepEqual(
        [news?.kind, news?.by?.name, news?.comment?.text],
        ['commented', 'Jonas', 'Which side?'],
      )
    }
  })

  it('an inbox has a lower score for people who work on the listing, and the import of its owner', async () => {
    const { db } = work.service.app.database
    await read(mara)
    const id = await work.submit('dropping', [0, 1, 2, 3])
    await work.call('POST', '/v1/shots', { pdp_id: id }, mara.token)
    await sql`UPDATE pdp SET result = (result::jsonb || '{"pdp_score": 100}')::json WHERE id = ${id}`.execute(
      db,
    )
    await work.service.put('dropping', {
      hero_image_url: work.url(5),
      carousel_image_urls: [],
      name: 'Oat Milk',
    })
    await work.service.settled('dropping')
    const [drop] = await inboxOf(mara, '?unread=true')
    assert.deepEqual([drop?.kind, drop?.listing?.id, drop?.score?.before], ['score_dropped', 'dropping', 100])
    const csv = `id,name,hero_image_url\nimported,Oat Milk,${work.url(1)}\n`
    const response = await fetch(`${work.service.config.auth.baseUrl}/v1/imports?start=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mara.token}`, 'content-type': 'text/csv' },
      body: csv,
    })
    const { import_id: importId } = (await response.json()) as { import_id: string }
    let state = ''
    while (state !== 'completed') {
      state = (await work.call<{ status: string }>('GET', `/v1/imports/${importId}`)).body.status
      assert.notEqual(state, 'invalid')
      if (state === 'ready') await work.call('POST', `/v1/imports/${importId}/start`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const [done] = await inboxOf(mara)
    assert.deepEqual(
      [done?.kind, done?.imported],
      ['import_done', { import_id: importId, submitted: 1, failed: 0 }],
    )
  })

  it('an inbox has the images that Spark has made for a person', async () => {
    await read(mara)
    const made = await work.call('POST', `/v1/images/${images[0]}/spark/images`, {}, mara.token)
    assert.equal(made.status, 202, JSON.stringify(made.body))
    await eventually(async () => (await unreadOf(mara)) > 0, { attempts: 1_000 })
    const [ready] = await inboxOf(mara, '?unread=true')
    assert.deepEqual([ready?.kind, ready?.image_id], ['spark_ready', images[0]])
    assert.ok(!(await inboxOf(anna)).some(({ kind }) => kind === 'spark_ready'))
  })
}
