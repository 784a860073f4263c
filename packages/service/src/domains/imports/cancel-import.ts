import type { Db } from '../../platform/db/database.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import { endImport } from './end-import.ts'
import type { CatalogImport } from './import.ts'
import { lockImport, ownImport } from './import-store.ts'

/**
 * Creates the cancellation. Waiting rows are not submitted. Canceling again changes nothing.
 *
 * @throws DomainError IMPORT_NOT_FOUND, IMPORT_ENDED
 */
export function createCancelImport({ db }: { db: Db }) {
  return async function cancelImport(organizationId: string, importId: string): Promise<CatalogImport> {
    await db.transaction().execute(async (trx) => {
      const { id, status } = await lockImport(trx, organizationId, importId)
      if (status === 'completed' || status === 'failed')
        throw new DomainError('IMPORT_ENDED', `the import is ${status}, so it cannot be cancelled`)
      await endImport(trx, id, { status: 'cancelled' })
    })
    return ownImport(db, organizationId, importId)
  }
}

export type CancelImport = ReturnType<typeof createCancelImport>
