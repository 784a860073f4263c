import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { CATEGORIES } from '@endcap/catalog'
import type { Database, DatabaseConfig } from '@endcap/service/platform/db/database'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { duckdb } from '../../../../service/test/support/duckdb.ts'
import { endcap } from '../../../../service/test/support/process.ts'
import {
  describeOnBothStores,
  newOrganization,
  open,
  temporaryDirectory,
} from '../../../../service/test/support/stores.ts'
import { insertPdp, insertPortfolio } from '../../../../service/test/support/synthetic-pdps.ts'
import { exportLake } from '../../../src/operator/lake/export-lake.ts'
import { LAKE_TABLES } from '../../../src/operator/lake/lake-tables.ts'
import { type OutputPlace, openOutput } from '../../../src/terminal/output-place.ts'

const LISTINGS = 3
const CATEGORY = CATEGORIES[0]?.id ?? ''
const SCORE = {
  classification: 'Packshot',
  factors: [
    { name: 'fill', score: 61.5, weight: 0.5, impact: 2.25 },
    { name: 'sharpness', score: 90, weight: 0.5, impact: 0 },
  ],
  recommendations: [{ code: 'fill_frame', expected_gain: 3.5 }],
}
const IMAGES_OF_STATE = [{ image_id: 'x', position: 0, service_score: 71.5, classification: 'Packshot' }]

/** Stores a listing with an image, its score and a state. */
async function addListing(database: Database, organizationId: string, portfolioId: string): Promise<string> {
  const { db } = database
  const pdp = await insertPdp(database, { organizationId, portfolioId, result: {} })
  const image = uuidV7()
  const sha256 = createHash('sha256').update(image).digest('hex')
  await sql`INSERT INTO image (id, organization_id, sha256, format, width, height, byte_length)
    VALUES (${image}, ${organizationId}, ${sha256}, 'png', 800, 600, 12345)`.execute(db)
  await sql`INSERT INTO pdp_image (pdp_id, position, image_id, filename, source_url)
    VALUES (${pdp}, 0, ${image}, 'front.png', 'https://example.com/front.png')`.execute(db)
  await sql`INSERT INTO image_score (organization_id, sha256, category_id, role, model_version, score, service_score)
    VALUES (${organizationId}, ${sha256}, ${CATEGORY}, 'hero', 'vision-1+general-1', ${JSON.stringify(SCORE)}, 71.5)`.execute(
    db,
  )
  await sql`INSERT INTO pdp_history (id, pdp_id, scored_at, pdp_score, cause, category_id, model_version, images)
    VALUES (${uuidV7()}, ${pdp}, '2026-01-02T03:04:05.678Z', 71.5, 'submission', ${CATEGORY}, 'vision-1+general-1',
      ${JSON.stringify(IMAGES_OF_STATE)})`.execute(db)
  return pdp
}

