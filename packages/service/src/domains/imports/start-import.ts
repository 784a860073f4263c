import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { JobQueue } from '../../platform/jobs/job-queue.ts'
import type { CatalogImport } from './import.ts'
import { lockImport, ownImport } from './import-store.ts'
import { RUN_IMPORT } from './jobs.ts'

type Deps = { db: Db; jobs: JobQueue }

/**
 * Creates the start of imports, if necessary after the dry run. Does nothing for a running or completed
 * import.
 *
 * @throws DomainError IMPORT_NOT_FOUND, IMPORT_NOT_READY, IMPORT_ENDED
 */
export function createStartImport({ db, jobs }: Deps) {
  return async function startImport(organizationId: string, importId: string): Promise<CatalogImport> {
    await db.transaction().execute(async (trx) => {
      const found = await lockImport(trx, organizationId, importId)
      await startLocked(trx, jobs, found)
    })
    return ownImport(db, organizationId, importId)
  }
}

export type StartImport = ReturnType<typeof createStartImport>

/** Starts a locked import. @throws DomainError IMPORT_NOT_READY, IMPORT_ENDED */
export async function startLocked(trx: Db, jobs: JobQueue, found: CatalogImport): Promise<void> {
  const { id, status } = found
  if (status === 'cancelled' || status === 'failed')
    throw new DomainError('IMPORT_ENDED', `the import is ${status}; send the file again`)
  if (status === 'invalid')
    throw new DomainError('IMPORT_NOT_READY', found.error ?? 'the file cannot be read with this mapping')
  if (status === 'checking')
    await trx.updateTable('import').set({ starts_when_ready: true }).where('id', '=', id).execute()
  if (status === 'ready') await enqueueRun(trx, jobs, found)
}

/** Runs a ready import by enqueuing its first job. */
export async function enqueueRun(
  trx: Db,
  jobs: JobQueue,
  { id, organization_id: organizationId }: Pick<CatalogImport, 'id' | 'organization_id'>,
): Promise<void> {
  await trx
    .updateTable('import')
    .set({ status: 'running', started_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .execute()
  await jobs.enqueue(trx, RUN_IMPORT, [{ importId: id }], { organizationId, urgency: 'import' })
}
