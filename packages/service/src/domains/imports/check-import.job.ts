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
import type { CatalogImport } from './import.ts'
import { deleteRows, insertRows, type NewRow } from './import-rows.ts'
import { beginAttempt, holdsAttempt } from './import-store.ts'
import type { CHECK_IMPORT } from './jobs.ts'
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

/** Records that are checked and stored together. Requests are served between them. */
const RECORDS_AT_A_TIME = 100

/**
 * Creates the worker of dry runs. It reads the file, compares each product with its stored PDP, and stores the rows.
 * Nothing is submitted. A change of the mapping, or another attempt, makes it stop.
 */
export function createCheckImportWorker(deps: Deps, concurrency: number): Worker<Payload> {
  const { db, log } = deps
  return {
    concurrency,
    async handle({ importId }, signal) {
      const attempt = await beginCheck(db, importId)
      if (!attempt) return
      try {
        const tally = await storeRows(deps, attempt, signal)
        if (tally) await db.transaction().execute((trx) => finishCheck(trx, deps.jobs, attempt, tally))
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

/** Begins an attempt without the rows of an earlier one. */
function beginCheck(db: Db, importId: string): Promise<CatalogImport | null> {
  return db.transaction().execute(async (trx) => {
    const attempt = await beginAttempt(trx, importId, 'checking')
    if (attempt) await deleteRows(trx, importId)
    return attempt
  })
}

/** Stores all rows and returns their counts, or null if another attempt has begun. */
async function storeRows(deps: Deps, attempt: CatalogImport, signal: AbortSignal): Promise<Tally | null> {
  const { organization_id: organizationId, sha256, detection, mapping } = attempt
  const organization = await deps.organizations.get(organizationId)
  await using folder = await makeDownloadFolder()
  const path = join(folder.path, 'catalog')
  await deps.blobs.save(blobKey(organizationId, sha256), path, signal)
  const bytes = createReadStream(path, { signal })
  const options = { detection, mapping, defaults: { retailer: attempt.retailer }, requireImages: false }
  const tally = new Tally()
  const check = async (records: readonly CatalogRecord[]) => {
    signal.throwIfAborted()
    const rows = await checkRows({ ...deps, organization }, records, attempt)
    rows.forEach((row) => tally.add(row))
    return addRows(deps.db, attempt, rows)
  }
  let records: CatalogRecord[] = []
  for await (const record of readCatalog(bytes, options)) {
    records.push(record)
    if (records.length < RECORDS_AT_A_TIME) continue
    if (!(await check(records))) return null
    records = []
  }
  return (await check(records)) ? tally : null
}

/** Adds rows unless another attempt has begun. Returns false if so. */
function addRows(db: Db, attempt: CatalogImport, rows: readonly NewRow[]): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const holds = await holdsAttempt(trx, attempt)
    if (holds) await insertRows(trx, attempt.id, rows)
    return holds
  })
}

async function finishCheck(trx: Db, jobs: JobQueue, attempt: CatalogImport, tally: Tally): Promise<void> {
  const ready = await trx
    .updateTable('import')
    .set({ status: 'ready', dry_run: JSON.stringify(tally.result()) })
    .where('id', '=', attempt.id)
    .where('attempt', '=', attempt.attempt)
    .where('status', '=', 'checking')
    .returning('starts_when_ready')
    .executeTakeFirst()
  if (ready?.starts_when_ready) await enqueueRun(trx, jobs, attempt)
}

/** Records that the file cannot be read with this mapping. Another mapping may cure it. */
async function refuseFile(db: Db, attempt: CatalogImport, error: string): Promise<void> {
  await db
    .updateTable('import')
    .set({ status: 'invalid', error_code: 'FILE_NOT_READABLE', error, starts_when_ready: false })
    .where('id', '=', attempt.id)
    .where('attempt', '=', attempt.attempt)
    .where('status', '=', 'checking')
    .execute()
}
