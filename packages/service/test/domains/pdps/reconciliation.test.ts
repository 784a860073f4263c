import assert from 'node:assert/strict'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { findCategoryByPath } from '@endcap/catalog'
import { sql } from 'kysely'
import { changeJobs, listJobs, OUTSTANDING } from '../../support/job-table.ts'
import { type Origin, startOrigin } from '../../support/origin.ts'
import { picture } from '../../support/pictures.ts'
import { startPostgres, withoutPostgres } from '../../support/postgres.ts'
import { blobDirectory, startService, type TestService } from '../../support/service.ts'
import { openSqlProbe } from '../../support/sql-probe.ts'
import { open, temporaryDirectory } from '../../support/stores.ts'

const NAME = 'Sea Salt Potato Chips 150 g'
const resources = new AsyncDisposableStack()
let origin: Origin
let service: TestService
let databaseUrl: string

/** Counts the scores in the database. */
async function countScores(): Promise<number> {
  await using watcher = new AsyncDisposableStack()
  const { db } = watcher.adopt(await open({ url: databaseUrl, dataDirectory: '' }), ({ close }) => close())
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM image_score`.execute(db)
  return rows[0]?.count ?? -1
}

describe('a submitted PDP', { skip: withoutPostgres }, () => {
  before(async () => {
    origin = resources.use(await startOrigin())
    for (let n = 0; n < 40; n++) origin.serve(`/${n}.png`, await picture(n))
    const postgres = resources.use(await startPostgres())
    databaseUrl = await postgres.createDatabase()
    service = resources.use(
      await startService({
        databaseUrl,
        configure: ({ fetch }) => {
          fetch.allowedOrigins = [origin.host, origin.host.replace('127.0.0.1', 'localhost')]
        },
      }),
    )
  })
  after(() => resources.disposeAsync())

  const image = (n: number) => origin.url(`/${n}.png`)
  const submission = (hero: number, carousel: number[], changes: object = {}) => ({
    hero_image_url: image(hero),
    carousel_image_urls: carousel.map(image),
    name: NAME,
    ...changes,
  })
  /** Submits again and returns the answer, the requests to the origin and the number of new scores. */
  async function resubmit(id: string, body: object) {
    const before = { requests: origin.requests.length, scores: await countScores() }
    const answer = await service.put(id, body)
    const scores = await service.settled(id)
    return {
      status: answer.status,
      answer: answer.body,
      scores,
      requested: origin.requests.slice(before.requests),
      scored: (await countScores()) - before.scores,
    }
  }

  it('[PDP-1] a submitted PDP goes from PROCESSING to COMPLETED, with every field of the specification', async () => {
    const answer = await service.put('fields', {
      ...submission(0, [1, 2, 3, 4, 5, 6]),
      hero_image_asset_id: 'asset-0',
      carousel_image_asset_ids: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'],
    })
    assert.equal(answer.status, 202)
    const processing = (await service.get('fields')).body
    assert.equal(processing.status, 'PROCESSING')
    assert.deepEqual(
      [processing.pdp_score, processing.hero?.service_score, processing.scored_at],
      [null, null, null],
    )
    assert.deepEqual(
      processing.carousel_images.map(({ position, image_url }) => [position, image_url]),
      [1, 2, 3, 4, 5, 6].map((n) => [n, image(n)]),
    )

    const pdp = await service.settled('fields')
    assert.deepEqual(Object.keys(pdp), [
      ...[
        'id',
        'retailer',
        'pdp_id',
        'status',
        'error_code',
        'name',
        'category',
        'pdp_score',
        'listing_score_at_ingest',
        'score_change',
      ],
      ...[
        'service_certified',
        'carousel_score',
        'hero',
        'carousel_images',
        'asset_mix',
        'images_matching_ideal_mix',
        'is_ideal_content_mix',
      ],
      ...[
        'score_penalty',
        'image_count_penalty',
        'image_mix_penalty',
        'image_order_penalty',
        'high_scoring_asset_count',
        'scored_at',
      ],
    ])
    assert.deepEqual(
      [pdp.status, pdp.error_code, pdp.name, pdp.category, pdp.retailer],
      ['COMPLETED', null, NAME, 'Potato Chips', 'marketplace_us'],
    )
    assert.deepEqual(
      Object.entries(pdp)
        .filter(([, value]) => value === null)
        .map(([name]) => name),
      ['error_code'],
    )
    assert.equal(pdp.pdp_score, pdp.listing_score_at_ingest)
    assert.equal(pdp.score_change, 0)
    assert.deepEqual(Object.keys(pdp.hero ?? {}), [
      'image_id',
      'image_url',
      'asset_id',
      'service_score',
      'service_certified',
      'classification',
      'score_metadata',
      'hero_gs1_components',
      'mobile_readiness',
    ])
    assert.ok(Object.values(pdp.hero ?? {}).every((value) => value !== null))
    assert.deepEqual(Object.keys(pdp.hero?.score_metadata ?? {}), [
      'model_version',
      'raw_score',
      'percentile',
      'benchmark',
      'factors',
      'recommendations',
      'rule_checks',
    ])
    for (const item of pdp.carousel_images) {
      assert.deepEqual(Object.keys(item), [
        'image_id',
        'image_url',
        'position',
        'service_score',
        'service_certified',
        'classification',
      ])
      assert.ok(Object.values(item).every((value) => value !== null))
      assert.equal(item.service_certified, (item.service_score ?? 0) >= 80)
    }
    const { assets } = pdp.asset_mix as { assets: { position: number; asset_id: string }[] }
    assert.deepEqual(
      assets.map(({ position, asset_id }) => [position, asset_id]),
      ['asset-0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((id, n) => [n, id]),
    )
    assert.match(pdp.scored_at ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.match(pdp.pdp_id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  })

  it('[PDP-27] a submitted PDP stays unchanged when submitted again: 200, without downloads or new scores', async () => {
    await resubmit('same', submission(7, [8, 9]))
    const again = await resubmit('same', submission(7, [8, 9]))
    assert.deepEqual(
      [again.status, again.answer['status'], again.requested, again.scored],
      [200, 'COMPLETED', [], 0],
    )
  })

  it('[PDP-30] a submitted PDP downloads and scores exactly one image when one file name has changed', async () => {
    const first = await resubmit('one', submission(10, [11, 12]))
    const second = await resubmit('one', submission(10, [11, 13]))
    assert.deepEqual([second.status, second.requested, second.scored], [202, ['/13.png'], 1])
    const ids = (pdp: typeof first.scores) => pdp.carousel_images.map(({ image_id }) => image_id)
    assert.equal(ids(second.scores)[0], ids(first.scores)[0])
    assert.notEqual(ids(second.scores)[1], ids(first.scores)[1])
    assert.equal(second.scores.listing_score_at_ingest, first.scores.pdp_score, 'the first score changed')
  })

  it('[PDP-32] a submitted PDP keeps an image with the same file name under another host and query, and returns the new address', async () => {
    await resubmit('moved', submission(14, [15]))
    const url = `${image(15).replace('127.0.0.1', 'localhost')}?v=2`
    const moved = await resubmit('moved', { ...submission(14, []), carousel_image_urls: [url] })
    assert.deepEqual([moved.status, moved.requested, moved.scored], [200, [], 0])
    assert.equal(moved.scores.carousel_images[0]?.image_url, url)
  })

  it('[PDP-9] a submitted PDP gets a new listing score, without scoring an image, when only the order has changed', async () => {
    const before = await resubmit('order', submission(16, [17, 18]))
    const turned = await resubmit('order', submission(16, [18, 17]))
    assert.deepEqual([turned.status, turned.requested, turned.scored], [202, [], 0])
    assert.deepEqual(
      turned.scores.carousel_images.map(({ image_id, position }) => [image_id, position]),
      [before.scores.carousel_images[1]?.image_id, before.scores.carousel_images[0]?.image_id].map(
        (id, index) => [id, index + 1],
      ),
    )
    assert.ok((turned.scores.scored_at ?? '') > (before.scores.scored_at ?? ''))
  })

  it('[PDP-31] a submitted PDP scores its images again, without downloads, when the category has changed', async () => {
    await resubmit('category', submission(19, [20]))
    const boots = findCategoryByPath('Shoes > Boots')
    const changed = await resubmit('category', submission(19, [20], { product_category_id: boots?.id }))
    assert.deepEqual(
      [changed.status, changed.requested, changed.scored, changed.scores.category],
      [202, [], 2, 'Boots'],
    )
  })

  it('[PDP-22] a submitted PDP stores a new name and asset ids and scores the listing only', async () => {
    await resubmit('names', submission(21, [22]))
    const renamed = await resubmit(
      'names',
      submission(21, [22], {
        name: 'Paprika Potato Chips',
        hero_image_asset_id: 'h',
        carousel_image_asset_ids: ['c'],
      }),
    )
    assert.deepEqual([renamed.status, renamed.requested, renamed.scored], [202, [], 0])
    assert.deepEqual([renamed.scores.name, renamed.scores.hero?.asset_id], ['Paprika Potato Chips', 'h'])
  })

  it('a submitted PDP scores the same bytes once per image role, whatever the file name and PDP', async () => {
    origin.serve('/copy.png', await picture(23))
    const first = await resubmit('bytes-1', {
      ...submission(23, [24]),
      carousel_image_urls: [image(24), origin.url('/copy.png')],
    })
    assert.equal(first.scored, 3, 'hero, another image, and the hero’s bytes as a carousel image')
    const second = await resubmit('bytes-2', submission(23, [24]))
    assert.deepEqual([second.requested.length, second.scored], [2, 0])
    assert.equal(second.scores.hero?.service_score, first.scores.hero?.service_score)
  })

  it('[PDP-29] a submitted PDP keeps its scores and scored_at visible while a change is processed', async () => {
    const before = (await resubmit('visible', submission(25, [26]))).scores
    await service.put('visible', submission(25, [27]))
    const during = (await service.get('visible')).body
    assert.deepEqual(
      [
        during.status,
        during.pdp_score,
        during.scored_at,
        during.carousel_images,
        during.is_ideal_content_mix,
      ],
      ['PROCESSING', before.pdp_score, before.scored_at, before.carousel_images, null],
    )
    await service.settled('visible')
  })

  it('a submitted PDP continues the same run when submitted again while it is processed', async () => {
    const first = await service.put('twice', submission(28, [29]))
    const second = await service.put('twice', submission(28, [29]))
    assert.deepEqual([first.status, second.status, second.body['status']], [202, 202, 'PROCESSING'])
    await service.settled('twice')
  })

  it('a submitted PDP shows the results of the last accepted of many submissions, which are answered in order', async () => {
    const bodies = Array.from({ length: 24 }, (_, n) =>
      submission(30, [31 + (n % 7)], { name: `Potato Chips ${n}` }),
    )
    const answers = await Promise.all(bodies.map((body) => service.put('race', body)))
    assert.ok(answers.every(({ status }) => status === 202))
    assert.equal(new Set(answers.map(({ body }) => body['pdp_id'])).size, 1)
    const pdp = await service.settled('race')
    assert.equal(pdp.status, 'COMPLETED')
    const winner = Number(/\d+$/.exec(pdp.name ?? '')?.[0])
    assert.deepEqual(
      pdp.carousel_images.map(({ image_url }) => image_url),
      [image(31 + (winner % 7))],
      'name and images are of one submission',
    )
  })

  it('[PDP-38] a submitted PDP stays unchanged when a changed submission cannot be downloaded', async () => {
    const before = (await resubmit('fails', submission(0, [1]))).scores
    const answer = await service.put('fails', {
      ...submission(0, []),
      carousel_image_urls: [origin.url('/missing.png')],
    })
    assert.equal(answer.status, 400)
    assert.deepEqual((await service.get('fails')).body, before)
  })

  it('a submitted PDP keeps its category for the same submission, whatever codes were learned since', async () => {
    const code = { gtin: '4006381333931' }
    await resubmit('learned', submission(2, [], { name: NAME, ...code }))
    const boots = { name: null, product_category_id: findCategoryByPath('Shoes > Boots')?.id }
    await resubmit('teaches', submission(2, [], { ...boots, ...code }))
    const again = await resubmit('learned', submission(2, [], { name: NAME, ...code }))
    assert.deepEqual([again.status, again.scores.category], [200, 'Potato Chips'])
  })

  it('a submitted PDP learns a code from a submission that changes nothing else', async () => {
    const code = { asin: 'B0LEARNT01' }
    await resubmit('teacher', submission(3, []))
    assert.equal((await resubmit('teacher', submission(3, [], code))).status, 200)
    assert.equal(
      (await resubmit('pupil', submission(3, [], { name: null, ...code }))).scores.category,
      'Potato Chips',
    )
  })

  it('a submitted PDP stores the ids of its texts, which answers do not have', async () => {
    await resubmit('worded', submission(2, [3]))
    const { db, close } = await open({ url: databaseUrl, dataDirectory: '' })
    const { rows } = await sql<Record<'reason' | 'title', string>>`
      SELECT result->'hero'->'score_metadata'->'factors'->0->'wording'->'reason'->>'id' AS reason,
        result->'summary'->'first_action'->'wording'->'title'->>'id' AS title
      FROM pdp WHERE external_id = 'worded'`.execute(db)
    await close()
    assert.match(rows[0]?.reason ?? '', /^factor\./)
    assert.match(rows[0]?.title ?? '', /^action\./)
    const { pdp_id: pdpId, ...scores } = (await service.get('worded')).body
    const answers = [
      scores,
      ...(await Promise.all(
        ['', `/${pdpId}/explanation`].map((path) => service.request('GET', `/v1/pdps${path}`)),
      )),
    ]
    assert.doesNotMatch(JSON.stringify(answers), /"wording"/)
  })

  it('a submitted PDP is scored again by a release with other scores that starts between images and listing', async () => {
    const { db, close } = await open({ url: databaseUrl, dataDirectory: '' })
    await resubmit('upgrade', submission(4, [5]))
    await service.put('upgrade', submission(4, [5], { name: 'Other Potato Chips' }))
    // The scores now appear to come from the previous release.
    await sql`UPDATE image_score SET model_version = 'vision-0+general-0' WHERE model_version NOT LIKE 'vision-0%'`.execute(
      db,
    )
    await close()
    const pdp = await service.settled('upgrade')
    assert.deepEqual([pdp.status, pdp.name], ['COMPLETED', 'Other Potato Chips'])
  })

  it('[PDP-28] a submitted PDP ends in ERROR when an image cannot be scored, as does the standalone image, stays there when submitted again, and recovers with a change', async () => {
    // This process stores images in a folder that the worker does not read until the link changes.
    const lost = temporaryDirectory()
    const link = join(temporaryDirectory(), 'blobs')
    symlinkSync(lost, link)
    await using api = await startService({
      role: 'api',
      databaseUrl,
      configure: (config) => {
        config.fetch.allowedOrigins = [origin.host]
        config.blobs = { kind: 'file', directory: link }
      },
    })
    await api.put('error', submission(38, []))
    const { body: image } = await api.request('POST', '/v1/images/score', {
      body: {
        image_url: origin.url('/37.png'),
        product_category_id: findCategoryByPath('Food > Snacks > Potato Chips')?.id,
        image_type: 'hero',
      },
    })
    // Nine attempts with growing pauses take minutes. A failed job becomes a new row, which an UPDATE misses.
    await using probe = await openSqlProbe(databaseUrl)
    const { connection } = probe
    const outstanding = { queue: 'score-image', states: OUTSTANDING }
    do await changeJobs(connection, outstanding, { retryLimit: 1 })
    while ((await listJobs(connection, outstanding)).some(({ retryLimit }) => retryLimit > 1))
    const failed = await api.settled('error')
    assert.deepEqual(
      [failed.status, failed.error_code, failed.pdp_score],
      ['ERROR', 'IMAGE_SCORING_FAILED', null],
    )
    const score = await api.poll(`/v1/images/${String(image['image_id'])}/score`)
    assert.deepEqual(score.body, { ...image, status: 'error' })
    const again = await api.put('error', submission(38, []))
    assert.deepEqual(
      [again.status, again.body['status'], again.body['error_code']],
      [200, 'ERROR', 'IMAGE_SCORING_FAILED'],
    )
    rmSync(link)
    mkdirSync(blobDirectory(service.config), { recursive: true })
    symlinkSync(blobDirectory(service.config), link)
    assert.equal((await api.put('error', submission(39, []))).status, 202)
    const mended = await api.settled('error')
    assert.deepEqual(
      [mended.status, mended.error_code, typeof mended.pdp_score],
      ['COMPLETED', null, 'number'],
    )
  })
})