async function openFor<Result>(
  config: DatabaseConfig,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await open(config)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function fill(database: Database): Promise<{ organizations: string[]; addOne: () => Promise<string> }> {
  const organizations = [await newOrganization(database, 'A'), await newOrganization(database, 'B')]
  const [first = ''] = organizations
  const portfolio = await insertPortfolio(database, first)
  const addOne = () => addListing(database, first, portfolio)
  for (let n = 0; n < LISTINGS; n++) await addOne()
  return { organizations, addOne }
}

const tableIn = (folder: string, name: string) =>
  `read_parquet('${folder}/v1/${name}/*/*/*.parquet', hive_partitioning = true)`
const countIn = async (folder: string, name: string) =>
  Number((await duckdb(`SELECT count(*) AS n FROM ${tableIn(folder, name)}`))[0]?.['n'])
const exportTo = (database: Database, place: OutputPlace, replaces = false) =>
  exportLake({ database, place, replaces, onProgress: () => undefined })

describeOnBothStores('an export of the lake', ({ place, kind }) => {
  it('an export of the lake has the rows of all tables, by day and organization', async () => {
    const config = await place()
    const { organizations } = await openFor(config, fill)
    const folder = temporaryDirectory()
    const environment: Record<string, string> = config.url === null ? {} : { DATABASE_URL: config.url }
    const run = () =>
      endcap(['lake', 'export', folder, '--data', config.dataDirectory, '--json'], environment)
    const { code, stdout, stderr } = await run()
    assert.equal(code, 0, stderr)
    const { day, read_at: _at, ...counts } = JSON.parse(stdout) as Record<string, unknown>
    assert.deepEqual(counts, { listings: 3, images: 3, scores: 3, factors: 6, history: 3 })

    const [row] = await duckdb(
      `SELECT l.name, l.status, i.filename, i.bytes, s.score, s.classification, s.advice, s.advice_gain, h.cause,
        h.images, epoch_ms(h.scored_at) AS moment, l.organization_id, l.day::VARCHAR AS day,
        (SELECT sum(f.impact) FROM ${tableIn(folder, 'factors')} f WHERE f.sha256 = i.sha256) AS impact
      FROM ${tableIn(folder, 'listings')} l JOIN ${tableIn(folder, 'images')} i USING (listing_id)
        JOIN ${tableIn(folder, 'scores')} s USING (sha256) JOIN ${tableIn(folder, 'history')} h USING (listing_id)
      ORDER BY l.listing_id LIMIT 1`,
    )
    const { name, images, ...values } = row ?? {}
    assert.match(name as string, /^PDP /)
    assert.deepEqual(JSON.parse(images as string), IMAGES_OF_STATE)
    assert.deepEqual(values, {
      ...{
        status: 'COMPLETED',
        filename: 'front.png',
        bytes: '12345',
        score: 71.5,
        classification: 'Packshot',
      },
      ...{ advice: 'fill_frame', advice_gain: 3.5, cause: 'submission', impact: 2.25 },
      moment: String(Date.parse('2026-01-02T03:04:05.678Z')),
      organization_id: organizations[0],
      day,
    })
    assert.match((await run()).stderr, /exported already/)
  })

  it('an export of the lake that was interrupted has no manifest, and the next one has each row once', async () => {
    const folder = temporaryDirectory()
    await using real = await openOutput(folder)
    let writes = 0
    const breaking: OutputPlace = {
      ...real,
      put: (name, content) => (++writes > 3 ? Promise.reject(new Error('full')) : real.put(name, content)),
    }
    const manifest = await openFor(await place(), async (database) => {
      await fill(database)
      await assert.rejects(exportTo(database, breaking), /full/)
      assert.equal(existsSync(join(folder, '_manifests')), false)
      const finished = await exportTo(database, real)
      assert.equal(await exportTo(database, real), null)
      await exportTo(database, real, true)
      return finished
    })
    assert.equal(await countIn(folder, 'listings'), LISTINGS)
    for (const { files } of Object.values(manifest?.tables ?? {}))
      for (const { file, bytes } of files) assert.ok(bytes > 0 && existsSync(join(folder, file)), file)
  })

  it('an export of the lake is of one moment', {
    skip: kind === 'embedded' && 'the embedded database has one connection',
  }, async () => {
    const folder = temporaryDirectory()
    await using real = await openOutput(folder)
    await openFor(await place(), async (database) => {
      const { addOne } = await fill(database)
      const adding: OutputPlace = {
        ...real,
        async put(name, content) {
          await addOne()
          await real.put(name, content)
        },
      }
      await exportTo(database, adding)
    })
    for (const name of ['listings', 'images', 'scores', 'history'])
      assert.equal(await countIn(folder, name), LISTINGS, name)
  })
})

it('docs/lake.md has all tables and columns of the lake, with their types', () => {
  const page = readFileSync(new URL('../../../../../docs/lake.md', import.meta.url), 'utf8')
  const described = page
    .split('\n### ')
    .slice(1)
    .map((section) => ({
      name: section.split('\n', 1)[0],
      columns: [...section.matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, name, type]) => [name, type]),
    }))
  assert.deepEqual(
    described,
    LAKE_TABLES.map(({ name, columns }) => ({
      name,
      columns: columns.map(([column, type]) => [column, type]),
    })),
  )
})
