import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Endcap, type PdpScores } from '@endcap/client'
import { freePort } from '@endcap/foundation/net/free-port'
import { sql } from 'kysely'
import { listingPage } from '../support/listing-page.ts'
import { type Origin, startOrigin } from '../support/origin.ts'
import { picture } from '../support/pictures.ts'
import { startPostgres, withoutPostgres } from '../support/postgres.ts'
import { type ServeProcess, serve } from '../support/process.ts'
import { open, temporaryDirectory } from '../support/stores.ts'

const LISTINGS = 30
const IMAGES = 4
const NAME = 'Sea Salt Potato Chips 150 g'

async function catalog(): Promise<Origin> {
  const origin = await startOrigin()
  // Every listing has images of its own and one that all of them share.
  for (let n = 0; n < LISTINGS * IMAGES; n++) origin.serve(`/${n}.png`, await picture(n, 120 + n))
  return origin
}

function clientOf({ announced }: ServeProcess): Endcap {
  const {
    base_url: baseUrl = '',
    client_id: clientId = '',
    client_secret: clientSecret = '',
    organization_id: organizationId = '',
  } = announced
  return new Endcap({ baseUrl, clientId, clientSecret, organizationId })
}

const submission = (origin: Origin, n: number) => ({
  hero_image_url: origin.url(`/${n * IMAGES}.png`),
  carousel_image_urls: [1, 2, 3].map((image) =>
    origin.url(image === 3 ? '/3.png' : `/${n * IMAGES + image}.png`),
  ),
  name: NAME,
})

/** Retries while the service is unavailable, as clients do. */
async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let attempts = 0; ; attempts++) {
    try {
      return await ask()
    } catch (error) {
      if (attempts > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

async function allSettled(client: Endcap): Promise<PdpScores[]> {
  return Promise.all(
    Array.from({ length: LISTINGS }, (_, n) =>
      patiently(() => client.pdps.wait(`crash-${n}`, {}, { interval: 1000 })),
    ),
  )
}

/** Returns the number of scores, and of distinct contents by image role, in the database. */
async function countScores(where: { url: string | null; dataDirectory: string }) {
  const database = await open(where)
  const { rows } = await sql<{ scores: number; distinct: number; unfinished: number }>`
    SELECT (SELECT count(*)::int FROM image_score) AS scores,
           (SELECT count(*)::int FROM (SELECT DISTINCT organization_id, sha256, role FROM image_score) AS keys) AS distinct,
           (SELECT count(*)::int FROM scoring_run WHERE remaining > 0) AS unfinished`.execute(database.db)
  await database.close()
  return rows[0]
}

const ALL_COMPLETED = Array.from({ length: LISTINGS }, () => ['COMPLETED', null])
const EXPECTED_SCORES = LISTINGS * 3 + 1

describe('a service that is killed (embedded)', () => {
  it(`a service that is killed (embedded) completes ${LISTINGS} listings after kill -9 in the middle of them and scores no image twice`, async () => {
    await using origin = await catalog()
    const data = temporaryDirectory()
    const port = String(await freePort())
    const environment = { ENDCAP_ALLOWED_ORIGINS: origin.host }
    await using first = await serve(['--data', data, '--port', port], environment)
    const client = clientOf(first)
    await Promise.all(
      Array.from({ length: LISTINGS }, (_, n) => client.pdps.submit(`crash-${n}`, submission(origin, n))),
    )
    let running = first
    // Kills while the first images are analyzed, in the middle and near the end.
    for (const pauseMs of [600, 6_000, 6_000]) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      await running.kill('SIGKILL')
      running = await serve(['--data', data, '--port', port], environment)
    }
    const pdps = await allSettled(client)
    assert.deepEqual(
      pdps.map(({ status, error_code }) => [status, error_code]),
      ALL_COMPLETED,
    )
    assert.equal(await running.kill('SIGTERM'), 0)
    assert.deepEqual(await countScores({ url: null, dataDirectory: data }), {
      scores: EXPECTED_SCORES,
      distinct: EXPECTED_SCORES,
      unfinished: 0,
    })
  })

  it('a service that is killed (embedded) scores every accepted listing by ASIN, whenever it is killed afterwards', async () => {
    await using origin = await catalog()
    const data = temporaryDirectory()
    const args = ['--data', data, '--port', String(await freePort())]
    const environment = {
      ENDCAP_STOREFRONT_US: origin.url(''),
      ENDCAP_SCRAPE_INTERVAL_MS: '0',
    }
    const asins = Array.from({ length: 12 }, (_, n) => `B0000000${10 + n}`)
    for (const [n, asin] of asins.entries())
      origin.serve(
        `/dp/${asin}`,
        listingPage(
          asin,
          [0, 1, 2].map((image) => origin.url(`/${n * IMAGES + image}.png`)),
        ),
      )
    await using first = await serve(args, environment)
    const client = clientOf(first)
    let running = first
    for (const pauseMs of [0, 100, 700]) {
      await Promise.all(asins.map((asin) => client.pdps.byAsin.submit(asin)))
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      await running.kill('SIGKILL')
      running = await serve(args, environment)
    }
    const ends = await Promise.all(
      asins.map((asin) => patiently(() => client.pdps.byAsin.wait(asin, {}, { interval: 500 }))),
    )
    assert.deepEqual(
      ends.map(({ status, carousel_images }) => [status, carousel_images.length]),
      asins.map(() => ['scored', 2]),
    )
    assert.equal(await running.kill('SIGTERM'), 0)
  })
})

describe('services over PostgreSQL', { skip: withoutPostgres }, () => {
  it(`services over PostgreSQL complete ${LISTINGS} listings although a worker is killed and the database restarts`, async () => {
    await using origin = await catalog()
    await using postgres = await startPostgres()
    const url = await postgres.createDatabase()
    const environment = { ENDCAP_ALLOWED_ORIGINS: origin.host, DATABASE_URL: url, ENDCAP_WORKER_THREADS: '1' }
    const data = temporaryDirectory()
    const port = String(await freePort())
    // The first process creates the organization. The stored files are in its data directory.
    const maker = await serve(['--data', data, '--port', port], environment)
    const { announced } = maker
    await maker.kill('SIGTERM')
    await using api = await serve(['--role', 'api', '--data', data, '--port', port], environment)
    const worker = () => serve(['--role', 'worker', '--data', data], environment)
    await using doomed = await worker()
    await using survivor = await worker()
    const client = clientOf({ ...api, announced })
    await Promise.all(
      Array.from({ length: LISTINGS }, (_, n) => client.pdps.submit(`crash-${n}`, submission(origin, n))),
    )
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await doomed.kill('SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await postgres.restart()
    const pdps = await allSettled(client)
    assert.deepEqual(
      pdps.map(({ status, error_code }) => [status, error_code]),
      ALL_COMPLETED,
    )
    assert.deepEqual(
      [api.child.exitCode, survivor.child.exitCode],
      [null, null],
      'the restart ended no process',
    )
    assert.deepEqual(await countScores({ url, dataDirectory: data }), {
      scores: EXPECTED_SCORES,
      distinct: EXPECTED_SCORES,
      unfinished: 0,
    })
  })
})
