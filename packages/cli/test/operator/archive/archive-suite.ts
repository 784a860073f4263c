import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { before, it } from 'node:test'
import { blobKey } from '@endcap/foundation/blobs/blob-store'
import { createLog } from '@endcap/foundation/observability/log'
import { JOB_TYPES } from '@endcap/service/app/modules'
import type { DatabaseConfig } from '@endcap/service/platform/db/database'
import { openJobQueue } from '@endcap/service/platform/jobs/job-queue'
import { createMetrics } from '@endcap/service/platform/observability/metrics'
import { sql } from 'kysely'
import { v7 as uuidV7 } from 'uuid'
import { addDeadLetter, listJobs } from '../../../../service/test/support/job-table.ts'
import { endcap, type Finished } from '../../../../service/test/support/process.ts'
import { open, type StoreUnderTest, temporaryDirectory } from '../../../../service/test/support/stores.ts'

export const IMAGES = 3

/** Commands that write and restore a backup in a given directory. */
export const ARCHIVE_COMMANDS = { create: ['backup', 'create', '--exact'], restore: ['backup', 'restore'] }

export const run = (
  command: 'create' | 'restore',
  directory: string,
  { url, dataDirectory }: DatabaseConfig,
) =>
  endcap(
    [...ARCHIVE_COMMANDS[command], directory, '--data', dataDirectory, '--json'],
    url === null ? {} : { DATABASE_URL: url },
  )
export const archivePath = () => join(temporaryDirectory(), 'archive')

export async function done(finished: Promise<Finished>): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await finished
  assert.equal(code, 0, stderr)
  return JSON.parse(stdout) as Record<string, unknown>
}

export async function refused(finished: Promise<Finished>, why: RegExp): Promise<void> {
  const { code, stdout, stderr } = await finished
  assert.deepEqual([code, stdout], [1, ''])
  assert.match(stderr, /^endcap: [^\n]*\n$/)
  assert.match(stderr, why)
}

