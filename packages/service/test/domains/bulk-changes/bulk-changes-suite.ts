import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import type { AuditPage } from '@endcap/api'
import { findCategoryByPath } from '@endcap/catalog'
import {
  type BulkChange,
  type BulkChangeItem,
  type BulkChangeRequest,
  Endcap,
  EndcapError,
} from '@endcap/client'
import { BulkChanges } from '@endcap/client/bulk-changes'
import { demoPictures } from '../../support/demo-root.ts'
import { eventually } from '../../support/eventually.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { newCredential, requestToken, startService, type TestService } from '../../support/service.ts'
import type { StoreUnderTest } from '../../support/stores.ts'

const SNEAKERS = findCategoryByPath('Shoes > Sneakers')?.id ?? assert.fail()

/** Tests of bulk changes on one store. */
export function bulkChangesSuite({ place }: StoreUnderTest): void {
  let origin: Origin
  let service: TestService
  let endcap: Endcap
  let bulkChanges: BulkChanges
  let name: string
  before(async () => {
    origin = await startOrigin()
    const { url: databaseUrl, dataDirectory } = await place()
    service = await startService({
      origin,
      ...(databaseUrl === null ? { dataDirectory } : { databaseUrl }),
    })
    endcap = connect(service.token)
    bulkChanges = new BulkChanges(endcap)
    const drawn = await demoPictures('B0DEMOCHP2')
    name = drawn.name
    for (const [n, bytes] of drawn.pictures.entries()) origin.serve(`/${n}.jpg`, bytes)
  })
  after(() => service[Symbol.asyncDispose]())

  const connect = (token: string): Endcap =>
    Endcap.withToken(() => ({ access_token: token, token_type: 'Bearer', expires_in: 300 }), {
      baseUrl: service.config.auth.baseUrl,
    })
  const stranger = async () =>
    connect(await requestToken(service.config.auth.baseUrl, await newCredential(service.app)))

  const newLimited = async (tag: string): Promise<BulkChanges> => {
    const { administration } = service.app
    const organizationId = service.credential.organization_id
    const credential = await administration.createCredential({ organizationId, integrationIds: [], tag })
    return new BulkChanges(connect(await requestToken(service.config.auth.baseUrl, credential)))
  }

  /** Submits listings whose main image is the last picture, with a tag. Returns their ids. */
  const submit = async (tag: string, count: number, images = [3, 0, 1]): Promise<string[]> => {
    const [hero = 0, ...carousel] = images.map((n) => origin.url(`/${n}.jpg`))
    const ids: string[] = []
    for (let n = 0; n < count; n++) {
      const body = { hero_image_url: hero, carousel_image_urls: carousel, name }
      const { pdp_id: id } = await endcap.pdps.submitAndWait(`${tag}-${n}`, body as never)
      await endcap.pdps.setTags(id, [tag])
      ids.push(id)
    }
    return ids.toSorted()
  }
  const setOf = async (id: string) =>
    (await endcap.pdps.composer(id)).images.map(({ image_id: image }) => image)
  const scored = (ids: readonly string[]) =>
    eventually(async () => {
      for (const id of ids) if ((await endcap.pdps.summary(id)).status !== 'COMPLETED') return false
      return true
    })
  const until = async (id: string, status: BulkChange['status']): Promise<BulkChange> => {
    await eventually(async () => (await bulkChanges.get(id)).status === status)
    return bulkChanges.get(id)
  }
  const itemsOf = async (id: string): Promise<BulkChangeItem[]> => {
    const items: BulkChangeItem[] = []
    for await (const item of bulkChanges.items(id, { limit: 2 })) items.push(item)
    return items
  }
  const idsIn = (side: BulkChangeItem['before']) => side?.images?.map(({ image_id: id }) => id)

  it('plans each listing first, applies exactly the plan with history and audit, and its undo restores the exact sets', async () => {
    const ids = await submit('exact', 3)
    const before = await Promise.all(ids.map(setOf))
    const [main, front, back] = before[0] ?? []
    const planned = await bulkChanges.create(
      { images: 'advice', start: false },
      { advice: 'other_main.infographic', tag: 'exact' },
    )
    const { bulk_change_id: id } = planned
    assert.deepEqual(
      [planned.status, planned.total, planned.advice],
      ['planning', 3, 'other_main.infographic'],
    )
    const ready = await until(id, 'ready')
    assert.deepEqual([ready.counts.planned, ready.undo_until, ready.seconds_left], [3, null, null])
    assert.deepEqual(await Promise.all(ids.map(setOf)), before)
    const items = await itemsOf(id)
    assert.deepEqual(items.map(({ pdp_id: pdpId }) => pdpId).toSorted(), ids)
    for (const item of items) {
      const index = ids.indexOf(item.pdp_id)
      assert.deepEqual(idsIn(item.before), before[index])
      assert.ok(item.after?.images?.every(({ renditions }) => renditions !== null))
      assert.ok((item.score_after ?? 0) > (item.score_before ?? 100) + 20)
    }
    const [first] = items
    assert.ok(main && front && back && first)

    await bulkChanges.start(id)
    const done = await until(id, 'completed')
    assert.deepEqual([done.counts.changed, done.skips], [3, []])
    assert.ok(done.undo_until !== null && done.ended_at !== null)
    await scored(ids)
    for (const item of items) {
      assert.deepEqual(await setOf(item.pdp_id), idsIn(item.after))
      const row = await endcap.pdps.summary(item.pdp_id)
      assert.equal(row.pdp_score, item.score_after)
      const [entry] = (await endcap.pdps.history(item.pdp_id).page()).data
      assert.deepEqual(
        [entry?.cause, entry?.set_from, entry?.changed_by?.id],
        ['order', 'bulk_change', service.credential.client_id],
      )
    }

    await bulkChanges.undo(id)
    const undone = await until(id, 'undone')
    assert.deepEqual([undone.counts.undone, undone.counts.kept, undone.undo_until], [3, 0, null])
    assert.deepEqual(await Promise.all(ids.map(setOf)), before)
    await scored(ids)
    const [entry] = (await endcap.pdps.history(ids[0] ?? '').page()).data
    assert.deepEqual([entry?.cause, entry?.set_from], ['order', 'undo'])
    const { data } = (await service.request('GET', '/v1/audit-events?limit=100')).body as unknown as AuditPage
    assert.deepEqual(
      data.filter(({ subject }) => subject === id).map(({ action }) => action),
      ['bulk_change.undone', 'bulk_change.started'],
    )
  })

  it('leaves out listings that have changed meanwhile or are deleted, and names them, in both directions', async () => {
    const ids = await submit('meanwhile', 4)
    const [other = '', gone = '', later = '', plain = ''] = ids
    const { bulk_change_id: id } = await bulkChanges.create(
      { images: 'advice', start: false },
      { tag: 'meanwhile' },
    )
    await until(id, 'ready')
    const before = await setOf(plain)
    const swap = async (pdpId: string) => {
      const [hero = '', ...carousel] = (await setOf(pdpId)).toReversed()
      const images = { hero: { image_id: hero }, carousel: carousel.map((each) => ({ image_id: each })) }
      await endcap.pdps.setImages(pdpId, images)
      return setOf(pdpId)
    }
    const swapped = await swap(other)
    await endcap.pdps.delete(gone)
    await bulkChanges.start(id)
    const done = await until(id, 'completed')
    assert.deepEqual([done.counts.changed, done.counts.skipped], [2, 2])
    const reasons = async () =>
      new Map((await itemsOf(id)).map(({ pdp_id: pdpId, reason }) => [pdpId, reason]))
    assert.deepEqual(
      [(await reasons()).get(other), (await reasons()).get(gone)],
      ['changed_meanwhile', 'deleted'],
    )
    assert.deepEqual(await setOf(other), swapped)
    const mine = await swap(later)
    await bulkChanges.undo(id)
    const undone = await until(id, 'undone')
    assert.deepEqual([undone.counts.undone, undone.counts.kept], [1, 1])
    assert.equal((await reasons()).get(later), 'changed_meanwhile')
    assert.deepEqual([await setOf(later), await setOf(plain)], [mine, before])
  })

  it('leaves out the listings that its start excepts, and refuses to except them later', async () => {
    const ids = await submit('except', 3)
    const [left = '', ...others] = ids
    const changes: BulkChangeRequest[] = [{ images: 'advice' }, { add_tags: ['spring'] }]
    for (const change of changes) {
      const { bulk_change_id: id } = await bulkChanges.create({ ...change, start: false }, { tag: 'except' })
      await until(id, 'ready')
      const before = await setOf(left)
      const except = [left.toUpperCase(), service.credential.organization_id, 'unknown']
      await bulkChanges.start(id, { except })
      const done = await until(id, 'completed')
      assert.deepEqual([done.counts.changed, done.skips], [2, [{ reason: 'left_out', listings: 1 }]])
      await scored(ids)
      assert.deepEqual([await setOf(left), (await endcap.pdps.summary(left)).tags], [before, ['except']])
      await bulkChanges.start(id, { except })
      const refused = bulkChanges.start(id, { except: others })
      await assert.rejects(async () => refused, { code: 'BULK_CHANGE_CONFLICT' })
      await bulkChanges.undo(id)
      await until(id, 'undone')
      await scored(ids)
    }
  })

  it('leaves out excepted listings that are not planned yet', async () => {
    const [left = '', other = ''] = await submit('early', 2)
    const { bulk_change_id: id } = await bulkChanges.create(
      { images: 'advice', start: false },
      { tag: 'early' },
    )
    await bulkChanges.start(id, { except: [left] })
    const { counts, skips } = await until(id, 'completed')
    assert.deepEqual([counts.changed, skips], [1, [{ reason: 'left_out', listings: 1 }]])
    assert.deepEqual((await itemsOf(id)).find(({ status }) => status === 'changed')?.pdp_id, other)
  })

  it('changes nothing if more listings meet the filters than expected', async () => {
    const [first = ''] = await submit('grown', 2)
    const create = (max_listings: number) =>
      bulkChanges.create({ add_tags: ['spring'], max_listings }, { tag: 'grown' })
    await assert.rejects(async () => create(1), { code: 'BULK_CHANGE_CONFLICT' })
    assert.deepEqual((await endcap.pdps.summary(first)).tags, ['grown'])
    const { bulk_change_id: id } = await create(2)
    assert.equal((await until(id, 'completed')).counts.changed, 2)
  })

  it('edits category, retailer and tags, and its undo restores them exactly', async () => {
    const ids = await submit('edited', 2)
    const [one = '', two = ''] = ids
    await endcap.pdps.setTags(two, ['edited', 'spring'])
    const fieldsOf = async (pdpId: string) => {
      const { category_id, category_source, category_confidence, retailer, tags } =
        await endcap.pdps.summary(pdpId)
      return { category_id, category_source, category_confidence, retailer, tags }
    }
    const before = await Promise.all(ids.map(fieldsOf))
    const { bulk_change_id: id } = await bulkChanges.create(
      {
        product_category_id: 'Shoes > Sneakers',
        retailer: 'walmart_us',
        add_tags: ['spring', 'relaunch'],
        remove_tags: ['edited'],
      },
      { tag: 'edited' },
    )
    assert.equal((await until(id, 'completed')).counts.changed, 2)
    for (const pdpId of ids)
      assert.deepEqual(await fieldsOf(pdpId), {
        category_id: SNEAKERS,
        category_source: 'person',
        category_confidence: null,
        retailer: 'walmart_us',
        tags: ['spring', 'relaunch'],
      })
    const again = await bulkChanges.create({ add_tags: ['spring'], pdp_ids: [one] })
    assert.equal((await until(again.bulk_change_id, 'completed')).counts.unchanged, 1)
    await bulkChanges.undo(id)
    await until(id, 'undone')
    assert.deepEqual(await Promise.all(ids.map(fieldsOf)), before)
  })

  it('reaches no listing of another organization, and nobody else reaches it', async () => {
    const ids = await submit('own', 1)
    const other = new BulkChanges(await stranger())
    for (const filters of [{}, { tag: 'own' }]) {
      const empty = await other.create({ add_tags: ['mine'], pdp_ids: ids }, filters)
      assert.equal(empty.total, 0)
      const all = await other.create({ add_tags: ['mine'] }, filters)
      assert.equal(all.total, 0)
    }
    assert.deepEqual((await endcap.pdps.summary(ids[0] ?? '')).tags, ['own'])
    const { bulk_change_id: id } = await bulkChanges.create({ add_tags: ['kept'] }, { tag: 'own' })
    const refused = (error: unknown) => error instanceof EndcapError && error.code === 'BULK_CHANGE_NOT_FOUND'
    await assert.rejects(async () => other.get(id), refused)
    await assert.rejects(async () => other.items(id).page(), refused)
    await assert.rejects(async () => other.start(id), refused)
    await assert.rejects(async () => other.undo(id), refused)
  })

  it('keeps credentials for a tag to their listings and their own bulk changes', async () => {
    const [inside = '', outside = ''] = [...(await submit('inside', 1)), ...(await submit('outside', 1))]
    const limited = await newLimited('inside')
    const own = await limited.create({ add_tags: ['x'], pdp_ids: [inside, outside] })
    assert.equal(own.total, 1)
    await until(own.bulk_change_id, 'completed')
    assert.deepEqual((await endcap.pdps.summary(outside)).tags, ['outside'])
    assert.equal((await limited.get(own.bulk_change_id)).counts.changed, 1)
    const { bulk_change_id: id } = await bulkChanges.create({ add_tags: ['y'] }, { tag: 'outside' })
    await assert.rejects(async () => limited.get(id), { code: 'BULK_CHANGE_NOT_FOUND' })
    await assert.rejects(async () => limited.create({ remove_tags: ['inside'] }), { code: 'FORBIDDEN' })
    await assert.rejects(async () => limited.create({ add_tags: ['x'] }, { tag: 'outside' }), {
      code: 'FORBIDDEN',
    })
  })

  it('needs one change, and starts and undoes in order', async () => {
    await assert.rejects(async () => bulkChanges.create({}), { code: 'VALIDATION_ERROR' })
    await assert.rejects(async () => bulkChanges.create({ images: 'advice', add_tags: ['x'] }), {
      code: 'VALIDATION_ERROR',
    })
    const { bulk_change_id: id } = await bulkChanges.create(
      { add_tags: ['x'], start: false },
      { tag: 'nothing' },
    )
    await until(id, 'ready')
    await assert.rejects(async () => bulkChanges.undo(id), { code: 'BULK_CHANGE_CONFLICT' })
    await bulkChanges.start(id)
    await until(id, 'completed')
    await bulkChanges.undo(id)
    await until(id, 'undone')
    await assert.rejects(async () => bulkChanges.start(id), { code: 'BULK_CHANGE_CONFLICT' })
  })
}
