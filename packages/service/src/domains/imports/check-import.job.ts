import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { IMPORT_FAILURES } from '@endcap/api'
import { CatalogFileError, type CatalogRecord, readCatalog } from '@endcap/catalog-files'
import { type BlobStore, blobKey } from '@endcap/foundation/blobs/blob-store'
import type { Logger } from '@endcap/foundation/observability/log'
import type { Db } from '../../platform/db/database.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { Worker } from '../../platform/jobs/job-type.ts'
import type { ResolveCategory } from '../categories/resolve-category.ts'
import { makeDownloadFolder } from '../images/download-folder.ts'
import type { OrganizationStore } from '../organizations/organization-store.ts'
import { checkRows } from './check-rows.ts'
import { endImport } from './end-import.ts'
import type { CatalogImport, CheckProgress } from './import.ts'
import { deleteRows, insertRows, type NewRow } from './import-rows.ts'
import { beginAttempt, holdsAttempt } from './import-store.ts'
import { type CHECK_IMPORT, CHECK_LARGE_IMPORT } from './jobs.ts'
import { enqueueRun } from './start-import.ts'
import { Tally } from './tally.ts'

type Payload = NonNullable<(typeof CHECK_IMPORT)['payload']>
type Deps = {
  db: Db
  blobs: BlobStore
  jobs: JobQueue
  organizations: OrganizationStore
  resolveCategory: ResolveCategory
  log: Logger
}

/** Requests are served between batches. */
const RECORDS_AT_A_TIME = 100

type Slices = {
  sliceMs: number
  concurrency: number
}

/**
 * Creates the worker of dry runs, which compares products with stored PDPs and stores the rows, but submits
 * nothing. A new mapping or attempt stops it.
 *
 * Each job works for some seconds, then enqueues the next, which skips stored records.
 */
export function createCheckImportWorker(deps: Deps, { sliceMs, concurrency }: Slices): Worker<Payload> {
  const { db, jobs, log } = deps
  return {
    concurrency,
    async handle({ importId }, signal) {
      const attempt = await beginCheck(db, importId)
      if (!attempt) return
      try {
        const slice = await storeRows(deps, attempt, { endMs: performance.now() + sliceMs, signal })
        if (slice) await db.transaction().execute((trx) => endSlice(trx, jobs, attempt, slice))
      } catch (error) {
        if (!(error instanceof CatalogFileError)) throw error
        log.info({ import_id: importId, reason: error.message }, 'the file of an import cannot be read')
        await refuseFile(db, attempt, error.message)
      }
    },
    onDeadLetter: ({ importId }) => interrupt(db, importId),
  }
}

/** Ends an import whose jobs keep failing. */
export async function interrupt(db: Db, importId: string): Promise<void> {
  await db.transaction().execute((trx) =>
    endImport(trx, importId, {
      status: 'failed',
      errorCode: 'IMPORT_INTERRUPTED',
      error: IMPORT_FAILURES.IMPORT_INTERRUPTED,
    }),
  )
}

/** Begins an attempt without rows left by an interrupted slice. */
function beginCheck(db: Db, importId: string): Promise<CatalogImport | null> {
  return db.transaction().execute(async (trx) => {
    const attempt = await beginAttempt(trx, importId, 'checking')
    if (attempt) await deleteRows(trx, importId, attempt.check_progress?.lastRow ?? 0)
    return attempt
  })
}

/** `lastRow` is the row of the last stored record. */
type Slice = { records: number; lastRow: number; tally: Tally; isLast: boolean }

/** Stores rows until the time is over. Null if another attempt has begun. */
async function storeRows(
  deps: Deps,
  attempt: CatalogImport,
  { endMs, signal }: { endMs: number; signal: AbortSignal },
): Promise<Slice | null> {
  const { organization_id: organizationId, check_progress: progress } = attempt
  const organization = await deps.organizations.get(organizationId)
  await using folder = await makeDownloadFolder()
  const slice: Slice = {
    records: progress?.records ?? 0,
    lastRow: progress?.lastRow ?? 0,
    tally: new Tally(progress?.counts),
    isLast: true,
  }
  for await (const records of readRecords(deps.blobs, attempt, {
    path: join(folder.path, 'catalog'),
    signal,
  })) {
    signal.throwIfAborted()
    const rows = await checkRows({ ...deps, organization }, records, attempt)
    if (!(await addRows(deps.db, attempt, rows))) return null
    rows.forEach((row) => slice.tally.add(row))
    slice.records += records.length
    slice.lastRow = Math.max(slice.lastRow, ...records.map(({ row }) => row))
    if (performance.now() >= endMs) return { ...slice, isLast: false }
  }
  return slice
}

/** Yields batches of records that are not stored yet. */
async function* readRecords(
  blobs: BlobStore,
  {
    organization_id: organizationId,
    sha256,
    detection,
    mapping,
    retailer,
    check_progress: progress,
  }: CatalogImport,
  { path, signal }: { path: string; signal: AbortSignal },
): AsyncGenerator<CatalogRecord[]> {
  await blobs.save(blobKey(organizationId, sha256), path, signal)
  const options = { detection, mapping, defaults: { retailer }, requireImages: false }
  let toSkip = progress?.records ?? 0
  let records: CatalogRecord[] = []
  for await (const record of readCatalog(createReadStream(path, { signal }), options)) {
    toSkip -= 1
    if (toSkip >= 0) continue
    records.push(record)
    if (records.length < RECORDS_AT_A_TIME) continue
    yield records
    records = []
  }
  if (records.length > 0) yield records
}

/** Returns false if another attempt has begun. */
function addRows(db: Db, attempt: CatalogImport, rows: readonly NewRow[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const holds = await holdsAttempt(trx, attempt)
    if (holds) await insertRows(trx, attempt.id, rows)
    return holds
  })
}

/** Ends the dry run or enqueues its next slice, unless another attempt has begun. */
async function endSlice(
  trx: Db,
  jobs: JobQueue,
  attempt: CatalogImport,
  { tally, isLast, ...stored }: Slice,
): Promise<void> {
  const counts = tally.result()
  const progress: CheckProgress = { ...stored, counts }
  const ended = await trx
    .updateTable('import')
    .set(
      isLast
        ? { status: 'ready', dry_run: JSON.stringify(counts), check_progress: null }
        : { check_progress: JSON.stringify(progress) },
    )
    .where('id', '=', attempt.id)
    .where('attempt', '=', attempt.attempt)
    .where('status', '=', 'checking')
    .returning('starts_when_ready')
    .executeTakeFirst()
  if (!ended) return
  const { id: importId, organization_id: organizationId } = attempt
  if (!isLast)
    await jobs.enqueue(trx, CHECK_LARGE_IMPORT, [{ importId }], { organizationId, urgency: 'import' })
  else if (ended.starts_when_ready) await enqueueRun(trx, jobs, attempt)
}

/** Records that this mapping cannot read the file. Another one may. */
async function refuseFile(db: Db, attempt: CatalogImport, error: string): Promise<void> {
  await db
    .updateTable('import')
    .set({ status: 'invalid', error_code: 'FILE_NOT_READABLE', error, starts_when_ready: false })
    .where('id', '=', attempt.id)
    .where('attempt', '=', attempt.attempt)
    .where('status', '=', 'checking')
    .execute()
}