/** Inserts rows by SQL and stores files directly, without a service. */
export async function fill(place: DatabaseConfig): Promise<{ keys: string[] }> {
  const { db, close } = await open(place)
  const organization = uuidV7()
  await sql`INSERT INTO organization (id, name) VALUES (${organization}, 'Test')`.execute(db)
  await sql`INSERT INTO signing_key (kid, private_jwk, public_jwk, active_from) VALUES ('theirs', '{}', '{}', now())`.execute(
    db,
  )
  const keys: string[] = []
  for (let n = 0; n < IMAGES; n++) {
    const bytes = Buffer.from(`image ${n}`)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const key = blobKey(organization, sha256)
    keys.push(key)
    await sql`INSERT INTO image (id, organization_id, sha256, format, width, height, byte_length)
      VALUES (${uuidV7()}, ${organization}, ${sha256}, 'png', 1, 1, ${bytes.length})`.execute(db)
    const path = join(place.dataDirectory, 'blobs', key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
  await close()
  return { keys }
}

/** Creates the keys that a first start creates. */
async function makeQueues(place: DatabaseConfig): Promise<void> {
  const database = await open(place)
  const log = createLog({ level: 'silent', format: 'json' })
  const jobs = await openJobQueue(JOB_TYPES, {
    database,
    log,
    metrics: createMetrics(),
    works: false,
    supervises: false,
  })
  await jobs.stop(0)
  await database.close()
}

export async function count(place: DatabaseConfig, table: string): Promise<number> {
  const { pool, close } = await open(place)
  try {
    return Number((await pool.query(`SELECT count(*) FROM ${table}`)).rows[0].count)
  } finally {
    await close()
  }
}

export const manifestOf = (directory: string) =>
  JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8')) as Record<string, unknown>

/** Declares what an export guarantees on a store. */
export function exportSuite({ place, emptyPlace }: StoreUnderTest): void {
  it('exports everything but missing and damaged files, names them, and exits 1', async () => {
    const from = await place()
    const { keys } = await fill(from)
    const [gone = '', damaged = ''] = keys
    rmSync(join(from.dataDirectory, 'blobs', gone))
    writeFileSync(join(from.dataDirectory, 'blobs', damaged), 'something else')
    const directory = archivePath()
    const { code, stdout, stderr } = await run('create', directory, from)
    assert.equal(code, 1)
    const { files, missing_files } = JSON.parse(stdout) as Record<string, unknown>
    assert.deepEqual([files, missing_files], [IMAGES - 2, 2])
    assert.ok(stderr.includes(gone) && stderr.includes(damaged))
    // The manifest lists the missing files, so the import accepts them.
    const to = await place()
    assert.equal((await done(run('restore', directory, to)))['missing_files'], 2)
    assert.equal(await count(to, 'image'), IMAGES)
  })

  it('exports pictures that only results of tests need', async () => {
    const from = await place()
    const { keys } = await fill(from)
    const { db, close } = await open(from)
    const [testId, armId] = [uuidV7(), uuidV7()]
    await sql`INSERT INTO outcome_test (id, organization_id, source, name, kind, listing)
      SELECT ${testId}, id, 'Shop', 'Milk', 'randomized', 'milk' FROM organization`.execute(db)
    await sql`INSERT INTO outcome_arm (id, test_id, organization_id, name)
      SELECT ${armId}, ${testId}, id, 'old' FROM organization`.execute(db)
    await sql`INSERT INTO outcome_picture (arm_id, organization_id, position, sha256)
      SELECT ${armId}, organization_id, row_number() OVER () - 1, sha256 FROM image`.execute(db)
    await sql`INSERT INTO outcome (id, arm_id, test_id, organization_id, from_day, to_day, impressions, orders)
      SELECT ${uuidV7()}, ${armId}, ${testId}, id, '2026-10-01', '2026-10-07', 10000, 300 FROM organization`.execute(
      db,
    )
    await sql`DELETE FROM image`.execute(db)
    await close()
    const directory = archivePath()
    assert.equal((await done(run('create', directory, from)))['files'], IMAGES)
    const to = await place()
    await done(run('restore', directory, to))
    for (const table of ['outcome_test', 'outcome_arm', 'outcome']) assert.equal(await count(to, table), 1)
    assert.equal(await count(to, 'outcome_picture'), IMAGES)
    for (const key of keys) assert.ok(existsSync(join(to.dataDirectory, 'blobs', key)), key)
  })

  it('rejects a directory that is not empty', async () => {
    const from = await place()
    await fill(from)
    const directory = temporaryDirectory()
    writeFileSync(join(directory, 'mine.txt'), '')
    await refused(run('create', directory, from), /is not empty/)
  })

  it('rejects a database that is not Endcap’s, and creates none', async () => {
    const from = await emptyPlace()
    await refused(run('create', archivePath(), from), /there is no Endcap data/)
    assert.equal(existsSync(join(from.dataDirectory, 'db')), false)
  })
}

/** Declares what an import guarantees on a store. */
export function importSuite({ kind, place, emptyPlace }: StoreUnderTest): void {
  const directory = archivePath()
  before(async () => {
    const from = await place()
    await fill(from)
    await done(run('create', directory, from))
  })

  it('puts its keys in the place of those that a first start made', async () => {
    const to = await emptyPlace()
    const started = await open(to)
    await sql`INSERT INTO signing_key (kid, private_jwk, public_jwk, active_from) VALUES ('own', '{}', '{}', now())`.execute(
      started.db,
    )
    await sql`INSERT INTO shared_secret (name, secret) VALUES ('blob-links', '\\x00')`.execute(started.db)
    await started.close()
    await done(run('restore', directory, to))
    const { db, close } = await open(to)
    assert.deepEqual(await db.selectFrom('signing_key').select('kid').execute(), [{ kid: 'theirs' }])
    assert.deepEqual(await db.selectFrom('shared_secret').selectAll().execute(), [])
    await close()
  })

  it('keeps dead letters with their reasons', async () => {
    const [from, to] = [await place(), await place()]
    await fill(from)
    await makeQueues(from)
    const source = await open(from)
    await addDeadLetter(source.pool, {
      queue: 'score-image',
      payload: { runId: '1' },
      retryCount: 8,
      output: { message: 'too much' },
    })
    await source.close()
    const directory = archivePath()
    await done(run('create', directory, from))
    await done(run('restore', directory, to))
    const { pool, close } = await open(to)
    const [deadLetter, ...others] = await listJobs(pool, { queue: 'dead' })
    // The dead-letter handler runs again.
    assert.partialDeepStrictEqual(deadLetter, {
      payload: { runId: '1' },
      state: 'created',
      sourceQueue: 'score-image',
      sourceRetryCount: 8,
      sourceOutput: { message: 'too much' },
    })
    assert.deepEqual(others, [])
    await close()
  })

  it('rejects a database that has rows, and leaves it unchanged', async () => {
    const to = await place()
    await fill(to)
    await refused(run('restore', directory, to), /the database is not empty/)
    assert.equal(await count(to, 'organization'), 1)
  })

  it('migrates an export of an older schema', async () => {
    const [from, to] = [await place(), await emptyPlace()]
    await fill(from)
    const { db, close } = await open(from)
    for (const statement of [
      "DELETE FROM schema_migration WHERE name > '0003-listings'",
      'DROP TABLE backup_run',
      'DROP TABLE spark_child, spark_request, spark_spending, shared_secret',
      'ALTER TABLE image DROP COLUMN root_image_id, DROP COLUMN origin_pdp_id',
      'ALTER TABLE image DROP COLUMN last_filename, DROP COLUMN last_source_url, DROP COLUMN last_asset_id',
      'ALTER TABLE image DROP COLUMN last_rights, DROP COLUMN last_alt_texts',
      'ALTER TABLE credential DROP COLUMN name, DROP COLUMN created_by, DROP COLUMN last_used_at',
      'ALTER TABLE credential DROP COLUMN previous_secret_hash, DROP COLUMN previous_secret_until',
      'ALTER TABLE organization DROP COLUMN quota_bytes, DROP COLUMN language, DROP COLUMN suspended_at, DROP COLUMN deleting_since',
      'ALTER TABLE organization DROP COLUMN money_roles',
    ])
      await sql.raw(statement).execute(db)
    await close()
    const directory = archivePath()
    await done(run('create', directory, from))
    assert.equal(manifestOf(directory)['migration'], '0003-listings')
    await done(run('restore', directory, to))
    const after = await open(to)
    const images = await after.db.selectFrom('image').select(['root_image_id']).execute()
    assert.deepEqual(
      images,
      Array.from({ length: IMAGES }, () => ({ root_image_id: null })),
    )
    assert.deepEqual(await after.db.selectFrom('spark_request').selectAll().execute(), [])
    await after.close()
  })

  it('changes nothing when it fails half-way, and can be repeated', async () => {
    const to = await place()
    const before = await open(to)
    await sql`CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no more rows'; END $$ LANGUAGE plpgsql`.execute(
      before.db,
    )
    await sql`CREATE TRIGGER refuse BEFORE INSERT ON signing_key FOR EACH ROW EXECUTE FUNCTION refuse()`.execute(
      before.db,
    )
    await before.close()
    await refused(run('restore', directory, to), /no more rows/)
    const between = await open(to)
    assert.deepEqual(await between.db.selectFrom('image').selectAll().execute(), [])
    await sql`DROP FUNCTION refuse CASCADE`.execute(between.db)
    await between.close()
    await done(run('restore', directory, to))
    assert.equal(await count(to, 'image'), IMAGES)
    assert.equal(await count(to, "pg_constraint WHERE contype = 'f' AND conrelid = 'image'::regclass"), 2)
  })

  it('rejects an embedded database in use, and asks to stop the service first', {
    skip: kind !== 'embedded',
  }, async () => {
    const from = await place()
    const running = await open(from)
    await refused(run('restore', directory, from), /is running on .*: stop the service first/)
    await running.close()
  })
}
